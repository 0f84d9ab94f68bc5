import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Worked examples', () => {
  it('WE-1 DMD-MOVE-1 DMD-MOVE-3 DMD-MOVE-4 DMD-MOVE-7 DMD-MOVE-9 DMD-SWIFT-1 DMD-TURN-4 Ian moves through enemies and fire', () => {
    const t = at({
      ann: { is: 'ian', on: '1A-a' },
      foes: { '2A-a': ['cultist'], '3A-a': ['fire-vampire'] },
      fire: { '2A-b': 2 },
    })
    t.pick('move', '2A-a').pick('step', '2A-b').pick('step', '3A-a')
    expect(t.where('ann')).toBe('3A-a')
    expect(t.foes('3A-a')).toEqual(['cultist', 'fire-vampire'])
    expect(t.foes('2A-a')).toEqual([])
    expect(t.fire('2A-b')).toBe(2)
    expect(t.hero('ann').fire).toBe(2)
    expect(t.table.actions).toBe(3) // by his Swiftness the first Move is free
    t.pick('move', '3A-b').pick('stop')
    expect(t.table.actions).toBe(2)
  })

  it('WE-2 DMD-DICE-4 DMD-DICE-5 DMD-BRAWL-1 DMD-BRAWL-2 DMD-REROLL-1 DMD-REROLL-2 DMD-ATTACK-3 DMD-ENEMY-2 DMD-RESULT-1 DMD-RESULT-5 Ian attacks two enemies', () => {
    const t = at({
      ann: { is: 'ian', levels: { brawling: 2 } },
      foes: { '1A-a': ['cultist', 'fire-vampire'] },
    })
    t.pick('attack', 'cultist').rolls('B S ST | E').pick('alsoTarget', 'fire-vampire')
    expect(t.asked).toBe('ann roll.reroll')
    t.rolls('S').pick('reroll', 0).rolls('| E').pick('reroll', 3).pick('keepDice')
    expect(t.asked).toBe('ann attack.divide')
    t.pick('assign', 2)
    expect(t.tracks('ann')).toEqual([0, 2, 1])
    expect(t.foes('1A-a')).toEqual(['fire-vampire 1'])
    expect(t.fire('1A-a')).toBe(1)
    expect(t.table.actions).toBe(2)
  })

  it('WE-3 DMD-REST-1 DMD-REST-2 Sister Beth rests', () => {
    const t = at({ ann: { is: 'beth', stress: 6, wounds: 1 } }).pick('rest')
    expect(t.offered).toEqual(['heal 1 wounds 2 stress', 'heal 0 wounds 3 stress'])
    t.pick('heal', '0 wounds 3 stress')
    expect(t.tracks('ann')).toEqual([1, 3, 0])
    expect(t.table.actions).toBe(2)
  })

  it.each([
    [{ '17B-a': ['byakhee'] }, ['byakhee'], ['byakhee']],
    [{}, [], ['byakhee']],
    [{ '17B-a': ['byakhee'], '16B-b': ['byakhee'] }, ['byakhee', 'byakhee'], []],
  ])(
    'WE-4 DMD-MYTHOS-2 DMD-MYTHOS-5 DMD-MYTHOS-6 DMD-TERM-13 DMD-TERM-16 a Mythos card with two steps: %o',
    (foes, here, gate) => {
      const t = at({ episode: '4', ann: { on: '10A-a' }, foes }).resolve('e4.m1')
      expect([t.foes('10A-a'), t.foes('17B-a')]).toEqual([here, gate])
      expect(t.discards).toEqual(['e4.m1'])
      expect(t.table.elder.track).toBe(1)
    },
  )

  it('WE-5 DMD-MYTHOS-3 DMD-MYTHOS-5 DMD-TERM-20 DMD-SANITY-7 a Mythos card for everybody', () => {
    const t = at({ episode: '4', cid: {} }).resolve('e4.m2')
    for (const name of ['ann', 'bob', 'cid'] as const) expect(t.tracks(name)).toEqual([0, 0, 1])
  })

  it('WE-6 DMD-DISC-1 DMD-DISC-2 DMD-DISC-5 DMD-DISC-6 DMD-CLAIM-8 the Assistant Janitor', () => {
    const found = (has: readonly string[]) =>
      at({ ann: { is: 'rasputin', stress: 2, has }, discovery: ['e1.d01'] }).run('discovery', {
        hero: 0,
        tentacles: 0,
      })
    const t = found(['Guilty Conscience'])
    expect(t.tracks('ann')).toEqual([0, 3, 0])
    t.pick('takeLeft')
    expect(t.tracks('ann')).toEqual([0, 5, 0])
    expect(t.claims('ann')).toEqual(['Guilty Conscience', 'Jerome'])
    expect(t.hero('ann').left).toHaveLength(2)
    const other = found([]).pick('takeRight')
    expect(other.tracks('ann')).toEqual([0, 3, 0])
    expect(other.hero('ann').right).toHaveLength(1)
    expect(other.claims('ann')).toEqual(['Bleach'])
  })

  it('WE-7 DMD-CLAIM-2 DMD-CLAIM-3 DMD-CLAIM-4 Jerome takes a wound', () => {
    const t = at({ ann: { has: ['Jerome'] } }).wound('ann', 2)
    t.pick('shield', 'Jerome')
    expect(t.tracks('ann')).toEqual([1, 0, 0])
    expect(t.claims('ann')).toEqual([])
    expect(t.table.discoveryDiscards).toHaveLength(1)
  })

  it.each([
    ['S S B | S', ['Beaker of Vitriol'], [0, 0, 0]],
    ['S T B | B', [], [0, 2, 1]],
  ])(
    'WE-8 DMD-DICE-11 DMD-DICE-12 DMD-DISC-4 DMD-RESULT-4 the beaker, rolled %s',
    (dice, claims, tracks) => {
      const t = at({ ann: { is: 'elizabeth' }, discovery: ['e1.d02'] })
      t.rolls(dice).run('discovery', { hero: 0, tentacles: 0 }).pick('keepDice')
      expect(t.claims('ann')).toEqual(claims)
      expect(t.tracks('ann')).toEqual(tracks)
    },
  )

  it('WE-9 DMD-FIGHT-1 DMD-FIGHT-2 DMD-FIGHT-5 DMD-REROLL-3 DMD-ENEMY-2 DMD-VENGE-1 a Fire Vampire attacks Ian', () => {
    const t = at({
      ann: { is: 'ian' },
      bob: { on: '2A-a' },
      foes: { '1A-a': ['fire-vampire 1'] },
      mythos: ['ct.m5'],
    })
    t.untilTurnEnds().rolls('B S | S').endActions()
    t.rolls('| E').pick('reroll', 2).pick('keepDice')
    expect(t.tracks('ann')).toEqual([1, 1, 0])
    expect(t.fire('1A-a')).toBe(2)
    expect(t.foes('1A-a')).toEqual(['fire-vampire 2'])
    expect(t.table.discovery).toBe(15)
  })

  it('WE-10 DMD-ENDTURN-3 DMD-ENDTURN-4 DMD-ADVANCE-1 DMD-ADVANCE-3 DMD-ADVANCE-5 DMD-ADVANCE-6 DMD-SUMMON-2 DMD-SUMMON-3 DMD-SUMMON-4 DMD-SUMMON-5 DMD-RITUAL-2 the Elder One reaches the red', () => {
    const t = at({
      ann: { is: 'beth', on: '5A-a' },
      track: 4,
      discards: ['ct.m1', 'ct.m2', 'ct.m3'],
      mythos: ['e1.m7'],
      discovery: ['e1.d04'],
    })
    t.forget().endActions().pick('takeNeither')
    expect(t.table.elder).toEqual({ track: 5, stage: 2, wounds: 0, space: t.space('5A-a') })
    expect(t.foes('5A-a')).toEqual(['cultist', 'elder'])
    expect(t.table.rlyeh[t.space('5A-a')]).toBe(true)
    expect(t.foes('9A-a')).toEqual(['star-spawn', 'fire-vampire'])
    expect(t.discards).toEqual([])
    expect(t.table.mythos).toBe(16)
    expect(t.asked).toBe('bob actions.choose')
    expect(t.refusal('attack', 'elder')).toBe('ritual-stands')
    const order = t.rulesCited.filter((rule) => /ADVANCE|CTHULHU|EPONE|SUMMON/.test(rule))
    expect(order.indexOf('DMD-CTHULHU-4')).toBeLessThan(order.indexOf('DMD-EPONE-6'))
    expect(order.indexOf('DMD-EPONE-6')).toBeLessThan(order.indexOf('DMD-SUMMON-2'))
    expect(order.indexOf('DMD-CTHULHU-5')).toBeLessThan(order.indexOf('DMD-ADVANCE-6'))
  })

  it('WE-11 DMD-ELDER-2 DMD-ELDER-3 DMD-ELDER-4 DMD-ELDER-5 excess wounds on Hastur', () => {
    const t = at({
      elderOne: 'hastur',
      ann: { is: 'borden', levels: { savage: 2 } },
      bob: { on: '2A-a' },
      elder: { on: '1A-a', wounds: 3 },
      disrupted: true,
    })
    t.rolls('S S S').pick('attack', 'elder').pick('keepDice').pick('count', 1)
    expect(t.told('hurts')).toEqual([{ foe: 99, amount: 5 }])
    expect(t.table.elder).toMatchObject({ stage: 3, wounds: 0 })
    expect([t.hero('ann').signs, t.hero('bob').signs]).toEqual([1, 1])
  })
})
