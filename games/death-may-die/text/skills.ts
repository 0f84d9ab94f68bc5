/** What an insanity card does when a mind gives way: to whoever reads it, and of somebody else. */
export const insanityWords: readonly { text: string; others: string; rule: string }[] = [
  {
    text: 'Every figure in your space gives you 1 stress; alone, you heal all of it.',
    others: 'Every figure in their space gives them 1 stress; alone, they heal all of it.',
    rule: 'DMD-INSANE-1',
  },
  {
    text: 'Your stress becomes as high as your wounds, and you discard cards until both sides match.',
    others:
      'Their stress becomes as high as their wounds, and they discard cards until both sides match.',
    rule: 'DMD-INSANE-2',
  },
  {
    text: 'You keep your last Mythos card, and it is resolved again; if you have none, you take 1 stress.',
    others:
      'They keep their last Mythos card, and it is resolved again; if they have none, they take 1 stress.',
    rule: 'DMD-INSANE-3',
  },
  {
    text: 'You send the others in your space to adjacent ones; if nobody is there, you take 1 stress.',
    others:
      'They send the others in their space to adjacent ones; if nobody is there, they take 1 stress.',
    rule: 'DMD-INSANE-4',
  },
  {
    text: 'Fire in your space and on you; then you heal 2 stress.',
    others: 'Fire in their space and on them; then they heal 2 stress.',
    rule: 'DMD-INSANE-5',
  },
  {
    text: 'You discard an item or a companion; if you have neither, you take 2 stress.',
    others: 'They discard an item or a companion; if they have neither, they take 2 stress.',
    rule: 'DMD-INSANE-6',
  },
  {
    text: 'You take an item from somebody within 1 space, without asking; if there is none, you take 1 stress.',
    others:
      'They take an item from somebody within 1 space, without asking; if there is none, they take 1 stress.',
    rule: 'DMD-INSANE-7',
  },
  {
    text: 'Enemies in adjacent spaces come to yours; if none does, you heal 2 stress.',
    others: 'Enemies in adjacent spaces come to theirs; if none does, they heal 2 stress.',
    rule: 'DMD-INSANE-8',
  },
]
