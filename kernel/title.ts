import type { Chance } from './chance/chance.ts'
import type { Offer } from './offer.ts'
import type { VerbTable } from './pick.ts'
import type { Kind, Procedure, Run } from './procedure.ts'
import type { Seat, State } from './state.ts'
import type { Catalogue } from './text.ts'

interface Choices {
  default: string
  choices: readonly string[]
}

interface Numbers {
  default: number
  low: number
  high: number
  also?: readonly number[]
}

/** What is different about a switch at tables with this many seats. */
type AtSeats<Values> = { atSeats?: Readonly<Record<number, Partial<Values>>> }

/** A named switch of a title, chosen when the table is opened. */
export type Switch =
  | { rule: string; kind: 'flag'; default: boolean }
  | ({ rule: string; kind: 'choice' } & Choices & AtSeats<Choices>)
  | ({ rule: string; kind: 'number' } & Numbers & AtSeats<Numbers>)

export type Switches = Readonly<Record<string, Switch>>
export type Settings = Readonly<Record<string, boolean | string | number>>

/** What any seat may do at any moment, whoever is being asked. */
export interface Anytime<K extends Kind> {
  offer(s: K['state'], seat: Seat, o: Offer<K['reason']>): void
  take(g: Run<K>, seat: Seat, verb: number, argument: number): void
}

/** The rules and content of one game. */
export interface Title<K extends Kind = Kind> {
  readonly id: string
  /** Raised whenever the same picks could lead elsewhere than before. */
  readonly version: number
  readonly seats: { readonly least: number; readonly most: number }
  /** True if all seats win and lose together: those at the table then see what the others consider, and give advice. */
  readonly cooperative?: boolean
  readonly switches: Switches
  readonly verbs: VerbTable<K['verb']>
  /** The rule behind each reason for which an option can be refused. */
  readonly reasons: Readonly<Record<K['reason'], string>>
  readonly procedures: readonly Procedure[]
  /** The state before the first step: pieces in place, nothing thrown, the first frame on the stack. */
  setUp(seats: number, settings: Settings): K['state']
  readonly anytime?: Anytime<K>
  /** A copy that knows the title's state, where copying any plain data is not fast enough. */
  copy?(s: K['state']): K['state']
  /** The events by which something that was hidden becomes known: what led to one is never undone without consent. */
  readonly reveals?: readonly string[]
  /** True for a seat that will never answer again: its decisions are taken by default. */
  isGone?(s: K['state'], seat: Seat): boolean
  /** Replaces everything that a seat (or a spectator, null) can't know by something that could as well be true. */
  resample(s: K['state'], seat: Seat | null, chance: Chance): void
  /** Everything that is wrong with a state; empty if the rules have kept it in order. */
  faults(s: K['state']): string[]
  /** All of its words; those that say `satisfies Words<…>` have one for everything that the rules name. */
  readonly text: Catalogue<K['state']['table'], K['state']['hands'][number]>
  /** By version: makes a state of that version one of the next. A running match then goes on by the new rules. */
  readonly migrate?: Readonly<Record<number, (old: State) => K['state']>>
  /** Versions that are kept: without `migrate` a match that began with one is finished by its rules. */
  readonly earlier?: readonly AnyTitle[]
}

/** A title whose types nobody outside of it needs to know. */
export type AnyTitle = Title

/** The switches as they are at a table with this many seats. */
export function switchesAt(switches: Switches, seats: number): Switches {
  const fitted = Object.entries(switches).map(([name, one]) => [name, switchAt(one, seats)])
  return Object.fromEntries(fitted) as Switches
}

function switchAt(one: Switch, seats: number): Switch {
  switch (one.kind) {
    case 'flag':
      return one
    case 'choice':
      return { ...one, ...one.atSeats?.[seats] }
    case 'number':
      return { ...one, ...one.atSeats?.[seats] }
  }
}

/** The settings of a table with this many seats: the given ones, checked, and the defaults for the rest. */
export function settingsOf(
  switches: Switches,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Settings {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(switches, name)) throw new BadSetting(name, given[name])
  const settings: Record<string, boolean | string | number> = {}
  for (const [name, one] of Object.entries(switchesAt(switches, seats))) {
    const value = given[name] ?? one.default
    if (!fits(one, value)) throw new BadSetting(name, value)
    settings[name] = value
  }
  return settings
}

/** Settings as they are when the number of seats has changed: what no longer fits is as by default. */
export function refitted(switches: Switches, settings: Settings, seats: number): Settings {
  const kept = Object.entries(settings).filter(([name, value]) => {
    const one = switches[name]
    return one !== undefined && fits(switchAt(one, seats), value)
  })
  return settingsOf(switches, Object.fromEntries(kept), seats)
}

/** A switch that the title does not have, or a value that it does not take. */
export class BadSetting extends Error {
  readonly setting: string

  constructor(setting: string, value: unknown) {
    super(`the setting ${setting} can't be ${String(value)}`)
    this.setting = setting
  }
}

function fits(one: Switch, value: unknown): value is boolean | string | number {
  switch (one.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && one.choices.includes(value)
    case 'number':
      return (
        Number.isInteger(value) &&
        typeof value === 'number' &&
        ((value >= one.low && value <= one.high) || (one.also?.includes(value) ?? false))
      )
  }
}
