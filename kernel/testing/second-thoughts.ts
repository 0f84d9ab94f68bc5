import {
  done,
  mixUnseen,
  numberVerbs,
  proceduresOf,
  type Box,
  type Chance,
  type Seat,
  type Table,
  type Title,
} from '../index.ts'

// A title for tests of going back: on its turn a seat draws a hidden card and throws a die for it; then everybody in
// turn may spend their one second thought to take that back. The die falls anew and the deck is shuffled with the card.

interface ThoughtTable extends Table {
  active: Seat
  points: number[]
  thoughts: number[]
  deck: number
}

interface Thoughts {
  state: {
    table: ThoughtTable
    hands: { cards: number[] }[]
    box: Box & { deck: number[] }
  }
  frames: { match: object; action: { seat: Seat; by: Seat }; regret: { seat: Seat; left: number } }
  questions: { 'action.choose': object; 'regret.ask': { seat: Seat } }
  events: {
    turn: { seat: Seat }
    drew: { seat: Seat; face: number }
    saw: { card: number }
    tookBack: { seat: Seat }
  }
  verb: keyof typeof verbs
  reason: string
  resumePoints: 'action.again'
}

const verbs = { draw: 'none', rest: 'none', accept: 'none', takeBack: 'none' } as const
const verb = numberVerbs(verbs)
const procedure = proceduresOf<Thoughts>()
const LAST_TURN = 12
const CARDS = 30

const match = procedure('match', {
  shuffle(g) {
    g.chance.shuffle(g.state.box.deck)
    return 'turns'
  },
  turns(g) {
    const { table } = g.state
    if (table.turn === LAST_TURN) {
      const best = Math.max(...table.points)
      const winners = table.points.flatMap((points, seat) => (points === best ? [seat] : []))
      table.outcome = { ending: 'over', winners }
      return done
    }
    table.active = table.turn % table.points.length
    table.turn++
    g.event?.('turn', 'ST-1', { seat: table.active })
    g.call('action', { seat: table.active, by: -1 })
    return 'turns'
  },
})

const action = procedure('action', {
  begin(g) {
    if (g.state.table.thoughts.some((count) => count > 0)) g.savepoint()
    return 'choose'
  },
  choose: {
    rule: 'ST-1',
    who: (_, f) => f.seat,
    offer(_, __, o) {
      o.allow(verb.draw)
      o.allow(verb.rest)
    },
    take(g, f, taken) {
      if (taken === verb.rest) return done
      const { table, hands, box } = g.state
      const card = box.deck.pop() ?? 0
      table.deck--
      hands[f.seat]?.cards.push(card)
      const face = g.chance.die(6)
      table.points[f.seat] = (table.points[f.seat] ?? 0) + face
      g.event?.('saw', 'ST-1', { card }, f.seat)
      g.event?.('drew', 'ST-1', { seat: f.seat, face })
      g.call('regret', { seat: f.seat, left: table.points.length })
      return 'over'
    },
  },
  over: () => done,
  again(g, f) {
    const { table, box } = g.state
    g.chance.shuffle(box.deck)
    table.thoughts[f.by] = (table.thoughts[f.by] ?? 0) - 1
    g.event?.('tookBack', 'ST-2', { seat: f.by })
    return 'choose'
  },
})

const regret = procedure('regret', {
  next(g, f) {
    const { thoughts } = g.state.table
    for (; f.left > 0; f.left--) {
      if ((thoughts[f.seat] ?? 0) > 0) return 'ask'
      f.seat = (f.seat + 1) % thoughts.length
    }
    return done
  },
  ask: {
    rule: 'ST-2',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat }),
    offer(s, __, o) {
      o.allow(verb.accept)
      // One that is taken back already can't be taken back again: its mark is gone.
      if (s.box.stack.some(({ mark }) => mark !== undefined)) o.allow(verb.takeBack)
    },
    take(g, f, taken) {
      if (taken === verb.takeBack) return g.rollBackTo('action.again', { by: f.seat })
      f.left--
      f.seat = (f.seat + 1) % g.state.table.points.length
      return 'next'
    },
  },
})

/** Mixes the cards that a seat has not seen. */
function resample({ hands, box }: Thoughts['state'], seat: Seat | null, chance: Chance): void {
  const unseen = box.deck.splice(0)
  const others = hands.filter((_, other) => other !== seat)
  for (const { cards } of others) unseen.push(...cards)
  mixUnseen(unseen, chance)
  for (const { cards } of others)
    for (let i = 0; i < cards.length; i++) cards[i] = unseen.pop() ?? 0
  box.deck = unseen
}

function faults({ table, hands, box }: Thoughts['state']): string[] {
  const cards = new Set([...box.deck, ...hands.flatMap((hand) => hand.cards)])
  const found: string[] = []
  if (cards.size !== CARDS) found.push(`there are ${cards.size} cards`)
  if (table.deck !== box.deck.length) found.push(`the deck is said to have ${table.deck} cards`)
  for (const { mark } of box.stack)
    if (mark !== undefined) found.push(...faults(mark as Thoughts['state']))
  return found
}

export const secondThoughts: Title<Thoughts> = {
  id: 'second-thoughts',
  version: 1,
  seats: { least: 2, most: 4 },
  switches: {},
  verbs,
  reasons: {},
  procedures: [match, action, regret],
  setUp: (seats) => ({
    table: {
      turn: 0,
      outcome: null,
      active: 0,
      points: Array.from({ length: seats }, () => 0),
      thoughts: Array.from({ length: seats }, () => 1),
      deck: CARDS,
    },
    hands: Array.from({ length: seats }, () => ({ cards: [] })),
    box: { stack: [{ at: 'match.shuffle' }], deck: Array.from({ length: CARDS }, (_, i) => i) },
  }),
  reveals: ['saw'],
  resample,
  faults,
  text: {
    name: 'Second Thoughts',
    pitch: 'Draw, throw, and think better of it once.',
    prompts: { 'action.choose': () => 'Draw or rest.', 'regret.ask': () => 'Take it back?' },
    options: {
      draw: () => 'Draw',
      rest: () => 'Rest',
      accept: () => 'Let it be',
      takeBack: () => 'Take it back',
    },
    reasons: {},
    events: {
      turn: (is: { seat: Seat }, t) => `The turn of ${t.name(is.seat)} begins.`,
      saw: (is: { card: number }) => `You draw card ${is.card}.`,
      drew: (is: { seat: Seat; face: number }, t) => `${t.name(is.seat)} throws a ${is.face}.`,
      tookBack: (is: { seat: Seat }, t) => `${t.name(is.seat)} takes it back.`,
    },
    endings: {
      over: (winners, t) => `Most points: ${winners.map((seat) => t.name(seat)).join(' and ')}.`,
    },
    switches: {},
    board: (t) => [
      { heading: 'Points', lines: t.table.points.map((one, seat) => `${t.name(seat)}: ${one}.`) },
    ],
  },
}
