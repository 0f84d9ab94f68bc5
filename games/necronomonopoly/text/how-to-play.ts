import { ASYLUM_GAIN, TOLL } from '../pieces/spaces.ts'
/** The game in two minutes. `picture` names what is drawn beside it. */
export const howToPlay = {
  aim: 'Buy ill-omened land with your own Sanity, and be the last to have any Sanity left.',
  steps: [
    {
      picture: 'purse',
      heading: 'Your mind is your purse',
      text: 'Everybody starts on Mi-Go with 150 Sanity. Prices, rents and frights all come out of that one number.',
      rules: ['NEC-SETUP-8', 'NEC-CORE-1'],
    },
    {
      picture: 'turn',
      heading: 'A monster, a walk, a purchase',
      text: 'In your turn you first send one monster on its way, if any is about. Then you throw and walk. Then you may buy or trade.',
      rules: ['NEC-TURN-1', 'NEC-TURN-6', 'NEC-TURN-13'],
    },
    {
      picture: 'walk',
      heading: 'You walk clockwise, they do not',
      text: 'A monster in your way stops you, and meeting it costs the number in its red disc. After a double you throw again; the third double of a turn lands you in the Asylum.',
      rules: ['NEC-MOVE-4', 'NEC-MEET-4', 'NEC-DOUBLE-3'],
    },
    {
      picture: 'deed',
      heading: 'Buy the ground under your feet',
      text: 'Land on a Lot or a Great Tome that nobody owns, and you may have it for its price. There is no auction. Decline, and you must land there again.',
      rules: ['NEC-LOT-1', 'NEC-TOME-1', 'NEC-BUY-3'],
    },
    {
      picture: 'rent',
      heading: 'Let others stand on it',
      text: 'Whoever lands on your Lot pays you rent. A second and a third Lot of the same locale raise it steeply, and all three together bring an advantage.',
      rules: ['NEC-LOT-4', 'NEC-LOT-5', 'NEC-LOCALE-1'],
    },
    {
      picture: 'mythos',
      heading: 'Draw what the Mythos gives',
      text: 'Allies and Artifacts you may keep or refuse. A monster you may not: you meet it where you stand, and then it walks the board. An Ally can be left to it in your place.',
      rules: ['NEC-MYTHOS-3', 'NEC-MYTHOS-4', 'NEC-ALLY-2'],
    },
    {
      picture: 'places',
      heading: 'Know the corners',
      text: `Walking over Mi-Go costs ${TOLL}. The Asylum holds you for up to three throws and mends ${ASYLUM_GAIN} Sanity a turn. A Gate puts you somewhere else entirely.`,
      rules: ['NEC-MIGO-1', 'NEC-ASYLUM-9', 'NEC-ASYLUM-12', 'NEC-GATE-1'],
    },
    {
      picture: 'cultist',
      heading: 'Madness is a change of sides',
      text: 'Cannot pay in full? You go insane. Your Lots go back, your Tomes stay with you, and you play on as a Cultist: widdershins, and hard on anybody where you land.',
      rules: ['NEC-INSANE-1', 'NEC-INSANE-5', 'NEC-CULTIST-3', 'NEC-CULTIST-10'],
    },
    {
      picture: 'ending',
      heading: 'Two ways it ends',
      text: 'The last sane player wins alone. The Cultists win together once all four Great Tomes are theirs and an owner of one stands on Mi-Go.',
      rules: ['NEC-END-1', 'NEC-END-3'],
    },
  ],
} as const

export type HowToPicture = (typeof howToPlay)['steps'][number]['picture']
