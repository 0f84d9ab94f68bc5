import type { GameEntry } from '@eldertable/kernel'
import { perTitle } from './per-title.ts'

const games = perTitle(import.meta.glob<GameEntry>('../../games/*/game.ts', { import: 'game' }))

/** The rules and words of a title, and its bots: nobody pays for the games that they do not play. */
export const gameOf = (title: string): Promise<GameEntry> | undefined => games.get(title)
