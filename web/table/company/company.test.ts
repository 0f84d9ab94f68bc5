import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { VERB } from '@eldertable/kernel/example/verbs.ts'
import { Engine, FastChance, pickOf, type AnyTitle } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import type { Company, BegunMatch } from '../../session/session.ts'
import {
  changedMind,
  ideasOf,
  isIdeaOf,
  isInCompany,
  marksOf,
  suggestible,
  watchedOption,
} from './company.ts'

const title: AnyTitle = lastCandle
const [snuffOne, snuffTwo] = [pickOf(VERB.snuff, 1), pickOf(VERB.snuff, 2)]
const reveal = pickOf(VERB.reveal)

/** A table at which seat 0 is asked, as this seat sees it. */
function tableFor(reader: number, company?: Partial<Company>): BegunMatch {
  const engine = new Engine(lastCandle)
  const state = engine.start(3, {}, new FastChance('company'))
  const seats = ['Ada', 'Bram', 'Cora'].map((name) => ({ name }))
  const nothing: Company = { offered: [], aimed: null, suggestions: [] }
  return {
    seats,
    reader,
    view: engine.view(state, reader),
    ...(company && { company: { ...nothing, ...company } }),
  } as unknown as BegunMatch
}

describe('what another seat looks at', () => {
  it('is an option with its target', () => {
    const watched = watchedOption(tableFor(1, { aimed: snuffTwo }), title)
    expect(watched).toMatchObject({ verb: 'snuff', argument: 2, target: 'amount:2' })
  })

  it('is nothing to the seat itself, and nothing where nobody shows anything', () => {
    expect(watchedOption(tableFor(0, { aimed: snuffTwo }), title)).toBeNull()
    expect(watchedOption(tableFor(1), title)).toBeNull()
  })
})

describe('who is in the company of the seat that is asked', () => {
  const of = (_table: unknown, seat: number) => (seat === 2 ? 0 : seat)
  const paired: AnyTitle = { ...title, sides: { ahead: () => 'teams', of } }
  const isWith = (reader: number | null, one: AnyTitle) =>
    isInCompany({ ...tableFor(0, {}), reader }, one)

  it('is whoever is on its side', () => {
    expect([0, 1, 2, null].map((reader) => isWith(reader, paired))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([1, 2].map((reader) => isWith(reader, title))).toEqual([false, false])
  })

  it('is nobody at a table without advice', () => {
    expect(isInCompany(tableFor(2), paired)).toBe(false)
  })
})

describe('suggestions', () => {
  it('are told with the names of those who make them, and without a word of a hand', () => {
    const suggestions = [
      { seat: 1, pick: snuffOne },
      { seat: 2, pick: reveal },
    ]
    expect(ideasOf(tableFor(0, { suggestions }), title).map(({ sentence }) => sentence)).toEqual([
      'Bram suggests: Snuff one candle',
      'Cora suggests: Reveal your omen',
    ])
  })

  it('belong to an option, or to the amounts of one', () => {
    const [idea] = ideasOf(tableFor(0, { suggestions: [{ seat: 1, pick: snuffTwo }] }), title)
    if (idea === undefined) throw new Error('there is no idea')
    const amounts = { pick: snuffOne, verb: 'snuff', argument: 1, upTo: 3 }
    expect(isIdeaOf(idea, amounts)).toBe(true)
    expect(isIdeaOf(idea, { ...amounts, upTo: 1 })).toBe(false)
    expect(isIdeaOf(idea, { pick: reveal, verb: 'reveal', argument: 2 })).toBe(false)
  })

  it('are taken back by making them again', () => {
    const table = tableFor(1, { suggestions: [{ seat: 1, pick: snuffOne }] })
    expect(changedMind(table, snuffOne)).toBeNull()
    expect(changedMind(table, snuffTwo)).toBe(snuffTwo)
    expect(changedMind(tableFor(2, { suggestions: [{ seat: 1, pick: 7 }] }), 7)).toBe(7)
  })

  it('can be made of what is offered to somebody else', () => {
    const offered = new Engine(lastCandle).openOptions(
      new Engine(lastCandle).start(3, {}, new FastChance('company')),
    )
    expect(suggestible(tableFor(1, { offered: offered ?? [] }))?.options).toEqual(offered)
    expect(suggestible(tableFor(1, { offered: [] }))).toBeNull()
    expect(suggestible(tableFor(1))).toBeNull()
  })
})

describe('the marks on a board', () => {
  it('stand at their targets: who looks at it first, then who suggests it', () => {
    const suggestions = [
      { seat: 2, pick: snuffTwo },
      { seat: 1, pick: reveal },
    ]
    expect(marksOf(tableFor(1, { aimed: snuffTwo, suggestions }), title)).toEqual(
      new Map([
        [
          'amount:2',
          [
            { seat: 0, kind: 'aim' },
            { seat: 2, kind: 'suggestion' },
          ],
        ],
      ]),
    )
  })
})
