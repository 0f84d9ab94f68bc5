import type { AnyTitle } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { miniTitle, type MiniState } from '../testing/mini-title.ts'
import { DRAW, sound } from '../testing/sound-title.ts'
import { fuzz } from './fuzz.ts'
import { replayViolation } from './replay.ts'

describe('a violation', () => {
  it('is shrunk until every pick is needed', () => {
    const title: AnyTitle = {
      ...sound,
      faults: (s) => ((s as MiniState).table.pile.includes(7) ? ['a seven was played'] : []),
    }
    let [picks, shrunkFrom] = [0, 0]
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { violation } = fuzz({ title, picks: 4000, seed })
      if (violation === undefined) throw new Error('nothing was found')
      expect(violation).toMatchObject({ settings: {}, title: 'mini', version: 3 })
      expect(violation.story.at(-1)).toMatch(/^seat \d: play 7$/)
      for (const left of violation.picks.keys()) {
        const fewer = { ...violation, picks: violation.picks.toSpliced(left, 1) }
        expect(replayViolation(title, fewer)).toBeUndefined()
      }
      picks += violation.picks.length
      shrunkFrom += violation.shrunkFrom
    }
    expect(picks).toBeLessThan(shrunkFrom / 2)
  })

  it('that stays long begins from a position shortly before its end', () => {
    const rich = miniTitle({ taken: (g) => void g.state.table.coins.fill(5) })
    const late: AnyTitle = {
      ...rich,
      setUp(seats, settings) {
        const state = rich.setUp(seats, settings)
        state.table.lastTurn = 60
        return state
      },
      faults: (s) => (s.table.turn === 50 ? ['turn 50'] : []),
    }
    const { violation } = fuzz({ title: late, picks: 4000, seed: 'long' })
    expect(violation?.shrunkFrom).toBeGreaterThan(40)
    expect(violation?.picks.length).toBeLessThanOrEqual(20)
    expect(violation?.position?.table.turn).toBeGreaterThan(20)
    expect(violation && replayViolation(late, violation)?.message).toBe('turn 50')
    expect(violation && replayViolation(sound, violation)).toBeUndefined()
  })

  it('with events that are meant to show what they show is none', () => {
    const title: AnyTitle = miniTitle({
      taken(g, f, verb) {
        const card = g.state.hands[f.seat]?.cards.at(-1)
        if (verb === DRAW && card !== undefined) g.event?.('sees', 'R', { card })
      },
    })
    expect(
      fuzz({ title: { ...title, reveals: ['sees'] }, picks: 300, seed: 'r' }).violation,
    ).toBeUndefined()
  })

  it('that does not come back is kept as it was', () => {
    let broken = true
    const title: AnyTitle = {
      ...sound,
      faults: (s) => (broken && s.table.turn === 9 ? ((broken = false), ['once']) : []),
    }
    const { violation } = fuzz({ title, picks: 1000, seed: 'k' })
    expect(violation?.message).toBe('once')
    expect(violation?.picks).toHaveLength(violation?.shrunkFrom ?? 0)
  })

  it('is not replayed on another title', () => {
    const { violation } = fuzz({ title: { ...sound, faults: () => ['x'] }, picks: 1, seed: 'k' })
    expect(() => violation && replayViolation({ ...sound, id: 'other' }, violation)).toThrow(
      'of mini',
    )
  })
})
