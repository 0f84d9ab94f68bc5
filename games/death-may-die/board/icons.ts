import type { IconName } from '@eldertable/board-kit'
import type { EnemyKind } from '../content/enemies.ts'
import type { ElderKey } from '../content/elder-ones.ts'
import type { Thing } from '../state.ts'

export const enemyIcons: Readonly<Record<EnemyKind, IconName>> = {
  cultist: 'cultist',
  'star-spawn': 'floating-tentacles',
  'hastur-disciple': 'cowled',
  'fire-vampire': 'burning-skull',
  'deep-one': 'fish-monster',
  ghoul: 'imp-laugh',
  byakhee: 'harpy',
  'hunting-horror': 'wyvern',
  shoggoth: 'transparent-slime',
  chthonian: 'worm-mouth',
}

export const elderIcons: Readonly<Record<ElderKey, IconName>> = {
  cthulhu: 'squid-head',
  hastur: 'crowned-skull',
}

export const thingIcons: Readonly<Record<Thing['kind'], IconName>> = {
  retort: 'round-bottom-flask',
  idol: 'totem-head',
  altar: 'star-altar',
  grave: 'tombstone',
  bones: 'crossed-bones',
  lens: 'microscope-lens',
  circuit: 'circuitry',
  pillar: 'ionic-column',
}
