import type { Victory } from '../content/tables.ts'

export const victoryNames: Readonly<Record<Victory, string>> = {
  'death-match': 'Death Match',
  'capture-the-flag': 'Capture the Flag',
  cooperative: 'Cooperative',
}
