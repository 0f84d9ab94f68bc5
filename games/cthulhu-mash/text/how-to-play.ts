/** The game in two minutes. `picture` names what is drawn beside it. */
export const howToPlay = {
  aim: 'In a Death Match the last one alive wins; to capture the flag you wreck the others’ spawning spaces; together or alone you clear every tile. Whichever it is, the monsters do not take sides.',
  steps: [
    {
      picture: 'tile',
      heading: 'A board that unfolds',
      text: 'You start on your own tile. Go through a gate for 1 point, and the tile beyond is turned up, with generators on it, and the first monsters.',
      rules: ['CM-GATE-9', 'CM-GATE-14', 'CM-GENER-1'],
    },
    {
      picture: 'walk',
      heading: 'Press a space to walk',
      text: 'A move is one action. Lit spaces show their cost; walking takes the cheapest way round everything that harms. Step into harm only if you press it yourself.',
      rules: ['CM-ACT-1', 'CM-MOVE-1', 'CM-MOVE-3', 'CM-ICON-18'],
    },
    {
      picture: 'attack',
      heading: 'Press an enemy to attack',
      text: 'Your die must reach its defence; a 1 always misses and the highest face always hits. The chance is shown first. Of weapons that strike one, the likeliest is taken; others, also for areas, are in the slip.',
      rules: ['CM-FIGHT-2', 'CM-FIGHT-3', 'CM-FIGHT-4'],
    },
    {
      picture: 'sight',
      heading: 'Walls, low walls, and who is in the way',
      text: 'Solid walls stop everything. Over low walls one shoots but does not walk. Pieces block the line too. Point at a space to learn what you would see from there.',
      rules: ['CM-LINE-3', 'CM-LOS-1', 'CM-LOS-4', 'CM-RANGE-1'],
    },
    {
      picture: 'generator',
      heading: 'Break what breeds',
      text: 'Each turn on its tile a generator throws a die: its number or less brings a monster. Destroy it, loot what it leaves, and turn generators in for a power-up.',
      rules: ['CM-SPAWN-2', 'CM-GENER-12', 'CM-BOOST-3'],
    },
    {
      picture: 'monsters',
      heading: 'The monsters strike back',
      text: 'After your actions the monsters of your tile act against you. They play by fixed rules and the log says why, or the player to your left decides for them.',
      rules: ['CM-TURN-1', 'CM-PHASE-1', 'CM-PHASE-2'],
    },
    {
      picture: 'held',
      heading: 'Chains, pits and pushes',
      text: 'Push somebody into a pit, a brazier or a gate. Whoever is held spends actions to break free, a low number on a six-sided die, and is easily hit meanwhile.',
      rules: ['CM-PUSH-1', 'CM-PUSH-8', 'CM-HOLD-6', 'CM-HOLD-14'],
    },
    {
      picture: 'death',
      heading: 'Two ways to die',
      text: 'Killed by a monster or a trap, you come back on your spawning space. Killed by another player, you are out. In a game together nobody comes back.',
      rules: ['CM-DEATH-2', 'CM-DEATH-3', 'CM-WIN-1', 'CM-COOP-1'],
    },
  ],
} as const

export type HowToPicture = (typeof howToPlay.steps)[number]['picture']
