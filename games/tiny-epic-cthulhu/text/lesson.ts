/** The words of the lesson, step by step. */
export const lesson = {
  name: 'The game',
  about: 'For everybody: two turns on either side of the last page.',
  wheel: {
    task: 'Choose what the lull takes',
    text: 'Every turn begins with the wheel. Its needle stopped at the Fogbound Ferry, on a Lull: one tentacle of your choice leaves the Shambler Mat.',
    after:
      'Then two tentacles were drawn: a Fear settled on the Ferry, and a Chaos came to you. At the tail of the needle a Shambler rose, and Nyarlathotep went after it.',
    rules: ['TEC-POINT-2', 'TEC-DRAW-8', 'TEC-SPAWN-1', 'TEC-STALK-1'],
  },
  move: {
    task: 'Move to the Fogbound Ferry',
    text: 'Now you have three actions. Without Fear a move goes one town. A Shambler waits at the Ferry: whoever stops there draws a tentacle for it.',
    after:
      'You drew a Greed. There is room for two of each colour on your mat; a third would cost a piece of your mind. And the page of the Ferry has turned up.',
    rules: ['TEC-MOVE-1', 'TEC-MOVE-8', 'TEC-CURSE-13', 'TEC-MOVE-7'],
  },
  collect: {
    task: 'Collect one Fear and one Rage',
    text: 'The page asks one Fear, one Rage and one Greed. What you carry helps you: with one Greed you may collect two tentacles at once.',
    after:
      'So each colour is a price and a gift. Fear carries you farther, Greed collects more, and Rage makes a banishing count for more.',
    rules: ['TEC-COLLECT-3', 'TEC-MOVE-2', 'TEC-BANISH-11'],
  },
  banish: {
    task: 'Banish the Shambler with a Chaos',
    text: 'You roll a die for each Shambler here, and the highest is the price in its colour. You need your Rage for the page: a Chaos stands in for any colour.',
    after:
      'Gone, for one Chaos. Two Rage left the Shambler Mat with it: one for the Shambler, and one for the Rage you carry.',
    rules: ['TEC-BANISH-2', 'TEC-BANISH-3', 'TEC-BANISH-5', 'TEC-BANISH-11'],
  },
  chaos: {
    task: 'Buy one more action',
    text: 'Your three actions are used up, and the page still lies there. Your other Chaos buys a fourth.',
    after: 'It went to the supply, and you may act once more.',
    rules: ['TEC-ACTION-5', 'TEC-TERM-7'],
  },
  translate: {
    task: 'Translate the page',
    text: 'The Necronomicon lacks two pages, one in row 2 and one in row 5. This is the page for both.',
    after:
      'All 25 are read. You keep the page as a rune, and Nyarlathotep wakes: Phase Two has begun, and six portals stand open.',
    rules: ['TEC-TRANS-2', 'TEC-TRANS-3', 'TEC-TRANS-9', 'TEC-PHASE-1'],
  },
  endTurn: {
    task: 'End your turn',
    text: 'Portals are sealed where the Great Old One stands, and it goes where the tail of the needle points. Let Bram have his turn.',
    after:
      'The wheel turned for Bram, and again for you: Nyarlathotep has come to your town. In Phase One you would have to leave. Now it is just where you want it.',
    rules: ['TEC-SEAL-2', 'TEC-STALK-1', 'TEC-ACTION-8'],
  },
  prepare: {
    task: 'Collect the Fear',
    text: 'A portal takes one tentacle of its colour. There is a Fear left on the Ferry.',
    after: 'You have a Fear to lay down, and two Fear runes to roll for it.',
    rules: ['TEC-SEAL-3', 'TEC-COLLECT-2'],
  },
  seal: {
    task: 'Seal the Fear portal of 2',
    text: 'You roll a die for each rune of its colour, at most three. The sum has to reach the number of the portal.',
    after:
      'One and one are enough: the first portal is sealed, for good. When both of a colour are, its power never strikes again. The sixth seal wins.',
    rules: ['TEC-SEAL-5', 'TEC-SEAL-6', 'TEC-SEAL-7', 'TEC-CLOSE-2', 'TEC-END-1'],
  },
  farewell:
    'That is the game: spend your madness well, and let nothing overflow. You lose together if the Great Old One reaches full strength, if the Shamblers run out, or if one mind breaks.',
} as const
