import fs from 'node:fs'
import path from 'node:path'
import { readExplained } from './explained.ts'
import { findFaults } from './find-faults.ts'
import { withSemicolons } from './syntax.ts'
import { withFreshValues } from './with-fresh-values.ts'
import { withSwitches, type Numbered } from './with-switches.ts'

/** A fault with the place where a reader finds it. */
export interface Placed extends Numbered {
  readonly file: string
  readonly line: number
  /** The words of that line. */
  readonly text: string
  readonly was: string
}

/** What a run needs: the faults, and the sources with all of them switched off. */
export interface Plan {
  readonly faults: readonly Placed[]
  readonly sources: Readonly<Record<string, string>>
  /** Test files that are run. */
  readonly tests: readonly string[]
  /** Why nobody could notice some of the faults, in the files that were asked for. */
  readonly explained: readonly (readonly [name: string, reason: string])[]
}

/** Folders of a title that hold no rules: what shows them, plays by them or tells of them, and what is kept for old matches. */
const besides = ['board', 'bot', 'earlier', 'fixtures', 'foresight', 'lesson', 'testing', 'text']

/** A file of figures that bots have measured, for players to read. */
const measured = 'measured.ts'

/** Tests that play whole matches: recorded, at random, or by a bot. */
const wholeMatches = /(^|\/)(board|bot|earlier|lesson|text)\/|(fixtures|title)\.test/

const readSource = (file: string): string => fs.readFileSync(file, 'utf8')

/** Puts every fault into the rules and the content of a title, or into those of its files whose path names a chapter. */
export function planOf(root: string, title: string, chapter = ''): Plan {
  const folder = path.join(root, 'games', title)
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const isRule = (name: string): boolean =>
    name.endsWith('.ts') &&
    !name.endsWith('.test.ts') &&
    name.includes(path.sep) &&
    path.basename(name) !== measured &&
    !besides.includes(name.split(path.sep)[0] ?? '')
  const sources: Record<string, string> = {}
  const faults: Placed[] = []
  for (const name of names.filter(isRule)) {
    const file = path.join('games', title, name)
    const written = readSource(path.join(root, file))
    const lines = written.split('\n')
    const source = withFreshValues(withSemicolons(written))
    const own = (name.includes(chapter) ? findFaults(source) : []).map((fault, index) => {
      const { start, end } = fault
      const line = source.slice(0, start).split('\n').length
      const text = lines[line - 1]?.trim() ?? ''
      return {
        ...fault,
        id: faults.length + index,
        file,
        line,
        text,
        was: source.slice(start, end),
      }
    })
    faults.push(...own)
    sources[file] = withSwitches(source, own)
  }
  const tests = names
    .filter((name) => name.endsWith('.test.ts') && !wholeMatches.test(name))
    .map((name) => path.join('games', title, name))
  const explained = [...readExplained(folder)].filter(([name]) =>
    (name.split(' | ')[0] ?? '').includes(chapter),
  )
  return { faults, sources, tests, explained }
}
