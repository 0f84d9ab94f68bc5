import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

/** Somebody with a Lot: there is something to trade then, so every Investigator's turn stops at the Buy step. */
const landlord = { owns: ['rlyeh'] }

const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']

describe('Great Old Ones', () => {
  it('NEC-OLDONE-1 are drawn, met and put on the board like Monsters', () => {
    const t = at({ ann: { on: 7, ...landlord }, bob: { on: 10 }, deck: ['tsathoggua'] })
    t.dice(2, 3, 2).go()
    expect(t.meetings).toEqual(['ann tsathoggua', 'bob tsathoggua'])
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([138, 138])
    expect(t.monsters).toEqual([['tsathoggua', 10]])
  })

  it('NEC-OLDONE-1 stop those who walk onto them', () => {
    const t = at({ ann: { on: 10, ...landlord }, monsters: [['tsathoggua', 13]] })
    t.dice(3, 6).moveStep()
    expect(t.player('ann').space).toBe(13)
    expect(t.sanity('ann')).toBe(138)
  })

  it('NEC-OLDONE-1 leave at Mi-Go', () => {
    const t = at({ ann: { on: 10, ...landlord }, bob: {}, monsters: [['cthulhu', 9]] })
    t.dice(5, 5, 1, 3).go()
    expect(t.monsters).toEqual([])
    expect(t.bottom).toBe('cthulhu')
    expect(t.sanity('bob')).toBe(150)
  })

  it('NEC-OLDONE-2 the Voorish Sign, the Soapstone and the Words have no power over them', () => {
    const t = at({
      ann: {
        on: 10,
        holds: ['voorish-sign', 'antarctic-soapstone', 'laudanum', 'words-of-dismissal'],
      },
      monsters: [['tsathoggua', 14]],
    })
    t.dice(1, 3).moveStep()
    expect(t.asked).toBe('ann turn.ready')
    expect(t.refusal('use', 'words-of-dismissal')).toBe('no-target')
    t.pick('pass')
    expect(t.refusal('use', 'voorish-sign')).toBe('is-old-one')
    t.pick('suffer')
    expect(t.sanity('ann')).toBe(138)
  })

  it('NEC-OLDONE-2 Bind the Thing is not for them', () => {
    const position = (monster: 'tsathoggua' | 'gug') =>
      at({ ann: { on: 10, ...landlord, holds: ['bind-the-thing'] }, monsters: [[monster, 30]] })
    const free = position('tsathoggua')
    free.dice(4, 1, 3).go()
    expect(free.monsters).toEqual([['tsathoggua', 26]])
    const bound = position('gug').go()
    expect(bound.asked).toBe('ann monsterStep.command')
  })

  it('NEC-OLDONE-2 the Cats of Ulthar do not turn them away', () => {
    const position = (monster: 'cthulhu' | 'gug') =>
      at({
        ann: { on: 10, holds: ['commitment-papers'] },
        bob: { on: 25, holds: ['the-cats-of-ulthar'] },
        monsters: [[monster, 30]],
      })
    const cthulhu = position('cthulhu').dice(2, 3).go()
    expect(cthulhu.monsters).toEqual([['cthulhu', 25]])
    expect(cthulhu.meetings).toEqual(['bob cthulhu'])
    const gug = position('gug').dice(2, 3).go()
    expect(gug.monsters).toEqual([['gug', 24]])
    expect(gug.meetings).toEqual([])
  })

  it('NEC-OLDONE-3 an Ally, the ward and Laudanum protect the Investigator from them', () => {
    const t = at({
      ann: { on: 10, sanity: 5, owns: masonsHill, holds: ['old-school-friend', 'laudanum'] },
      monsters: [['tsathoggua', 14]],
    })
    t.dice(1, 3).moveStep().pick('pass')
    expect(t.offered.toSorted()).toEqual([
      'sacrifice old-school-friend',
      'suffer',
      'use laudanum',
      'ward',
    ])
    t.pick('use', 'laudanum').pick('suffer')
    expect(t.sanity('ann')).toBe(5 + 10 - 12)
  })

  it.each(['sacrifice', 'ward'] as const)('NEC-OLDONE-3 %s avoids the whole loss', (verb) => {
    const t = at({
      ann: { on: 10, sanity: 5, owns: masonsHill, holds: ['old-school-friend'] },
      monsters: [['tsathoggua', 14]],
    })
    t.dice(1, 3).moveStep()
    t.pick(verb, verb === 'ward' ? 0 : 'old-school-friend')
    expect(t.player('ann')).toMatchObject({ sanity: 5, standing: 'sane' })
    expect(t.monsters).toEqual([['tsathoggua', 14]])
  })

  it('NEC-OLDONE-4 may be the Monster of the Monster step', () => {
    const t = at({
      ann: { on: 10, ...landlord },
      monsters: [
        ['cthulhu', 30],
        ['gug', 31],
      ],
    })
    t.go().dice(2, 4, 1, 3).pick('moveMonster', 'cthulhu')
    expect(t.monsters).toEqual([
      ['cthulhu', 24],
      ['gug', 31],
    ])
    // and must be, if it is the only one
    const alone = at({ ann: { on: 10, ...landlord }, monsters: [['cthulhu', 30]] })
    alone.dice(2, 4, 1, 3).go()
    expect(alone.monsters).toEqual([['cthulhu', 24]])
  })

  it('NEC-OLDONE-5 not the one that Dunwich moves', () => {
    const t = at({
      ann: { on: 10, owns: ['osborns-store', 'sentinel-hill', 'whateley-farm'] },
      monsters: [
        ['cthulhu', 30],
        ['gug', 31],
      ],
    })
    t.go().dice(2, 4).pick('moveMonster', 'cthulhu')
    expect(t.asked).toBe('ann monsterStep.dunwich')
    expect(t.refusal('moveMonster', 'cthulhu')).toBe('is-old-one')
    expect(t.offered).toEqual(['pass', 'moveMonster gug'])
  })

  it('NEC-OLDONE-5 nor the one that row 6 of a Gate puts on Mi-Go', () => {
    const t = at({ ann: { on: 4, ...landlord } })
    t.dice(1, 2, 3, 3).go()
    expect(t.asked).toBe('ann gate.conjure')
    expect(t.offers('choose', 'zombie')).toBe(true)
    for (const oldOne of ['ghatanothoa', 'cthulhu', 'nyarlathotep', 'shub-niggurath', 'tsathoggua'])
      expect(t.refusal('choose', oldOne)).toBe('is-old-one')
  })

  it('NEC-OLDONE-5 nor the one that row 12 takes off the board', () => {
    const t = at({
      ann: { on: 4, ...landlord },
      monsters: [
        ['cthulhu', 30],
        ['gug', 31],
        ['ghast', 32],
      ],
    })
    t.dice(1, 2, 6, 6).moveStep()
    expect(t.asked).toBe('ann gate.remove')
    expect(t.refusal('targetMonster', 'cthulhu')).toBe('is-old-one')
    expect(t.offered).toEqual(['targetMonster gug', 'targetMonster ghast'])
    // with a Great Old One alone on the board nothing leaves it
    const alone = at({ ann: { on: 4, ...landlord }, monsters: [['cthulhu', 30]] })
    alone.dice(1, 2, 6, 6).moveStep()
    expect(alone.monsters).toEqual([['cthulhu', 30]])
    expect(alone.asked).toBe('ann buying.choose')
  })
})
