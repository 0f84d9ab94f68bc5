import { games } from '@eldertable/games'
import { isHandHidden, type AnyTitle } from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { describe, expect, it } from 'vitest'
import { passedOn, takenBy, type Screen } from './curtain.ts'

const [necronomonopoly, tinyEpicCthulhu] = games.map(({ title }) => title)

const ADA = 0
const BRAM = 1
const open: Screen = { reader: ADA, handOver: null, taken: null }

describe('a screen that is shared', () => {
  it('goes on without a curtain while the next hand holds nothing', () => {
    expect(passedOn(open, BRAM, false)).toEqual({ reader: BRAM, handOver: null, taken: null })
  })

  it('is covered before a hidden hand, until its player takes it', () => {
    const covered = passedOn(open, BRAM, true)
    expect(covered).toEqual({ reader: ADA, handOver: BRAM, taken: null })
    const taken = takenBy(BRAM)
    expect(passedOn(taken, BRAM, true)).toEqual(taken)
  })

  it('is covered as well when somebody comes to hold a secret while the others look on', () => {
    expect(passedOn(open, ADA, true)).toMatchObject({ handOver: ADA })
  })

  it('is covered again after an open turn in between', () => {
    const after = passedOn(takenBy(ADA), BRAM, false)
    expect(passedOn(after, ADA, true)).toMatchObject({ handOver: ADA })
  })
})

describe('a hand is hidden', () => {
  it('if there is anything in it, where the title does not say', () => {
    expect(isHandHidden(lastCandle, { omen: 'gale' })).toBe(true)
    expect(isHandHidden(lastCandle, { omen: null })).toBe(false)
    expect(isHandHidden(lastCandle, { cards: [], plan: {} })).toBe(false)
    expect(isHandHidden(lastCandle, null)).toBe(false)
  })

  it('never where everybody knows the same', () => {
    expect(isHandHidden(tinyEpicCthulhu as AnyTitle, {})).toBe(false)
  })

  it('while its player looks into the deck, but not for the sake of an offer that will be made aloud', () => {
    const draft = { from: 0, to: 1, gives: [3], takes: [], givesSanity: 0, takesSanity: 5 }
    expect(isHandHidden(necronomonopoly as AnyTitle, { looking: [4, 7], draft: null })).toBe(true)
    expect(isHandHidden(necronomonopoly as AnyTitle, { looking: [], draft })).toBe(false)
  })
})
