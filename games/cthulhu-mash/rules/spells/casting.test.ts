import { describe, expect, it } from 'vitest'
import { SPELL_SLUGS } from '../../pieces/spells.ts'
import { at } from '../../testing/at.ts'
import { caster, casterAndExplorer, two } from '../../testing/one.ts'
import { defenceOf } from '../characters/numbers.ts'

describe('Casting', () => {
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

  it('CM-CAST-1 only a tome is read', () => {
    const t = two({ objects: ['pitchfork', 'herbs', 'necronomicon'] })
    expect(t.offered.filter((option) => option.startsWith('read'))).toEqual(['read necronomicon'])
  })

  it('CM-CAST-3 CM-RULING-66 with an empty stack fewer spells are drawn, and a tome that got none stays unread', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['necronomicon', 'rlyeh-text'] },
        { is: 'psychotherapist', at: 'R1C6', spells: SPELL_SLUGS.slice(0, -1) },
      ],
      tiles: ['cultist-temple'],
    })
    t.pick('read', 'necronomicon')
    expect(t.told('reads')).toMatchObject([{ spells: [15] }])
    expect(t.refusal('read', 'rlyeh-text')).toBe('no-spells-left')
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

  it('CM-CAST-4 CM-SPELL-13 a Sound Wave costs its point like any spell', () => {
    const t = caster(['sound-wave'], { foes: [{ is: 'star-mound', at: 'R3C4' }] })
    const [wave = ''] = t.offered.filter((option) => option.startsWith('aim sound-wave'))
    t.dice(6).pick('aim', wave.slice('aim '.length))
    expect([t.hero('ann').mentality, t.table.actions]).toEqual([4, 4])
  })

  it('CM-CAST-5 CM-CAST-6 CM-STAT-10 nobody casts without mentality, while held, or without the tome', () => {
    const poor = caster(
      ['fly', 'freezing-wrack', 'heal'],
      { foes: [{ is: 'cultist', at: 'R3C3' }] },
      { mentality: 0, health: 1 },
    )
    expect(poor.refusal('cast', 'fly')).toBe('no-mentality')
    expect(poor.refusal('attack', 'freezing-wrack at cultist')).toBe('no-mentality')
    expect(poor.offers('castOn')).toBe(false)
    const held = caster(['fly', 'heal'], {}, { health: 1, holds: [{ kind: 'net', escape: 2 }] })
    expect(held.offers('cast')).toBe(false)
    expect(held.offers('castOn')).toBe(false)
    const t = caster([], { tomes: { necronomicon: ['fly'] } }, { objects: ['necronomicon'] })
    t.pick('drop', 'necronomicon')
    expect(t.offers('cast', 'fly')).toBe(false)
  })

  it('CM-CAST-5 nobody heals who knows no such spell', () => {
    const t = caster(['mental-regeneration'], {}, { health: 1, mentality: 1 })
    expect(t.offers('castOn', 'heal on ann')).toBe(false)
    expect(t.offers('castOn', 'mental-regeneration on ann')).toBe(true)
  })

  it('CM-CAST-6 a held character cannot cast', () => {
    const t = two({ spells: ['fly'], holds: [{ kind: 'net', escape: 2 }] })
    expect(t.offers('cast')).toBe(false)
  })

  it('CM-SPELL-3 CM-CAST-7 CM-CAST-11 CM-REACT-13 the ward: defence +1 and a point that is lost first; broken, it waits for the next turn', () => {
    const t = caster(['flesh-ward'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['flesh-ward'] },
        { is: 'private-eye', at: 'R4C1' },
      ],
      piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }],
    })
    t.pick('cast', 'flesh-ward')
    expect(defenceOf(t.state, 0)).toBe(6)
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
    t.pick('pickTop').pick('stop')
    expect(t.hero('ann')).toMatchObject({ health: 3, hasWard: false })
    expect(defenceOf(t.state, 0)).toBe(5)
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
    t.pick('endTurn').pickAs('bob', 'endTurn')
    expect(t.offers('cast', 'flesh-ward')).toBe(true)
  })

  it('CM-CAST-7 CM-CAST-9 a spell is cast as often as it can be paid for, and a 1 always misses', () => {
    const t = caster(
      ['freezing-wrack'],
      {
        foes: [
          { is: 'web-cocoon', at: 'R6C1' },
          { is: 'cultist', at: 'R3C3' },
        ],
      },
      { mentality: 2 },
    )
    t.dice(1).pick('attack', 'freezing-wrack at cultist')
    expect(t.foe('cultist').holds).toEqual([])
    t.dice(1).pick('attack', 'freezing-wrack at cultist')
    expect(t.hero('ann').mentality).toBe(0)
    expect(t.table.actions).toBe(3)
    expect(t.refusal('attack', 'freezing-wrack at cultist')).toBe('no-mentality')
  })

  it('CM-CAST-7 a spell may be cast again as often as one can pay', () => {
    const t = two({ spells: ['heal'], health: 1 })
    t.pick('castOn', 'heal on ann').pick('castOn', 'heal on ann')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 2 })
  })

  it('CM-CAST-7 CM-SPELL-3 CM-SPELL-14 ward and razor can be cast again in the next turn, not before', () => {
    const t = two({ is: 'psychotherapist', spells: ['flesh-ward', 'spectral-razor'] })
    t.pick('cast', 'flesh-ward').pick('cast', 'spectral-razor')
    t.hero('ann').hasWard = false
    t.hero('ann').hasRazor = false
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
    expect(t.refusal('cast', 'spectral-razor')).toBe('once-a-turn')
    t.pick('endTurn').pickAs('bob', 'endTurn')
    expect(t.offers('cast', 'flesh-ward')).toBe(true)
    expect(t.offers('cast', 'spectral-razor')).toBe(true)
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

describe('Spells at any time', () => {
  it('CM-SPELL-12 CM-CAST-8 CM-REACT-5 reflection turns a shot back for 1 mentality, in another player’s turn', () => {
    const t = caster([], {
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['revolver-32'] },
        { is: 'psychotherapist', at: 'R3C4', spells: ['reflection'] },
      ],
    })
    t.dice(7).pick('attack', 'revolver-32 at bob')
    expect(t.asked).toBe('bob blow.reflect')
    t.pick('reflect')
    expect(t.hero('bob')).toMatchObject({ health: 3, mentality: 4 })
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-SPELL-12 Reflection turns a ranged attack back with the same roll', () => {
    const t = casterAndExplorer(['reflection'], {
      foes: [{ is: 'mi-go', at: 'R3C4' }],
      from: 'monsters',
    })
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.asked).toBe('ann blow.reflect')
    t.untilTurnEnds().pick('reflect')
    expect([t.foes('mi-go').length, t.hero('ann').health, t.hero('ann').mentality]).toEqual([
      0, 3, 4,
    ])
  })

  it('CM-SPELL-16 CM-CAST-8 CM-REACT-22 temporal dust gives the own action back for 1 mentality', () => {
    const t = caster(['temporal-dust'], { foes: [{ is: 'moon-beast', at: 'R4C1' }] })
    t.dice(2).pick('attack', 'hands at moon-beast')
    expect(t.asked).toBe('ann deed.ask')
    t.pick('wind')
    expect(t.table.actions).toBe(5)
    expect(t.hero('ann').mentality).toBe(4)
    t.dice(4).pick('attack', 'hands at moon-beast')
    expect(t.foe('moon-beast').health).toBe(1)
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-SPELL-16 Temporal Dust takes back the action that has just ended', () => {
    const t = casterAndExplorer(['temporal-dust'], { foes: [{ is: 'cultist', at: 'R3C2' }] })
    t.dice(2).pick('attack', 'hands at cultist')
    expect(t.asked).toBe('ann deed.ask')
    const { actions } = t.table
    t.pick('wind')
    expect([t.table.actions, t.hero('ann').mentality]).toEqual([actions + 1, 4])
  })
})
