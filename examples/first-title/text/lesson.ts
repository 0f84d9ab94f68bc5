/** The words of the lesson. */
export const lesson = {
  name: 'The game',
  about: 'For those who have never taken a stone.',
  take: {
    task: 'Take the stone worth 4',
    text: 'The more a stone is worth, the harder it is to throw. A 4 is thrown every other time.',
    after: 'You threw a 5, which is 4 or more, so the 4 points are yours. Bram threw too little.',
    rules: ['FT-TURN-2', 'FT-TURN-3', 'FT-END-1'],
  },
  farewell: 'That was the whole game: one stone each, and the most points win.',
} as const
