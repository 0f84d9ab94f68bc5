import {
  done,
  PickList,
  proceduresOf,
  type AnyTitle,
  type Kind,
  type Offer,
  type Seat,
  type State,
  type Telling,
} from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { describe, expect, it } from 'vitest'
import { miniTitle, type Flaws, type MiniState } from '../testing/mini-title.ts'
import { fuzz } from './fuzz.ts'
import { oracleNames, type OracleName } from './oracles/index.ts'
import { replayViolation } from './replay.ts'

const sound = miniTitle()
const [PASS, DRAW, PLAY] = [0, 1, 2]

/** Fuzzes until something is found; the finding must come back when the file is replayed, and not on a sound title. */
function expectFinding(title: AnyTitle, oracles?: readonly OracleName[]) {
  const { violation } = fuzz({ title, picks: 4000, seed: 'flaws', ...(oracles && { oracles }) })
  if (violation === undefined) throw new Error('nothing was found')
  const stored = JSON.parse(JSON.stringify(violation)) as typeof violation
  expect(replayViolation(title, stored)?.oracle).toBe(violation.oracle)
  expect(replayViolation(sound, stored)).toBeUndefined()
  return violation
}

/** A title whose state is spoilt by the third pick or later. */
function spoiling(spoil: (s: MiniState & { table: { odd?: unknown } }) => void): AnyTitle {
  return miniTitle({ taken: (g) => (g.state.table.turn > 3 ? spoil(g.state) : undefined) })
}

/** A title that, later in the match, calls a procedure which its types do not know. */
function calling(procedure: string): AnyTitle {
  return miniTitle({
    taken: (g) => (g.state.table.turn > 3 ? g.call(procedure as never, {} as never) : undefined),
  })
}

/** Seat 0 looks at a card of the deck, which the frame remembers: its options touch neither a hand nor the box. */
const peek = proceduresOf<Kind & { state: MiniState; frames: { peek: { card: number } } }>()(
  'peek',
  {
    look(g, f) {
      f.card = g.state.box.deck[0] ?? 0
      return 'choose'
    },
    choose: {
      rule: 'MINI-TURN-2',
      who: () => 0,
      offer(_, f, o) {
        o.allow(PASS)
        o.allow(PLAY, f.card)
      },
      take: () => done,
    },
  },
)

/** Knows that nobody but seat 0 can know that card. */
const resampleWithPeek: AnyTitle['resample'] = (s, seat, chance) => {
  const { box } = s as MiniState
  sound.resample(s as MiniState, seat, chance)
  const frame = box.stack.at(-1)
  if (frame !== undefined && 'card' in frame && seat !== 0) frame.card = box.deck[0] ?? 0
}

describe('a sound title', () => {
  it('passes all oracles, and both ways to end are reached', () => {
    const report = fuzz({ title: sound, picks: 1500, seed: 'sound' })
    expect(report.violation).toBeUndefined()
    expect(report.picks).toBe(1500)
    expect(Object.keys(report.endings).toSorted()).toEqual(['conceded', 'turns-over'])
  })

  it('passes as the example of the kernel does', () => {
    expect(fuzz({ title: lastCandle, picks: 500, seed: 'candle' }).violation).toBeUndefined()
  })

  it('is played alike from the same seed, whatever the oracles', () => {
    const options = { title: sound, picks: 200, seed: 'same' }
    expect(fuzz(options)).toEqual(fuzz({ ...options, oracles: [] }))
    expect(fuzz(options)).not.toEqual(fuzz({ ...options, seed: 'other' }))
  })

  it('is played with the seats, settings and positions that are asked for', () => {
    const tables: State['table'][] = []
    const watched: AnyTitle = { ...sound, faults: (s) => (tables.push(s.table), []) }
    fuzz({
      title: watched,
      picks: 50,
      seed: 's',
      seats: 3,
      settings: { coins: 50 },
      oracles: ['faults'],
    })
    expect(tables.every((table) => (table as MiniState['table']).gone.length === 3)).toBe(true)
    tables.length = 0
    const late = () => {
      const state = sound.setUp(2, { coins: 1, length: 'short', doubled: false })
      state.table.turn = 10
      return state
    }
    const { matches } = fuzz({
      title: watched,
      picks: 20,
      seed: 's',
      positions: late,
      oracles: ['faults'],
    })
    expect(matches).toBe(10)
    expect(tables.every((table) => table.turn > 10)).toBe(true)
  })

  it('reports its progress', () => {
    const seen: number[] = []
    const onProgress = ({ picks }: { picks: number }) => void seen.push(picks)
    fuzz({ title: sound, picks: 2500, seed: 's', oracles: [], onProgress })
    expect(seen).toEqual([1000, 2000, 2500])
  })
})

describe('a flaw is found', () => {
  const found = new Set<string>()

  /** `only` leaves out the oracles that would find it first. */
  function flaw(
    name: string,
    oracle: OracleName,
    title: () => AnyTitle,
    message: RegExp,
    only = false,
  ) {
    it(`by ${oracle}: ${name}`, () => {
      const violation = expectFinding(title(), only ? [oracle] : undefined)
      expect(violation.oracle).toBe(oracle)
      expect(violation.message).toMatch(message)
    })
    found.add(oracle)
  }
  const mini = (flaws: Flaws) => () => miniTitle(flaws)
  const spoilt = (spoil: (s: MiniState & { table: { odd?: unknown } }) => void) => () =>
    spoiling(spoil)

  flaw(
    'a hidden undefined',
    'plain',
    spoilt((s) => (s.table.odd = undefined)),
    /table\.odd is undefined/,
  )
  flaw(
    'not a number',
    'plain',
    spoilt((s) => (s.table.coins[0] = Number.NaN)),
    /NaN, at place 0/,
  )
  flaw(
    'a fraction',
    'plain',
    spoilt((s) => (s.table.turn += 0.5)),
    /turn is \d\.5/,
  )
  flaw(
    'a closure',
    'plain',
    spoilt((s) => (s.table.odd = () => 1)),
    /odd is function/,
  )
  flaw(
    'a class',
    'plain',
    spoilt((s) => (s.table.odd = new Map())),
    /odd is not a plain object/,
  )
  flaw(
    'two places for one thing',
    'plain',
    spoilt((s) => (s.table.pile = s.box.deck)),
    /hangs from two places/,
  )
  flaw(
    'what JSON forgets',
    'json',
    spoilt((s) => (s.table.odd = new Date(0))),
    /through JSON/,
    true,
  )
  flaw(
    'what a copy does not keep',
    'copies',
    spoilt((s) => {
      let reads = 0
      s.table.odd = {
        get x() {
          return reads++
        },
      }
    }),
    /differs/,
    true,
  )
  flaw(
    'a rule with its own dice',
    'twin',
    spoilt((s) => (s.table.turn += Math.floor(Math.random() * 1e6))),
    /led elsewhere/,
  )
  flaw(
    'a rule that remembers other matches',
    'twin',
    () => {
      let memory = 0
      return spoiling((s) => (s.table.turn += memory++ % 1000))
    },
    /led elsewhere/,
  )
  flaw(
    'a rule that depends on the order of keys',
    'twin',
    spoilt((s) => (s.table.turn += Object.keys(s.table)[0] === 'turn' ? 0 : 1)),
    /keys turned/,
  )
  flaw(
    'dice that are thrown only if somebody listens',
    'twin',
    mini({ taken: (g) => g.event?.('drew', 'R', { seat: g.chance.below(2) }) }),
    /less were drawn/,
  )
  flaw(
    'a lost card',
    'faults',
    spoilt((s) => (s.table.deckSize = s.box.deck.splice(0, 1) && s.box.deck.length)),
    /cards, not 20/,
  )
  flaw(
    'an option that is refused as well',
    'offer',
    mini({ offer: (s, _f, o) => s.box.deck.length > 0 && o.refuse(DRAW, 0, 'deck-empty') }),
    /draw 0 is both allowed and refused/,
  )
  flaw(
    'an option twice',
    'offer',
    mini({ offer: (_s, _f, o) => o.allow(PASS) }),
    /pass is offered twice/,
  )
  flaw(
    'an option for people alone',
    'offer',
    mini({ offer: (_s, _f, o) => (o.explains ? o.allow(PLAY, 99) : undefined) }),
    /list of picks differs at play 99/,
  )
  flaw(
    'an option for programs alone',
    'offer',
    mini({ offer: (_s, _f, o) => (o.explains ? undefined : o.allow(PLAY, 99)) }),
    /list of picks has more/,
  )
  flaw(
    'an argument that is too large',
    'offer',
    mini({ offer: (_s, _f, o) => o.allow(PLAY, 70_000) }),
    /beyond/,
  )
  flaw(
    'an offer that changes the state',
    'offer',
    mini({ offer: (s) => s.table.turn++ }),
    /changed the state/,
    true,
  )
  flaw(
    'an option that can be had at any moment as well',
    'offer',
    () => ({ ...sound, anytime: { offer: (_s, _seat, o) => o.allow(PASS), take() {} } }),
    /both now and at any moment/,
  )
  flaw(
    'a default that is not offered',
    'fallback',
    mini({ byDefault: () => 77 }),
    /default pick 77/,
  )
  flaw('a pass that is not offered', 'fallback', mini({ pass: 78 }), /pass pick 78/)
  flaw(
    'an event without words',
    'text',
    () => ({ ...sound, text: { ...sound.text, events: {} } }),
    /event began says nothing/,
  )
  flaw(
    'half a sentence',
    'text',
    () => ({
      ...sound,
      text: { ...sound.text, options: { ...sound.text.options, play: (n) => `Play ${[][n]}` } },
    }),
    /says "Play undefined"/,
  )
  flaw(
    'a reason without words',
    'text',
    () => ({ ...sound, text: { ...sound.text, reasons: { 'too-low': 'No.' } } }),
    /reason deck-empty has no words/,
  )
  flaw(
    'a board that needs a hand',
    'text',
    () => ({
      ...sound,
      text: {
        ...sound.text,
        board: (t) => [{ heading: 'Hand', lines: [`${t.hand?.constructor.name}`] }],
      },
    }),
    /the board says "undefined"/,
  )
  flaw(
    'a question that shows the deck',
    'leak',
    mini({ about: (s) => ({ deepest: s.box.deck[0] }) }),
    /change with what it can't know/,
  )
  flaw(
    'options that depend on the deck',
    'leak',
    mini({ offer: (s, _f, o) => (s.box.deck.at(-1) ?? 0) > 10 && o.allow(PLAY, 99) }),
    /options change/,
  )
  flaw(
    'options that depend on a secret which a frame remembers',
    'leak',
    () => {
      const title = calling('peek')
      return { ...title, procedures: [...title.procedures, peek], resample: resampleWithPeek }
    },
    /options change/,
    true,
  )
  flaw(
    'resampling that breaks the rules',
    'leak',
    () => ({ ...sound, resample: (s) => (s as MiniState).box.deck.push(99) }),
    /is faulty: /,
  )
  flaw(
    'a question that shows a hand, though the title thinks it known',
    'scramble',
    () => ({ ...miniTitle({ about: (s) => ({ deepest: s.hands[0]?.cards[0] }) }), resample() {} }),
    /depends on a closed drawer/,
  )
  flaw(
    'a question that hands out a part of the box',
    'scramble',
    mini({ about: (s) => ({ deepest: s.box.deck as never }) }),
    /hands out a part of the box/,
    true,
  )
  flaw(
    'an event that tells everybody of a drawn card',
    'worlds',
    mini({
      taken(g, f, verb) {
        const card = g.state.hands[f.seat]?.cards.at(-1)
        if (verb === DRAW && card !== undefined) g.event?.('sees', 'R', { card })
      },
    }),
    /hears what it can't see/,
  )
  flaw(
    'an action that is offered to the engine alone',
    'intruder',
    () => {
      const isUsed = (o: Offer) => o instanceof PickList && o.picks.length > 0
      const offer = (_s: State, _seat: Seat, o: Offer) => isUsed(o) && o.allow(PLAY, 1)
      return { ...sound, anytime: { offer, take() {} } }
    },
    /not offered but was accepted/,
    true,
  )
  flaw(
    'a rejected pick that leaves a trace',
    'intruder',
    mini({ offer: (s) => s.table.turn++ }),
    /trace/,
    true,
  )
  flaw(
    'a winner who was not there',
    'ending',
    mini({ taken: (g) => (g.state.table.outcome = { ending: 'conceded', winners: [9] }) }),
    /no such winner: 9/,
  )

  it('by text: an option that others can only read with a hand', () => {
    const reveal = (_: number, t: Telling): string => `reveal ${Object.keys(t.hand ?? {})[0]}`
    const { options } = lastCandle.text
    const text = { ...lastCandle.text, options: { ...options, reveal } }
    const { violation } = fuzz({ title: { ...lastCandle, text }, picks: 100, seed: 'words' })
    expect(violation?.message).toBe('to others, the option reveal 0 says "reveal undefined"')
  })

  it('by every oracle', () => {
    expect([...found].toSorted()).toEqual([...oracleNames].toSorted())
  })
})

describe('an error in the rules is found', () => {
  it('a dead end', () => {
    const title = calling('dead')
    const stuck = {
      name: 'dead',
      steps: { end: { rule: 'R', who: () => 0, offer() {}, take: () => 'end' } },
    }
    const violation = expectFinding({ ...title, procedures: [...title.procedures, stuck] })
    expect(violation.oracle).toBe('engine')
    expect(violation.message).toContain('nothing is allowed at dead.end')
    expect(violation.stack?.length).toBeGreaterThan(0)
  })

  it('a rule that runs away', () => {
    const title = calling('round')
    const round = { name: 'round', steps: { and: () => 'and' } }
    const violation = expectFinding({ ...title, procedures: [...title.procedures, round] })
    expect(violation.oracle).toBe('engine')
    expect(violation.message).toContain('steps without a decision, at round.and')
  })

  it('an endless match, in a file without its picks', () => {
    const title: AnyTitle = miniTitle({
      taken({ state: { table } }) {
        table.turn = 1
        table.coins.fill(5)
      },
    })
    const { violation } = fuzz({ title, picks: 1000, seed: 'e', longest: 300, oracles: ['faults'] })
    expect(violation).toMatchObject({ oracle: 'endless', picks: [], randomPicks: 300 })
    expect(violation && replayViolation(title, violation)?.message).toContain('after 300 picks')
    expect(violation && replayViolation(sound, violation)).toBeUndefined()
  })
})

describe('a violation', () => {
  it('is shrunk until every pick is needed', () => {
    const title: AnyTitle = {
      ...sound,
      faults: (s) => ((s as MiniState).table.pile.includes(7) ? ['a seven was played'] : []),
    }
    let [picks, shrunkFrom] = [0, 0]
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { violation } = fuzz({ title, picks: 4000, seed })
      if (violation === undefined) throw new Error('nothing was found')
      expect(violation).toMatchObject({ settings: {}, title: 'mini', version: 3 })
      expect(violation.story.at(-1)).toMatch(/^seat \d: play 7$/)
      for (const left of violation.picks.keys()) {
        const fewer = { ...violation, picks: violation.picks.toSpliced(left, 1) }
        expect(replayViolation(title, fewer)).toBeUndefined()
      }
      picks += violation.picks.length
      shrunkFrom += violation.shrunkFrom
    }
    expect(picks).toBeLessThan(shrunkFrom / 2)
  })

  it('that stays long begins from a position shortly before its end', () => {
    const rich = miniTitle({ taken: (g) => void g.state.table.coins.fill(5) })
    const late: AnyTitle = {
      ...rich,
      setUp(seats, settings) {
        const state = rich.setUp(seats, settings)
        state.table.lastTurn = 60
        return state
      },
      faults: (s) => (s.table.turn === 50 ? ['turn 50'] : []),
    }
    const { violation } = fuzz({ title: late, picks: 4000, seed: 'long' })
    expect(violation?.shrunkFrom).toBeGreaterThan(40)
    expect(violation?.picks.length).toBeLessThanOrEqual(20)
    expect(violation?.position?.table.turn).toBeGreaterThan(20)
    expect(violation && replayViolation(late, violation)?.message).toBe('turn 50')
    expect(violation && replayViolation(sound, violation)).toBeUndefined()
  })

  it('with events that are meant to show what they show is none', () => {
    const title: AnyTitle = miniTitle({
      taken(g, f, verb) {
        const card = g.state.hands[f.seat]?.cards.at(-1)
        if (verb === DRAW && card !== undefined) g.event?.('sees', 'R', { card })
      },
    })
    expect(
      fuzz({ title: { ...title, reveals: ['sees'] }, picks: 300, seed: 'r' }).violation,
    ).toBeUndefined()
  })

  it('that does not come back is kept as it was', () => {
    let broken = true
    const title: AnyTitle = {
      ...sound,
      faults: (s) => (broken && s.table.turn === 9 ? ((broken = false), ['once']) : []),
    }
    const { violation } = fuzz({ title, picks: 1000, seed: 'k' })
    expect(violation?.message).toBe('once')
    expect(violation?.picks).toHaveLength(violation?.shrunkFrom ?? 0)
  })

  it('is not replayed on another title', () => {
    const { violation } = fuzz({ title: { ...sound, faults: () => ['x'] }, picks: 1, seed: 'k' })
    expect(() => violation && replayViolation({ ...sound, id: 'other' }, violation)).toThrow(
      'of mini',
    )
  })
})
