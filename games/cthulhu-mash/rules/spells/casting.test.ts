import { describe, expect, it } from 'vitest'
import { SPELL_SLUGS } from '../../pieces/spells.ts'
import { defenceOf } from '../characters/numbers.ts'
import { at } from '../../testing/at.ts'
import { caster } from '../../testing/one.ts'

describe('Spells that need no roll', () => {
  it('CM-SPELL-2 create gate leads to any gate space of a face-up tile; whoever stands there changes places', () => {
    const t = caster(['create-gate'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C2', spells: ['create-gate'] },
        { is: 'private-eye', at: 'mine-lab R4C6' },
      ],
      tiles: ['cultist-temple', 'mine-lab', { is: 'moon-base', isHidden: true }],
      foes: [{ is: 'cultist-idol', at: 'mine-lab R6C1' }],
    })
    t.pick('cast', 'create-gate')
    expect(t.offers('goTo', 'cultist-temple R6C3')).toBe(true)
    expect(t.offers('goTo', 'moon-base R6C3')).toBe(false)
    expect(t.offers('goTo', 'cultist-temple R6C1')).toBe(false)
    t.pick('goTo', 'mine-lab R4C6')
    expect(t.where('ann')).toBe('mine-lab R4C6')
    expect(t.where('bob')).toBe('cultist-temple R3C2')
    expect(t.asked).toBe('bob spawn.place')
    expect(t.hero('ann').mentality).toBe(4)
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

  it('CM-SPELL-3 a ward of an earlier turn that breaks in the own turn is not cast again in it', () => {
    const t = caster(
      ['flesh-ward'],
      { piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }] },
      { hasWard: true },
    )
    t.pick('pickTop').pick('stop')
    expect(t.hero('ann')).toMatchObject({ health: 3, hasWard: false })
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
  })

  it('CM-SPELL-4 CM-FLY-6 fly lasts to the end of the turn', () => {
    const t = caster(['fly'], {}, { at: 'R6C3' })
    expect(t.offers('walk', 'R5C3')).toBe(true)
    t.pick('cast', 'fly')
    expect(t.refusal('cast', 'fly')).toBe('flying-already')
    t.pick('takeOff')
    expect(t.offers('walk', 'R4C3')).toBe(true)
    t.pick('walk', 'R4C3').pick('stop')
    expect(t.space('ann')).toBe('R4C3')
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann').isFlying).toBe(false)
  })

  it('CM-SPELL-7 CM-CAST-12 heal gives 1 health to oneself or an adjacent piece, up to its base', () => {
    const t = caster(['heal'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['heal'], health: 1 },
        { is: 'private-eye', at: 'R4C1', health: 3 },
        { is: 'arctic-explorer', at: 'R3C3', health: 1 },
      ],
      foes: [
        { is: 'moon-beast', at: 'R3C2', health: 1 },
        { is: 'moon-beast', at: 'R2C1' },
      ],
    })
    expect(t.offers('castOn', 'heal on cid')).toBe(false)
    expect(t.offers('castOn', 'heal on moon-beast#2')).toBe(false)
    t.pick('castOn', 'heal on ann').pick('castOn', 'heal on bob')
    t.pick('castOn', 'heal on moon-beast')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 2 })
    expect(t.hero('bob').health).toBe(4)
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.offers('castOn', 'heal on bob')).toBe(false)
    const walled = caster(['heal'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C2', spells: ['heal'] },
        { is: 'private-eye', at: 'R2C2', health: 1 },
      ],
    })
    expect(walled.offers('castOn')).toBe(false)
  })

  it('CM-SPELL-8 mental regeneration gives all of it back, the point just paid included, and nothing to monsters', () => {
    const t = caster(['mental-regeneration'], {
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['mental-regeneration'], mentality: 2 },
        { is: 'private-eye', at: 'R4C1', mentality: 0 },
      ],
      foes: [{ is: 'moon-beast', at: 'R3C2', health: 1 }],
    })
    expect(t.offers('castOn', 'mental-regeneration on moon-beast')).toBe(false)
    t.pick('castOn', 'mental-regeneration on bob')
    expect(t.hero('bob').mentality).toBe(4)
    expect(t.hero('ann').mentality).toBe(1)
    t.pick('castOn', 'mental-regeneration on ann')
    expect(t.hero('ann').mentality).toBe(5)
  })

  it('CM-SPELL-10 parting sands goes through a line, or past the whole obstacle, and the space acts', () => {
    const t = caster(['parting-sands'], {}, { at: 'R3C2' })
    // Behind the wall lies R2C2 with its brazier; no other line is on her space.
    expect(t.offered.filter((one) => one.startsWith('part'))).toEqual(['part R2C2'])
    t.pick('part', 'R2C2')
    expect(t.space('ann')).toBe('R2C2')
    expect(t.hero('ann')).toMatchObject({ health: 2, mentality: 4 })
    // R2C3 and R2C4 are one obstacle.
    expect(t.offers('part', 'R3C2')).toBe(true)
    for (const space of ['R3C3', 'R3C4', 'R1C3', 'R1C4', 'R2C5'])
      expect(t.offers('part', space)).toBe(true)
    expect(t.offers('part', 'R1C5')).toBe(false)
    expect(t.offers('part', 'R2C3')).toBe(false)
    expect(t.offers('part', 'R2C2')).toBe(false)
    const blocked = caster(
      ['parting-sands'],
      { foes: [{ is: 'cultist', at: 'R2C2' }] },
      { at: 'R3C2' },
    )
    expect(blocked.offers('part')).toBe(false)
  })

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
})

describe('Casting', () => {
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

  it('CM-SPELL-10 CM-ICON-18 through the sands onto a brazier on foot burns, in flight it does not', () => {
    const part = (isFlying: boolean): number => {
      const t = caster(['parting-sands'], {}, { at: 'R3C2', isFlying })
      return t.pick('part', 'R2C2').hero('ann').health
    }
    expect([part(false), part(true)]).toEqual([2, 3])
  })
})
