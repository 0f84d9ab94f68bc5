import { stateAt, type Position } from '../position.ts'
import type { DmdState } from '../state.ts'

/** Moments to which random play hardly ever leads, each about to happen. */
const positions: readonly Position[] = [
  { episode: '2', ann: { carries: { '2B-b': 0 } }, mythos: ['e2.m6'] },
  { episode: '2', ann: { on: '2B-b', carries: { '12A-a': 0, '6B-a': 1 } } },
  {
    ann: { on: '5A-c' },
    bob: { on: '5A-c' },
    gone: ['3A-b', '6A-b', '8A-a'],
    markers: { '5A-c': 3 },
  },
  { episode: '4', markers: { '11A-b': 2, '16B-b': 2 }, mythos: ['e4.m4'] },
  { elderOne: 'hastur', ann: { signs: 2 }, elder: { on: '1A-a' }, disrupted: true },
  { ann: { sanity: 19 }, discovery: ['e1.d15'], mythos: ['e1.m7'] },
  { ann: { is: 'fatima', wounds: 3, levels: { 'read-the-omens': 4 } } },
  { ann: { has: ['Guilty Conscience'] }, discovery: ['e1.d12'], mythos: ['e1.m7'] },
  { episode: '5', lamps: ['16B-b', '4A-b', '4A-a', '16B-a'] },
  { ann: { is: 'ahmed', wounds: 2, stress: 2 } },
  { ann: { fire: 3 }, bob: { fire: 3 }, fire: { '1A-a': 3 } },
  { episode: '2', settings: { restOne: true }, ann: { stress: 3, has: ['Sea-Touched'] } },
]

export const rareMoments: readonly (() => DmdState)[] = positions.map(
  (position) => () => stateAt(position),
)
