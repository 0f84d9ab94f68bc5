import { describe, expect, it } from 'vitest'
import { at, newMatch, type DmdScenario } from '../testing/at.ts'

describe('A card gives what it says and nothing else', () => {
  it('DMD-EPTWO-3 an Idol costs sanity whatever else one has', () => {
    const ann = { is: 'ian', on: '2B-b', has: ['Coil of Rope'] } as const
    expect(at({ episode: '2', ann }).pick('act', 'take-idol').hero('ann').sanity).toBe(1)
  })

  it('DMD-EPSIX-4 the fuse is lit at the head of the shaft, with whatever but Dry Matches', () => {
    const { table } = at({ episode: '6' })
    const markers = Object.fromEntries(
      table.things.map(({ space }) => [at({ episode: '6' }).spaceName(space), 3]),
    )
    const near = at({ episode: '6', ann: { is: 'ian' } })
    const [step = ''] = near.offered.filter((one) => one.startsWith('move '))
    const lights = (has: string): string | undefined =>
      at({
        episode: '6',
        ann: { is: 'ian', on: step.slice('move '.length), has: [has] },
        markers,
      }).refusal('act', 'light-fuse')
    expect(lights('Pickaxe')).toBe('not-at-head')
    expect(lights('Dry Matches')).toBeUndefined()
  })

  it('DMD-DISC-2 an entry is barred by the condition that is named, not by what else one has', () => {
    const finds = (has: string): DmdScenario =>
      at({ ann: { is: 'ian', has: [has] }, discovery: ['e1.d12'] }).run('discovery', {
        hero: 0,
        tentacles: 0,
      })
    expect(finds('Bandages').offers('takeLeft')).toBe(true)
    expect(finds('Guilty Conscience').refusal('takeLeft')).toBe('barred')
  })

  it('DMD-EPONE-5 DMD-CLAIM-10 fire here and fire on oneself are both fire', () => {
    const t = at({ ann: { is: 'ian', fire: 1, has: ['Bleach'] }, fire: { '1A-a': 1 } })
    expect(t.offers('act', 'beat-out')).toBe(true)
    expect(t.offers('useCard', 'Bleach')).toBe(true)
  })
})

describe('What there is to do where one stands', () => {
  it('DMD-EPTWO-3 DMD-EPTWO-5 Idols are taken where one lies and broken at the Altar', () => {
    const t = at({ episode: '2', ann: { is: 'ian', on: '7B-a', carries: { '2B-b': 0 } } })
    expect(t.refusal('act', 'take-idol')).toBe('no-idol')
    expect(t.refusal('act', 'break-idols')).toBe('no-altar')
  })

  it('DMD-EPISODE-1 nor is there anything to do at the start of the others', () => {
    const refused = (episode: '1' | '3' | '4' | '5' | '6'): string[] =>
      at({ episode, ann: { is: 'ian' } }).refusals.filter((one) => one.startsWith('act '))
    expect(refused('1')).toEqual(['act spoil: no-retort', 'act beat-out: no-fire-here'])
    expect(refused('3')).toEqual(['act open-grave: no-grave', 'act lay-to-rest: not-consecrated'])
    expect(refused('4')).toEqual(['act misalign: no-lens', 'act bar-shutter: no-gate'])
    expect(refused('5')).toEqual(['act throw-breaker: no-circuit'])
    expect(refused('6')).toEqual(['act set-charge: no-pillar', 'act light-fuse: not-charged'])
  })
})

describe('What is told', () => {
  it('DMD-EPTHREE-3 whether a Grave had Bones', () => {
    const opens = (bones: string[]): DmdScenario =>
      at({ episode: '3', ann: { is: 'ian', on: '4B-a' }, bones }).pick('act', 'open-grave')
    expect(opens(['4B-a', '12A-b', '5B-c']).told('turnsUp')).toMatchObject([{ hasBones: true }])
    expect(opens(['8B-a', '12A-b', '5B-c']).told('turnsUp')).toMatchObject([{ hasBones: false }])
  })

  it('DMD-EPONE-2 how many markers came to a Retort', () => {
    const t = at({ ann: { is: 'ian', on: '3A-b' }, markers: { '3A-b': 1 } })
    t.rolls('S B B').pick('act', 'spoil').pick('keepDice')
    expect(t.told('marks')).toMatchObject([{ by: 1, markers: 2 }])
  })

  it('DMD-SANITY-1 how much sanity was lost', () => {
    const t = at({ ann: { is: 'ian', sanity: 3 } }).terrify('ann', 2)
    expect(t.told('sanity')).toEqual([{ hero: 0, amount: 2 }])
    expect(
      at({ ann: { is: 'ian' } })
        .terrify('ann', 0)
        .told('sanity'),
    ).toEqual([])
  })

  it('DMD-TURN-1 the first turn of a match goes on with a Mythos card', () => {
    const t = newMatch(2, { randomInvestigators: true, chooseFirst: true }).go()
    t.pick('beginWith', 'ann').pick('endActions')
    expect(t.told('draws')).toHaveLength(1)
  })
})

describe('Levels', () => {
  it('DMD-PROTECT-2 nobody protects from two spaces away', () => {
    const asked = (on: string): string | null => {
      const bob = { is: 'morgan', on, levels: { protector: 2 } } as const
      const t = at({ ann: { is: 'kid' }, bob, foes: { '1A-a': ['cultist'] } }).rolls('| B B')
      return t.assault('ann', 'cultist').asked
    }
    expect(asked('2A-b')).not.toBe('bob assault.protect')
  })

  it('DMD-TOUGH-2 DMD-TOUGH-3 as published one point of sanity is spared, and none of a price', () => {
    const settings = { publishedSkills: true }
    const steels = (toughness: number, from: 'fire' | 'text' | 'price'): DmdScenario =>
      at({ settings, ann: { is: 'morgan', levels: { toughness } } }).terrify('ann', 3, from)
    expect(steels(2, 'fire').pick('steel').hero('ann').sanity).toBe(2)
    expect(steels(3, 'text').pick('steel').hero('ann').sanity).toBe(2)
    expect(steels(3, 'price').offers('steel')).toBe(false)
  })

  it('DMD-BRAWL-2 for whoever does not answer, what just kills is dealt', () => {
    const ann = { is: 'ian', levels: { brawling: 2 } } as const
    const t = at({ ann, foes: { '1A-a': ['cultist 1', 'fire-vampire'] } }).pick('attack', 'cultist')
    t.rolls('S B B | B').pick('alsoTarget', 'fire-vampire').pick('keepDice')
    expect(t.defaultPick).toBe('assign 1')
  })
})
