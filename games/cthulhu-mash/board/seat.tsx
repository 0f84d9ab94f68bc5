import {
  Icon,
  LookButton,
  type Figure,
  type IconName,
  type SeatChipsProps,
} from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { characterAt } from '../pieces/characters.ts'
import { baseSanity, isInsane } from '../rules/characters/health.ts'
import { actionsOf, baseHealth, baseMentality } from '../rules/characters/numbers.ts'
import { NONE, type Hero } from '../state.ts'
import { holdName } from '../text/holds.ts'
import { measure } from '../text/goal.ts'
import { objectName } from '../text/objects.ts'
import { powerName } from '../text/powers.ts'
import { openState } from '../text/telling.ts'
import { wayToPlay } from '../text/victory.ts'
import { iconOf, telling } from './words.ts'
import type { MashTable } from './table.ts'

type Props = SeatChipsProps<MashTable>

/** What a character can still take, how many actions are left, and what it carries. */
export function SeatChips({ table, seat }: Props) {
  const hero = at(table.heroes, seat)
  if (hero.character === NONE) return null
  const s = openState({ table })
  const isActing = table.active === seat && table.step === 'actions'
  return (
    <>
      <span className="cm-tracks">
        <Track
          icon="hearts"
          className="cm-health"
          label="Health"
          count={hero.health}
          of={baseHealth(s, hero)}
        />
        <Track
          icon="brain"
          className="cm-mind"
          label="Mentality"
          count={hero.mentality}
          of={baseMentality(s, hero)}
        />
      </span>
      {table.settings.sanity ? (
        <span className={isInsane(s, hero) ? 'chip bad' : 'chip'}>
          {`Sanity ${hero.sanity} of ${baseSanity(hero)}${isInsane(s, hero) ? ': insane' : ''}`}
        </span>
      ) : null}
      {isActing ? (
        <Actions left={table.actions} of={Math.max(table.actions, actionsOf(s, hero))} />
      ) : null}
      {hero.powers.map((power) => (
        <LookButton key={power} id={`power:${power}`} className="chip">
          <Icon name="beveled-star" /> {powerName(power)}
        </LookButton>
      ))}
      <Things {...{ table, hero }} />
    </>
  )
}

interface TrackOf {
  icon: IconName
  className: string
  label: string
  count: number
  of: number
}

/** A row of icons, the lost ones faint; a reader hears the figures. */
function Track({ icon, className, label, count, of }: TrackOf) {
  return (
    <span className={`cm-track ${className}`} role="img" aria-label={`${label} ${count} of ${of}`}>
      {Array.from({ length: Math.max(count, of) }, (_, i) => (
        // A point is its place in the row.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={i} className={i < count ? undefined : 'cm-lost'}>
          <Icon name={icon} />
        </span>
      ))}
    </span>
  )
}

function Actions({ left, of }: { left: number; of: number }) {
  return (
    <span className="cm-actions">
      {Array.from({ length: of }, (_, i) => (
        // An action is its place in the row.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={i} className={i < left ? 'cm-left' : undefined} />
      ))}
      {`${left} ${left === 1 ? 'action' : 'actions'} left`}
    </span>
  )
}

/** What holds it, in red, and what it carries. */
function Things({ table, hero }: { table: MashTable; hero: Hero }) {
  return (
    <>
      {hero.holds.map((hold) => (
        <span key={hold.kind} className="chip bad">
          <Icon name="crossed-chains" /> {`Held by ${holdName(hold.kind, hero, telling(table))}`}
        </span>
      ))}
      {hero.objects.map((object) => (
        <LookButton key={object} id={`object:${object}`} className="chip">
          <Icon name={iconOf(object)} /> {objectName(object)}
        </LookButton>
      ))}
    </>
  )
}

/** This many of the generators that buy a power-up; who is out has none to come. Together everybody has to know how the others fare. */
export function figure(table: MashTable, seat: number): Figure {
  const hero = at(table.heroes, seat)
  const { life, kills, character, health, spot } = hero
  if (life === 'out') return { value: '—', label: 'out' }
  if (table.victory === 'cooperative' && character !== NONE) {
    const base = baseHealth(openState({ table }), hero)
    // Whoever has still to come in comes with all of it.
    return { value: `${spot === NONE ? base : health}/${base}`, label: 'health' }
  }
  const cost = character === NONE ? '' : `/${characterAt(character).kills}`
  return { value: `${kills.length}${cost}`, label: 'generators' }
}

/** What is played for, how far it is, and who moves the monsters. */
export function Facts({ table }: { table: MashTable }) {
  return (
    <p>
      <b>{wayToPlay(table)}</b>
      {`: ${measure(table)}. `}
      {table.control === 'automatic'
        ? 'The monsters play by themselves.'
        : 'Monsters on your tile are moved by the player to your left.'}
    </p>
  )
}
