import { Lettering } from '@eldertable/board-kit'
import { discoveryAt } from '../rules/claims.ts'
import { entryInShort } from '../text/discovery.ts'
import { discoveryName } from '../text/pieces.ts'
import { openState } from '../text/telling.ts'
import { TRAY } from './dice.tsx'
import { FLOOR, INK } from './inks.ts'
import { COLUMN } from './layout.ts'
import type { DmdTable } from './table.ts'
import { telling } from './words.ts'

/** The Discovery card that is being resolved: its title and both of its entries, in short. */
export function Found({ table }: { table: DmdTable }) {
  const { left, right } = discoveryAt(openState({ table }), table.found)
  return (
    <g aria-hidden="true">
      <rect width={COLUMN} height={TRAY} rx={4} fill={FLOOR} stroke={INK} />
      <Lettering
        x={14}
        y={27}
        size={20}
        anchor="start"
        face="var(--display)"
        weight={400}
        fill={INK}
      >
        {discoveryName(table.found, telling(table, []))}
      </Lettering>
      <path d={`M14 36h${COLUMN - 28}`} stroke={INK} opacity={0.5} />
      {[left, right].map((entry, side) => (
        <Lettering
          // An entry is its side of the card.
          // oxlint-disable-next-line react/no-array-index-key
          key={side}
          x={14}
          y={56 + side * 23}
          size={17}
          anchor="start"
          weight={500}
          fill={INK}
        >
          {`${side === 0 ? 'Left' : 'Right'}: ${entryInShort(entry)}`}
        </Lettering>
      ))}
    </g>
  )
}
