import { statSync } from 'node:fs'
import { LogLost } from '../faults.ts'

/**
 * The three files of an open database. SQLite goes on writing to them when somebody has removed them or put others in
 * their place, and what it writes is gone with the process. While we have them open the system gives their numbers to
 * no others. They are looked at by name and never opened: see `makePrivate`.
 */
export class OwnFiles {
  readonly #own: readonly { readonly name: string; readonly mark: string }[]

  /** The files must be there already. */
  constructor(file: string) {
    const names = [file, `${file}-wal`, `${file}-shm`]
    this.#own = names.map((name) => ({ name, mark: markOf(name) }))
  }

  /** Throws `LogLost` unless all are where they were. */
  check(): void {
    for (const { name, mark } of this.#own) if (markOf(name) !== mark) throw new LogLost(name)
  }
}

function markOf(name: string): string {
  const found = statSync(name, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? 'gone' : `${found.dev} ${found.ino}`
}
