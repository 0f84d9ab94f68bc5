import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withoutBots } from './bots-elsewhere.ts'

const games = fileURLToPath(new URL('../../games', import.meta.url))
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
    const thinker = new URL('../../bots/search/thinker.ts', import.meta.url)
    const left = withoutBots(readFileSync(thinker, 'utf8'))
    expect(left).not.toContain("'./think.ts'")
    expect(left).toContain('function Thinker()')
    expect(left).not.toContain('function type')
  })
})
