/** The game in two minutes. `picture` names what is drawn beside it. */
export const howToPlay = {
  aim: 'Disrupt the ritual of the episode before all is lost, let the Elder One come, and kill its last stage. You win together or lose together.',
  steps: [
    {
      picture: 'plan',
      heading: 'Three actions in a dark house',
      text: 'Move up to three steps, attack, rest, trade, or do what the episode asks. The same action may be taken again. Then comes the Mythos, then whatever shares your room.',
      rules: ['DMD-TURN-1', 'DMD-TURN-2', 'DMD-TURN-3', 'DMD-MOVE-1'],
    },
    {
      picture: 'follow',
      heading: 'They follow you',
      text: 'Nothing holds you back, but every enemy in the room you leave comes with you, on every step. And fire in a room sticks to whoever walks out of it.',
      rules: ['DMD-MOVE-3', 'DMD-MOVE-4', 'DMD-MOVE-7', 'DMD-MOVE-9'],
    },
    {
      picture: 'dice',
      heading: 'Three dice, and more',
      text: 'A success is a wound, a tentacle costs a piece of your mind, an elder sign helps those who know how. Stress throws a die again, as long as there is room for it.',
      rules: ['DMD-DICE-5', 'DMD-ATTACK-2', 'DMD-DICE-13', 'DMD-REROLL-1', 'DMD-REROLL-2'],
    },
    {
      picture: 'tokens',
      heading: 'Spoil the ritual',
      text: 'Each episode has its own tokens and two actions of its own. Most of them need a safe room: one without any enemy. The last token gone, the ritual is disrupted.',
      rules: ['DMD-MAP-8', 'DMD-EPISODE-2', 'DMD-EPONE-1'],
    },
    {
      picture: 'mythos',
      heading: 'The Mythos answers',
      text: 'After your actions a card is drawn: enemies climb out of gates and close in. If your room is safe you find something there. If not, everything in it attacks you.',
      rules: ['DMD-MYTHOS-1', 'DMD-FIGHT-1', 'DMD-FIGHT-2', 'DMD-DISC-1'],
    },
    {
      picture: 'madness',
      heading: 'Madness makes you strong',
      text: 'Lost sanity never comes back. On a marked space your insanity breaks out, and then one of your skills goes up. On the skull you are gone for good.',
      rules: ['DMD-SANITY-5', 'DMD-SANITY-6', 'DMD-SANITY-9', 'DMD-INV-4'],
    },
    {
      picture: 'track',
      heading: 'Three tentacles, one step',
      text: 'With three tentacles among the Mythos discards the Elder One advances. On the first red space, or when the ritual is disrupted, it comes. On the skull all is lost.',
      rules: ['DMD-ENDTURN-4', 'DMD-SUMMON-1', 'DMD-TRACK-5'],
    },
    {
      picture: 'elder',
      heading: 'Then kill it',
      text: 'Only once the ritual is disrupted can it be attacked. Each stage takes a number of wounds and wakes a new horror when it is revealed. Defeat the last one.',
      rules: ['DMD-ATTACK-9', 'DMD-ELDER-2', 'DMD-ELDER-4', 'DMD-ELDER-7'],
    },
  ],
} as const

export type HowToPicture = (typeof howToPlay.steps)[number]['picture']
