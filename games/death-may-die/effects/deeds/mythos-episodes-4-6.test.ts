import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { provesCards } from '../../testing/mythos.ts'

describe('Mythos cards of The Eye at Sentinel Hill', () => {
  provesCards({ episode: '4' }, [
    [
      'e4.m1',
      'every Byakhee comes to you from wherever it is, and one more comes',
      { foes: { '16B-b': ['byakhee 1'], '10A-b': ['cultist'] } },
      {
        'byakhee 16B-b': -1,
        'byakhee 16B-b wounds': -1,
        'byakhee 13A-a': 1,
        'byakhee 13A-a wounds': 1,
        'byakhee 17B-a': 1,
      },
    ],
    [
      'e4.m1',
      'a Shutter goes instead of the one that would come',
      { shutters: ['red', 'blue'] },
      { 'shutter red': -1 },
    ],
    [
      'e4.m2',
      'everybody loses 1 sanity',
      { bob: { on: '17B-a' }, cid: {} },
      { 'ann sanity': 1, 'bob sanity': 1, 'cid sanity': 1 },
    ],
    [
      'e4.m3',
      'the one who comes moves two spaces too',
      { bob: { on: '4A-a' }, foes: { '4A-a': ['cultist'] } },
      { 'cultist 13A-a': 1 },
    ],
    [
      'e4.m4',
      'the Lens with least Alignment regains 2',
      { markers: { '11A-b': 1, '16B-b': 3, '10A-c': 2 } },
      { 'lens 11A-b markers': 2 },
    ],
    ['e4.m4', 'to at most 4', { markers: { '16B-b': 3 } }, { 'lens 16B-b markers': 1 }],
    ['e4.m4', 'all are aligned', {}, { 'cultist 17B-a': 1 }],
    [
      'e4.m4',
      'of two with as little you choose; one that is gone does not come back',
      { gone: ['11A-b'], markers: { '16B-b': 1, '10A-c': 1 } },
      { 'lens 10A-c markers': 2 },
      { answer: (t) => t.pick('chooseThing', 'lens 10A-c') },
    ],
    [
      'e4.m5',
      'you are placed on the nearest gate, and neither enemies nor fire come along',
      { foes: { '13A-a': ['cultist'] }, fire: { '13A-a': 2 } },
      { 'ann 13A-a': -1, 'ann 12A-b': 1, 'ann stress': 1 },
    ],
    ['e4.m5', 'on a gate you stay', { ann: { on: '11A-a' } }, { 'ann stress': 1 }],
    [
      'e4.m6',
      'stress within 1 space of a Byakhee, and no farther',
      {
        ann: { on: '10A-b' },
        bob: { on: '7A-a' },
        cid: { on: '17B-a' },
        foes: { '17B-a': ['byakhee'] },
      },
      { 'ann stress': 1, 'cid stress': 1, 'cultist 11A-a': 1 },
    ],
    ['e4.m6', 'no Byakhee', {}, { 'cultist 11A-a': 1 }],
    [
      'e4.m7',
      'the nearest Byakhee comes three spaces nearer',
      { foes: { '16B-a': ['byakhee'], '4A-b': ['cultist'] } },
      { 'byakhee 16B-a': -1, 'byakhee 7A-a': 1 },
    ],
    [
      'e4.m7',
      'one here attacks you, and the other stays',
      { ann: { is: 'kid' }, foes: { '13A-a': ['byakhee'], '17B-a': ['byakhee'] } },
      { 'ann sanity': 1 },
      { rolls: 'T | B B', answer: (t) => t.pick('keepDice') },
    ],
    ['e4.m7', 'none on the map: nothing', {}, {}],
    ['e4.m8', 'red and yellow', {}, { 'cultist 17B-a': 1, 'cultist 12A-b': 1 }],
  ])
})

describe('Mythos cards of The Last Performance', () => {
  provesCards({ episode: '5' }, [
    [
      'e5.m1',
      'Hunting Horrors come two spaces nearer, and one more comes',
      { foes: { '10B-b': ['hunting-horror'] } },
      { 'hunting-horror 10B-b': -1, 'hunting-horror 11B-a': 1, 'hunting-horror 16B-a': 1 },
    ],
    ['e5.m1', 'both are there', { foes: { '13B-a': ['hunting-horror', 'hunting-horror'] } }, {}],
    [
      'e5.m2',
      'the nearest lit Circuit loses all its Wires',
      { markers: { '16B-b': 3, '12B-b': 3, '4A-b': 2 } },
      { 'circuit 16B-b markers': -3 },
    ],
    ['e5.m2', 'two Wires are not lit', { markers: { '16B-b': 2 } }, { 'ann stress': 1 }],
    [
      'e5.m2',
      'after the disruption none goes dark',
      {
        disrupted: true,
        markers: { '16B-b': 3, '12B-b': 3, '4A-b': 3, '14A-b': 3 },
        elder: { on: '10B-b' },
      },
      { 'ann stress': 1 },
    ],
    [
      'e5.m3',
      'the nearest Lamp is removed, and only then the dark is looked at',
      { bob: { on: '7A-a' }, lamps: ['13B-a', '7A-a'] },
      { 'lamp 13B-a': -1, 'ann stress': 1 },
    ],
    [
      'e5.m3',
      'without a Lamp stress in the dark alone',
      { bob: { on: '16B-b' }, markers: { '16B-b': 3 } },
      { 'ann stress': 1 },
    ],
    [
      'e5.m4',
      'the one who comes moves too',
      { ann: { on: '11B-b' }, foes: { '11B-b': ['cultist'] } },
      { 'cultist 11B-b': 1 },
    ],
    ['e5.m4', 'unless somebody is there', { bob: { on: '10B-b' } }, { 'cultist 10B-b': 1 }],
    [
      'e5.m5',
      '1 stress for everybody',
      { cid: { on: '7A-a' } },
      { 'ann stress': 1, 'bob stress': 1, 'cid stress': 1 },
    ],
    ['e5.m6', 'in the dark: sanity', { bob: { on: '16B-b' } }, { 'ann sanity': 1 }],
    ['e5.m6', 'by a Lamp: stress', { lamps: ['13B-a'] }, { 'ann stress': 1 }],
    ['e5.m7', 'yellow and blue', {}, { 'cultist 7A-a': 1, 'cultist 16B-a': 1 }],
    [
      'e5.m8',
      'the nearest Hunting Horror comes',
      { foes: { '10B-b': ['hunting-horror'], '15B-a': ['hunting-horror 1'] } },
      { 'hunting-horror 10B-b': -1, 'hunting-horror 13B-a': 1 },
    ],
    ['e5.m8', 'one is here already', { foes: { '13B-a': ['hunting-horror'] } }, {}],
    ['e5.m8', 'none on the map', {}, { 'cultist 10B-b': 1 }],
  ])
})

describe('Mythos cards of Shaft Nine', () => {
  provesCards({ episode: '6' }, [
    ['e6.m1', 'the Shoggoth comes', {}, { 'shoggoth 17A-a': 1 }],
    [
      'e6.m1',
      'it is there and comes two spaces nearer',
      { foes: { '17A-a': ['shoggoth 3'], '4A-b': ['chthonian'] } },
      {
        'shoggoth 17A-a': -1,
        'shoggoth 17A-a wounds': -3,
        'shoggoth 15A-a': 1,
        'shoggoth 15A-a wounds': 3,
      },
    ],
    [
      'e6.m2',
      'the Chthonian comes; whoever is within 1 space of it is shaken',
      { bob: { on: '5B-a' }, cid: { on: '9A-a' } },
      { 'chthonian 5B-b': 1, 'bob stress': 1 },
    ],
    [
      'e6.m2',
      'it is there and comes three spaces nearer',
      { bob: { on: '3A-b' }, foes: { '14B-b': ['chthonian'] } },
      { 'chthonian 14B-b': -1, 'chthonian 9A-a': 1, 'ann stress': 1 },
    ],
    [
      'e6.m2',
      'it is beside you already and has not moved: nobody is shaken',
      { foes: { '15A-a': ['chthonian'] } },
      {},
    ],
    [
      'e6.m3',
      '1 stress for everybody',
      { bob: { on: '17A-a' } },
      { 'ann stress': 1, 'bob stress': 1 },
    ],
    [
      'e6.m4',
      'the one who comes moves two spaces too',
      { foes: { '15A-a': ['cultist'] } },
      { 'cultist 4A-b': 1 },
    ],
    [
      'e6.m5',
      'sanity within 2 spaces of the Shoggoth, also for others, and no farther',
      { bob: { on: '3A-a' }, cid: { on: '17A-a' }, foes: { '17A-a': ['shoggoth'] } },
      { 'ann sanity': 1, 'cid sanity': 1 },
    ],
    [
      'e6.m5',
      'if only others are near, you take no stress',
      { ann: { on: '3A-a' }, bob: { on: '9A-a' }, foes: { '17A-a': ['shoggoth'] } },
      { 'bob sanity': 1 },
    ],
    [
      'e6.m5',
      'nobody is that near',
      { ann: { on: '3A-a' }, bob: { on: '3A-a' }, foes: { '17A-a': ['shoggoth'] } },
      { 'ann stress': 1 },
    ],
    ['e6.m5', 'no Shoggoth', {}, { 'ann stress': 1 }],
    [
      'e6.m6',
      'pay 2 stress',
      { ann: { is: 'ian', stress: 3 } },
      { 'ann stress': 2 },
      { answer: (t) => t.pick('option', 0) },
    ],
    [
      'e6.m6',
      'or take a wound',
      { ann: { is: 'ian' } },
      { 'ann wounds': 1 },
      { answer: (t) => t.pick('option', 1) },
    ],
    [
      'e6.m6',
      'whoever can’t pay is not asked',
      { ann: { is: 'ian', stress: 4 } },
      { 'ann wounds': 1 },
    ],
    [
      'e6.m7',
      'the nearest Pillar with Powder loses one',
      { markers: { '14B-c': 3, '5B-c': 2 } },
      { 'pillar 5B-c markers': -1 },
    ],
    [
      'e6.m7',
      'nearest to the active player, wherever the Chthonian is',
      {
        ann: { on: '4A-b' },
        markers: { '14B-c': 2, '4A-b': 2 },
        foes: { '14B-c': ['chthonian'] },
      },
      { 'pillar 4A-b markers': -1 },
    ],
    ['e6.m7', 'no Powder anywhere', {}, { 'ann stress': 1 }],
    ['e6.m8', 'red and blue', {}, { 'cultist 17A-a': 1, 'cultist 5B-b': 1 }],
  ])

  it('DMD-MYTHOS-4 e6.m7 of two Pillars as near the active player chooses', () => {
    const t = at({ episode: '6', markers: { '5B-c': 1, '4A-b': 1 } }).resolve('e6.m7')
    expect(t.offered).toEqual(['chooseThing pillar 4A-b', 'chooseThing pillar 5B-c'])
  })
})

it('DMD-TERM-18 DMD-MYTHOS-4 what a text only lets happen may be chosen, however full the stress track is', () => {
  const cave = at({ episode: '6', ann: { is: 'ian', stress: 5 } }).resolve('e6.m6')
  expect(cave.tracks('ann')).toEqual([1, 5, 0])
  const ann = { is: 'ian', stress: 5, carries: { '2B-b': 0 } } as const
  const idol = at({ episode: '2', ann }).resolve('e2.m6')
  expect(idol.offered).toEqual(['option 0', 'option 1'])
})
