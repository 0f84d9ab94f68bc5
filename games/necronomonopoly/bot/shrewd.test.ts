import { describe, expect, it } from 'vitest'
import type { Deal } from '../state.ts'
import { at, type NecScenario, type Table } from '../testing/at.ts'
import { playBy } from '../testing/play-by.ts'
import { arkham, kingsport } from '../testing/property.ts'
import { habit, shrewd } from './habit.ts'

/** Ann and Bob each have what the other lacks; the others are strong enough that both gain by a swap. */
const swap: Table = {
  ann: { on: 6, owns: ['nameless-city', 'irem', 'witchs-cross'] },
  bob: { owns: ['riverside-hospital', 'san-julian-university', 'rlyeh'] },
  cid: { owns: kingsport },
  dee: { owns: arkham },
}

const annBuys = (position: Table): NecScenario => at(position).dice(1, 3).go()

/** The Sanity that a deal brings Bob. */
function sanityForBob(deal: Deal | null): number {
  const { to, givesSanity = 0, takesSanity = 0 } = deal ?? {}
  return to === 1 ? givesSanity - takesSanity : takesSanity - givesSanity
}

/** How many offers Ann makes in this many turns if all are declined. */
function offersDeclined(t: NecScenario, turns: number): number {
  let offers = 0
  for (let turn = 0; turn < turns; turn++) {
    t.state.table.offers = [] // as in a turn of hers that has just begun
    while (t.choiceOf(shrewd) === 'trade') {
      playBy(t.pick('trade'), 'ann trade', shrewd).pick('decline')
      offers++
    }
  }
  return offers
}

describe('the shrewd player', () => {
  it('counters an offer with one that brings more and that the habit still accepts', () => {
    const t = annBuys(swap).pick('trade')
    playBy(t, 'ann trade')
    const offered = sanityForBob(t.table.deal)
    expect(t.choiceOf(habit)).toBe('accept')
    expect(t.choiceOf(shrewd)).toBe('counter')
    playBy(t, 'bob trade', shrewd)
    expect(t.asked).toBe('ann trade.answer')
    expect(sanityForBob(t.table.deal)).toBeGreaterThan(offered)
    expect(t.choiceOf(habit)).toBe('accept')
  })

  it('leaves those alone who have declined two offers', () => {
    const t = annBuys(swap)
    expect(offersDeclined(t, 9)).toBeGreaterThan(0)
    for (const seat of [1, 2, 3])
      expect(t.table.declined?.filter(({ to }) => to === seat).length).toBeLessThanOrEqual(2)
  })

  it('buys among those who trade what it does not buy among those who decline', () => {
    const t = annBuys({
      ann: { on: 'book-of-eibon', sanity: 40 },
      bob: { owns: ['riverside-hospital'] },
      cid: { owns: kingsport },
    })
    expect(t.choiceOf(shrewd)).toBe('buy witchs-cross')
    const declined = (to: number): Deal => ({
      from: 0,
      to,
      gives: [],
      takes: [],
      givesSanity: 0,
      takesSanity: 0,
    })
    t.state.table.declined = [declined(1), declined(2)]
    expect(t.choiceOf(shrewd)).toBe('endBuying')
  })
})
