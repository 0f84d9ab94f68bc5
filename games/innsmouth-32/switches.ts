import type { Switches, BeforeStart } from '@eldertable/kernel'
import type { I32Settings } from './state.ts'

/** The options that say how many pools there are. */
type Crowd = { readonly director?: unknown; readonly soloSeats?: unknown }

/** How many pools there are at a table (I32-SEAT-2 to 4, I32-OPT-18). */
export function poolsAt(seats: number, { director, soloSeats }: Crowd): number {
  const survivors = director === 'human' ? seats - 1 : seats
  return survivors === 1 ? Number(soloSeats ?? 3) : survivors
}

/** This many pools get little done between two turns of the director. */
const SMALL_CAST = 4
/** Hardly any film of so few comes to its end, so no cut makes it darker. */
const SMALLEST_CAST = 2

/** Whether a cast is so small that its flails can be another matter (I32-OPT-20). */
export const isSmallCast = (difficulty: I32Settings['difficulty'], pools: number): boolean =>
  pools <= (difficulty === 'midnight' ? SMALLEST_CAST : SMALL_CAST)

const isAlone = ({ seats, settings }: BeforeStart): boolean =>
  (settings['director'] === 'human' ? seats - 1 : seats) === 1

/** The twenty options; each may depend on those before it. */
export const switches = {
  director: {
    rule: 'I32-OPT-1',
    kind: 'choice',
    default: 'human',
    choices: ['human', 'auto'],
    fit({ seats }) {
      if (seats === 1) return { only: 'auto', why: 'alone' }
      return seats === 9 ? { only: 'human', why: 'nine' } : undefined
    },
    // Whoever is alone among bots is a survivor. Where people meet, whoever opens the table directs.
    usual: ({ people }) => (people === 1 ? 'auto' : undefined),
  },
  difficulty: {
    rule: 'I32-OPT-3',
    kind: 'choice',
    default: 'feature',
    choices: ['feature', 'matinee', 'midnight'],
  },
  soloSeats: {
    rule: 'I32-OPT-18',
    kind: 'number',
    default: 3,
    low: 2,
    high: 4,
    fit: (ahead) => (isAlone(ahead) ? undefined : { only: 3, why: 'several' }),
  },
  smallCast: {
    rule: 'I32-OPT-20',
    kind: 'flag',
    default: true,
    fit({ seats, settings }) {
      const difficulty = settings['difficulty'] as I32Settings['difficulty']
      if (difficulty === 'matinee') return { only: false, why: 'matinee' }
      const isSmall = isSmallCast(difficulty, poolsAt(seats, settings))
      return isSmall ? undefined : { only: false, why: 'large-cast' }
    },
  },
  fallenSeats: {
    rule: 'I32-OPT-2',
    kind: 'choice',
    default: 'match',
    choices: ['match', 'auto'],
  },
  coverAttack: { rule: 'I32-OPT-5', kind: 'flag', default: true },
  directorsCut: { rule: 'I32-OPT-6', kind: 'flag', default: true },
  crowdScene: {
    rule: 'I32-OPT-4',
    kind: 'choice',
    default: 'auto',
    choices: ['auto', 'on', 'off'],
    fit: ({ settings }) =>
      settings['directorsCut'] === false ? { only: 'off', why: 'no-cut' } : undefined,
  },
  terrors: {
    rule: 'I32-OPT-8',
    kind: 'choice',
    default: '0',
    choices: ['0', '1', '2', '3', 'per-reel'],
  },
  hound: {
    rule: 'I32-OPT-9',
    kind: 'choice',
    default: 'off',
    choices: ['off', 'replace-random', 'replace-chosen', 'thirteenth', 'companion'],
  },
  houndRecurring: {
    rule: 'I32-OPT-10',
    kind: 'flag',
    default: false,
    fit: ({ settings }) =>
      settings['hound'] === 'off' ? { only: false, why: 'no-hound' } : undefined,
  },
  nightClerk: { rule: 'I32-OPT-11', kind: 'flag', default: false },
  clerkDibs: {
    rule: 'I32-OPT-12',
    kind: 'flag',
    default: false,
    fit: ({ settings }) =>
      settings['nightClerk'] === true ? undefined : { only: false, why: 'no-clerk' },
  },
  clerkDrain: {
    rule: 'I32-OPT-13',
    kind: 'flag',
    default: true,
    fit: ({ settings }) =>
      settings['nightClerk'] === true ? undefined : { only: true, why: 'no-clerk' },
  },
  factionRest: { rule: 'I32-OPT-14', kind: 'flag', default: false },
  factionDraft: {
    rule: 'I32-OPT-15',
    kind: 'flag',
    default: false,
    fit({ seats, settings }) {
      const pools = poolsAt(seats, settings)
      return pools === 3 || pools === 4 ? undefined : { only: false, why: 'three-or-four' }
    },
  },
  survivorLoss: {
    rule: 'I32-OPT-7',
    kind: 'flag',
    default: false,
    fit({ seats, settings }) {
      const isForced = settings['factionDraft'] === true && poolsAt(seats, settings) === 3
      return isForced ? { only: true, why: 'draft-of-three' } : undefined
    },
  },
  secretCultist: { rule: 'I32-OPT-16', kind: 'flag', default: false },
  powerPlayCull: { rule: 'I32-OPT-17', kind: 'flag', default: false },
  projector: { rule: 'I32-OPT-19', kind: 'flag', default: true },
} as const satisfies Switches
