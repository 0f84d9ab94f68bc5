/** What is told of choices where a table is opened, a sentence each. */
export const choiceStories = {
  victory: {
    'death-match': 'The last one alive wins. Monsters only delay you; the others end you.',
    'capture-the-flag': 'Wreck every spawning space that is not yours.',
    cooperative: 'All against the board: find and break every generator.',
    roll: 'A six-sided die decides what you play for.',
  },
} as const
