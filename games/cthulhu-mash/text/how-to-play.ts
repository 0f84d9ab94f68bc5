/** The game in two minutes. `picture` names what is drawn beside it. */
export const howToPlay = {
  aim: 'In a Death Match the last character left wins. You can also strike at the rivals’ spawning spaces, or clear the whole board of monsters together, or alone.',
  steps: [
    {
      picture: 'tile',
      heading: 'Four or five actions',
      text: 'Walk, strike, shoot, push, jump, cast, in any order and as often as you like. A move goes as far as its points: one for a step, more where a boot is printed.',
      rules: ['CM-ACT-1', 'CM-ACT-3', 'CM-MOVE-1', 'CM-MOVE-3'],
    },
    {
      picture: 'walls',
      heading: 'Walls, low walls, hazards',
      text: 'Thick lines stop both feet and eyes. Dashed ones stop feet alone. What has a dotted red frame hurts, holds or kills whoever comes there, and nobody walks into it unasked.',
      rules: ['CM-MOVE-5', 'CM-LOS-4', 'CM-LOS-11', 'CM-MOVE-18'],
    },
    {
      picture: 'gate',
      heading: 'The board unfolds',
      text: 'Behind gates lie hidden tiles. Whoever goes through turns one up and says how it lies. Then generators come onto it, and every one of them brings a monster.',
      rules: ['CM-GATE-6', 'CM-GATE-14', 'CM-GENER-1', 'CM-SPAWN-4'],
    },
    {
      picture: 'fight',
      heading: 'One die against defence',
      text: 'Blows reach the spaces beside you, shots everything in sight that is farther. As much as the defence hits. A 1 always misses, the highest face always hits.',
      rules: ['CM-FIGHT-2', 'CM-FIGHT-3', 'CM-FIGHT-4', 'CM-MELEE-1', 'CM-RANGE-1'],
    },
    {
      picture: 'loot',
      heading: 'Generators pay',
      text: 'A destroyed generator leaves objects, face down, to be picked up in a move. You keep the generator itself: two or three of them buy a power-up.',
      rules: ['CM-GENER-12', 'CM-GENER-13', 'CM-ITEM-5', 'CM-BOOST-3'],
    },
    {
      picture: 'monsters',
      heading: 'Monsters strike back',
      text: 'After your actions the monsters on your tile act against you. The player to your left leads them, or they play by themselves. Nobody else’s monsters move.',
      rules: ['CM-TURN-8', 'CM-TURN-9', 'CM-PHASE-2'],
    },
    {
      picture: 'home',
      heading: 'Death and coming back',
      text: 'Whom monsters or hazards kill comes back on the own spawning space, without power-ups. Whom another character kills is out. Alone or together nobody comes back.',
      rules: ['CM-DEATH-2', 'CM-DEATH-3', 'CM-DEATH-6', 'CM-DEATH-7'],
    },
  ],
} as const

export type HowToPicture = (typeof howToPlay)['steps'][number]['picture']
