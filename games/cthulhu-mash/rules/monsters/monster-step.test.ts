import { describe, expect, it } from 'vitest'
import { before } from '../../testing/at.ts'
import { stepInCamp, stepInTemple } from '../../testing/monster-steps.ts'

describe('The monster step', () => {
  it('CM-PHASE-1 CM-PHASE-3 CM-PHASE-5 one after the other in any order, each to its end; actions may be left', () => {
    const t = stepInCamp({
      foes: [
        { is: 'cultist', at: 'R3C5' },
        { is: 'moon-beast', at: 'R4C4' },
      ],
    })
    t.pick('rouse', 'moon-beast').pick('foeWalk', 'R4C5')
    expect(t.asked).toBe('bob foeTurn.choose')
    expect(t.offers('rouse')).toBe(false)
    t.pick('rest')
    expect(t.offered).toEqual(['rouse cultist', 'endStep'])
    t.untilTurnEnds().pick('endStep')
    expect(t.asked).toBe('turn is over')
  })

  it('CM-PHASE-2 only the character whose turn it is is attacked', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C5' },
      ],
      foes: [{ is: 'cultist', at: 'R3C4' }],
    })
    t.pick('rouse', 'cultist')
    expect(t.offers('foeStrike', 'ann')).toBe(true)
    expect(t.offers('foeStrike', 'bob')).toBe(false)
  })

  it('CM-OPT-13 CM-COOP-8 CM-PHASE-2 together a monster strikes only the current character, and whoever is nearest if they want it so', () => {
    const struck = (settings: Record<string, unknown>, ...dice: number[]): number[] => {
      const t = before({
        settings: { victory: 'cooperative', ...settings },
        heroes: [
          { is: 'arctic-explorer', at: 'R1C1' },
          { is: 'private-eye', at: 'R6C5' },
        ],
        tiles: ['cultist-temple'],
        foes: [{ is: 'moon-beast', at: 'R6C6' }],
        from: 'monsters',
      })
      t.untilTurnEnds()
        .dice(...dice)
        .go()
      return t.told('attacks').flatMap(({ targets }) => targets)
    }
    // She is too far away for a blow.
    expect(struck({})).toEqual([])
    expect(struck({ monstersAttackAnyone: true }, 1, 1)).toEqual([1, 1])
  })

  it('CM-PHASE-2 they attack only the character whose turn it is', () => {
    const t = stepInTemple(
      [{ is: 'cultist', at: 'R3C2' }],
      {},
      {
        heroes: [
          { is: 'psychotherapist', at: 'R3C1' },
          { is: 'arctic-explorer', at: 'R3C3' },
        ],
      },
    )
    t.pick('rouse', 'cultist')
    expect([t.offers('foeStrike', 'ann'), t.offers('foeStrike', 'bob')]).toEqual([true, false])
  })

  it('CM-PHASE-3 a controller may leave actions unused or move a monster away', () => {
    const t = stepInTemple([{ is: 'cultist', at: 'R3C2' }])
    t.pick('rouse', 'cultist').pick('foeWalk', 'R6C1').untilTurnEnds().pick('rest')
    expect([t.space('cultist'), t.asked]).toEqual(['R6C1', 'turn is over'])
  })

  it('CM-PHASE-4 when the character is dead the step is over', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', health: 1 },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['base-camp', 'medical-school'],
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'cultist', at: 'R3C2' },
      ],
    })
    t.untilTurnEnds().pick('rouse', 'cultist#1').dice(6).pick('foeStrike', 'ann')
    expect(t.asked).toBe('turn is over')
  })

  it('CM-PHASE-4 the step ends when the character dies', () => {
    const t = stepInTemple(
      [
        { is: 'cultist', at: 'R3C2' },
        { is: 'cultist', at: 'R4C1' },
      ],
      { health: 1 },
    )
    t.pick('rouse', 'cultist#1').untilTurnEnds().dice(5).pick('foeStrike', 'ann')
    expect(t.asked).toBe('turn is over')
  })

  it('CM-PHASE-6 who lost its turn is passed over, once', () => {
    const t = stepInCamp({
      foes: [
        { is: 'cultist', at: 'R3C4', losesStep: true },
        { is: 'moon-beast', at: 'R3C1' },
      ],
    })
    expect(t.offered).toEqual(['rouse moon-beast', 'endStep'])
    expect(t.foe('cultist').losesStep).toBe(false)
  })

  it('CM-PHASE-7 the player to the left decides, be it a teammate', () => {
    const t = stepInCamp({
      settings: { teams: true },
      heroes: [
        { is: 'psychotherapist', at: 'R3C3' },
        { is: 'private-eye', at: 'R1C6', life: 'out', home: 'none' },
        { is: 'arctic-explorer', at: 'R1C5' },
        { is: 'mariner-merchant', at: 'R1C4' },
      ],
      foes: [{ is: 'cultist', at: 'R3C4' }],
    })
    expect(t.asked).toBe('cid monsterStep.choose')
  })
})
