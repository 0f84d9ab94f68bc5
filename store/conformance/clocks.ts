import { expect, it } from 'vitest'
import { begin, type StoreUnderTest } from './store-under-test.ts'

const MOST = 60_000

export function describeClocks(tested: StoreUnderTest): void {
  it('a clock runs while it is told the time, and stands still while nobody tells it', async () => {
    const { store } = tested
    expect(await store.clockBeat('house')).toBeUndefined()
    expect(await store.beatClock('house', 1_000, MOST)).toEqual({ at: 1_000, reading: 0 })
    expect(await store.beatClock('house', 31_000.5, MOST)).toEqual({
      at: 31_000.5,
      reading: 30_000.5,
    })
    // For an hour nobody was there.
    const later = 31_000.5 + 3_600_000
    expect(await store.beatClock('house', later, MOST)).toEqual({ at: later, reading: 30_000.5 })
    expect(await store.beatClock('house', later + MOST, MOST)).toEqual({
      at: later + MOST,
      reading: 90_000.5,
    })
    expect(await store.clockBeat('house')).toEqual({ at: later + MOST, reading: 90_000.5 })
    expect(await store.clockBeat('another')).toBeUndefined()
  })

  it('of several who tell one clock the time none makes it go twice, nor back', async () => {
    const { store } = tested
    const id = 'of-several'
    await store.beatClock(id, 0, MOST)
    await Promise.all([10_000, 20_000, 10_500, 20_000].map((at) => store.beatClock(id, at, MOST)))
    expect(await store.clockBeat(id)).toEqual({ at: 20_000, reading: 20_000 })
    // One that is set back by an hour goes on from there.
    expect(await store.beatClock(id, 20_000 - 3_600_000, MOST)).toMatchObject({ reading: 20_000 })
    expect(await store.beatClock(id, 25_000 - 3_600_000, MOST)).toMatchObject({ reading: 25_000 })
  })

  it('matches in which somebody’s time may be up are found, the earliest first, and no others', async () => {
    const { store } = tested
    const due = async (clockDue: number, status: 'playing' | 'finished' = 'playing') => {
      const { id } = await begin(store)
      await store.append(id, 0, [], { clock: '{}', clockDue, status })
      return id
    }
    const [second, first] = [await due(2_000), await due(1_000)]
    await due(3_000.5)
    await due(0)
    await due(500, 'finished')
    expect(await store.clocksDue(999, 10)).toEqual([])
    expect(await store.clocksDue(3_000, 10)).toEqual([first, second])
    expect(await store.clocksDue(3_000, 1)).toEqual([first])
    expect(await store.append(first, 1, ['a pick'], { clockDue: 0 })).toBe(true)
    expect(await store.clocksDue(3_000, 10)).toEqual([second])
  })
}
