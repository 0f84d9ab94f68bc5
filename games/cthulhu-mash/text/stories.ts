/** What is told of choices where a table is opened, a sentence each. */
export const choiceStories = {
  victory: {
    'death-match': 'The last one alive wins. Monsters only delay you; the others end you.',
    'capture-the-flag': 'Wreck every spawning space that is not yours.',
    cooperative: 'All against the board: leave no generator and no monster on any tile.',
    roll: 'A six-sided die decides what you play for.',
  },
} as const
