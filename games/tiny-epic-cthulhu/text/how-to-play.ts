/** The game in two minutes. `picture` names what is drawn beside it. */
export const howToPlay = {
  aim: 'Translate the Necronomicon before the Great Old One has woken, then seal its six portals. You win together or lose together.',
  steps: [
    {
      picture: 'wheel',
      heading: 'The wheel strikes first',
      text: 'Every turn begins with a spin. The front of the needle names a town and what happens there; its tail says where a Shambler rises, and the Great Old One follows.',
      rules: ['TEC-TURN-2', 'TEC-POINT-1', 'TEC-SPAWN-1', 'TEC-STALK-1'],
    },
    {
      picture: 'draw',
      heading: 'Then the Bag',
      text: 'As many tentacles are drawn as the Great Old One is strong. Fear, Rage and Greed settle on the town, Chaos comes to you, and Eldritch feeds its energy.',
      rules: ['TEC-DRAW-1', 'TEC-DRAW-8', 'TEC-DRAW-7', 'TEC-DRAW-6'],
    },
    {
      picture: 'curse',
      heading: 'What no longer fits is a curse',
      text: 'One tentacle too many empties a track. In a town it wakes a power of the Great Old One, on its energy it adds strength, and on your own mat it costs a piece of your mind.',
      rules: ['TEC-CURSE-1', 'TEC-CURSE-9', 'TEC-CURSE-7', 'TEC-CURSE-13'],
    },
    {
      picture: 'actions',
      heading: 'You act three times',
      text: 'Move, collect, banish, translate, or use the town you stand in, in any order. A Chaos Tentacle buys one more action, or stands in for any colour you owe.',
      rules: ['TEC-ACTION-1', 'TEC-ACTION-2', 'TEC-ACTION-5', 'TEC-TRANS-2'],
    },
    {
      picture: 'gifts',
      heading: 'Every madness is a gift',
      text: 'Fear makes you quick: each carries you one town farther. Greed collects one more, and Rage clears one more when you banish. You have room for two of each.',
      rules: ['TEC-MOVE-2', 'TEC-COLLECT-3', 'TEC-BANISH-11', 'TEC-COLLECT-5'],
    },
    {
      picture: 'shamblers',
      heading: 'Mind the Shamblers',
      text: 'Stop among them, and you draw a tentacle for each. To banish one, roll a die for each that is there: the highest is the price, in its colour.',
      rules: ['TEC-MOVE-8', 'TEC-BANISH-2', 'TEC-BANISH-3', 'TEC-BANISH-5'],
    },
    {
      picture: 'translate',
      heading: 'Read what lies in the towns',
      text: 'Stop in a town to turn its page up, then pay what it shows. Its numbers fill rows of the Necronomicon, and the page stays with you as a rune. Rows and columns free Chaos.',
      rules: ['TEC-MOVE-7', 'TEC-TRANS-2', 'TEC-TRANS-3', 'TEC-TRANS-9', 'TEC-TRANS-6'],
    },
    {
      picture: 'seal',
      heading: 'Look it in the eye',
      text: 'With all 25 pages placed the portals open. Go where the Great Old One stands, choose one, roll a die for each rune of its colour, reach its number, and lay a tentacle on it.',
      rules: ['TEC-PHASE-1', 'TEC-SEAL-2', 'TEC-SEAL-5', 'TEC-SEAL-7'],
    },
    {
      picture: 'ending',
      heading: 'All or none',
      text: 'The sixth seal wins for everybody. You all lose if its strength comes to the end, if no Shambler is left to spawn, or if one mind among you breaks.',
      rules: ['TEC-END-1', 'TEC-END-2', 'TEC-END-3', 'TEC-END-4'],
    },
  ],
} as const

export type HowToPicture = (typeof howToPlay)['steps'][number]['picture']
