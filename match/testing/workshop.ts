import {
  type Box,
  done,
  type GameEntry,
  numberVerbs,
  pickOf,
  proceduresOf,
  type Seat,
  type Table,
  type Title,
  withBots,
} from '@eldertable/kernel'

// A title for tests of undo and of versions: everything that can lie between a person and an earlier pick is one verb.

interface ShopTable extends Table {
  active: Seat
  wood: number[]
  /** Since version 2. */
  polish?: number[]
}

interface Shop {
  state: {
    table: ShopTable
    hands: { peeked: number }[]
    box: Box & { crate: number[] }
  }
  frames: {
    day: object
    work: { seat: Seat }
    craft: { seat: Seat; parts: number[] }
    reply: { seat: Seat }
  }
  questions: { 'work.choose': object; 'craft.add': object; 'reply.answer': object }
  events: {
    turn: { seat: Seat }
    gathered: { seat: Seat }
    peeked: { item: number }
    rolled: { seat: Seat; face: number }
    crafted: { seat: Seat; parts: number }
    replied: { seat: Seat; yes: boolean }
  }
  verb: keyof typeof verbs
  reason: string
  resumePoints: never
}

const verbs = {
  gather: 'none',
  peek: 'none',
  roll: 'none',
  craft: 'none',
  part: 'part',
  finish: 'none',
  ask: 'none',
  yes: 'none',
  no: 'none',
  end: 'none',
  close: 'none',
} as const
const verb = numberVerbs(verbs)

/** The picks by name. */
export const shopPick = {
  gather: pickOf(verb.gather),
  peek: pickOf(verb.peek),
  roll: pickOf(verb.roll),
  craft: pickOf(verb.craft),
  part: (part: number) => pickOf(verb.part, part),
  finish: pickOf(verb.finish),
  ask: pickOf(verb.ask),
  yes: pickOf(verb.yes),
  no: pickOf(verb.no),
  end: pickOf(verb.end),
  close: pickOf(verb.close),
}

const procedure = proceduresOf<Shop>()

/** The rules in one version: wood is worth more in the second, where crafted things are also polished. */
function proceduresFor(version: 1 | 2) {
  const day = procedure('day', {
    open(g) {
      g.chance.shuffle(g.state.box.crate)
      return 'next'
    },
    next(g) {
      const { table } = g.state
      table.active = table.turn % table.wood.length
      table.turn++
      g.event?.('turn', 'WS-1', { seat: table.active })
      g.call('work', { seat: table.active })
      return 'next'
    },
  })
  const work = procedure('work', {
    choose: {
      rule: 'WS-1',
      who: (_, f) => f.seat,
      offer(s, _, o) {
        for (const one of [verb.gather, verb.roll, verb.craft, verb.ask, verb.end]) o.allow(one)
        if (s.box.crate.length > 0) o.allow(verb.peek)
      },
      take(g, f, taken) {
        const { table, hands, box } = g.state
        const add = (count: number) => (table.wood[f.seat] = (table.wood[f.seat] ?? 0) + count)
        if (taken === verb.gather) {
          add(version)
          g.event?.('gathered', 'WS-2', { seat: f.seat })
        } else if (taken === verb.peek) {
          const item = box.crate.pop() ?? 0
          const hand = hands[f.seat]
          if (hand !== undefined) hand.peeked = item
          g.event?.('peeked', 'WS-3', { item }, f.seat)
        } else if (taken === verb.roll) {
          const face = g.chance.die(6)
          add(face)
          g.event?.('rolled', 'WS-4', { seat: f.seat, face })
        } else if (taken === verb.craft) g.call('craft', { seat: f.seat, parts: [] })
        else if (taken === verb.ask) g.call('reply', { seat: (f.seat + 1) % table.wood.length })
        else return done
        return 'choose'
      },
    },
  })
  const craft = procedure('craft', {
    add: {
      rule: 'WS-5',
      who: (_, f) => f.seat,
      offer(_, f, o) {
        for (let part = 1; part <= 3; part++) if (!f.parts.includes(part)) o.allow(verb.part, part)
        o.allow(verb.finish)
        o.allow(verb.end)
      },
      take(g, f, taken, argument) {
        if (taken === verb.end) return done
        if (taken === verb.part) {
          f.parts.push(argument)
          return 'add'
        }
        const { polish } = g.state.table
        if (version === 2 && polish !== undefined)
          polish[f.seat] = (polish[f.seat] ?? 0) + f.parts.length
        g.event?.('crafted', 'WS-5', { seat: f.seat, parts: f.parts.length })
        return done
      },
    },
  })
  const reply = procedure('reply', {
    answer: {
      rule: 'WS-6',
      who: (_, f) => f.seat,
      offer(_, __, o) {
        o.allow(verb.no)
        o.allow(verb.yes)
      },
      take(g, f, taken) {
        g.event?.('replied', 'WS-6', { seat: f.seat, yes: taken === verb.yes })
        return done
      },
      pass: shopPick.no,
    },
  })
  return [day, work, craft, reply]
}

function workshop(version: 1 | 2): Title<Shop> {
  return {
    id: 'workshop',
    version,
    seats: { least: 1, most: 4 },
    switches: {},
    verbs,
    reasons: {},
    procedures: proceduresFor(version),
    setUp: (seats) => ({
      table: {
        turn: 0,
        outcome: null,
        active: 0,
        wood: Array.from({ length: seats }, () => 0),
        ...(version === 2 && { polish: Array.from({ length: seats }, () => 0) }),
      },
      hands: Array.from({ length: seats }, () => ({ peeked: 0 })),
      box: { stack: [{ at: 'day.open' }], crate: [1, 2, 3, 4, 5, 6] },
    }),
    anytime: {
      offer: (_, __, o) => o.allow(verb.close),
      take(g) {
        g.state.table.outcome = { ending: 'closed', winners: [] }
      },
    },
    reveals: ['peeked'],
    resample() {},
    faults: () => [],
    text: {
      name: 'Workshop',
      pitch: '',
      prompts: {},
      options: {},
      reasons: {},
      events: {},
      endings: {},
      switches: {},
      board: () => [],
    },
  }
}

const entryOf = (title: Title<Shop>): GameEntry => {
  const slow = (): number => shopPick.end
  return withBots(title, { habit: slow, slow })
}

/** Version 1, as it was. */
export const workshop1 = entryOf(workshop(1))

const polished = (old: object): Shop['state'] => {
  const state = old as Shop['state']
  state.table.polish = state.table.wood.map(() => 0)
  return state
}

/** Version 2 in the four ways in which a title can treat the matches of version 1. */
export const workshop2 = {
  finishing: entryOf({ ...workshop(2), earlier: [workshop1.title] }),
  migrating: entryOf({ ...workshop(2), earlier: [workshop1.title], migrate: { 1: polished } }),
  forgetful: entryOf({ ...workshop(2), migrate: { 1: polished } }),
  indifferent: entryOf(workshop(2)),
}
