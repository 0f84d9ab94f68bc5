import type { GameEntry } from '@eldertable/games'
import type { ServerPlace } from '@eldertable/server'
import type { Terminal } from './terminal.ts'

/** Everything that the commands have from outside; a test brings its own. */
export interface World {
  readonly games: readonly GameEntry[]
  readonly terminal: Terminal
  /** The program of a worker thread. */
  readonly worker: URL
  /** Where the parts of the server are. */
  readonly server: ServerPlace
  /** The text of a title's rulebook, or undefined if it can't be found. */
  rulebook(title: string): string | undefined
}
