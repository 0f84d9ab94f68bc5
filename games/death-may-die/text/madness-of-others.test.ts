import { expect, it } from 'vitest'
import { insanities } from '../pieces/insanities.ts'
import { madnessOfOthers } from './madness.ts'

it('insanity cards of others speak to nobody', () => {
  expect(insanities.map((_, card) => madnessOfOthers(card))).toEqual([
    'Every figure in their space gives them 1 stress; alone, they heal all of it.',
    'Their stress becomes as high as their wounds, and they discard cards until both sides match.',
    'They keep their last Mythos card, and it is resolved again; if they keep none, they take 1 stress.',
    'They send the others in their space to adjacent ones; if nobody is there, they take 1 stress.',
    'Fire in their space and on them; then they heal 2 stress.',
    'They discard an item or a companion; if they have neither, they take 2 stress.',
    'They take an item from somebody within 1 space, without asking; if there is none, they take 1 stress.',
    'Enemies in adjacent spaces come to theirs; if none does, they heal 2 stress.',
  ])
})
