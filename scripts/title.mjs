// Behind `npm run title <id>`: everything that checks one title, and nothing else.
import fs from 'node:fs'
import path from 'node:path'
import { root, run, runSteps, tool } from './steps.mjs'

/** Gives an exit code. @param {string} id */
export async function judgeTitle(id) {
  const folder = `games/${id}`
  if (id === '' || !fs.existsSync(path.join(root, folder, 'game.ts'))) {
    console.error(`\n✖ Which title? These are here: ${titles().join(', ')}.\n`)
    return 1
  }
  const failed = await runSteps(id, [
    [
      'types',
      () => tool('tsc', ['-b', 'games', 'games/tsconfig.board.json', 'games/tsconfig.test.json']),
    ],
    ['lint', () => tool('oxlint', ['--type-aware', '--deny-warnings', folder])],
    ['format', () => tool('oxfmt', ['--check', folder])],
    ['icons', () => tsx('web/build/check-icons.ts')],
    ['its tests: rules, words, fixtures, lesson', () => vitest(`${folder}/`)],
    ['its board', () => vitest('web/titles/boards.test.ts', '-t', `the board of ${id} `)],
    ['rules that tests prove', () => tsx('testkit/rules-coverage.ts', root, id)],
    ['fuzz', () => tsx('cli/main.ts', 'fuzz', id, '--picks', '5000')],
    ['its board in words', () => tsx('cli/main.ts', 'words', id)],
  ])
  return failed === 0 ? 0 : 1
}

const titles = () =>
  fs
    .readdirSync(path.join(root, 'games'))
    .filter((name) => fs.existsSync(path.join(root, 'games', name, 'game.ts')))

/** @param {readonly string[]} args */
const tsx = (...args) => run(process.execPath, ['--import', 'tsx', ...args])

/** @param {readonly string[]} args */
const vitest = (...args) => tool('vitest', ['run', ...args], { ...process.env, NODE_ENV: 'test' })
