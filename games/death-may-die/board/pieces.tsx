import { Icon, RuleChip, type SeatProps } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { sheetAt } from '../pieces/investigators.ts'
import { levelOf } from '../rules/figures.ts'
import { NOBODY } from '../state.ts'
import { openState } from '../text/telling.ts'
import { belongingsOf } from './belongings.tsx'
import { inspect } from './inspect.ts'
import { Bars } from './seat.tsx'
import type { DmdTable } from './table.ts'
import { nameOfHero, telling } from './words.ts'
import { ruleOfLevel, skillRows } from '../pieces/skills/index.ts'

type Props = SeatProps<DmdTable> & { onRule: (rule: string) => void }

/** A seat's investigators: tracks, skills, and each card with what it says. */
export function Pieces({ table, seat, onRule }: Props) {
  return table.heroes.map((one, hero) =>
    one.seat === seat && one.who !== NOBODY ? (
      // An investigator is its number.
      // oxlint-disable-next-line react/no-array-index-key
      <HeroPieces key={hero} {...{ table, hero, onRule }} />
    ) : null,
  )
}

function HeroPieces({ table, hero, onRule }: Omit<Props, 'seat'> & { hero: number }) {
  const s = openState({ table })
  const { skills } = sheetAt(at(table.heroes, hero).who, table.settings)
  return (
    <>
      <article className="piece">
        <h4>{nameOfHero(table, hero, [])}</h4>
        <Bars table={table} hero={hero} />
        {skills.map((skill) => {
          const level = levelOf(s, hero, skill)
          return (
            <p key={skill}>
              <Icon name={skillRows[skill].icon} /> <b>{`${skillRows[skill].name} ${level}:`}</b>{' '}
              {skillRows[skill].short} <RuleChip id={ruleOfLevel(skill, level)} onOpen={onRule} />
            </p>
          )
        })}
      </article>
      {belongingsOf(table, hero).map(({ target, words, icon }) => {
        const look = inspect(target, telling(table, []))
        return (
          <article key={target} className="piece">
            <h4>
              <Icon name={icon} /> {words}
            </h4>
            {look?.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {look?.rule === undefined ? null : <RuleChip id={look.rule} onOpen={onRule} />}
          </article>
        )
      })}
    </>
  )
}
