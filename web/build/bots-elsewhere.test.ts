import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withoutBots } from './bots-elsewhere.ts'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const games = path.join(root, 'games')
const files = readdirSync(games)
  .map((title) => path.join(games, title, 'game.ts'))
  .filter((file) => existsSync(file))

describe('a title without its bots', () => {
  it.each(files)('%s takes nothing from them, and names them all', (file) => {
    const code = readFileSync(file, 'utf8')
    const named = [...code.matchAll(/import \{([^}]*)\} from '\.\/bot\//g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    )
    expect(named).toContain('habit')
    const left = withoutBots(code)
    expect(left).not.toContain('./bot/')
    for (const name of named) expect(left).toContain(`function ${name}()`)
    expect(left).toContain('withBots(')
  })

  it('has none that thinks either', () => {
    const thinker = readFileSync(path.join(root, 'bots', 'search', 'thinker.ts'), 'utf8')
    const left = withoutBots(thinker)
    expect(left).not.toContain("'./think.ts'")
    expect(left).toContain('function Thinker()')
    expect(left).not.toContain('function type')
  })
})
