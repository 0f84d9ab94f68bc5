import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'

const hit = { is: 'rasputin' } as const

describe('The Elder One advances', () => {
  const advancing = (position: Position = {}) =>
    at({ ann: { on: '4A-a' }, ...position }).runOnly('advance', { isEpisodeFirst: false })

  it('DMD-ADVANCE-1 DMD-TRACK-1 DMD-TRACK-3 one space to the right', () => {
    const t = advancing()
    expect(t.table.elder).toMatchObject({ track: 2, stage: 1, space: -1 })
  })

  it('DMD-ADVANCE-2 DMD-TRACK-4 DMD-TRACK-5 DMD-ENDING-4 on space 8 the game is lost and nothing else happens', () => {
    const t = advancing({ elder: { on: '9A-a' }, track: 7 })
    expect(t.outcome).toEqual({ ending: 'ascended', winners: [] })
    expect(t.told('summons')).toEqual([])
    const six = advancing({ elder: { on: '9A-a' }, track: 6 })
    expect(six.table.elder).toMatchObject({ track: 7, space: six.space('9A-a') })
  })

  it('DMD-ADVANCE-3 DMD-ADVANCE-4 first the Elder One’s text, then the episode’s, before and after it has come', () => {
    for (const position of [{}, { elder: { on: '9A-a' } }, { elder: { on: '9A-a', stage: 4 } }]) {
      const texts = ['DMD-CTHULHU-4', 'DMD-EPONE-6']
      const cited = new Set(advancing(position).rulesCited.filter((rule) => texts.includes(rule)))
      expect([...cited]).toEqual(texts)
    }
  })

  it('DMD-ADVANCE-3 with the option the active player orders the texts', () => {
    const t = advancing({ settings: { advanceOrder: 'choose' } })
    expect(t.asked).toBe('ann advance.order')
    t.forget().pick('episodeFirst')
    expect(t.rulesCited.indexOf('DMD-EPONE-6')).toBeLessThan(t.rulesCited.indexOf('DMD-CTHULHU-4'))
  })

  it('DMD-ADVANCE-5 DMD-SUMMON-1 DMD-TRACK-2 on the first red space it is summoned', () => {
    expect(advancing({ track: 3 }).table.elder).toMatchObject({ track: 4, stage: 1 })
    const t = advancing({ track: 4 })
    expect(t.table.elder).toMatchObject({ track: 5, stage: 2, space: t.space('4A-a') })
  })

  it('DMD-SUMMON-6 DMD-SUMMON-7 DMD-RITUAL-1 DMD-RITUAL-4 a disruption summons at once, before the tentacles, and the turn goes on', () => {
    const t = at({
      ann: { is: 'ian', on: '3A-b' },
      gone: ['5A-c', '6A-b', '8A-a'],
      markers: { '3A-b': 2 },
    })
    t.rolls('S ST B').pick('act', 'spoil').forget().pick('keepDice')
    expect(t.table.isDisrupted).toBe(true)
    expect(t.table.elder).toMatchObject({ track: 1, stage: 2, space: t.space('3A-b') })
    expect(t.rulesCited.indexOf('DMD-SUMMON-2')).toBeLessThan(t.rulesCited.indexOf('DMD-RESULT-5'))
    expect([t.asked, t.table.actions]).toEqual(['ann actions.choose', 2])
  })
})

describe('Fighting the Elder One', () => {
  const elder = (stage: number, wounds: number, position: Position = {}) =>
    at({
      ann: hit,
      bob: { on: '9A-a' },
      elder: { on: '1A-a', stage, wounds },
      disrupted: true,
      ...position,
    })

  it('DMD-ELDER-1 DMD-ELDER-4 DMD-ELDER-5 a stage that has enough is defeated, and the next has none', () => {
    const t = elder(2, 6).rolls('S B B | B').pick('attack', 'elder').pick('keepDice')
    expect(t.table.elder).toMatchObject({ stage: 2, wounds: 7 })
    t.rolls('S S B | B').pick('attack', 'elder').pick('keepDice')
    expect(t.table.elder).toMatchObject({ stage: 3, wounds: 0 })
  })

  it('DMD-ELDER-4 gentle and cruel games change what a stage takes', () => {
    const gentle = elder(2, 5, { settings: { difficulty: 'gentle' } })
    gentle.rolls('S B B | B').pick('attack', 'elder').pick('keepDice')
    expect(gentle.table.elder.stage).toBe(3)
    const cruel = elder(2, 8, { settings: { difficulty: 'cruel' } })
    cruel.rolls('S B B | B').pick('attack', 'elder').pick('keepDice')
    expect(cruel.table.elder).toMatchObject({ stage: 2, wounds: 9 })
  })

  it('DMD-ELDER-9 the tentacles of that roll come after the new stage’s effect', () => {
    const t = elder(2, 7).rolls('ST B B | B').pick('attack', 'elder').forget().pick('keepDice')
    expect(t.rulesCited.indexOf('DMD-CTHULHU-7')).toBeLessThan(t.rulesCited.indexOf('DMD-RESULT-5'))
    expect(t.tracks('ann')).toEqual([0, 0, 2])
  })

  it('DMD-ELDER-8 DMD-TERM-2 DMD-TERM-3 DMD-TERM-4 it is neither monster nor cultist', () => {
    const t = at({
      episode: '3',
      ann: { has: ['Quicklime'] },
      elder: { on: '13A-a' },
      disrupted: true,
      foes: { '13A-a': ['ghoul'] },
    })
    t.pick('attack', 'elder').rolls('B B B | B').pick('useCard', 'Quicklime')
    expect([t.foes('13A-a'), t.table.elder.wounds]).toEqual([['ghoul 2', 'elder'], 0])
  })

  it('DMD-ENDING-1 DMD-ENDING-5 DMD-RESULT-7 the last stage wins, whatever the roll would still do', () => {
    const t = elder(4, 20, { ann: { ...hit, sanity: 19 } })
      .rolls('ST T T | B')
      .pick('attack', 'elder')
    t.pick('keepDice')
    expect(t.outcome).toEqual({ ending: 'slain', winners: [0, 1] })
    expect(t.hero('ann').sanity).toBe(19)
  })

  it('DMD-ENDING-5 whoever is killed does not go mad as well, and nobody after them is touched', () => {
    const ann = { is: 'kid', wounds: 4, sanity: 19 } as const
    const t = at({ ann, foes: { '1A-a': ['fire-vampire', 'cultist'] } })
    t.rolls('ST T | B').assault('ann', 'fire-vampire').pick('keepDice')
    expect(t.outcome).toEqual({ ending: 'deadEarly', winners: [] })
    expect(t.hero('ann').sanity).toBe(19)
    expect(t.told('burns')).toEqual([])
    const mad = at({ ann: { is: 'kid', sanity: 19 }, bob: { is: 'ian', sanity: 19 } })
    const terror = { from: 'text', rule: 'DMD-SANITY-7', place: 0, struck: [] } as const
    mad.runOnly('terror', { ...terror, struck: [], heroes: [0, 1], amounts: [1, 1] })
    expect(mad.outcome).toEqual({ ending: 'madEarly', winners: [] })
    expect(mad.told('falls')).toHaveLength(1)
  })

  it('DMD-RITUAL-3 if it is there already, a disruption changes nothing but that it can be hurt', () => {
    const t = at({
      ann: { is: 'ian', on: '3A-b' },
      elder: { on: '1A-a', stage: 2 },
      track: 6,
      gone: ['5A-c', '6A-b', '8A-a'],
      markers: { '3A-b': 3 },
    })
    t.rolls('S B B').pick('act', 'spoil').forget().pick('keepDice')
    expect(t.table.isDisrupted).toBe(true)
    expect([t.told('arrives'), t.told('reveals'), t.told('summons')]).toEqual([[], [], []])
    expect(t.table.elder).toMatchObject({ track: 6, stage: 2, wounds: 0, space: t.space('1A-a') })
  })
})

describe('Death', () => {
  it('DMD-DEATH-1 DMD-INV-3 DMD-ENDING-2 before the summoning one death loses the game for all', () => {
    const t = at({ ann: { is: 'kid', wounds: 4 } }).wound('ann', 1)
    expect(t.outcome).toEqual({ ending: 'deadEarly', winners: [] })
  })

  it('DMD-DEATH-2 DMD-DEATH-3 DMD-DEATH-6 DMD-TERM-26 afterwards the others play on, and what was held comes down', () => {
    const t = at({
      episode: '2',
      ann: {
        is: 'kid',
        wounds: 4,
        on: '7B-a',
        fire: 2,
        has: ['Boathook'],
        carries: { '2B-b': 2 },
        insanity: 'ptsd',
        remembers: 'ct.m1',
      },
      elder: { on: '9B-a' },
    })
    t.wound('ann', 1)
    expect(t.outcome).toBeNull()
    expect(t.hero('ann')).toMatchObject({
      hasFallen: true,
      space: -1,
      fire: 0,
      left: [],
      remembers: -1,
    })
    expect(t.things('7B-a')).toEqual([expect.objectContaining({ kind: 'idol', markers: 2 })])
    expect(t.discards).toEqual(['ct.m1'])
    expect(t.table.discoveryDiscards).toHaveLength(1)
  })

  it('DMD-DEATH-4 DMD-DEATH-7 DMD-DEATH-8 the active one’s turn ends but for the check, where the space of the fall counts', () => {
    const t = at({
      ann: { is: 'kid', wounds: 4, on: '4A-a', fire: 1 },
      elder: { on: '9A-a' },
      foes: { '4A-a': ['cultist'] },
      mythos: ['ct.m8'],
      discards: ['ct.m1', 'ct.m2', 'ct.m3'],
    })
    t.rolls('| S B').endActions().pick('keepDice')
    expect(t.hero('ann').hasFallen).toBe(true)
    expect(t.table.elder.track).toBe(6)
    expect(t.table.rlyeh[t.space('4A-a')]).toBe(true)
    expect(t.told('rolls')).toHaveLength(1) // neither a second attack nor a roll for fire
    expect(t.asked).toBe('bob actions.choose')
    expect(t.table.mythos).toBe(16)
  })

  it('DMD-DEATH-8 a step that concerns everybody is finished for the others', () => {
    const t = at({ episode: '4', ann: { is: 'kid', sanity: 19 }, elder: { on: '17B-a' } }).resolve(
      'e4.m2',
    )
    expect(t.hero('ann').hasFallen).toBe(true)
    expect(t.tracks('bob')).toEqual([0, 0, 1])
    expect(t.discards).toContain('e4.m2')
  })

  it('DMD-ENDING-3 when nobody is left, the game is lost', () => {
    const t = at({
      ann: { is: 'kid', wounds: 4 },
      bob: { fellAt: '2A-a' },
      elder: { on: '9A-a' },
    }).wound('ann', 1)
    expect(t.outcome).toEqual({ ending: 'nobodyLeft', winners: [] })
  })

  it('DMD-DEATH-2 Yellow Signs of the fallen go back to the supply', () => {
    const t = at({
      elderOne: 'hastur',
      ann: { is: 'kid', wounds: 4, signs: 3 },
      bob: { signs: 2 },
      elder: { on: '9A-a' },
    }).wound('ann', 1)
    expect([t.hero('ann').signs, t.hero('bob').signs]).toEqual([0, 2])
  })

  it('DMD-DEATH-4 with the published order too, whoever has fallen suffers no stage', () => {
    const t = at({
      settings: { endOrder: 'published' },
      ann: { is: 'kid', wounds: 4, fire: 1, on: '1A-a' },
      bob: { is: 'ian', on: '3A-b' },
      elder: { on: '9A-a', stage: 3 },
      foes: {},
    })
    t.state.box.stack.pop()
    t.putAt('turn.end').rolls('S').go().pick('keepDice')
    expect(t.hero('ann').hasFallen).toBe(true)
    expect(t.foes('9A-a')).toEqual(['elder']) // DMD-CTHULHU-8 would have moved it
  })

  it('DMD-DEATH-8 the card of whoever falls by it is discarded, PTSD or not', () => {
    const t = at({
      episode: '2',
      ann: { is: 'kid', wounds: 4, insanity: 'ptsd', on: '1B-a' },
      elder: { on: '7B-a' },
    }).resolve('e2.m7')
    expect(t.hero('ann').hasFallen).toBe(true)
    expect([t.discards, t.hero('ann').remembers]).toEqual([['e2.m7'], -1])
  })

  it('DMD-DEATH-8 with the option panic the others still get their share', () => {
    const t = at({
      settings: { panic: true },
      ann: { is: 'kid', stress: 7, wounds: 4 },
      bob: { is: 'ian' },
      elder: { on: '9A-a' },
    }).resolve('ct.m1')
    expect([t.hero('ann').hasFallen, t.hero('bob').stress]).toEqual([true, 1])
  })
})
