import { FastChance, copy, type Seat } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardAt, FIRST_SURVIVOR, HOUND, theCard } from './pieces/cards.ts'
import type { Position } from './position.ts'
import { resample } from './resample.ts'
import type { I32State } from './state.ts'
import { at, type I32Scenario } from './testing/at.ts'

/** What a seat could imagine behind what it sees: a world for each of this many seeds. */
function worlds(t: I32Scenario, seat: Seat | null): I32State[] {
  return Array.from({ length: 40 }, (_, seed) => {
    const s = copy(t.state)
    resample(s, seat, new FastChance(`world ${seed}`))
    expect(t.engine.title.faults(s)).toEqual([])
    return s
  })
}

/** What some worlds have in one place, each once, in order. */
const variety = (all: readonly I32State[], look: (s: I32State) => number | undefined): number[] =>
  [...new Set(all.map((s) => look(s) ?? -1))].toSorted((a, b) => a - b)

const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b)

const table = (more: Position = {}): I32Scenario =>
  at({
    settings: { secretCultist: true },
    cultist: 'doctor',
    pools: [{ has: ['lobsterman', 'moll'] }, { has: ['doctor', 'co-ed'] }, { throngs: [['thug']] }],
    survivors: ['kingpin', 'bookworm', 'occultist'],
    screen: ['?boat-hook', '?spawn', 'pills'],
    pile: ['brute', 'elder', 'priest'],
    ...more,
  })

const cultists = (all: readonly I32State[]): string[] =>
  variety(all, ({ hands }) => hands[0]?.cultist).map((card) => cardAt(card).key)

describe('What a seat cannot know', () => {
  it('I32-SEAT-9 I32-CULTIST-1 the director knows the secret cultist', () => {
    expect(cultists(worlds(table(), 0))).toEqual(['doctor'])
  })

  it.each([
    ['a survivor', 1],
    ['the player of the cultist', 2],
    ['a monster player', 3],
    ['a spectator', null],
  ])('I32-SEAT-9 I32-SEAT-12 to %s it could be anybody who is not cleared', (_, seat) => {
    const t = table()
    t.state.table.cleared[theCard('moll') - FIRST_SURVIVOR] = true
    const suspects = cultists(worlds(t, seat))
    expect(suspects).not.toContain('moll')
    expect(suspects).toEqual(
      expect.arrayContaining(['kingpin', 'bookworm', 'lobsterman', 'doctor', 'co-ed']),
    )
  })

  it('I32-SEAT-9 I32-CULTIST-2 the victim deck has the cards of all others who are in the film', () => {
    const t = table({ faces: ['quarterback'] })
    for (const { hands, box } of worlds(t, 1)) {
      const cultist = hands[0]?.cultist ?? -1
      expect(box.victims).not.toContain(cultist)
      expect(box.victims).not.toContain(theCard('quarterback'))
      const out = ['quarterback', 'triggerman', 'aged-scholar', 'archaeologist', 'town-drunk']
      const isOut = out.includes(cardAt(cultist).key)
      expect(box.victims).toHaveLength(isOut ? 7 : 6)
    }
  })

  it('I32-SEAT-9 I32-CULTIST-4 once revealed it is known to all', () => {
    const t = table({ pools: [{ has: ['lobsterman', 'moll'] }, { throngs: [['doctor']] }] })
    t.state.table.cultist = theCard('doctor')
    expect(cultists(worlds(t, 1))).toEqual(['doctor'])
  })

  it('I32-OPT-16 with the automatic director nobody knows it', () => {
    const t = table({
      settings: { secretCultist: true, director: 'auto' },
      pools: [{ has: ['lobsterman', 'moll'] }, { has: ['doctor', 'co-ed'] }],
    })
    for (const seat of [0, 1, null])
      expect(variety(worlds(t, seat), ({ box }) => box.cultist).length).toBeGreaterThan(3)
  })

  it('I32-SEAT-9 nobody knows the order of the reel, what lies face down, whom the pile has on top, or the victims', () => {
    for (const seat of [0, 1, null]) {
      const all = worlds(table(), seat)
      const cards = ['boat-hook', 'spawn', 'brute', 'elder', 'priest']
      for (const { box } of all) {
        const hidden = [...box.reel, ...box.screen.slice(0, 2)]
        expect(hidden.map((card) => cardAt(card).key).toSorted()).toEqual(cards.toSorted())
        expect(box.screen[2]).toBe(-1)
      }
      expect(variety(all, ({ box }) => box.reel.at(-1))).toHaveLength(5)
      expect(variety(all, ({ box }) => box.screen[0])).toHaveLength(5)
      expect(variety(all, ({ box }) => box.piles[0]?.at(-1))).toHaveLength(3)
      expect(variety(all, ({ box }) => box.victims[0]).length).toBeGreaterThan(3)
    }
  })

  it('I32-SEAT-11 who is lost unseen could be anybody whom nobody has met', () => {
    const t = table()
    const { table: board, box } = t.state
    const lost = box.piles[0]?.shift() ?? -1
    box.strangers.push(lost)
    Object.assign(board, { strangers: 1, piles: [2] })
    const all = worlds(t, 1)
    const unseen = inOrder([lost, ...(box.piles[0] ?? [])])
    expect(variety(all, (s) => s.box.strangers[0])).toEqual(unseen)
    for (const s of all) {
      expect(inOrder([...s.box.strangers, ...s.box.piles.flat()])).toEqual(unseen)
      expect(s.box.reel.every((card) => card < FIRST_SURVIVOR)).toBe(true)
    }
  })

  it('I32-SEAT-11 I32-HOUND-16 the Hound can only be in the pile', () => {
    const t = table({ settings: { secretCultist: true, hound: 'thirteenth' } })
    const { table: board, box } = t.state
    board.removed = board.removed.filter((card) => card !== HOUND)
    const lost = box.piles[0]?.shift() ?? -1
    box.piles[0]?.push(HOUND)
    box.strangers.push(lost)
    Object.assign(board, { strangers: 1, piles: [3] })
    const all = worlds(t, 1)
    expect(variety(all, (s) => s.box.strangers[0])).not.toContain(HOUND)
    expect(variety(all, (s) => s.box.piles[0]?.at(-1))).toContain(HOUND)
    expect(variety(all, (s) => s.box.piles[0]?.at(-1)).length).toBeGreaterThan(1)
  })

  it('I32-FPLAY-2 I32-SEAT-9 drafted piles keep to their factions', () => {
    const t = at({
      settings: { factionDraft: true, survivorLoss: true },
      pools: [{ has: ['moll'] }, { has: ['occultist'] }, { has: ['co-ed'] }],
      survivors: [],
      screen: ['thug', 'whiskey', 'pills'],
    })
    const { table: board, box } = t.state
    const pile = (...keys: ('kingpin' | 'triggerman' | 'doctor' | 'lobsterman')[]): number[] =>
      keys.map((key) => theCard(key))
    const [own, shared] = [pile('kingpin', 'triggerman'), pile('doctor', 'lobsterman')]
    box.piles = [shared, own, [], []]
    Object.assign(board, { piles: [2, 2, 0, 0] })
    const waiting = [...own, ...shared]
    board.removed = board.removed.filter((card) => !waiting.includes(card))
    for (const who of waiting) board.met[who - FIRST_SURVIVOR] = false
    const all = worlds(t, 1)
    for (const s of all) {
      expect(inOrder(s.box.piles[1] ?? [])).toEqual(inOrder(own))
      expect(inOrder(s.box.piles[0] ?? [])).toEqual(inOrder(shared))
    }
    expect(variety(all, (s) => s.box.piles[1]?.at(-1))).toHaveLength(2)
  })

  it('I32-TERROR-1 I32-SEAT-9 nobody knows which terrors are in the reel', () => {
    const t = table({ settings: { terrors: '1' }, pile: ['brute', 'dagon', 'priest'] })
    const all = worlds(t, 1)
    const terrorsOf = ({ box }: I32State): number[] =>
      [...box.reel, ...box.screen].filter((card) => card >= 0 && cardAt(card).kind === 'terror')
    for (const s of all) expect(terrorsOf(s)).toHaveLength(1)
    expect(variety(all, (s) => terrorsOf(s)[0])).toHaveLength(4)
  })
})
