// Behind `npm run new-title <id>`: a folder in games/ that already plays, and its line in games/index.ts.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, say, tool } from './steps.mjs'
import { listed, namesFor, renamed, whyNotId } from './title-template.mjs'

const example = path.join(root, 'examples/first-title')

/**
 * Makes a title; gives an exit code.
 * @param {string} id
 * @param {string} [house] the root of the repository in which it is made
 */
export function newTitle(id, house = root) {
  const games = path.join(house, 'games')
  const folder = path.join(games, id)
  const fault =
    whyNotId(id) ?? (fs.existsSync(folder) ? `games/${id} is there already.` : undefined)
  if (fault !== undefined) {
    console.error(`\n✖ ${fault}\n`)
    return 1
  }
  const names = namesFor(id, marksIn(games))
  const list = path.join(games, 'index.ts')
  const withTitle = listed(fs.readFileSync(list, 'utf8'), names)
  for (const file of fs.readdirSync(example, { recursive: true, encoding: 'utf8' })) {
    const from = path.join(example, file)
    if (fs.statSync(from).isDirectory() || path.basename(file).startsWith('tsconfig')) continue
    const to = path.join(folder, file)
    fs.mkdirSync(path.dirname(to), { recursive: true })
    fs.writeFileSync(to, renamed(fs.readFileSync(from, 'utf8'), names))
  }
  fs.writeFileSync(list, withTitle)
  const config = path.join(root, '.oxfmtrc.json')
  const code = tool('oxfmt', ['--config', config, folder, list])
  if (code === 0)
    say(`games/${id} is made. Judge it with: npm run title ${id}. Play it with: npm run dev`)
  return code
}

/** With what the rules of each title begin. @param {string} games */
const marksIn = (games) =>
  fs.readdirSync(games).flatMap((name) => {
    const book = path.join(games, name, 'RULES.md')
    return fs.existsSync(book)
      ? [/\*\*([A-Z][A-Z0-9]*)-/.exec(fs.readFileSync(book, 'utf8'))?.[1] ?? '']
      : []
  })

// As a program too, for tests: node scripts/new-title.mjs <id> <root>
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = newTitle(process.argv[2] ?? '', process.argv[3])
