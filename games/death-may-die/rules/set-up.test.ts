import { describe, expect, it } from 'vitest'
import { cthulhuMythos, episodeMythos } from '../pieces/mythos.ts'
import { discoveryCards } from '../pieces/discovery.ts'
import { Engine, FastChance } from '@eldertable/kernel'
import { deathMayDie } from '../index.ts'
import { standard } from '../testing/standard.ts'
import { groundIn } from './ground.ts'
import { newState } from './set-up.ts'

const episodes = ['1', '2', '3', '4', '5', '6'] as const

describe('Set-up', () => {
  it('DMD-SETUP-3 the Elder One stands on the first space of its track, on the second if it is cruel', () => {
    expect(newState(2, standard).table.elder).toEqual({ track: 1, stage: 1, wounds: 0, space: -1 })
    expect(newState(2, { ...standard, difficulty: 'gentle' }).table.elder.track).toBe(1)
    expect(newState(2, { ...standard, difficulty: 'cruel' }).table.elder.track).toBe(2)
  })

  it.each(episodes)(
    'DMD-SETUP-6 enemies, fire and tokens lie as the map of episode %s says',
    (episode) => {
      const settings = { ...standard, episode }
      const { table } = newState(3, settings)
      for (const [space, row] of groundIn(settings).spaces.entries()) {
        const there = table.enemies.filter((one) => one.space === space)
        expect(there.map(({ kind }) => kind)).toEqual(row.enemies ?? [])
        expect(table.fire[space]).toBe(row.fire ?? 0)
        const things = table.things.filter((one) => one.space === space)
        expect(things.map(({ kind }) => kind)).toEqual(row.token === undefined ? [] : [row.token])
      }
      expect(table.enemies.every(({ wounds }) => wounds === 0)).toBe(true)
    },
  )

  it('DMD-EPFOUR-2 each Lens starts with 4 Alignment, and nothing else bears markers', () => {
    for (const episode of episodes)
      for (const { kind, markers } of newState(2, { ...standard, episode }).table.things)
        expect(markers).toBe(kind === 'lens' ? 4 : 0)
  })

  it('DMD-SETUP-7 DMD-SETUP-8 DMD-EPTHREE-1 both decks and the Graves are shuffled', () => {
    const engine = new Engine(deathMayDie)
    const boxes = [1, 2, 3].map(
      (n) => engine.start(2, { episode: '3' }, new FastChance(`shuffle ${n}`)).box,
    )
    const orders = (['mythos', 'discovery', 'bones'] as const).map(
      (of) => new Set(boxes.map((box) => box[of].join())).size,
    )
    expect(orders).toEqual([3, 3, 3])
  })

  it('DMD-SETUP-7 DMD-SETUP-8 decks have a place for each card', () => {
    const { table, box } = newState(2, standard)
    expect(box.mythos).toHaveLength(cthulhuMythos.length + (episodeMythos[0]?.length ?? 0))
    expect(box.discovery).toHaveLength(discoveryCards[0]?.length ?? 0)
    expect([table.mythos, table.discovery]).toEqual([box.mythos.length, box.discovery.length])
  })

  it('DMD-SETUP-10 a lone player has two investigators, everybody else one', () => {
    const seats = (count: number): number[] =>
      newState(count, standard).table.heroes.map(({ seat }) => seat)
    expect([1, 2, 5].map(seats)).toEqual([
      [0, 0],
      [0, 1],
      [0, 1, 2, 3, 4],
    ])
  })

  it('DMD-SETUP-11 DMD-SETUP-12 skills start at level 1 and markers on space 0', () => {
    for (const hero of newState(5, standard).table.heroes)
      expect(hero).toMatchObject({ levels: [1, 1, 1], wounds: 0, stress: 0, sanity: 0 })
  })
})
