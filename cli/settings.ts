import {
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
  const switches = switchesAt(title.switches, seats)
  return settingsOf(switches, givenSettings({ ...title, switches }, given), seats)
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
