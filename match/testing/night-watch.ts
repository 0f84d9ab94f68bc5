import {
  done,
  mixUnseen,
  withBots,
  numberVerbs,
  pickOf,
  proceduresOf,
  type Bot,
  type Box,
  type Run,
  type Seat,
  type Table,
  type Title,
} from '@eldertable/kernel'

// A title for tests of the match: the seat whose turn it is throws a die as often as it dares; after each throw the
// others may pass or raise the alarm. So the same decision comes up several times in a turn.

interface WatchTable extends Table {
  points: number[]
  alarms: number[]
  throws: number
  last: number
}

interface NightWatch {
  state: {
    table: WatchTable
    hands: { whisper: number }[]
    box: Box & { whispers: number[] }
  }
  frames: { night: object; watch: { seat: Seat }; listen: { seat: Seat; thrower: Seat } }
  questions: { 'watch.choose': { throws: number }; 'listen.react': { thrower: Seat } }
  events: {
    turn: { seat: Seat }
    heard: { whisper: number }
    threw: { seat: Seat; face: number }
    alarm: { seat: Seat; count: number }
    resigned: { seat: Seat }
  }
  verb: keyof typeof verbs
  reason: 'no-alarms' | 'too-many-throws'
  resumePoints: never
}

const verbs = {
  throw: 'none',
  rest: 'none',
  quiet: 'none',
  alarm: 'count',
  resign: 'none',
} as const
const verb = numberVerbs(verbs)

/** The picks by name. */
export const watchPick = {
  throw: pickOf(verb.throw),
  rest: pickOf(verb.rest),
  quiet: pickOf(verb.quiet),
  alarm: (count: number) => pickOf(verb.alarm, count),
  resign: pickOf(verb.resign),
}

const procedure = proceduresOf<NightWatch>()

const night = procedure('night', {
  fall(g) {
    const { hands, box } = g.state
    g.chance.shuffle(box.whispers)
    for (const [seat, hand] of hands.entries()) {
      hand.whisper = box.whispers.pop() ?? 0
      g.event?.('heard', 'NW-SETUP-1', { whisper: hand.whisper }, seat)
    }
    return 'watches'
  },
  watches(g) {
    const { table } = g.state
    if (table.turn === table.last) {
      const best = Math.max(...table.points)
      end(g, 'dawn', (seat) => table.points[seat] === best)
      return done
    }
    const seat = table.turn % table.points.length
    g.event?.('turn', 'NW-WATCH-1', { seat })
    g.call('watch', { seat })
    table.turn++
    table.throws = 0
    return 'watches'
  },
})

const watch = procedure('watch', {
  choose: {
    rule: 'NW-WATCH-1',
    who: (_, f) => f.seat,
    about: (s) => ({ throws: s.table.throws }),
    offer(s, _, o) {
      if (s.table.throws < 4) o.allow(verb.throw, 0, 'NW-WATCH-2')
      else o.refuse(verb.throw, 0, 'too-many-throws')
      o.allow(verb.rest)
    },
    take(g, f, taken) {
      if (taken === verb.rest) return done
      const face = g.chance.die(6)
      const { table } = g.state
      table.throws++
      table.points[f.seat] = (table.points[f.seat] ?? 0) + face
      g.event?.('threw', 'NW-WATCH-2', { seat: f.seat, face })
      const seats = table.points.length
      for (let step = seats - 1; step > 0; step--)
        g.call('listen', { seat: (f.seat + step) % seats, thrower: f.seat })
      return 'choose'
    },
  },
})

const listen = procedure('listen', {
  react: {
    rule: 'NW-ALARM-1',
    who: (_, f) => f.seat,
    about: (_, f) => ({ thrower: f.thrower }),
    offer(s, f, o) {
      o.allow(verb.quiet)
      const alarms = s.table.alarms[f.seat] ?? 0
      if (alarms > 0) o.range(verb.alarm, 1, alarms, 'NW-ALARM-2')
      else o.refuse(verb.alarm, 1, 'no-alarms')
    },
    take(g, f, taken, argument) {
      if (taken === verb.alarm) {
        const { points, alarms } = g.state.table
        alarms[f.seat] = (alarms[f.seat] ?? 0) - argument
        points[f.thrower] = Math.max(0, (points[f.thrower] ?? 0) - argument)
        for (const [seat, count] of alarms.entries())
          // the others are wide awake
          if (seat !== f.seat && seat !== f.thrower) alarms[seat] = count + 1
        g.event?.('alarm', 'NW-ALARM-2', { seat: f.seat, count: argument })
      }
      return done
    },
    pass: watchPick.quiet,
  },
})

function end(g: Run<NightWatch>, ending: string, wins: (seat: Seat) => boolean): void {
  const winners = g.state.table.points.flatMap((_, seat) => (wins(seat) ? [seat] : []))
  g.state.table.outcome = { ending, winners }
}

type Events = NightWatch['events']

const nightWatch: Title<NightWatch> = {
  id: 'night-watch',
  version: 4,
  seats: { least: 2, most: 4 },
  switches: {
    turns: { rule: 'NW-OPT-1', kind: 'number', default: 6, low: 1, high: 50 },
    dark: { rule: 'NW-OPT-2', kind: 'flag', default: false },
    moon: {
      rule: 'NW-OPT-3',
      kind: 'choice',
      default: 'new',
      choices: ['new', 'full'],
      fit: ({ seats }) => (seats === 3 ? { choices: ['new'] } : undefined),
    },
  },
  verbs,
  reasons: { 'no-alarms': 'NW-ALARM-3', 'too-many-throws': 'NW-WATCH-3' },
  procedures: [night, watch, listen],
  setUp: (seats, settings) => ({
    table: {
      turn: 0,
      outcome: null,
      points: Array.from({ length: seats }, () => 0),
      alarms: Array.from({ length: seats }, () => 3),
      throws: 0,
      last: Number(settings['turns']),
    },
    hands: Array.from({ length: seats }, () => ({ whisper: 0 })),
    box: {
      stack: [{ at: 'night.fall' }],
      whispers: Array.from({ length: Math.max(8, seats + 1) }, (_, i) => i + 1),
    },
  }),
  traits: ({ alarms }, seat) => [['alarms left', String(alarms[seat])]],
  anytime: {
    offer: (_, __, o) => o.allow(verb.resign, 0, 'NW-END-2'),
    take(g, seat) {
      g.event?.('resigned', 'NW-END-2', { seat })
      end(g, 'resigned', (other) => other !== seat)
    },
  },
  resample({ hands, box }, seat, chance) {
    const unknown = hands.filter((_, other) => other !== seat)
    const whispers = [...box.whispers, ...unknown.map((hand) => hand.whisper)]
    mixUnseen(whispers, chance)
    for (const hand of unknown) hand.whisper = whispers.pop() ?? 0
    box.whispers = whispers
  },
  faults: () => [],
  text: {
    name: 'Night Watch',
    pitch: 'Throw as often as you dare before somebody raises the alarm.',
    prompts: {
      'watch.choose': (about: { throws: number }) => `Your watch, after ${about.throws} throws.`,
      'listen.react': (about: { thrower: Seat }, t) => `${t.name(about.thrower)} has thrown.`,
    },
    options: {
      throw: () => 'Throw the die',
      rest: () => 'Rest',
      quiet: () => 'Keep quiet',
      alarm: (count) => `Raise the alarm (${count})`,
      resign: () => 'Resign',
    },
    reasons: {
      'no-alarms': 'your alarms are used up',
      'too-many-throws': 'four throws are the most',
    },
    events: {
      turn: (is: Events['turn'], t) => `The watch of ${t.name(is.seat)} begins.`,
      heard: (is: Events['heard']) => `You hear whisper ${is.whisper}.`,
      threw: (is: Events['threw'], t) => `${t.name(is.seat)} throws a ${is.face}.`,
      alarm: (is: Events['alarm'], t) => `${t.name(is.seat)} raises the alarm (${is.count}).`,
      resigned: (is: Events['resigned'], t) => `${t.name(is.seat)} resigns.`,
    },
    endings: {
      dawn: (winners, t) =>
        `Dawn: ${winners.map((seat) => t.name(seat)).join(' and ')} watched best.`,
      resigned: (winners, t) =>
        `The watch is broken off: ${winners.map((seat) => t.name(seat)).join(' and ')} win.`,
    },
    switches: {
      turns: { name: 'SerialQueue', help: 'How many watches a night has.' },
      dark: { name: 'Dark', help: 'Changes nothing.' },
      moon: { name: 'Moon', help: 'Changes nothing.' },
    },
    board: (t) => [
      {
        heading: 'Points',
        lines: (t.table as WatchTable).points.map((points, seat) => `${t.name(seat)}: ${points}`),
      },
      {
        heading: 'Your whisper',
        lines: t.hand === null ? [] : [String((t.hand as { whisper: number }).whisper)],
      },
    ],
  },
}

const sleepy: Bot<NightWatch> = (observation) => {
  if (observation.decision === 'listen.react') return watchPick.quiet
  return observation.about.throws === 0 ? watchPick.throw : watchPick.rest
}

/** The title with a bot that throws once and stays quiet, and two that are no good. */
export const nightWatchGame = withBots(nightWatch, {
  habit: sleepy,
  sleepy,
  lost: () => {
    throw new Error('where am I')
  },
  liar: () => 999_999,
})
