import { catalogueFaults, fuzz } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { endings } from './events.ts'
import { deathMayDie } from './index.ts'
import { switches } from './switches.ts'
import { latePosition } from './testing/late-position.ts'

const tables = switches.elderOne.choices.flatMap((elderOne) =>
  switches.episode.choices.map((episode) => [episode, elderOne] as const),
)

describe('random play', () => {
  it.each(tables)('keeps all promises in episode %s against %s', (episode, elderOne) => {
    const report = fuzz({
      title: deathMayDie,
      picks: 120,
      seed: `${episode} ${elderOne}`,
      settings: { episode, elderOne },
    })
    expect(report.violation).toBeUndefined()
    expect(report.picks).toBe(120)
  })

  it.each(tables)('keeps them late in episode %s against %s', (episode, elderOne) => {
    const report = fuzz({
      title: deathMayDie,
      picks: 120,
      seed: `late ${episode} ${elderOne}`,
      settings: { episode, elderOne },
      positions: latePosition,
    })
    expect(report.violation).toBeUndefined()
  })
})

describe('the catalogue', () => {
  it('has words for everything, and no others', () => {
    expect(catalogueFaults(deathMayDie)).toEqual([])
    expect(Object.keys(deathMayDie.text.endings).toSorted()).toEqual(endings.toSorted())
  })
})
