import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchHouse, type ScratchHouse } from './testing/scratch-house.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The changes that the page on writing a title makes, in its order: a file, the lines to find there, and those in their place. */
const changes = [
  ...readFileSync(path.join(root, 'docs/write-a-title.md'), 'utf8').matchAll(
    /^```diff (\S+)\n(.*?)^```$/gms,
  ),
].map(([, file = '', body = '']) => {
  const lines = body.trimEnd().split('\n')
  const without = (sign: string) =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1).trim())
  return { file, before: without('+'), after: without('-') }
})

/** Changes a text as the page says; lines are told apart by what stands in them, as readers do. */
function changed(text: string, { file, before, after }: (typeof changes)[number]): string {
  const lines = text.split('\n')
  const bare = lines.map((line) => line.trim())
  const places = lines.flatMap((_, place) =>
    before.every((line, index) => bare[place + index] === line) ? [place] : [],
  )
  const [place] = places
  if (place === undefined || places.length > 1)
    throw new Error(`${places.length} places in ${file} look like: ${before.join(' ⏎ ')}`)
  return lines.toSpliced(place, before.length, ...after).join('\n')
}

describe('a title made and changed as the page on writing a title says', () => {
  let house: ScratchHouse
  beforeAll(() => {
    const pure = [
      'kernel',
      'rulebook',
      'games',
      'bots',
      'protocol',
      'match',
      'testkit',
      'board-kit',
    ]
    house = scratchHouse([...pure, 'store', 'server', 'cli'])
    node(path.join(root, 'scripts/new-title.mjs'), 'third-eye', house.root)
    for (const change of changes) {
      const file = path.join(house.root, 'games/third-eye', change.file)
      writeFileSync(file, changed(readFileSync(file, 'utf8'), change))
    }
  })
  afterAll(() => house.remove())

  const node = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: house.root, encoding: 'utf8', stdio: 'pipe' })

  const read = (file: string): string => readFileSync(path.join(house.root, file), 'utf8')

  it('is a folder with names of its own, and one line in the list', () => {
    expect(read('games/third-eye/index.ts')).toContain("id: 'third-eye'")
    expect(read('games/third-eye/text/en.ts')).toContain("name: 'Third Eye'")
    expect(read('games/third-eye/RULES.md')).toContain('- **TE-TURN-1** ')
    expect(read('games/third-eye/state.ts')).toContain('export interface ThirdEyeTable')
    expect(read('games/index.ts')).toMatch(/game as thirdEye \}[^]*\n {2}thirdEye,\n\]/)
    expect(existsSync(path.join(house.root, 'games/third-eye/tsconfig.json'))).toBe(false)
  })

  it('has the right types, its board too', () => {
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        jsxImportSource: 'preact',
        types: ['node'],
      },
      include: ['games/third-eye'],
    }
    writeFileSync(path.join(house.root, 'tsconfig.json'), JSON.stringify(config))
    expect(node(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')).toBe('')
  })

  it('passes its tests, which prove every rule', () => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    expect(node(vitest, 'run', '--reporter=json', 'games/third-eye')).toContain('"success":true')
    expect(node('--import', 'tsx', 'testkit/rules-coverage.ts', house.root, 'third-eye')).toMatch(
      /7 of 7 rules proved \(100%\), declared complete/,
    )
  })

  it('is played by bots at once', () => {
    const sim = ['--matches', '4', '--jobs', '1', '--bots', 'habit']
    expect(node('--import', 'tsx', 'cli/main.ts', 'sim', 'third-eye', ...sim)).toMatch(/4 matches/)
  })

  it('is not made twice, nor with a name that is no id', () => {
    const make = (id: string) => () =>
      node(path.join(root, 'scripts/new-title.mjs'), id, house.root)
    expect(make('third-eye')).toThrow('games/third-eye is there already')
    expect(make('Third Eye')).toThrow('is no id')
    expect(make('../away')).toThrow('is no id')
  })
})
