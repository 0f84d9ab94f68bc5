import { describe, expect, it } from 'vitest'
import { at, type Position, type TecScenario } from '../testing/at.ts'

/** Ann before her actions, with Ash; both on P1 unless said otherwise. */
const ann = (position: Position): TecScenario => at({ ash: {}, ann: {}, ...position }).actions()

describe('Sharing', () => {
  it('TEC-SOLO-8 on one card the player may spend the Assistant’s Madness, at no action', () => {
    const t = ann({ ann: { fear: 1 }, ash: { rage: 1, chaos: 1 }, towns: { P1: { page: 'F02' } } })
    t.pick('translate')
    expect(t.pages('ann')).toEqual(['F02'])
    expect([t.held('ann'), t.held('ash')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 1],
    ])
    expect(t.told('pays')).toEqual([
      { character: 0, from: 0, spent: [1, 0, 0, 0], for: 'translate' },
      { character: 0, from: 1, spent: [0, 1, 0, 0], for: 'translate' },
    ])
    expect(t.table.actions).toBe(2)
    expect(t.table.discard.slice(0, 3)).toEqual([1, 1, 0])
  })

  it('TEC-SOLO-8 but not from another card', () => {
    const position = { ann: { fear: 1 }, towns: { P1: { page: 'F02' } } }
    expect(ann({ ...position, ash: { rage: 1, on: 'P2' } }).refusal('translate')).toBe(
      'page-too-dear',
    )
    expect(ann({ ...position, ash: { rage: 1, on: 'P1' } }).offers('translate')).toBe(true)
  })

  it('TEC-SOLO-8 TEC-CHOICE-11 whose tentacle it is, is for the player to say', () => {
    const towns = { P1: { page: 'R02' } }
    const t = ann({ ann: { rage: 1, greed: 1 }, ash: { rage: 1 }, towns }).pick('translate')
    expect(t.asked).toBe('ann pay.choose')
    expect(t.offers('pay', '1 rage + 1 greed')).toBe(true)
    t.pick('pay', '1 greed + 1 rage of ash')
    expect([t.held('ann'), t.held('ash')]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  it('TEC-SOLO-9 covers every cost: Banish, Town Actions and abilities', () => {
    const shamblers = ['rage'] as const
    const banish = ann({ ash: { rage: 2 }, towns: { P1: { shamblers } } })
      .rolls(2)
      .pick('banish')
    banish.pick('banishShambler', 0)
    expect(banish.held('ash')).toEqual([0, 0, 0, 0])
    const watch = ann({ ash: { rage: 1 }, towns: { P1: { site: 'watch', shamblers } } })
    watch.pick('townAction')
    expect(watch.held('ash')).toEqual([0, 0, 0, 0])
    expect(watch.town('P1').shamblers).toEqual([-1, -1, -1])
    const distil = ann({ ann: { mat: 'scientist', fear: 1 }, ash: { mat: 'priest', fear: 1 } })
    distil.pick('ability')
    expect([distil.held('ann'), distil.held('ash')]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ])
  })

  it('TEC-SOLO-9 TEC-CHOICE-13 and the tentacle placed by Seal', () => {
    const position: Position = { phase: 2, oldOne: 'P1', ann: { pages: ['R01'], chaos: 1 } }
    const t = ann({ ...position, ash: { rage: 1, chaos: 1 } })
      .rolls(2)
      .pick('seal', 2)
    expect(t.asked).toBe('ann seal.place')
    t.pick('place', '1 rage of ash')
    expect(t.told('seals')).toEqual([{ character: 0, from: 1, portal: 2, kind: 1, sum: 2 }])
    expect([t.held('ann'), t.held('ash')]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ])
  })

  it('TEC-SOLO-9 but not Chaos', () => {
    const t = ann({ ann: { fear: 1 }, ash: { chaos: 2 }, towns: { P1: { page: 'F02' } } })
    expect(t.refusal('translate')).toBe('page-too-dear')
    expect(t.refusal('buyAction')).toBe('no-chaos')
    expect(t.refusal('extraMove', 'ash')).toBe('no-chaos')
  })

  it('TEC-SOLO-9 nor does the Assistant’s Madness count for a bonus of the player', () => {
    const t = ann({
      ash: { fear: 2, rage: 2, greed: 2 },
      lair: { rage: 3 },
      towns: { P1: { fear: 2, rage: 1, shamblers: ['rage'] } },
    })
    expect(t.refusal('move', 2)).toBe('too-far')
    t.pick('collect')
    expect(t.offered).toEqual(['take 1 fear', 'take 1 rage', 'back'])
    t.pick('back').rolls(0).pick('banish').pick('banishShambler', 0)
    expect(t.table.lair).toEqual([0, 2, 0])
  })

  it('TEC-VARIANT-3 a solo player shares with either of two Assistants', () => {
    const towns = { P1: { page: 'F05' } }
    const t = ann({ ann: { fear: 1 }, ash: { rage: 1 }, bea: { greed: 1 }, towns })
    t.pick('translate')
    expect(t.told('pays').map(({ from }) => from)).toEqual([0, 1, 2])
    const away = ann({ ann: { fear: 1 }, ash: { rage: 1 }, bea: { greed: 1, on: 'P2' }, towns })
    expect(away.refusal('translate')).toBe('page-too-dear')
  })

  it('TEC-VARIANT-7 of two players each shares with its own Assistant only', () => {
    const position: Position = { ann: { fear: 1 }, bob: {}, towns: { P1: { page: 'F02' } } }
    expect(ann({ ...position, ash: { rage: 1 }, bea: {} }).offers('translate')).toBe(true)
    const others = ann({ ...position, ash: {}, bea: { rage: 1 } })
    expect(others.refusal('translate')).toBe('page-too-dear')
  })

  it('TEC-VARIANT-11 nobody shares with an Assistant of all', () => {
    const t = ann({ cid: {}, ann: { fear: 1 }, ash: { rage: 1 }, towns: { P1: { page: 'F02' } } })
    expect(t.refusal('translate')).toBe('page-too-dear')
  })

  it('TEC-VARIANT-15 nor do Assistants by themselves with each other', () => {
    const settings = { assistants: 'selfPlaying' }
    const towns = { P1: { page: 'F02' } }
    const t = at({ ash: { fear: 1 }, bea: { rage: 1 }, turn: 'ash', settings, towns })
    t.table.stop = 0
    t.actions()
    expect(t.pages('ash')).toEqual([])
    expect([t.held('ash'), t.held('bea')]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ])
  })
})
