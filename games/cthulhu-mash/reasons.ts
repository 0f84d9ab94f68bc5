/** Why an option is refused, and the rule behind it. */
export const reasons = {
  obstacle: 'CM-MOVE-5',
  occupied: 'CM-MOVE-10',
  dangerous: 'CM-ICON-18',
  'out-of-reach': 'CM-MOVE-4',
  'refused-passage': 'CM-MOVE-8',
  'too-few-points': 'CM-MOVE-4',
  'dead-end': 'CM-GATE-8',
  'no-room': 'CM-ITEM-7',
  'declined-gift': 'CM-ITEM-13',
  'no-way-out': 'CM-HOLD-9',
  'nowhere-to-push': 'CM-PUSH-6',
  vampire: 'CM-ACT-6',
  'no-mentality': 'CM-STAT-10',
  'once-a-turn': 'CM-CAST-7',
  'flying-already': 'CM-SPELL-4',
  'nothing-to-restore': 'CM-STAT-12',
  'home-destroyed': 'CM-HOME-8',
  'no-spells-left': 'CM-CAST-3',
  'no-chest': 'CM-TILE-13',
  'memory-full': 'CM-CHAR-22',
  'too-few-kills': 'CM-BOOST-3',
  'no-power-ups': 'CM-BOOST-5',
  taken: 'CM-SETUP-1',
} as const

export type Reason = keyof typeof reasons
