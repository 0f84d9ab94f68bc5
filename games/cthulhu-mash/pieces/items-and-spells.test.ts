import { describe, expect, it } from 'vitest'
import { type HeroAt, two } from '../testing/one.ts'

describe('objects', () => {
  it('CM-ITEM-6 CM-RULING-64 of a pile the top one is taken, of open objects any', () => {
    const t = two(
      {},
      { piles: [{ at: 'R3C1', unseen: ['net', 'bolos'], open: ['herbs', 'pitchfork'] }] },
    )
    t.pick('pickTop').pick('pickUp', 'pitchfork')
    expect(t.carries('ann')).toEqual(['net', 'pitchfork'])
    expect(t.lying('R3C1')).toMatchObject({ unseen: 1, open: ['herbs'] })
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 4 })
  })

  it('CM-ITEM-7 CM-RULING-65 CM-STAT-16 with no room left one picks up neither from a pile nor what counts', () => {
    const t = two(
      {
        is: 'private-eye',
        objects: ['net', 'bolos', 'pitchfork', 'sword-cane', 'handcuffs', 'magic-spear'],
      },
      { piles: [{ at: 'R3C1', unseen: ['herbs'], open: ['wheelbarrow', 'cultist-wine'] }] },
    )
    expect([t.refusal('pickTop'), t.refusal('pickUp', 'cultist-wine')]).toEqual([
      'no-room',
      'no-room',
    ])
    t.pick('pickUp', 'wheelbarrow')
    expect(t.offers('pickTop')).toBe(true)
  })

  it('CM-ITEM-8 CM-ITEM-4 CM-ACT-4 dropping costs nothing, and what was carried lies face up', () => {
    const t = two({ objects: ['net', 'bolos'] })
    const { actions } = t.table
    t.pick('drop', 'net')
    expect([t.table.actions, t.carries('ann'), t.lying('R3C1').open]).toEqual([
      actions,
      ['bolos'],
      ['net'],
    ])
  })

  it('CM-ITEM-9 whoever can carry less than it has drops what it likes', () => {
    const t = two({
      is: 'private-eye',
      objects: [
        'wheelbarrow',
        'net',
        'bolos',
        'pitchfork',
        'sword-cane',
        'handcuffs',
        'magic-spear',
        'herbs',
      ],
    })
    t.pick('drop', 'wheelbarrow')
    expect(t.asked).toBe('ann overload.choose')
    t.pick('drop', 'bolos')
    expect([t.carries('ann').length, t.asked]).toEqual([6, 'ann actions.choose'])
  })

  it('CM-ITEM-13 an object is handed to somebody adjacent who agrees; a refusal holds for the move', () => {
    const t = two({ objects: ['net', 'bolos'] }, {}, { at: 'R3C2' })
    t.pick('give', 'net to bob').pickAs('bob', 'refuse')
    expect(t.refusal('give', 'net to bob')).toBe('declined-gift')
    t.pick('give', 'bolos to bob').pickAs('bob', 'accept')
    expect([t.carries('ann'), t.carries('bob')]).toEqual([['net'], ['bolos']])
  })

  it('CM-ITEM-14 a held character may receive but not give', () => {
    const held = [{ kind: 'net', escape: 2 }] as const
    const t = two({ objects: ['bolos'] }, {}, { at: 'R3C2', holds: held })
    t.pick('give', 'bolos to bob').pickAs('bob', 'accept')
    expect(t.carries('bob')).toEqual(['bolos'])
    expect(two({ objects: ['bolos'], holds: held }, {}, { at: 'R3C2' }).offers('give')).toBe(false)
  })

  it('CM-ITEM-17 CM-ITEM-18 of two shields one counts, a shield and an armour add up, and changing is free', () => {
    const struck = (objects: NonNullable<HeroAt['objects']>) => {
      const t = two({ objects }, { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' })
      t.pick('rouse', 'cultist').dice(2).pick('foeStrike', 'ann')
      return t.table.roll?.needed
    }
    expect(struck(['leng-web-shield', 'cast-iron-skillet'])).toBe(5)
    expect(struck(['leng-web-shield', 'winter-clothing'])).toBe(6)
    const t = two({ objects: ['leng-web-shield', 'cast-iron-skillet'] })
    const { actions } = t.table
    t.pick('wear', 'cast-iron-skillet')
    expect(t.table.actions).toBe(actions)
  })

  it('CM-ITEM-20 CM-REACT-12 a green object can be used before damage is taken', () => {
    const t = two(
      { objects: ['penicillin-vial'], health: 1, mentality: 0 },
      {
        foes: [{ is: 'cultist', at: 'R3C2' }],
        from: 'monsters',
      },
    )
    t.pick('rouse', 'cultist').dice(5).pick('foeStrike', 'ann').pick('green', 'penicillin-vial')
    expect(t.hero('ann')).toMatchObject({ health: 1, life: 'alive' })
  })

  it('CM-ITEM-24 what a trap leaves in the pile stays there', () => {
    const t = two({}, { piles: [{ at: 'R3C1', unseen: ['snare', 'herbs'] }] })
    t.pick('pickTop')
    expect([t.lying('R3C1').unseen, t.asked]).toEqual([1, 'ann actions.choose'])
  })
})

describe('tomes and casting', () => {
  it('CM-CAST-1 CM-CAST-2 CM-ITEM-23 reading draws the spells, which stay with the tome for whoever carries it', () => {
    const t = two({ objects: ['necronomicon'] }, { spells: ['fly', 'flesh-ward'] })
    const { actions } = t.table
    t.pick('read', 'necronomicon')
    expect(t.table.actions).toBe(actions - 1)
    expect([t.offers('cast', 'fly'), t.offers('cast', 'flesh-ward'), t.offers('read')]).toEqual([
      true,
      true,
      false,
    ])
    t.pick('drop', 'necronomicon')
    expect(t.offers('cast', 'fly')).toBe(false)
    const other = two(
      { is: 'private-eye', objects: ['necronomicon'] },
      { tomes: { necronomicon: ['fly'] } },
    )
    expect([other.offers('cast', 'fly'), other.offers('read')]).toEqual([true, false])
  })

  it('CM-CAST-4 CM-CAST-10 a casting costs 1 action and 1 mentality, hit or miss', () => {
    const t = two({ spells: ['freezing-wrack'] }, { foes: [{ is: 'cultist', at: 'R3C4' }] })
    const { actions } = t.table
    t.dice(2).pick('attack', 'freezing-wrack at cultist')
    expect([t.table.actions, t.hero('ann').mentality, t.foe('cultist').holds]).toEqual([
      actions - 1,
      3,
      [],
    ])
  })

  it('CM-CAST-6 a held character cannot cast', () => {
    const t = two({ spells: ['fly'], holds: [{ kind: 'net', escape: 2 }] })
    expect(t.offers('cast')).toBe(false)
  })

  it('CM-CAST-7 a spell may be cast again as often as one can pay', () => {
    const t = two({ spells: ['heal'], health: 1 })
    t.pick('castOn', 'heal on ann').pick('castOn', 'heal on ann')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 2 })
  })

  it('CM-CAST-9 CM-FIGHT-5 a spell that needs a roll misses on a 1 and hits on the highest face', () => {
    const cast = (die: number) => {
      const t = two(
        { spells: ['freezing-wrack'], powers: ['ae-melee'] },
        { foes: [{ is: 'cultist', at: 'R3C4' }] },
      )
      t.dice(die).pick('attack', 'freezing-wrack at cultist')
      return t.foe('cultist').holds.length
    }
    expect([cast(1), cast(8)]).toEqual([0, 1])
  })
})
