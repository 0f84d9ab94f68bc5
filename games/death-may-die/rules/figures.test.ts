import { describe, expect, it } from 'vitest'
import { discoveryCards } from '../pieces/discovery.ts'
import { NO_WAY } from '../pieces/map.ts'
import { investigators } from '../pieces/investigators.ts'
import type { DmdState } from '../state.ts'
import { standard } from '../testing/standard.ts'
import { heroesIn, inSupply, isEngagedIn, isSafe, levelOf, livingInOrder } from './figures.ts'
import { distance, endsToward, groundIn, nearestOf, spacesWhere } from './ground.ts'
import { newState } from './set-up.ts'

const spaceCalled = (s: DmdState, id: string): number =>
  groundIn(s.table.settings).spaces.findIndex((row) => row.id === id)
const whoIs = (key: string): number => investigators.findIndex((one) => one.key === key)

/** Three investigators on the map of episode 1, with nobody else there. */
function company(): DmdState {
  const s = newState(3, standard)
  s.table.enemies = []
  s.table.active = 1
  for (const [hero, key] of ['ian', 'beth', 'ahmed'].entries())
    Object.assign(s.table.heroes[hero]!, { who: whoIs(key), space: spaceCalled(s, '1A-a') })
  return s
}

/** A hero claims the left entry of a Discovery card. */
function claims(s: DmdState, hero: number, id: string): void {
  s.table.heroes[hero]!.left.push(discoveryCards[0]!.findIndex((card) => card.id === id))
}

describe('Where figures are', () => {
  it('DMD-MAP-8 DMD-TERM-2 a space is safe while no enemy is in it, whatever else is', () => {
    const s = company()
    const lodge = spaceCalled(s, '1A-a')
    s.table.fire[lodge] = 3
    expect(isSafe(s, lodge)).toBe(true)
    s.table.elder.space = lodge
    expect(isSafe(s, lodge)).toBe(false)
    s.table.elder.space = spaceCalled(s, '2A-a')
    s.table.enemies = [{ kind: 'cultist', space: lodge, wounds: 0 }]
    expect(isSafe(s, lodge)).toBe(false)
    expect(isSafe(s, spaceCalled(s, '4A-a'))).toBe(true)
  })

  it('DMD-TERM-8 enemies are engaged by the living alone', () => {
    const s = company()
    const lodge = spaceCalled(s, '1A-a')
    expect(isEngagedIn(s, lodge)).toBe(true)
    s.table.heroes[1]!.space = s.table.heroes[2]!.space = spaceCalled(s, '9A-a')
    expect(isEngagedIn(s, lodge)).toBe(true)
    for (const hero of s.table.heroes) hero.hasFallen = true
    expect(isEngagedIn(s, lodge)).toBe(false)
    expect(heroesIn(s, lodge)).toEqual([])
  })

  it('DMD-TERM-20 each investigator is every living one, clockwise from the active one', () => {
    const s = company()
    expect(livingInOrder(s)).toEqual([1, 2, 0])
    s.table.heroes[1]!.hasFallen = true
    expect(livingInOrder(s)).toEqual([2, 0])
  })

  it('DMD-TERM-15 DMD-TERM-16 any figure in the supply will do, the very first too', () => {
    const s = newState(2, standard)
    const cultists = s.table.enemies.filter(({ kind }) => kind === 'cultist')
    for (const one of cultists) one.space = 1
    expect(inSupply(s, 'cultist')).toBe(-1)
    for (const [number, one] of s.table.enemies.entries()) {
      if (one.kind !== 'cultist') continue
      one.space = -1
      expect(inSupply(s, 'cultist')).toBe(number)
      one.space = 1
    }
  })

  it('DMD-TERM-16 figures of a kind run out', () => {
    const s = company()
    s.table.enemies = newState(3, standard).table.enemies
    expect(inSupply(s, 'fire-vampire')).toBeGreaterThan(0)
    for (const enemy of s.table.enemies) if (enemy.kind === 'fire-vampire') enemy.space = 0
    expect(inSupply(s, 'fire-vampire')).toBe(-1)
    expect(inSupply(s, 'cultist')).toBeGreaterThan(0)
  })
})

describe('Ways', () => {
  it('DMD-TERM-9 nearest are all that are equally near', () => {
    const s = company()
    const [lodge, theatre, corridor, vault] = ['1A-a', '2A-a', '4A-a', '9A-a'].map((id) =>
      spaceCalled(s, id),
    ) as [number, number, number, number]
    expect(nearestOf(s, lodge, [vault, theatre, corridor])).toEqual([theatre, corridor])
    expect(nearestOf(s, lodge, [vault])).toEqual([vault])
  })

  it('DMD-TERM-10 DMD-TERM-11 goes as far as it can along any shortest way, and stops at the goal', () => {
    const s = company()
    const [lodge, vault] = ['1A-a', '9A-a'].map((id) => spaceCalled(s, id)) as [number, number]
    expect(distance(s, vault, lodge)).toBe(3)
    const ground = groundIn(s.table.settings)
    expect(endsToward(ground, vault, lodge, 5)).toEqual([lodge])
    expect(endsToward(ground, vault, lodge, 3)).toEqual([lodge])
    expect(endsToward(ground, vault, lodge, 2)).toEqual([spaceCalled(s, '2A-a')])
    expect(endsToward(ground, lodge, lodge, 2)).toEqual([lodge])
    const [south, north] = [spaceCalled(s, '7A-a'), spaceCalled(s, '2A-b')]
    const ends = endsToward(ground, south, north, 1)
    expect(ends.every((space) => distance(s, space, north) === distance(s, south, north) - 1)).toBe(
      true,
    )
  })
})

describe('Levels', () => {
  it('DMD-TERM-12 an enemy with no path to its goal stays where it is', () => {
    const island = {
      distance: [
        [0, 1, NO_WAY],
        [1, 0, NO_WAY],
        [NO_WAY, NO_WAY, 0],
      ],
    }
    expect(endsToward(island, 0, 2, 1)).toEqual([0])
    expect(endsToward(island, 2, 0, 3)).toEqual([2])
    expect(endsToward(island, 0, 1, 1)).toEqual([1])
  })

  it('DMD-INV-8 a skill that nobody gives is at level 0', () => {
    const s = company()
    expect(levelOf(s, 0, 'brawling')).toBe(1)
    expect(levelOf(s, 0, 'stealth')).toBe(0)
  })

  it('DMD-INV-9 DMD-CLAIM-8 companions add a level each, up to four', () => {
    const s = company()
    claims(s, 0, 'e1.d12') // Duke Calloway, Brawling
    claims(s, 0, 'e1.d01') // Jerome, Stealth
    expect([levelOf(s, 0, 'brawling'), levelOf(s, 0, 'stealth')]).toEqual([2, 1])
    expect([levelOf(s, 1, 'brawling'), levelOf(s, 1, 'stealth')]).toEqual([1, 0])
    s.table.heroes[0]!.levels = [1, 4, 1]
    expect(levelOf(s, 0, 'brawling')).toBe(4)
  })

  it('DMD-CHOICE-5 spaces are found in map order, from the first to the last', () => {
    const s = company()
    const all = groundIn(s.table.settings).spaces.map((_, space) => space)
    expect(spacesWhere(s, () => true)).toEqual(all)
    expect(spacesWhere(s, (space) => space % 2 === 0)).toEqual(
      all.filter((space) => space % 2 === 0),
    )
  })
})
