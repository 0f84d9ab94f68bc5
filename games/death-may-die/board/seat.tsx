import { Icon, LookButton, SeatMark, type Figure, type SeatChipsProps } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { sheetAt } from '../pieces/investigators.ts'
import { NOBODY } from '../state.ts'
import { belongingsOf } from './belongings.tsx'
import type { DmdTable } from './table.ts'
import { nameOfHero } from './words.ts'

/** The three tracks of each of a seat's investigators, and what it has. */
export function SeatChips({ table, seat }: SeatChipsProps<DmdTable>) {
  const own = table.heroes.flatMap((one, hero) =>
    one.seat === seat && one.who !== NOBODY ? [hero] : [],
  )
  return own.map((hero) =>
    own.length > 1 ? (
      <div key={hero} className="dmd-seat dmd-own">
        <b>
          <SeatMark seat={hero} size={20} /> {nameOfHero(table, hero, [])}
        </b>
        {at(table.heroes, hero).hasFallen ? (
          <Fate {...{ table, hero }} />
        ) : (
          <Counts {...{ table, hero }} />
        )}
        <Belongings {...{ table, hero }} />
      </div>
    ) : (
      <div key={hero} className="dmd-seat">
        {at(table.heroes, hero).hasFallen ? (
          <Fate {...{ table, hero }} />
        ) : (
          <Bars {...{ table, hero }} />
        )}
        <Belongings {...{ table, hero }} />
      </div>
    ),
  )
}

type Own = { table: DmdTable; hero: number }

const Belongings = ({ table, hero }: Own) => (
  <div className="dmd-chips">
    {belongingsOf(table, hero).map(({ target, words, icon }) => (
      <LookButton key={target} id={target} className="dmd-chip">
        <Icon name={icon} /> {words}
      </LookButton>
    ))}
  </div>
)

const Fate = ({ table, hero }: Own) => (
  <p className="dmd-fallen">
    <Icon name="death-skull" /> {fateOf(table, hero)}
  </p>
)

/** How somebody fell. */
function fateOf({ heroes, settings }: DmdTable, hero: number): string {
  const { who, wounds } = at(heroes, hero)
  return wounds >= sheetAt(who, settings).woundSkull ? 'Dead' : 'Insane for good'
}

/** The three tracks of a hero, with how far each goes. */
function tracksOf({ heroes, settings }: DmdTable, hero: number) {
  const one = at(heroes, hero)
  const { woundSkull, lastStress, sanitySkull } = sheetAt(one.who, settings)
  return [
    ['wounds', 'Wounds', one.wounds, woundSkull],
    ['stress', 'Stress', one.stress, lastStress],
    ['sanity', 'Sanity', one.sanity, sanitySkull],
  ] as const
}

/** The same in one line, where two of them have to find room. */
function Counts({ table, hero }: Own) {
  return (
    <p className="dmd-counts">
      {tracksOf(table, hero)
        .map(([, name, value, last]) => `${name} ${value}/${last}`)
        .join(' · ')}
    </p>
  )
}

/** Wounds, stress and sanity as bars, each with its end. */
export function Bars({ table, hero }: Own) {
  const bars = tracksOf(table, hero)
  return (
    <dl className="dmd-bars">
      {bars.map(([key, name, value, last]) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <i className={`dmd-bar ${key}`}>
              <i style={{ width: `${(100 * value) / last}%` }} />
            </i>
            <b>{`${value}/${last}`}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How near to the end of its mind a seat's most shaken investigator is who still stands. */
export function figure({ heroes, settings }: DmdTable, seat: number): Figure {
  const own = heroes.filter((one) => one.seat === seat && one.who !== NOBODY)
  if (own.length === 0) return { value: '', label: '' }
  const [first] = own.filter(({ hasFallen }) => !hasFallen).toSorted((a, b) => b.sanity - a.sanity)
  if (first === undefined) return { value: '—', label: 'fallen' }
  return {
    value: `${first.sanity}/${sheetAt(first.who, settings).sanitySkull}`,
    label: 'sanity lost',
  }
}

/** What the dice show. */
export function Facts() {
  return (
    <ul className="dmd-legend">
      <li>
        <Icon name="bullseye" /> success: one wound
      </li>
      <li>
        <Icon name="pentacle" /> elder sign: if a skill uses it
      </li>
      <li>
        <Icon name="curled-tentacle" /> tentacle: lose 1 sanity
      </li>
    </ul>
  )
}
