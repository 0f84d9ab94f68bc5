import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { effectOf } from '../../testing/effect.ts'
import { provesCards } from '../../testing/mythos.ts'

const tenCultists = Array.from({ length: 10 }, () => 'cultist')

it('DMD-MYTHOS-4 ha.m8 of two cultists as near the active player chooses who is promoted', () => {
  const foes = { '2A-a': ['cultist'], '4A-a': ['cultist'] }
  const t = at({ elderOne: 'hastur', ann: { is: 'kid', on: '1A-a' }, foes }).resolve('ha.m8')
  expect(t.offered).toEqual(['chooseFoe cultist#1', 'chooseFoe cultist#2'])
  t.pick('chooseFoe', 'cultist#2')
  expect([t.foes('2A-a'), t.foes('4A-a')]).toEqual([['cultist'], ['hastur-disciple']])
})

describe('Mythos cards of Cthulhu', () => {
  provesCards({}, [
    [
      'ct.m1',
      'each investigator takes 1 stress, as far as it fits',
      { ann: { is: 'ian' }, bob: { is: 'beth', stress: 6, on: '9A-a' }, cid: { on: '3A-a' } },
      { 'ann stress': 1, 'cid stress': 1 },
    ],
    [
      'ct.m1',
      'the fallen are left alone',
      { ann: { is: 'ian' }, bob: { fellAt: '9A-a' }, elder: { on: '9A-a' } },
      { 'ann stress': 1 },
    ],
    [
      'ct.m2',
      'a cultist that has somebody beside it stays; the others come two spaces nearer to the nearest',
      {
        ann: { on: '1A-a' },
        bob: { on: '7A-a' },
        foes: { '1A-a': ['cultist'], '3A-a': ['cultist 1'], '9A-a': ['fire-vampire'] },
      },
      {
        'cultist 3A-a': -1,
        'cultist 3A-a wounds': -1,
        'cultist 2A-a': 1,
        'cultist 2A-a wounds': 1,
        'cultist 7A-a': 1,
      },
    ],
    [
      'ct.m2',
      'one that is next door stops with whom it was sent to',
      { foes: { '4A-a': ['cultist'] } },
      { 'cultist 4A-a': -1, 'cultist 1A-a': 1, 'cultist 7A-a': 1 },
    ],
    [
      'ct.m3',
      'R’lyeh where you are, and a cultist at the yellow gate',
      { ann: { on: '5A-a' } },
      { 'rlyeh 5A-a': 1, 'cultist 3A-a': 1 },
    ],
    [
      'ct.m3',
      'next door if R’lyeh is there already; no cultist if none is left',
      { ann: { on: '7A-a' }, rlyeh: ['7A-a', '4A-b'], foes: { '9A-a': tenCultists } },
      { 'rlyeh 8A-a': 1 },
    ],
    [
      'ct.m3',
      'with no R’lyeh token left the cultist alone comes, at its own gate',
      {
        ann: { on: '7A-a' },
        rlyeh: ['1A-a', '2A-a', '2A-b', '3A-a', '3A-b', '4A-a', '4A-b', '5A-a', '5A-b', '5A-c'],
      },
      { 'cultist 3A-a': 1 },
    ],
    ['ct.m4', 'the Star Spawn comes', {}, { 'star-spawn 9A-a': 1 }],
    [
      'ct.m4',
      'it is there and comes three spaces nearer, with its wounds',
      { foes: { '9A-a': ['star-spawn 2', 'cultist'] } },
      {
        'star-spawn 9A-a': -1,
        'star-spawn 9A-a wounds': -2,
        'star-spawn 1A-a': 1,
        'star-spawn 1A-a wounds': 2,
      },
    ],
    ['ct.m5', 'red and blue', {}, { 'cultist 9A-a': 1, 'cultist 7A-a': 1 }],
    [
      'ct.m5',
      'the last one comes to the red gate',
      { foes: { '5A-b': tenCultists.slice(1) } },
      { 'cultist 9A-a': 1 },
    ],
    ['ct.m6', 'not in R’lyeh: it comes', { rlyeh: ['4A-a'] }, { 'rlyeh 1A-a': 1 }],
    ['ct.m6', 'in R’lyeh: 1 sanity of yours', { rlyeh: ['1A-a'] }, { 'ann sanity': 1 }],
    ['ct.m7', 'not yet here', {}, { 'cultist 9A-a': 1, 'cultist 3A-a': 1 }],
    [
      'ct.m7',
      'here: three spaces nearer to you, not to others',
      { ann: { on: '1A-a' }, bob: { on: '9A-a' }, elder: { on: '6A-b' } },
      { 'elder 6A-b': -1, 'elder 2A-a': 1 },
    ],
    [
      'ct.m8',
      'nobody here: one at the yellow gate',
      { foes: { '2A-a': ['cultist'], '1A-a': ['fire-vampire'] } },
      { 'cultist 3A-a': 1 },
    ],
    [
      'ct.m8',
      'each cultist here attacks you and nobody else, other enemies do not',
      { ann: { is: 'kid' }, foes: { '1A-a': ['cultist', 'cultist', 'fire-vampire'] } },
      { 'ann wounds': 2 },
      { rolls: '| S B', answer: (t) => t.rolls('| S B').pick('keepDice').pick('keepDice') },
    ],
  ])
})

describe('Mythos cards of Hastur', () => {
  const elderOne = 'hastur'
  provesCards({ elderOne }, [
    [
      'ha.m1',
      'a Yellow Sign for each',
      { ann: { signs: 1 }, cid: { on: '9A-a' } },
      { 'ann signs': 1, 'bob signs': 1, 'cid signs': 1 },
    ],
    [
      'ha.m1',
      'the last one is yours',
      { ann: { signs: 5 }, bob: { signs: 6 } },
      { 'ann signs': 1 },
    ],
    [
      'ha.m2',
      'two spaces nearer, and one at the yellow gate',
      { foes: { '1A-a': ['cultist'], '5A-a': ['cultist'], '9A-a': ['hastur-disciple'] } },
      { 'cultist 5A-a': -1, 'cultist 1A-a': 1, 'cultist 3A-a': 1 },
    ],
    ['ha.m3', 'one sign: another', { ann: { signs: 1 }, bob: { signs: 4 } }, { 'ann signs': 1 }],
    ['ha.m3', 'two signs: 1 sanity', { ann: { signs: 2 } }, { 'ann sanity': 1 }],
    [
      'ha.m4',
      'a Disciple comes, and each of them one space nearer',
      { ann: { on: '3A-b' }, foes: { '2A-b': ['hastur-disciple 1', 'cultist'] } },
      {
        'hastur-disciple 2A-b': -1,
        'hastur-disciple 2A-b wounds': -1,
        'hastur-disciple 3A-a': 1,
        'hastur-disciple 3A-a wounds': 1,
        'hastur-disciple 6A-b': 1,
      },
    ],
    [
      'ha.m4',
      'all four are here: they only move',
      {
        foes: {
          '1A-a': Array.from({ length: 3 }, () => 'hastur-disciple'),
          '2A-a': ['hastur-disciple'],
        },
      },
      { 'hastur-disciple 2A-a': -1, 'hastur-disciple 1A-a': 1 },
    ],
    [
      'ha.m5',
      'stress, or a sign for whoever is full of it',
      { ann: { is: 'ian', stress: 5 }, bob: { is: 'beth', stress: 5 } },
      { 'ann signs': 1, 'bob stress': 1 },
    ],
    ['ha.m6', 'blue and red', {}, { 'cultist 7A-a': 1, 'cultist 9A-a': 1 }],
    ['ha.m7', 'not yet here', {}, { 'hastur-disciple 3A-a': 1 }],
    [
      'ha.m7',
      'three spaces nearer to whoever has most signs',
      { ann: { signs: 1 }, bob: { signs: 2, on: '4A-b' }, elder: { on: '9A-a' } },
      { 'elder 9A-a': -1, 'elder 7A-a': 1 },
    ],
    [
      'ha.m8',
      'the cultist nearest to you is promoted, without its wounds',
      { foes: { '2A-a': ['cultist 1'], '3A-a': ['cultist'] } },
      { 'cultist 2A-a': -1, 'cultist 2A-a wounds': -1, 'hastur-disciple 2A-a': 1 },
    ],
    ['ha.m8', 'no cultist: one at the red gate', {}, { 'cultist 9A-a': 1 }],
    [
      'ha.m8',
      'no Disciple left: a cultist at the red gate',
      {
        foes: { '2A-a': ['cultist'], '9A-a': Array.from({ length: 4 }, () => 'hastur-disciple') },
      },
      { 'cultist 9A-a': 1 },
    ],
  ])

  it('DMD-MYTHOS-4 ha.m7 whoever draws it says whom it means among those with as many signs', () => {
    const t = at({ elderOne, bob: { on: '7A-a' }, elder: { on: '8A-b' } }).resolve('ha.m7')
    expect(t.asked).toBe('ann choose.one')
    expect(effectOf(t, () => t.pick('chooseSpace', '7A-a'))).toEqual({
      'elder 8A-b': -1,
      'elder 7A-a': 1,
    })
  })
})
