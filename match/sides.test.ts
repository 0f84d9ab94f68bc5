import { catalogueFaults, fuzz } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { Match } from './match.ts'
import { longWatchGame } from './testing/long-watch.ts'
import { watchPick } from './testing/night-watch.ts'

const { title } = longWatchGame

describe('a title with sides and nine seats', () => {
  it('passes all oracles', () => {
    const seats = 9
    for (const sides of ['alone', 'warden', 'together'])
      expect(
        fuzz({ title, picks: 150, seed: sides, seats, settings: { sides } }).violation,
      ).toBeUndefined()
  })

  it('has words for why its switches do not go together', () => {
    expect(catalogueFaults(title).filter((fault) => /sides|password/.test(fault))).toEqual([])
  })

  it('lets seats see what the others consider by the side on which they are now', () => {
    const seats = ['Ada', 'Bram', 'Cora'].map((name) => ({ name, player: 'person' }))
    const settings = { sides: 'warden' }
    const match = Match.open({ game: longWatchGame, seats, settings, key: 'a'.repeat(64) })
    const seeing = () => [0, 1, 2, null].filter((viewer) => match.seesThoughts(viewer))
    expect(seeing()).toEqual([0])
    const pick = (seat: number, one: number) =>
      expect(match.command(seat, match.moment, one)).toBeUndefined()
    pick(0, watchPick.throw)
    expect(seeing()).toEqual([1, 2])
    pick(1, watchPick.alarm(3))
    expect(match.decision?.seat).toBe(2)
    expect(seeing()).toEqual([2])
    // Now Cora has none left either, and her alarm has brought Bram back to himself.
    pick(2, watchPick.alarm(4))
    expect(match.decision?.seat).toBe(0)
    expect(seeing()).toEqual([0, 2])
  })
})
