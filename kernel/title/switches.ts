export type Settings = Readonly<Record<string, boolean | string | number>>

interface Flag {
  default: boolean
}

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

/** A table that is being opened: how many sit down, and how the switches are set that stand before the one asked about. */
export interface BeforeStart {
  readonly seats: number
  readonly settings: Settings
}

/**
 * What is different about a switch at a table: it can have only one value there, or other ones than elsewhere. `why` is
 * a code; its sentence stands with the switch in the title's words.
 */
type Fit<Values extends { default: unknown }> =
  | { only: Values['default']; why: string }
  | (Partial<Values> & { why?: string })

interface Fitting<Values extends { default: unknown }> {
  fit?(at: BeforeStart): Fit<Values> | undefined
  /** What is proposed at a new table where that depends on who sits down. The rules know only the default. */
  usual?(company: Company): Values['default'] | undefined
}

/** Who is about to sit down: how many of them are people, not bots. */
export interface Company {
  readonly people: number
}

/** A named switch of a title, chosen when the table is opened. */
export type Switch =
  | ({ rule: string; kind: 'flag' } & Flag & Fitting<Flag>)
  | ({ rule: string; kind: 'choice' } & Choices & Fitting<Choices>)
  | ({ rule: string; kind: 'number' } & Numbers & Fitting<Numbers>)

/** Switches in the order in which they are asked about: each may depend on those before it. */
export type Switches = Readonly<Record<string, Switch>>

type Value = Settings[string]

/** A switch as it is at one table. */
export interface SwitchHere {
  /** With the values that it can have here. */
  readonly one: Switch
  readonly value: Value
  /** Whether there is nothing to choose here. */
  readonly isFixed: boolean
  /** Why it can't be everything here that it can be elsewhere. */
  readonly why: string | undefined
}

/** The switches as they are at a table with this many seats: those of the given settings that fit, the rest as by default. */
export function switchesAt(
  switches: Switches,
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, SwitchHere>> {
  const settings: Record<string, Value> = {}
  const here: Record<string, SwitchHere> = {}
  for (const [name, one] of Object.entries(switches)) {
    const fitted = fittedTo(one, { seats, settings })
    const wished = given[name]
    const value = canBe(fitted, wished) ? wished : fitted.one.default
    settings[name] = value
    here[name] = { ...fitted, value }
  }
  return here
}

/** The settings of a table with this many seats: the given ones, checked, and the defaults for the rest. */
export function settingsOf(
  switches: Switches,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Settings {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(switches, name)) throw new BadSetting(name, given[name])
  const settings: Record<string, Value> = {}
  for (const [name, one] of Object.entries(switches)) {
    const fitted = fittedTo(one, { seats, settings })
    const wished = given[name] ?? fitted.one.default
    if (!canBe(fitted, wished)) throw new BadSetting(name, wished, fitted.why)
    settings[name] = wished
  }
  return settings
}

/** Settings as they are when seats or other settings have changed: what no longer fits is as by default. */
export const refitted = (switches: Switches, settings: Settings, seats: number): Settings =>
  valuesIn(switchesAt(switches, seats, settings))

/** What is proposed to these people at a new table; where nothing is, the default will do. */
export function usualSettings(switches: Switches, company: Company): Settings {
  const usual: Record<string, Value> = {}
  for (const [name, one] of Object.entries(switches)) {
    const value = one.usual?.(company)
    if (value !== undefined) usual[name] = value
  }
  return usual
}

/** A switch that the title does not have, or a value that it does not take at this table. */
export class BadSetting extends Error {
  readonly setting: string
  /** The code of the reason, if the title gives one. */
  readonly why: string | undefined

  constructor(setting: string, value: unknown, why?: string) {
    super(`the setting ${setting} can't be ${String(value)}${why === undefined ? '' : `: ${why}`}`)
    this.setting = setting
    this.why = why
  }
}

const valuesIn = (here: Readonly<Record<string, SwitchHere>>): Settings =>
  Object.fromEntries(Object.entries(here).map(([name, { value }]) => [name, value]))

type Fitted = Omit<SwitchHere, 'value'>

function fittedTo(one: Switch, at: BeforeStart): Fitted {
  const fit = one.fit?.(at)
  if (fit === undefined) return { one, isFixed: false, why: undefined }
  const { why } = fit
  if ('only' in fit) return { one: withOnly(one, fit.only), isFixed: true, why }
  const other = { ...one, ...fit } as Switch
  return { one: other, isFixed: isSingle(other), why }
}

function withOnly(one: Switch, only: Value): Switch {
  switch (one.kind) {
    case 'flag':
      return { ...one, default: only === true }
    case 'choice':
      return { ...one, default: String(only), choices: [String(only)] }
    case 'number':
      return { ...one, default: Number(only), low: Number(only), high: Number(only), also: [] }
  }
}

function isSingle(one: Switch): boolean {
  if (one.kind === 'choice') return one.choices.length === 1
  return one.kind === 'number' && one.low === one.high && (one.also ?? []).length === 0
}

function canBe({ one, isFixed }: Fitted, value: unknown): value is Value {
  if (isFixed) return value === one.default
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
