import { describe, expect, it } from 'vitest'
import { perTitle } from './per-title.ts'

describe('what titles have in a file of their own', () => {
  it('is known by the title and loaded once', async () => {
    let loads = 0
    const rules = perTitle({
      '../../games/last-candle/game.ts': async () => `rules ${++loads}`,
    })
    expect(rules.has('last-candle')).toBe(true)
    expect(loads).toBe(0)
    expect(rules.get('last-candle')).toBe(rules.get('last-candle'))
    expect(await rules.get('last-candle')).toBe('rules 1')
  })

  it('is not there for other titles', () => {
    const rules = perTitle({ '../../games/last-candle/game.ts': async () => 'rules' })
    expect(rules.has('game.ts')).toBe(false)
    expect(rules.get('first-candle')).toBeUndefined()
  })

  it('comes with what it needs besides', async () => {
    const asked: string[] = []
    const boards = perTitle({ '../games/a/board.ts': async () => 'board' }, async (title) => {
      asked.push(title)
    })
    expect(await boards.get('a')).toBe('board')
    expect(asked).toEqual(['a'])
  })

  it('is tried again after it could not be loaded', async () => {
    let isOnline = false
    const boards = perTitle({
      '../games/a/board.ts': async () => {
        if (!isOnline) throw new Error('offline')
        return 'board'
      },
    })
    await expect(boards.get('a')).rejects.toThrow('offline')
    isOnline = true
    expect(await boards.get('a')).toBe('board')
  })
})
