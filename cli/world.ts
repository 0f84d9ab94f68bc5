import type { GameEntry } from '@eldertable/kernel'
import type { RulebookFile } from '@eldertable/rulebook'
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
  /** The files of a title's rulebook; none if it can't be found. */
  rulebook(title: string): readonly RulebookFile[]
}
