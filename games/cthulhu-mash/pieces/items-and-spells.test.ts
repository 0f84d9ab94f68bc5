import { describe, expect, it } from 'vitest'
import { two } from '../testing/one.ts'

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
