import { Icon, LookButton, type IconName } from '@eldertable/board-kit'
import { baseSanity } from '../rules/characters/health.ts'
import { baseHealth, baseMentality } from '../rules/characters/numbers.ts'
import { NONE } from '../state.ts'
import { openState } from '../text/telling.ts'
import type { MashProps } from './table.ts'

/** What the reader, or else whoever acts, can still take: on narrow screens the panels of the seats are a touch away. */
export function SmallStanding({ table, reader }: Pick<MashProps, 'table' | 'reader'>) {
  const seat = reader ?? table.active
  const hero = table.heroes[seat]
  if (hero?.life !== 'alive' || hero.character === NONE) return null
  const s = openState({ table })
  return (
    <LookButton id={`seat:${seat}`} className="cm-standing">
      <Count icon="heart-organ" label="Health" now={hero.health} of={baseHealth(s, hero)} />
      <Count icon="brain" label="Mentality" now={hero.mentality} of={baseMentality(s, hero)} />
      {table.settings.sanity ? (
        <Count icon="third-eye" label="Sanity" now={hero.sanity} of={baseSanity(hero)} />
      ) : null}
    </LookButton>
  )
}

function Count({
  icon,
  label,
  now,
  of,
}: {
  icon: IconName
  label: string
  now: number
  of: number
}) {
  return (
    <span className={icon === 'heart-organ' ? 'cm-health' : 'cm-mind'}>
      <Icon name={icon} />
      <span className="hidden">{`${label} `}</span>
      <b>{now}</b>
      <span className="hidden">{` of ${of}`}</span>
    </span>
  )
}
