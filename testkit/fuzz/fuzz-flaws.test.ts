import {
  done,
  PickList,
  proceduresOf,
  type AnyTitle,
  type TitleTypes,
  type Offer,
  type Seat,
  type State,
  type TextContext,
} from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { describe, expect, it } from 'vitest'
import { calling, expectFinding } from '../testing/expect-finding.ts'
import { miniTitle, type Flaws, type MiniState } from '../testing/mini-title.ts'
import { DRAW, PASS, PLAY, sound } from '../testing/sound-title.ts'
import { fuzz } from './fuzz.ts'
import { oracleNames, type OracleName } from './oracles/index.ts'

/** A title whose state is spoilt by the third pick or later. */
function spoiling(spoil: (s: MiniState & { table: { odd?: unknown } }) => void): AnyTitle {
  return miniTitle({ taken: (g) => (g.state.table.turn > 3 ? spoil(g.state) : undefined) })
}

interface Peeking extends TitleTypes {
  state: MiniState
  frames: { peek: { card: number } }
  questions: { 'peek.choose': object }
}

/** Seat 0 looks at a card of the deck, which the frame remembers: its options touch neither a hand nor the box. */
const peek = proceduresOf<Peeking>()('peek', {
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
})

/** Knows that nobody but seat 0 can know that card. */
const resampleWithPeek: AnyTitle['resample'] = (s, seat, chance) => {
  const { box } = s as MiniState
  sound.resample(s as MiniState, seat, chance)
  const frame = box.stack.at(-1)
  if (frame !== undefined && 'card' in frame && seat !== 0) frame.card = box.deck[0] ?? 0
}

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
    'an argument that is no whole number',
    'offer',
    mini({ offer: (_s, _f, o) => o.allow(PLAY, 0.5) }),
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
    /event turn says nothing/,
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
    'a goal that needs a hand',
    'text',
    () => ({
      ...sound,
      text: {
        ...sound.text,
        goal: (t) => ({
          name: 'To hold more',
          lines: [],
          standing: [{ what: 'Held', is: `${t.hand?.constructor.name}` }],
        }),
      },
    }),
    /the goal says "undefined"/,
  )
  flaw(
    'a role that needs a hand',
    'text',
    () => ({
      ...sound,
      text: { ...sound.text, role: (_, t) => `holds ${t.hand?.constructor.name}` },
    }),
    /the role of seat 0 is "holds undefined"/,
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
    'resampling that mixes the true order',
    'imagined',
    () => ({
      ...sound,
      resample: (s, _, chance) => chance.shuffle((s as MiniState).box.deck),
    }),
    /depends on what it can't know/,
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
    const reveal = (_: number, t: TextContext): string => `reveal ${Object.keys(t.hand ?? {})[0]}`
    const { options } = lastCandle.text
    const text = { ...lastCandle.text, options: { ...options, reveal } }
    const { violation } = fuzz({ title: { ...lastCandle, text }, picks: 100, seed: 'words' })
    expect(violation?.message).toBe('to others, the option reveal 0 says "reveal undefined"')
  })

  it('by every oracle', () => {
    expect([...found].toSorted()).toEqual([...oracleNames].toSorted())
  })
})
