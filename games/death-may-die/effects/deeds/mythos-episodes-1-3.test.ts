import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { effectOf } from '../../testing/effect.ts'
import { provesCards } from '../../testing/mythos.ts'

const many = (count: number, kind: string): string[] => Array.from({ length: count }, () => kind)

describe('Mythos cards of Fire in the Retort', () => {
  provesCards({ episode: '1' }, [
    [
      'e1.m1',
      'the Fire Vampire comes three spaces nearer, and the other one comes',
      { foes: { '7A-a': ['fire-vampire'], '9A-a': ['cultist'] } },
      { 'fire-vampire 7A-a': -1, 'fire-vampire 1A-a': 1, 'fire-vampire 9A-a': 1 },
    ],
    [
      'e1.m1',
      'both are there: they only move',
      { foes: { '1A-a': ['fire-vampire'], '4A-a': ['fire-vampire'] } },
      { 'fire-vampire 4A-a': -1, 'fire-vampire 1A-a': 1 },
    ],
    [
      'e1.m2',
      'fire here and next door, where you like',
      {},
      { 'fire 1A-a': 1, 'fire 4A-a': 1 },
      { answer: (t) => t.pick('chooseSpace', '4A-a') },
    ],
    ['e1.m2', 'the eighth token is the last', { fire: { '5A-c': 7 } }, { 'fire 1A-a': 1 }],
    ['e1.m3', 'the one who comes moves too', {}, { 'cultist 4A-b': 1 }],
    [
      'e1.m3',
      'unless somebody is there',
      { bob: { on: '7A-a' }, foes: { '5A-b': ['cultist'] } },
      { 'cultist 7A-a': 1, 'cultist 5A-b': -1, 'cultist 8A-a': 1 },
    ],
    [
      'e1.m4',
      'one stress, or two in a fire, however big',
      { bob: { on: '2A-a' }, fire: { '2A-a': 3 } },
      { 'ann stress': 1, 'bob stress': 2 },
    ],
    [
      'e1.m5',
      'fire at each Retort that is left',
      { gone: ['5A-c'], bob: { on: '3A-b' } },
      { 'fire 3A-b': 1, 'fire 6A-b': 1, 'fire 8A-a': 1, 'cultist 3A-a': 1 },
    ],
    ['e1.m6', 'red and yellow', {}, { 'cultist 9A-a': 1, 'cultist 3A-a': 1 }],
    [
      'e1.m7',
      'as much as burns here, and it goes on burning',
      { fire: { '1A-a': 2 } },
      { 'ann fire': 2 },
    ],
    ['e1.m7', 'no fire here: 1 stress', { fire: { '2A-a': 2 } }, { 'ann stress': 1 }],
    [
      'e1.m8',
      'nobody here: the nearest comes from wherever it is',
      { foes: { '6A-b': ['cultist 1'], '9A-a': ['cultist'], '2A-a': ['fire-vampire'] } },
      { 'cultist 9A-a': -1, 'cultist 1A-a': 1 },
    ],
    ['e1.m8', 'no cultist at all: nothing', { foes: { '1A-a': ['fire-vampire'] } }, {}],
    [
      'e1.m8',
      'those here attack you, and the others stay',
      { ann: { is: 'kid' }, foes: { '1A-a': ['cultist'], '2A-a': ['cultist'] } },
      { 'ann wounds': 1 },
      { rolls: '| S B', answer: (t) => t.pick('keepDice') },
    ],
  ])

  it('DMD-TERM-22 e1.m5 with two tokens left the active player says where they go', () => {
    const t = at({ fire: { '1A-a': 6 } })
    const changed = effectOf(t, () =>
      t.resolve('e1.m5').pick('chooseSpace', '6A-b').pick('chooseSpace', '8A-a'),
    )
    expect(changed).toEqual({ 'fire 6A-b': 1, 'fire 8A-a': 1, 'cultist 3A-a': 1 })
    const once = at({ fire: { '1A-a': 6 } })
      .resolve('e1.m5')
      .pick('chooseSpace', '6A-b')
    expect(once.offers('chooseSpace', '8A-a')).toBe(true)
    expect(once.offers('chooseSpace', '6A-b')).toBe(false)
  })
})

describe('Mythos cards of The Drowned Congregation', () => {
  provesCards({ episode: '2' }, [
    [
      'e2.m1',
      'Deep Ones come two spaces nearer, and one more comes',
      { foes: { '3B-b': ['deep-one 1'], '7B-a': ['cultist'] } },
      {
        'deep-one 3B-b': -1,
        'deep-one 3B-b wounds': -1,
        'deep-one 1B-a': 1,
        'deep-one 1B-a wounds': 1,
        'deep-one 9B-a': 1,
      },
    ],
    ['e2.m1', 'all five are there', { foes: { '1B-a': many(5, 'deep-one') } }, {}],
    [
      'e2.m2',
      'stress in Water only, and a Deep One in the nearest Water',
      { bob: { on: '7B-a' }, cid: { on: '9B-a' } },
      { 'ann stress': 1, 'cid stress': 1, 'deep-one 1B-a': 1 },
    ],
    [
      'e2.m2',
      'nobody in Water; of two as near you choose',
      { ann: { on: '7B-a' }, bob: { on: '7B-a' } },
      { 'deep-one 3B-a': 1 },
      { answer: (t) => t.pick('chooseSpace', '3B-a') },
    ],
    [
      'e2.m3',
      'one stress, or two with an Idol, however many',
      { ann: { carries: { '2B-b': 0, '12A-a': 0 } }, cid: { carries: { '6B-a': 1 } } },
      { 'ann stress': 2, 'bob stress': 1, 'cid stress': 2 },
    ],
    [
      'e2.m4',
      'the one who comes moves too',
      { ann: { on: '6B-a' }, bob: { on: '6B-a' }, foes: { '6B-a': ['cultist'] } },
      { 'cultist 2B-b': 1 },
    ],
    ['e2.m4', 'unless somebody is there', { bob: { on: '2B-a' } }, { 'cultist 2B-a': 1 }],
    [
      'e2.m5',
      'nobody here: the nearest Deep One comes',
      { foes: { '3B-a': ['deep-one'], '2B-a': ['deep-one 1'], '6B-b': ['cultist'] } },
      { 'deep-one 3B-a': -1, 'deep-one 1B-a': 1 },
    ],
    [
      'e2.m5',
      'one here attacks you',
      {
        ann: { is: 'kid', on: '7B-a' },
        bob: { on: '7B-a' },
        foes: { '7B-a': ['deep-one'], '3B-b': ['deep-one'] },
      },
      { 'ann wounds': 1, 'ann sanity': 1 },
      { rolls: 'S T', answer: (t) => t.pick('keepDice') },
    ],
    ['e2.m5', 'none on the map: nothing', { foes: { '1B-a': ['cultist'] } }, {}],
    [
      'e2.m6',
      'with an Idol: sanity',
      { ann: { carries: { '2B-b': 2 } } },
      { 'ann sanity': 1 },
      { answer: (t) => t.pick('option', 0) },
    ],
    [
      'e2.m6',
      'or it is put down here with its cracks',
      { ann: { carries: { '2B-b': 2 } } },
      { 'idol ann': -1, 'idol ann markers': -2, 'idol 1B-a': 1, 'idol 1B-a markers': 2 },
      { answer: (t) => t.pick('option', 1) },
    ],
    [
      'e2.m6',
      'somebody else’s Idol does not matter',
      { bob: { carries: { '2B-b': 0 } } },
      { 'cultist 12A-b': 1 },
    ],
    ['e2.m7', 'in Water: a wound', { ann: { is: 'ian' } }, { 'ann wounds': 1 }],
    ['e2.m7', 'elsewhere: stress', { ann: { on: '2B-a' } }, { 'ann stress': 1 }],
    ['e2.m8', 'red and yellow', {}, { 'cultist 2B-a': 1, 'cultist 12A-b': 1 }],
  ])
})

describe('Mythos cards of A Banquet for the Dead', () => {
  provesCards({ episode: '3' }, [
    [
      'e3.m1',
      'Ghouls come two spaces nearer, and one more comes',
      { foes: { '5B-b': ['ghoul'], '4B-b': ['cultist'] } },
      { 'ghoul 5B-b': -1, 'ghoul 4B-a': 1, 'ghoul 8B-b': 1 },
    ],
    ['e3.m1', 'all five are there', { foes: { '13A-a': many(5, 'ghoul') } }, {}],
    ['e3.m2', 'a Ghoul and a cultist', {}, { 'ghoul 14B-c': 1, 'cultist 9B-a': 1 }],
    ['e3.m2', 'no Ghoul left', { foes: { '14B-a': many(5, 'ghoul') } }, { 'cultist 9B-a': 1 }],
    [
      'e3.m3',
      'nobody here: one at the yellow gate',
      { foes: { '4B-a': ['ghoul'], '13A-a': ['cultist'] } },
      { 'ghoul 8B-b': 1 },
    ],
    [
      'e3.m3',
      'each Ghoul here attacks you, one more die for each pair',
      { ann: { is: 'kid' }, foes: { '13A-a': ['ghoul', 'ghoul 1'] } },
      { 'ann wounds': 2 },
      {
        answer: (t) =>
          t
            .rolls('S | B B')
            .pick('face', 'ghoul#1')
            .rolls('S | B B')
            .pick('keepDice')
            .pick('keepDice'),
      },
    ],
    [
      'e3.m4',
      'the one who comes moves too',
      { foes: { '13A-a': ['cultist'], '14B-b': ['ghoul'] } },
      { 'cultist 12A-a': 1 },
    ],
    [
      'e3.m5',
      'sanity for whoever holds Bones, stress for the others',
      { bob: { carries: { '4B-a': 0 } }, cid: { on: '9B-a' } },
      { 'ann stress': 1, 'bob sanity': 1, 'cid stress': 1 },
    ],
    [
      'e3.m6',
      'stress, and the nearest Ghoul comes',
      { foes: { '4B-b': ['ghoul 1'], '14B-b': ['ghoul'] } },
      {
        'ann stress': 1,
        'ghoul 4B-b': -1,
        'ghoul 4B-b wounds': -1,
        'ghoul 13A-a': 1,
        'ghoul 13A-a wounds': 1,
      },
    ],
    ['e3.m6', 'no Ghoul: stress alone', { foes: { '4B-b': ['cultist'] } }, { 'ann stress': 1 }],
    [
      'e3.m7',
      'Ghouls heal, others do not',
      { foes: { '4B-b': ['ghoul 2', 'cultist 1'], '9B-a': ['ghoul 1'] } },
      { 'ghoul 4B-b wounds': -2, 'ghoul 9B-a wounds': -1, 'cultist 14B-c': 1 },
    ],
    [
      'e3.m8',
      'the nearest Grave, with Bones, stays where it is',
      { bones: ['4B-a', '5B-c', '8B-a'] },
      { 'grave 4B-a': -1, 'bones 4B-a': 1, 'ann stress': 1 },
    ],
    [
      'e3.m8',
      'an empty one brings no Ghoul',
      { bones: ['12A-b', '5B-c', '8B-a'] },
      { 'grave 4B-a': -1, 'open grave 4B-a': 1, 'ann stress': 1 },
    ],
    [
      'e3.m8',
      'one that lies open is passed over',
      { open: ['4B-a'], bones: ['4B-a', '5B-c', '8B-a'] },
      { 'grave 12A-b': -1, 'open grave 12A-b': 1, 'ann stress': 1 },
    ],
    [
      'e3.m8',
      'no Grave is face down: stress alone',
      { open: ['4B-a', '12A-b', '5B-c', '8B-a', '14B-a', '14B-b'] },
      { 'ann stress': 1 },
    ],
  ])
})

it('DMD-TERM-10 DMD-CHOICE-1 where each of a kind moves, both of two do that nobody could tell apart', () => {
  const t = at({ ann: { is: 'ian' }, foes: { '2A-a': ['fire-vampire', 'fire-vampire'] } })
  expect(t.resolve('e1.m1').foes('1A-a')).toEqual(['fire-vampire', 'fire-vampire'])
})
