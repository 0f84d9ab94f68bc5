import type { Reason } from '../reasons.ts'

/** Why something can't be done. */
export const reasons: Readonly<Record<Reason, string>> = {
  dangerous: 'That space harms or holds; step onto it by itself',
  'dead-end': 'That gate leads nowhere',
  'declined-gift': 'They have refused it in this move',
  'flying-already': 'You fly already',
  'home-destroyed': 'The spawning space is destroyed',
  'memory-full': 'Five spells are all that one can keep in mind',
  'no-chest': 'There is no chest here',
  'no-mentality': 'That takes mentality, and you have none',
  'no-power-ups': 'No power-ups are left in your stack',
  'no-room': 'You can carry no more',
  'no-spells-left': 'No spells are left',
  'no-way-out': 'No free space beside to get out to',
  'nothing-to-restore': 'There is nothing to restore',
  'nowhere-to-push': 'There is nowhere to push it',
  obstacle: 'Nobody can stand there',
  occupied: 'Somebody stands there',
  'once-a-turn': 'Once a turn is all',
  'out-of-reach': 'It is too far for this move',
  'refused-passage': 'They do not let you pass',
  taken: 'Somebody else plays that one',
  'too-few-kills': 'That takes more destroyed generators',
  'too-few-points': 'Too few movement points are left',
  vampire: 'With a Star Vampire on you, only it matters',
}
