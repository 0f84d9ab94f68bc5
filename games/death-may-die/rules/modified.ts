import { withModifiers, type ModifiedValue } from '@eldertable/kernel'
import type { Investigator } from '../pieces/investigators.ts'
import { foeChanges } from '../effects/abilities/changes.ts'
import { giftChanges } from '../effects/gifts/index.ts'
import { skillChanges } from '../effects/levels/changes.ts'
import type { DmdState, Hero } from '../state.ts'
import type { MatchKind } from './by-match.ts'
import { isTaught } from './claims.ts'
import { heroAt } from './figures.ts'
import type { Change, Numbers } from './numbers.ts'
import { bySheet } from './own-skills.ts'

const withAll = withModifiers<DmdState, Numbers>([...skillChanges, ...foeChanges, ...giftChanges])
const withGifts = withModifiers<DmdState, Numbers>(giftChanges)

type Levels = Hero['levels']

/** What changes a number for an investigator, if the skill at a place of its dashboard has come to a level. */
interface Own {
  readonly place: 0 | 1 | 2
  readonly least: number
  change(value: unknown, about: unknown, s: DmdState, hero: number): unknown
}

/** Of one number, what can change it in a match for an investigator by its own three skills, and foes. */
function changesFor(
  name: keyof Numbers,
  { skills }: Investigator,
  settings: MatchKind,
): readonly Own[] | null {
  const rows: Own[] = []
  const add = (place: Own['place'], one: Change): void => {
    const change = one.changes[name] as Own['change'] | undefined
    if (change === undefined || one.isIn?.(settings) === false) return
    rows.push({ place, least: one.least, change })
  }
  for (const one of skillChanges) {
    const place = skills.findIndex((skill) => skill === one.skill)
    if (place >= 0) add(place as Own['place'], one)
  }
  for (const one of foeChanges) add(0, one)
  return rows.length === 0 ? null : rows
}

type OfNumber<N extends keyof Numbers> = ModifiedValue<
  DmdState,
  Numbers[N]['value'],
  Numbers[N]['about']
>

/**
 * Asks for a number by its name, as in `modified('steps')(3, s, hero)`. Skills set, foes and gifts add. Numbers are asked
 * for in every step, and few change anything: who is taught by no companion is asked for the changes of its own skills
 * alone, and who holds no card for no gifts.
 */
export function modified<N extends keyof Numbers>(name: N): OfNumber<N> {
  const whole = withAll(name)
  const own = bySheet((sheet, settings) => changesFor(name, sheet, settings))
  const gifts = giftChanges.some((one) => one.changes[name] !== undefined) ? withGifts(name) : null
  type Value = Numbers[N]['value']
  type About = Numbers[N]['about']
  const modify = (value: Value, s: DmdState, hero: number, about: About): Value => {
    const one = heroAt(s, hero)
    if (one.left.length > 0 || one.right.length > 0) return withCards(value, s, hero, about, one)
    const few = own(s, one)
    return few === null ? value : (changed(few, one.levels, value, s, hero, about) as Value)
  }
  const withCards = (value: Value, s: DmdState, hero: number, about: About, one: Hero): Value => {
    if (isTaught(s, one)) return whole(value, s, hero, about)
    const few = own(s, one)
    const now = few === null ? value : (changed(few, one.levels, value, s, hero, about) as Value)
    return gifts === null ? now : gifts(now, s, hero, about)
  }
  const rule = (given: string, value: Value, s: DmdState, hero: number, about: About): string =>
    whole.rule(given, value, s, hero, about)
  return Object.assign(modify, { rule })
}

function changed(
  rows: readonly Own[],
  levels: Levels,
  value: unknown,
  s: DmdState,
  hero: number,
  about: unknown,
): unknown {
  let now = value
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as Own
    if (levels[row.place] >= row.least) now = row.change(now, about, s, hero)
  }
  return now
}
