import { describe, expect, it } from 'vitest'
import { foesIn } from './figures.ts'
import { at, newMatch, type DmdScenario } from '../testing/at.ts'

describe('What does not happen is not told', () => {
  it('DMD-TERM-19 whoever has neither wounds nor stress is healed of nothing', () => {
    const ann = { is: 'ahmed', levels: { 'healing-prayer': 4 } } as const
    const t = at({ ann, bob: { wounds: 1 }, cid: { stress: 1 } })
    t.runOnly('prayer', { hero: 0, whom: -1 })
    expect(t.told('heals')).toMatchObject([{ hero: 1, amount: 1 }])
    expect(t.told('calms')).toMatchObject([{ hero: 2, amount: 1 }])
  })

  it('DMD-TERM-17 stress that does not fit is neither taken nor told, and with panic it is wounds', () => {
    const fails = (stress: number, panic: boolean): DmdScenario => {
      const ann = { is: 'rasputin', stress } as const
      const t = at({ episode: '2', settings: { panic }, ann, discovery: ['e2.d02'] })
      t.rolls('B B B').run('discovery', { hero: 0, tentacles: 0 })
      while (t.offers('keepDice')) t.pick('keepDice')
      return t
    }
    expect(fails(6, false).told('stress')).toEqual([])
    expect(fails(5, false).tracks('ann')).toEqual([0, 6, 0])
    expect(fails(5, true).tracks('ann')).toEqual([1, 6, 0])
    expect(fails(4, true).tracks('ann')).toEqual([0, 6, 0])
  })

  it('DMD-TERM-22 without a Yellow Sign in the supply none is taken', () => {
    const signs = (bob: number): unknown[] => {
      const foes = { '1A-a': ['hastur-disciple'] }
      const t = at({ elderOne: 'hastur', ann: { is: 'kid' }, bob: { signs: bob }, foes })
      return t.rolls('S B | B').assault('ann', 'hastur-disciple').pick('keepDice').told('signs')
    }
    expect(signs(0)).toHaveLength(1)
    let all = 1
    while (signs(all).length > 0) all++
    expect(all).toBe(12)
  })
})

describe('Trading', () => {
  it('DMD-TRADE-1 with nobody who is elsewhere', () => {
    const ann = { is: 'ian', has: ['Bandages'] } as const
    const trades = (t: DmdScenario): string[] =>
      [...t.offered, ...t.refusals].filter((one) => one.startsWith('trade'))
    expect(trades(at({ ann, bob: { on: '9A-a' } }))).toEqual([])
    expect(trades(at({ ann, bob: {} }))).toEqual(['trade Bandages to bob'])
  })

  it('DMD-TRADE-6 with nothing that lies on the map, nor what somebody else carries', () => {
    const ann = { is: 'ian', on: '6B-a', carries: { '2B-b': 0 } } as const
    const t = at({ episode: '2', ann, bob: { on: '6B-a' }, cid: { carries: { '12A-a': 0 } } })
    const trades = [...t.offered, ...t.refusals].filter((one) => one.startsWith('trade'))
    expect(trades).toEqual(['trade idol to bob'])
  })

  it('DMD-TRADE-1 a card comes from the partner as well as it goes there', () => {
    const t = at({ ann: { is: 'ian' }, bob: { has: ['Bandages'] } })
    t.pick('trade', 'Bandages from bob').pickAs('bob', 'agree')
    expect([t.claims('ann'), t.claims('bob')]).toEqual([['Bandages'], []])
  })

  it('DMD-REST-2 DMD-HASTUR-3 a wound beside a Yellow Sign is reason enough to rest', () => {
    const t = at({ elderOne: 'hastur', ann: { is: 'ian', wounds: 1, signs: 1 } })
    expect(t.offers('rest')).toBe(true)
    expect(at({ elderOne: 'hastur', ann: { is: 'ian' } }).offers('rest')).toBe(false)
  })
})

describe('Who attacks, and who is left behind', () => {
  it('DMD-FIGHT-4 an enemy that is gone before its turn does not attack', () => {
    const ann = { is: 'ian', levels: { 'vengeance-obsession': 4 } } as const
    const t = at({ ann, foes: { '1A-a': ['fire-vampire', 'cultist'] } })
    const foes = foesIn(t.state, t.hero('ann').space)
    t.runOnly('fight', { hero: 0, foes, rule: 'DMD-FIGHT-2' })
    t.rolls('S B | B').pick('face', 'fire-vampire').pick('keepDice')
    expect(t.asked).toBe('fight is over')
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.foes('1A-a')).toEqual(['fire-vampire 2'])
  })

  it('DMD-FIGHT-2 an enemy that is still there does', () => {
    const t = at({ ann: { is: 'kid' }, foes: { '1A-a': ['fire-vampire', 'cultist'] } })
    const foes = foesIn(t.state, t.hero('ann').space)
    t.runOnly('fight', { hero: 0, foes, rule: 'DMD-FIGHT-2' })
    t.rolls('B B | B').pick('face', 'fire-vampire')
    t.rolls('| B B').pick('keepDice')
    expect(t.told('attacks')).toHaveLength(2)
  })

  it('DMD-STEALTH-1 for whoever does not answer, the one with the highest health is sneaked past', () => {
    const t = at({ ann: { is: 'ahmed' }, foes: { '1A-a': ['cultist', 'fire-vampire'] } })
    t.pick('move', '2A-a')
    expect(t.asked).toBe('ann walk.sneak')
    expect(t.defaultPick).toBe('sneak fire-vampire')
    t.takeDefault()
    expect([t.foes('1A-a'), t.foes('2A-a')]).toEqual([['fire-vampire'], ['cultist']])
    const all = at({ ann: { is: 'ahmed' }, foes: { '1A-a': ['cultist', 'fire-vampire'] } })
    all.pick('move', '2A-a').pick('slipAway')
    expect(all.foes('2A-a')).toEqual(['cultist', 'fire-vampire'])
  })

  it('DMD-SWIFT-2 whoever takes nobody along leaves them where they are', () => {
    const ann = { is: 'ian', levels: { swiftness: 2 } } as const
    const t = at({ ann, bob: {} }).pick('move', '2A-a')
    expect(t.asked).toBe('ann walk.ride')
    t.pick('alone')
    expect([t.where('ann'), t.where('bob')]).toEqual(['2A-a', '1A-a'])
  })

  it('DMD-EPISODE-1 of several Idols the one with most cracks is the default', () => {
    const ann = { is: 'ian', on: '3B-b', carries: { '2B-b': 0, '12A-a': 2 } } as const
    const t = at({ episode: '2', ann }).pick('act', 'break-idols')
    expect(t.offered).toHaveLength(2)
    t.rolls('S B B').takeDefault().pick('keepDice')
    expect(t.told('thingGone')).toHaveLength(1)
  })
})

describe('Decks and order', () => {
  it('DMD-DISC-8 an empty Discovery deck is its discards, shuffled', () => {
    const t = at({ ann: { is: 'ian' } })
    const { table, box } = t.state
    table.discoveryDiscards = box.discovery.splice(0)
    table.discovery = 0
    const before = t.shuffled.length
    t.run('discovery', { hero: 0, tentacles: 0 })
    expect(t.shuffled).toHaveLength(before + 1)
    expect(table.discoveryDiscards).toEqual([])
    const full = at({ ann: { is: 'ian' } }).run('discovery', { hero: 0, tentacles: 0 })
    expect(full.shuffled).toHaveLength(0)
  })

  it('DMD-ADVANCE-6 after an advance the Mythos deck is shuffled with its discards', () => {
    const t = at({ ann: { is: 'ian', on: '4A-a' } }).runOnly('advance', { isEpisodeFirst: false })
    expect(t.shuffled).toHaveLength(1)
    expect(t.discards).toEqual([])
  })

  it('DMD-SETUP-7 DMD-SETUP-8 DMD-EPTHREE-1 both decks are shuffled, and Graves where there are any', () => {
    const one = newMatch(2, { episode: '1' }).go()
    expect([one.shuffled.length, one.state.box.bones]).toEqual([2, []])
    const three = newMatch(2, { episode: '3' }).go()
    expect(three.shuffled).toHaveLength(3)
    const { things } = three.table
    expect(three.state.box.bones.map((thing) => things[thing]?.kind)).toEqual(
      Array.from({ length: 3 }, () => 'grave'),
    )
    expect(three.state.box.bones).toEqual([0, 1, 2])
  })

  it('DMD-SETUP-9 DMD-SETUP-13 investigators that are dealt are shuffled, and so are insanities', () => {
    const t = newMatch(2, { randomInvestigators: true, chooseFirst: true }).go()
    expect(t.shuffled).toHaveLength(4)
    expect(t.table).toMatchObject({ turn: 0, actions: 0, isDisrupted: false })
    for (const hero of t.table.heroes) expect(hero).toMatchObject({ signs: 0, revivals: 0 })
  })

  it('DMD-ADVANCE-3 the text that is chosen comes first', () => {
    const order = (verb: 'elderFirst' | 'episodeFirst'): string[] => {
      const settings = { advanceOrder: 'choose' }
      const t = at({
        episode: '2',
        settings,
        ann: { is: 'ian', on: '7B-a', carries: { '2B-b': 0 } },
      })
      t.runOnly('advance', { isEpisodeFirst: false }).pick(verb)
      return t.rulesCited.filter((rule) => /CTHULHU|EPTWO/.test(rule))
    }
    const [elder, episode] = [order('elderFirst'), order('episodeFirst')]
    expect(elder[0]).toMatch(/CTHULHU/)
    expect(episode[0]).toMatch(/EPTWO/)
  })
})
