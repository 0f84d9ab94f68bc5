import { capital } from '@eldertable/kernel'
import { personOf } from '../../text/telling.ts'
import { NONE } from '../../state.ts'
import { Polyhedron } from '../die.tsx'
import type { MashProps } from '../table.ts'
import { telling } from '../words.ts'

/** What was thrown last: the dice, what is added, what had to be reached. */
export function LastThrow({ table, seats }: MashProps) {
  const { roll } = table
  if (roll === null) return null
  const { by, dice, faces, bonus, needed } = roll
  const sum = dice.reduce((total, die) => total + die, bonus)
  const t = telling(table, seats)
  return (
    <section className="cm-panel cm-throw" aria-label="The latest throw">
      <h3>{by === NONE ? 'Thrown' : capital(personOf(by, t).who)}</h3>
      <p className="dice" key={dice.join('-')}>
        {dice.map((face, place) => (
          // Dice have no identity but their place in the throw.
          // oxlint-disable-next-line react/no-array-index-key
          <Polyhedron key={place} {...{ face, faces }} size={30} />
        ))}
        <b>
          {bonus === 0 ? '' : `${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)} = ${sum} `}
          {needed > 0 ? `against ${needed}` : `on a d${faces}`}
        </b>
      </p>
    </section>
  )
}
