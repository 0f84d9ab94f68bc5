import {
  done,
  Engine,
  FastChance,
  numberVerbs,
  PickList,
  pickOf,
  type Bot,
  type SearchProfile,
  type State,
} from '@eldertable/kernel'
import { littleTitle, littleVerbs, procedure } from '@eldertable/kernel/testing/little-title.ts'
import { describe, expect, it } from 'vitest'
import { observationOf } from '../observation.ts'
import { Thinker } from './think.ts'
import { determinisedFrom } from './worlds.ts'

// A title in which a seat may begin something and leave it again, for ever and at no cost.

const V = numberVerbs(littleVerbs)
const [begin, leave, finish] = [pickOf(V.go), pickOf(V.stay), pickOf(V.quit)]
const TURNS = 5

const turns = procedure('turns', {
  next(g) {
    const { table } = g.state
    if (table.turn === TURNS) table.outcome = { ending: 'over', winners: [0] }
    table.turn++
    return table.outcome === null ? 'choose' : done
  },
  choose: {
    rule: 'LT-1',
    who: () => 0,
    offer(_, __, o) {
      o.allow(V.go)
      o.allow(V.quit)
    },
    take: (_, __, verb) => (verb === V.go ? 'doubt' : 'next'),
  },
  doubt: {
    rule: 'LT-1',
    who: () => 0,
    offer(_, __, o) {
      o.allow(V.stay)
      o.allow(V.quit)
    },
    take: (_, __, verb) => (verb === V.stay ? 'choose' : 'next'),
  },
})

const engine = new Engine(littleTitle([turns])) as unknown as Engine

/** Plays by a bot that thinks with this habit, for this many picks at most; gives how many were needed. */
function picksNeeded(habit: Bot, most: number): number {
  const profile: SearchProfile = { turns: 1, evaluate: () => [0.5], rolloutPolicies: [habit] }
  const thinker = new Thinker(engine, profile)
  const chance = new FastChance('cycles')
  const state: State = engine.start(1, {}, chance)
  const list = new PickList()
  for (let picks = 0; picks < most; picks++) {
    const observation = observationOf(engine, state, list)
    if (observation === undefined) return picks
    const worlds = determinisedFrom(engine, state, observation.seat)
    engine.apply(state, thinker.think(observation, chance, worlds, { plays: 40 }).pick, chance)
  }
  return most
}

describe('a way that leads back to where it began', () => {
  const isDoubt = ({ decision }: { decision: unknown }): boolean => decision === 'turns.doubt'

  it('is not taken by a bot whose habit would come back from it', () => {
    expect(picksNeeded((observation) => (isDoubt(observation) ? leave : finish), 50)).toBe(TURNS)
  })

  it('does not hold up thinking, even if the habit goes round in circles', () => {
    const circling: Bot = (observation) => (isDoubt(observation) ? leave : begin)
    expect(picksNeeded(circling, 3)).toBe(3)
  })
})
