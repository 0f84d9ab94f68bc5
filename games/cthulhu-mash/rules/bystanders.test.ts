import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario } from '../testing/at.ts'
import { mad, variant } from '../testing/mad.ts'
import { doc, eye } from '../testing/one.ts'

/** The spaces that were stepped onto, in their order. */
const stepsOf = (t: MashScenario): (string | undefined)[] =>
  t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])

describe('Who is not helped', () => {
  const helps = (t: MashScenario): boolean => t.offers('help') || t.offers('treat')

  const beside = (bob: string, sanity: number): MashScenario =>
    at({
      settings: variant,
      heroes: [
        { is: 'mariner-merchant', at: 'R3C3', objects: ['herbs'] },
        { ...eye, at: bob, sanity, mentality: 1 },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })

  it('CM-SANE-38 only the insane, on a space beside one, without a line between', () => {
    expect(helps(beside('R4C3', 20))).toBe(true)
    expect(helps(beside('R4C3', 56))).toBe(false)
    expect(helps(beside('R5C3', 20))).toBe(false)
    // A wall lies above R3C2.
    expect(helps(beside('R4C2', 20))).toBe(false)
  })
})

describe('Every step of a way', () => {
  it('CM-SANE-10 CM-MOVE-2 in the sanity variant nobody skips a space', () => {
    const t = mad({ is: 'mariner-merchant', at: 'R3C1' }).go().pick('walk', 'R3C5')
    expect(stepsOf(t)).toEqual(['R3C2', 'R3C3', 'R3C4', 'R3C5'])
  })
})

describe('Turns of those who came in', () => {
  it('CM-COOP-12 a round is over with the turn of whoever sits before the first', () => {
    const ended = (turn: number): string | undefined => {
      const t = before({
        settings: { victory: 'cooperative', turnLimit: 1 },
        heroes: [{ ...eye, at: 'R3C1' }, doc],
        tiles: ['cultist-temple'],
        foes: [{ is: 'cultist-idol', at: 'R6C6' }],
        turn,
        from: 'end',
      })
      t.table.first = 1
      t.until('turn').go()
      return t.outcome?.ending
    }
    expect([ended(1), ended(0)]).toEqual([undefined, 'tooLate'])
  })
})
