import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchHouse, type ScratchHouse } from './testing/scratch-house.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where a title may be named outside of its folder, and why. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^(?:README|CONTRIBUTING|CHANGELOG)\.md$|^docs\//, 'tells people about the games'],
  [/\.test\.ts$|\/testing\/|^e2e\//, 'tests play real games'],
  [/^bench\//, 'measures the games that there are'],
  [/^games\/(?:index\.ts$|[^/]+\/)/, 'the one line of each title, and the folders'],
]

const isText = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|html|json|md|webmanifest)$/.test(file)

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (/^(?:\.git|\.ci|node_modules|artefacts|dist|data|package-lock\.json)$/.test(entry.name))
      continue
    const at = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(at)
    else if (isText(at)) yield at
  }
}

describe('a title is a folder and one line', () => {
  const titles = readdirSync(path.join(root, 'games')).filter((name) =>
    existsSync(path.join(root, 'games', name, 'board')),
  )

  it('so nothing else in the repository names one', () => {
    expect(titles.length).toBeGreaterThanOrEqual(5)
    // As an id, as a name, or as the name of a variable.
    const names = new RegExp(
      titles.map((id) => id.replaceAll('-', '[^a-z0-9]{0,2}')).join('|'),
      'i',
    )
    const found = [...filesBelow('')].filter(
      (file) =>
        exceptions.every(([where]) => !where.test(file)) &&
        names.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  describe('and a sixth', () => {
    let house: ScratchHouse
    beforeAll(() => {
      const rooms = [
        'kernel',
        'rulebook',
        'games',
        'bots',
        'protocol',
        'match',
        'store',
        'server',
        'testkit',
        'cli',
      ]
      house = scratchHouse(rooms)
      moveIn(house.root)
    })
    afterAll(() => house.remove())

    const eldertable = (...args: string[]): string =>
      execFileSync(process.execPath, ['--import', 'tsx', 'cli/main.ts', ...args], {
        cwd: house.root,
        encoding: 'utf8',
      })

    it('is played by bots', () => {
      expect(
        eldertable('sim', 'last-candle', '--matches', '4', '--jobs', '1', '--bots', 'habit'),
      ).toMatch(/4 matches/)
    })

    it('has its rulebook at hand', () => {
      expect(eldertable('rules', 'last-candle', 'LC-TURN-2')).toContain('three candles')
    })
  })
})

/** Puts the example of the page on writing a title into the repository, as that page says. */
function moveIn(house: string): void {
  const folder = path.join(house, 'games/last-candle')
  cpSync(path.join(house, 'kernel/example'), folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (!file.endsWith('.ts')) continue
    const kernel = readFileSync(file, 'utf8').replaceAll(
      /'(?:\.\.\/)+index\.ts'/g,
      "'@eldertable/kernel'",
    )
    writeFileSync(file, kernel)
  }
  writeFileSync(
    path.join(folder, 'game.ts'),
    [
      "import { withBots } from '@eldertable/kernel'",
      "import { lastCandle } from './index.ts'",
      'export const game = withBots(lastCandle, { habit: ({ picks }) => picks[0] })',
    ].join('\n'),
  )
  const list = path.join(house, 'games/index.ts')
  const lines = readFileSync(list, 'utf8').replace(
    /: readonly GameEntry\[\] = \[/,
    '$&lastCandle, ',
  )
  writeFileSync(list, `import { game as lastCandle } from './last-candle/game.ts'\n${lines}`)
}
