import type { LogLine, TallyRow } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import type { Tell } from '../text/telling.ts'
import { Chronicle, type Exit } from './chronicle.ts'

/** What everybody bought, took and paid, and who kept their mind. */
export function tally(log: readonly LogLine[], t: Tell): TallyRow[] {
  const { deeds, exits } = new Chronicle(t.table).read(log)
  return t.table.players.map(({ sanity, standing }, seat) => {
    const { bought, taken, paid } = at(deeds, seat)
    const held = t.table.owners.filter((owner) => owner === seat).length
    const exit = exits.findLast((one) => one.seat === seat)
    return {
      seat,
      name: t.name(seat),
      fate: exit === undefined ? 'Sane to the end' : exitInWords(exit),
      figures: [
        { value: String(bought), label: 'deeds bought' },
        { value: String(held), label: 'deeds held' },
        { value: String(taken), label: 'rent taken' },
        { value: String(paid), label: 'rent paid' },
        { value: standing === 'sane' ? String(sanity) : '–', label: 'Sanity left' },
      ],
    }
  })
}

const exitInWords = ({ round, isInsane }: Exit): string =>
  isInsane ? `Insane in round ${round}; joined the Cultists` : `Left in round ${round}`
