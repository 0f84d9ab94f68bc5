/** What is told of choices where a table is opened, a sentence or two each. */
export const choiceStories = {
  director: {
    human:
      'Whoever has the first seat leads the monsters from behind the camera. All the others try to live, as a team.',
    auto: 'All of you survive together. The monsters play by fixed rules, and the log says why.',
  },
  difficulty: {
    feature: 'The film as it is meant to be seen.',
    matinee: 'Gentler: more spoints for every seat, a rest before it begins, and better flails.',
    midnight: 'Crueller: every reel begins with a larger Director’s Cut.',
  },
} as const
