import {
  done,
  mixUnseen,
  numberVerbs,
  pickOf,
  proceduresOf,
  type About,
  type Box,
  type Catalogue,
  type Frame,
  type TitleTypes,
  type Offer,
  type Run,
  type Seat,
  type State,
  type Table,
  type TextContext,
  type Title,
} from '@eldertable/kernel'

// A title that is as small as one with everything in it can be: a hidden deck, hands, dice, amounts, refusals,
// private events, an action at any moment. Draw cards, play rising ones, wager coins, until the turns run out.

interface MiniTable extends Table {
  coins: number[]
  pile: number[]
  deckSize: number
  gone: boolean[]
  lastTurn: number
  doubled: boolean
}

interface MiniHand {
  cards: number[]
}

interface MiniBox extends Box {
  deck: number[]
}

export interface MiniState extends State {
  table: MiniTable
  hands: MiniHand[]
  box: MiniBox
}

export interface Mini extends TitleTypes {
  state: MiniState
  frames: { deal: object; turn: { seat: Seat }; wager: { seat: Seat; stake: number } }
  questions: { [question: string]: About }
  events: {
    turn: { seat: Seat }
    drew: { seat: Seat }
    sees: { card: number }
    played: { seat: Seat; card: number }
    thrown: { seat: Seat; face: number; won: number }
    conceded: { seat: Seat }
  }
  verb: keyof typeof miniVerbs
  reason: 'deck-empty' | 'too-low'
  resumePoints: never
}

const miniVerbs = {
  pass: 'none',
  draw: 'none',
  play: 'card',
  wager: 'coins',
  concede: 'none',
} as const
const verb = numberVerbs(miniVerbs)

type Turn = Mini['frames']['turn'] & Frame

/** Places at which a test can break the title. */
export interface Flaws {
  offer?(s: MiniState, f: Turn, o: Offer<Mini['reason']>): void
  taken?(g: Run<Mini>, f: Turn, verb: number, argument: number): void
  about?: (s: MiniState, f: Turn) => { deepest: number | undefined }
  byDefault?: (s: MiniState, f: Turn) => number
  pass?: number
}

const procedure = proceduresOf<Mini>()

export function miniTitle(flaws: Flaws = {}): Title<Mini> {
  const deal = procedure('deal', {
    shuffle(g) {
      g.chance.shuffle(g.state.box.deck)
      for (const hand of g.state.hands) hand.cards.push(...takeTop(g.state, 2))
      g.call('turn', { seat: 0 })
      return done
    },
  })

  const turn = procedure('turn', {
    begin(g, f) {
      const { table } = g.state
      if (table.turn === table.lastTurn || table.gone.every((gone) => gone)) {
        finish(g.state, 'turns-over')
        return done
      }
      table.turn++
      g.event?.('turn', 'MINI-TURN-1', { seat: f.seat })
      return 'choose'
    },
    choose: {
      rule: 'MINI-TURN-2',
      who: (_s, f) => f.seat,
      ...(flaws.about !== undefined && { about: flaws.about }),
      offer(s, f, o) {
        o.allow(verb.pass)
        if (s.box.deck.length > 0) o.allow(verb.draw, 0, 'MINI-DRAW-1')
        else o.refuse(verb.draw, 0, 'deck-empty')
        const top = s.table.pile.at(-1) ?? 0
        for (const card of s.hands[f.seat]?.cards ?? [])
          if (card > top) o.allow(verb.play, card)
          else if (o.explains) o.refuse(verb.play, card, 'too-low')
        o.range(verb.wager, 1, Math.min(9, s.table.coins[f.seat] ?? 0), 'MINI-WAGER-1')
        flaws.offer?.(s, f, o)
      },
      take(g, f, picked, argument) {
        if (picked === verb.draw) draw(g, f.seat)
        if (picked === verb.play) play(g, f.seat, argument)
        if (picked === verb.wager) g.call('wager', { seat: f.seat, stake: argument })
        flaws.taken?.(g, f, picked, argument)
        return 'next'
      },
      ...(flaws.byDefault !== undefined && { byDefault: flaws.byDefault }),
      pass: flaws.pass ?? pickOf(verb.pass),
    },
    next(g, f) {
      f.seat = (f.seat + 1) % g.state.hands.length
      return 'begin'
    },
  })

  const wager = procedure('wager', {
    throw(g, f) {
      const face = g.chance.die(6)
      const won = (face >= 4 ? f.stake : -f.stake) * (g.state.table.doubled ? 2 : 1)
      const { coins } = g.state.table
      coins[f.seat] = Math.max(0, (coins[f.seat] ?? 0) + won)
      g.event?.('thrown', 'MINI-WAGER-2', { seat: f.seat, face, won })
      return done
    },
  })

  return {
    id: 'mini',
    version: 3,
    seats: { least: 2, most: 4 },
    switches: {
      doubled: { rule: 'MINI-OPT-1', kind: 'flag', default: false },
      length: { rule: 'MINI-OPT-2', kind: 'choice', default: 'short', choices: ['short', 'long'] },
      coins: { rule: 'MINI-OPT-3', kind: 'number', default: 5, low: 0, high: 9, also: [50] },
    },
    verbs: miniVerbs,
    reasons: { 'deck-empty': 'MINI-DRAW-2', 'too-low': 'MINI-PLAY-1' },
    procedures: [deal, turn, wager],
    setUp: (seats, settings) => ({
      table: {
        turn: 0,
        outcome: null,
        coins: Array.from({ length: seats }, () => Number(settings['coins'])),
        pile: [],
        deckSize: 20,
        gone: Array.from({ length: seats }, () => false),
        lastTurn: settings['length'] === 'long' ? 40 : 12,
        doubled: settings['doubled'] === true,
      },
      hands: Array.from({ length: seats }, () => ({ cards: [] })),
      box: { stack: [{ at: 'deal.shuffle' }], deck: Array.from({ length: 20 }, (_, i) => i + 1) },
    }),
    anytime: {
      offer(s, seat, o) {
        if (s.table.gone[seat] === false && s.table.turn > 8) o.allow(verb.concede)
      },
      take(g, seat) {
        g.state.table.gone[seat] = true
        g.event?.('conceded', 'MINI-END-2', { seat })
        const staying = g.state.table.gone.flatMap((gone, other) => (gone ? [] : [other]))
        if (staying.length < 2) g.state.table.outcome = { ending: 'conceded', winners: staying }
      },
    },
    isGone: (s, seat) => s.table.gone[seat] === true,
    resample(s, seat, chance) {
      const unknown = s.hands.filter((_, other) => other !== seat)
      const cards = [...s.box.deck, ...unknown.flatMap((hand) => hand.cards)]
      mixUnseen(cards, chance)
      for (const hand of unknown) hand.cards = cards.splice(0, hand.cards.length)
      s.box.deck = cards
    },
    faults(s) {
      const faults: string[] = []
      const cards = [...s.box.deck, ...s.hands.flatMap((hand) => hand.cards), ...s.table.pile]
      if (new Set(cards).size !== 20) faults.push(`${new Set(cards).size} different cards, not 20`)
      if (s.table.deckSize !== s.box.deck.length) faults.push('the size of the deck is wrong')
      return faults
    },
    text: miniText,
  }
}

function takeTop(s: MiniState, count: number): number[] {
  const cards = s.box.deck.splice(-count)
  s.table.deckSize = s.box.deck.length
  return cards
}

function draw(g: Run<Mini>, seat: Seat): void {
  const [card = 0] = takeTop(g.state, 1)
  g.state.hands[seat]?.cards.push(card)
  g.event?.('drew', 'MINI-DRAW-1', { seat })
  g.event?.('sees', 'MINI-DRAW-1', { card }, seat)
}

function play(g: Run<Mini>, seat: Seat, card: number): void {
  const cards = g.state.hands[seat]?.cards
  cards?.splice(cards.indexOf(card), 1)
  g.state.table.pile.push(card)
  g.event?.('played', 'MINI-PLAY-2', { seat, card })
}

function finish(s: MiniState, ending: string): void {
  const most = Math.max(...s.table.coins)
  const winners = s.table.coins.flatMap((coins, seat) => (coins === most ? [seat] : []))
  s.table.outcome = { ending, winners }
}

type T = TextContext<MiniTable, MiniHand>

const miniText: Catalogue<MiniTable, MiniHand> = {
  name: 'Mini',
  pitch: 'Draw, play, wager.',
  prompts: { 'turn.choose': (_about: never, t: T) => `Your turn ${t.table.turn}` },
  decisions: { 'turn.choose': 'your turn' },
  options: {
    pass: () => 'Pass',
    draw: () => 'Draw a card',
    play: (card: number) => `Play the ${card}`,
    wager: (coins: number) => `Wager ${coins}`,
    concede: () => 'Concede',
  },
  reasons: { 'deck-empty': 'The deck is empty', 'too-low': 'The card is too low' },
  events: {
    turn: (is: Mini['events']['turn'], t: T) => `${t.name(is.seat)} begins`,
    drew: (is: Mini['events']['drew'], t: T) => `${t.name(is.seat)} draws`,
    sees: (is: Mini['events']['sees']) => `You draw the ${is.card}`,
    played: (is: Mini['events']['played'], t: T) => `${t.name(is.seat)} plays the ${is.card}`,
    thrown: (is: Mini['events']['thrown']) => `A ${is.face}: ${is.won}`,
    conceded: (is: Mini['events']['conceded'], t: T) => `${t.name(is.seat)} concedes`,
  },
  endings: {
    'turns-over': (winners: readonly Seat[]) => `Seats ${winners.join(', ')} have the most coins`,
    conceded: (winners: readonly Seat[]) => `Only ${winners.join(', ')} is left`,
  },
  switches: {
    doubled: { name: 'Doubled', help: 'Wagers count twice.' },
    length: {
      name: 'Length',
      help: '12 or 40 turns.',
      choices: { short: '12 turns', long: '40 turns' },
    },
    coins: { name: 'Coins', help: 'How many everybody begins with.' },
  },
  board: (t: T) => [
    { heading: 'Coins', lines: t.table.coins.map((coins, seat) => `${t.name(seat)}: ${coins}`) },
    { heading: 'Hand', lines: t.hand === null ? [] : [`cards ${t.hand.cards.join(', ')}`] },
  ],
}
