// `npm run rules`: which rules of each rulebook are proved by a test that names them. Takes the root of another
// repository as an argument, for its own test, and then the titles to look at, if it is not all.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRulebook, type RulebookFile } from '@eldertable/rulebook'
import { foldersWithRulebook, rulebookIn } from '@eldertable/rulebook/on-disk.ts'
import { coverageOf, isFailure, type Coverage } from './rules/coverage.ts'
import { reportOf } from './rules/report.ts'
import { listTests, type TestTitles } from './rules/test-titles.ts'

const root = process.argv[2] ?? path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Named as one finds them from the root. */
function rulebookFiles(folder: string): RulebookFile[] {
  return rulebookIn(path.join(root, folder)).map(({ file, text }) => {
    return { file: path.join(folder, file), text }
  })
}

function sourcesBelow(folder: string): Map<string, string> {
  const names = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => path.join(folder, name))
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]))
}

/** A title says that it is complete in `rules-coverage.json`. */
function isDeclaredComplete(folder: string): boolean {
  const file = path.join(root, folder, 'rules-coverage.json')
  if (!fs.existsSync(file)) return false
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { complete?: boolean }).complete === true
}

function examine(folder: string, { byFile }: TestTitles): Coverage {
  const below = path.join(root, folder) + path.sep
  return coverageOf({
    name: folder,
    rulebook: readRulebook(rulebookFiles(folder)),
    complete: isDeclaredComplete(folder),
    sources: sourcesBelow(folder),
    tests: [...byFile].flatMap(([file, titles]) =>
      path.resolve(file).startsWith(below) ? titles : [],
    ),
  })
}

const only = process.argv.slice(3)
const folders = foldersWithRulebook(path.join(root, 'games'))
  .filter((name) => only.length === 0 || only.includes(name))
  .map((name) => path.join('games', name))
if (folders.length === 0) throw new Error('there is no title with a RULES.md')
const tests = await listTests(root, folders)
const all = folders.map((folder) => examine(folder, tests))
const broken = tests.broken.map((message) => `✖ tests could not be listed: ${message}`)
console.log([...all.flatMap(reportOf), ...broken].join('\n'))
process.exitCode = all.some(isFailure) || broken.length > 0 ? 1 : 0
