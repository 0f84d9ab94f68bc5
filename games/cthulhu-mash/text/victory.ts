import type { Victory } from '../pieces/tables.ts'
import type { Tell } from './telling.ts'

export const victoryNames: Readonly<Record<Victory, string>> = {
  'death-match': 'Death Match',
  'capture-the-flag': 'Capture the Flag',
  cooperative: 'Cooperative',
}

type Table = Pick<Tell['table'], 'victory' | 'isTeams' | 'heroes'>

/** Whether somebody clears the board alone (CM-COOP-13). */
export const isSolo = ({ victory, heroes }: Table): boolean =>
  victory === 'cooperative' && heroes.length === 1

/** What a table plays: "Death Match in teams", "Solo". */
export const wayToPlay = (table: Table): string =>
  isSolo(table) ? 'Solo' : `${victoryNames[table.victory]}${table.isTeams ? ' in teams' : ''}`
