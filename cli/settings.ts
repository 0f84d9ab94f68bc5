import {
  BadSetting,
  settingsOf,
  switchesAt,
  type AnyTitle,
  type Settings,
  type Switch,
} from '@eldertable/kernel'
import { Failure } from './failure.ts'
import { suggestion } from './find.ts'

const yes = ['on', 'yes', 'true']
const no = ['off', 'no', 'false']

/** The settings of a table: those of `--set name=value`, and the defaults for the rest. */
export function readSettings(
  title: AnyTitle,
  seats: number,
  given: readonly string[] = [],
): Settings {
  return checkedSettings(title, seats, givenSettings(title, given))
}

/** The settings of a table, with the defaults for what is not given; says why some do not fit it. */
export function checkedSettings(title: AnyTitle, seats: number, settings: Settings): Settings {
  try {
    return settingsOf(title.switches, settings, seats)
  } catch (error) {
    throw error instanceof BadSetting ? unfit(title, seats, settings, error) : error
  }
}

/** What a switch can be at this table, and why not what was asked for. */
function unfit(title: AnyTitle, seats: number, given: Settings, { setting }: BadSetting): Failure {
  const here = switchesAt(title.switches, seats, given)[setting]
  if (here === undefined) throw new Error(`there is no setting ${setting}`)
  const { one, isFixed, why = '' } = here
  const values = isFixed ? inWords(one.default) : valuesOf(one)
  const because = title.text.switches[setting]?.why?.[why]
  const wished = inWords(given[setting] ?? '')
  return new Failure(
    `The setting ${setting} can be ${values}, not ${wished}.${because === undefined ? '' : ` ${because}`}`,
  )
}

/** A value of a switch as it is typed. */
export function inWords(value: Settings[string]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

/** The settings that `--set name=value` asks for, checked. */
export function givenSettings({ id, switches }: AnyTitle, given: readonly string[] = []): Settings {
  const settings: Record<string, boolean | string | number> = {}
  for (const one of given) {
    const [name = '', ...rest] = one.split('=')
    if (rest.length === 0) throw new Failure(`--set wants name=value, not ${one}.`)
    if (!Object.hasOwn(switches, name)) {
      const names = Object.keys(switches)
      if (names.length === 0) throw new Failure(`${id} has no settings.`)
      throw new Failure(`There is no setting ${name}. ${suggestion(name, names, 'The settings')}`)
    }
    const about = switches[name]
    if (about !== undefined) settings[name] = readValue(name, about, rest.join('='))
  }
  return settings
}

function readValue(name: string, about: Switch, text: string): boolean | string | number {
  switch (about.kind) {
    case 'flag':
      if (yes.includes(text)) return true
      if (no.includes(text)) return false
      break
    case 'choice':
      if (about.choices.includes(text)) return text
      break
    case 'number': {
      const value = Number(text)
      const fits = value >= about.low && value <= about.high
      if (/^-?\d+$/.test(text) && (fits || about.also?.includes(value) === true)) return value
      break
    }
  }
  throw new Failure(`The setting ${name} can be ${valuesOf(about)}, not ${text}.`)
}

/** What a switch can be set to, in words. */
export function valuesOf(about: Switch): string {
  switch (about.kind) {
    case 'flag':
      return 'on or off'
    case 'choice':
      return about.choices.join(' or ')
    case 'number': {
      const also = about.also === undefined ? '' : ` or ${about.also.join(' or ')}`
      return `${about.low} to ${about.high}${also}`
    }
  }
}
