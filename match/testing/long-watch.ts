import type { GameEntry, Settings, State, Switches, Table, BeforeStart } from '@eldertable/kernel'
import { nightWatchGame } from './night-watch.ts'

// The night watch for up to nine seats, with sides that depend on a switch and change in play: a seat that has used up
// its alarms goes over to the first one, the warden.

interface LongTable extends Table {
  sides: string
  alarms: number[]
}

const arePairs = ({ seats }: BeforeStart): boolean => seats >= 4 && seats % 2 === 0

const switches = {
  ...nightWatchGame.title.switches,
  sides: {
    rule: 'LW-OPT-1',
    kind: 'choice',
    default: 'alone',
    choices: ['alone', 'pairs', 'warden', 'together'],
    fit: (at) =>
      arePairs(at) ? undefined : { choices: ['alone', 'warden', 'together'], why: 'uneven' },
  },
  password: {
    rule: 'LW-OPT-2',
    kind: 'flag',
    default: false,
    fit: ({ settings }) =>
      settings['sides'] === 'alone' ? { only: false, why: 'alone' } : undefined,
  },
} as const satisfies Switches

const ahead = {
  alone: 'each-for-itself',
  pairs: 'teams',
  warden: 'one-against-all',
  together: 'together',
} as const

const { title, habits } = nightWatchGame

export const longWatchGame: GameEntry = {
  habits,
  title: {
    ...title,
    id: 'long-watch',
    seats: { least: 2, most: 9 },
    switches,
    sides: {
      ahead: (_, settings) => ahead[String(settings['sides']) as keyof typeof ahead],
      of(table: LongTable, seat) {
        if (table.sides === 'together') return 0
        if (table.sides === 'pairs') return seat % 2
        if (table.sides === 'warden') return seat === 0 || table.alarms[seat] === 0 ? 0 : 1
        return seat
      },
    },
    setUp(seats: number, settings: Settings): State {
      const state = title.setUp(seats, settings)
      const table: LongTable = { ...(state.table as LongTable), sides: String(settings['sides']) }
      return { ...state, table }
    },
    text: {
      ...title.text,
      name: 'Long Watch',
      switches: {
        ...title.text.switches,
        sides: {
          name: 'Sides',
          help: 'Who watches with whom.',
          choices: {
            alone: 'everybody alone',
            pairs: 'odd against even',
            warden: 'the first against all others',
            together: 'all together',
          },
          why: { uneven: 'Odd and even need four, six or eight seats.' },
        },
        password: {
          name: 'Password',
          help: 'Changes nothing.',
          why: { alone: 'Who watches alone has nobody to tell a password.' },
        },
      },
      role: (seat, { table }) =>
        (table as LongTable).sides === 'warden' && seat === 0 ? 'Warden' : undefined,
      roleAhead: (seat, { settings }) =>
        settings['sides'] === 'warden' && seat === 0 ? 'Warden' : undefined,
    },
  },
}
