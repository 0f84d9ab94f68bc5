import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

/** Somebody else who looks into the database file that a process serves, as hosts do. */
interface Looker {
  /** With the version of its SQLite. */
  readonly name: string
  readonly look: (file: string, pid: number) => Promise<void>
}

const SELECT = 'select count(*) from log'
const PYTHON = [
  'import sqlite3, sys',
  'seen = sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone()',
  'print(seen[0])',
].join('\n')

/** Those of this machine. SQLite before 3.51 takes a log away that nobody has locked; a newer one looks twice. */
export async function lookers(): Promise<Looker[]> {
  const shell = (await answerOf('sqlite3', ['--version']))?.split(' ')[0]
  const python = await answerOf('python3', ['-c', 'import sqlite3; print(sqlite3.sqlite_version)'])
  return [
    ...(shell === undefined ? [] : [tool(`sqlite3 ${shell}`, 'sqlite3', (file) => [file, SELECT])]),
    ...(python === undefined
      ? []
      : [tool(`Python with SQLite ${python}`, 'python3', (file) => ['-c', PYTHON, file, SELECT])]),
    ...(process.platform === 'linux' ? [locks] : []),
  ]
}

const tool = (name: string, program: string, given: (file: string) => string[]): Looker => ({
  name,
  async look(file) {
    const seen = await answerOf(program, given(file))
    if (seen === undefined || !/^\d+$/.test(seen)) throw new Error(`${name} could not look`)
  },
})

/** Undefined where there is no such program, or it fails. */
const answerOf = (program: string, given: readonly string[]): Promise<string | undefined> =>
  promisify(execFile)(program, given).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )

/** Not a tool but what protects from them: Linux tells who has locked which file. */
const locks: Looker = {
  name: 'the system, at the locks,',
  async look(file, pid) {
    const held = readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([, , , , holder, where]) => (Number(holder) === pid ? [where ?? ''] : []))
    for (const name of [file, `${file}-shm`, `${file}-served`]) {
      const { ino } = statSync(name)
      if (!held.some((where) => where.endsWith(`:${ino}`))) throw new Error(`${name} is not locked`)
    }
  },
}
