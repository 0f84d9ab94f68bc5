import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario } from '../../testing/at.ts'
import { mad, sane, saneMariner, variant } from '../../testing/mad.ts'
import { eye } from '../../testing/one.ts'
import { isInsane } from '../characters/health.ts'

const GNOPH_KEH = 3

describe('Temporary insanity', () => {
  it('CM-SANE-24 CM-SANE-25 example 6: five points from one check call for an idea roll', () => {
    const look = (...dice: number[]): MashScenario =>
      sane(
        { is: 'mariner-merchant', objects: ['net', 'bolos'] },
        { foes: [{ is: 'deep-one', at: 'R3C5' }] },
        { at: 'R1C3' },
      )
        .until('actions')
        .dice(...dice)
        .pick('walk', 'R3C2')
    const calm = look(5, 4, 5, 7, 5)
    expect(calm.hero('ann').sanity).toBe(37)
    expect(calm.told('idea')).toEqual([{ seat: 0, roll: 75, isMad: false }])
    expect(look(5, 4, 4).told('idea')).toEqual([])
    // CM-SANE-26, CM-SANE-27: 36 is enough; the rest of her turn is lost.
    const lost = look(5, 4, 5, 3, 6, 3)
    expect(lost.asked).toBe('actions is over')
    expect(lost.carries('ann')).toEqual(['net', 'bolos'])
    expect(look(5, 4, 5, 3, 7).asked).toBe('ann move.choose')
  })

  it('CM-SANE-24 worked example 6: five points from one check call for an idea roll', () => {
    const idea = (...dice: number[]) =>
      before(
        saneMariner(
          {},
          {
            foes: [
              { is: 'whirlpool', at: 'R4C4' },
              { is: 'cultist-idol', at: 'R6C6' },
            ],
            from: 'turn',
          },
        ),
      )
        .dice(1, 5)
        .go()
        .dice(5, 4, 5, ...dice)
        .pick('place', 'R4C3')
    const calm = idea(7, 5)
    expect([calm.hero('ann').sanity, calm.told('idea')]).toMatchObject([
      37,
      [{ roll: 75, isMad: false }],
    ])
    // 36 is all too well understood; a d6 of 1 to 3 costs the turn.
    const mad = idea(3, 6, 2)
    expect(mad.told('idea')).toMatchObject([{ roll: 36, isMad: true }])
    expect(mad.told('losesTurn').length + Number(mad.hero('ann').losesTurn)).toBeGreaterThan(0)
  })

  it('CM-SANE-26 CM-SANE-27 on 4-6 a random object is dropped as well', () => {
    const t = sane(
      { is: 'mariner-merchant', objects: ['net', 'bolos'] },
      { foes: [{ is: 'deep-one', at: 'R3C5' }] },
      { at: 'R1C3' },
    )
    t.until('actions').dice(5, 4, 6, 1, 1, 4).draws(1).pick('walk', 'R3C2')
    expect(t.asked).toBe('actions is over')
    expect(t.carries('ann')).toEqual(['net'])
    expect(t.lying('R3C2').open).toEqual(['bolos'])
  })

  it('CM-SANE-26 with empty hands nothing is dropped; a wheelbarrow that falls takes its load with it', () => {
    const raved = (t: MashScenario): MashScenario =>
      t.dice(9, 9, 5, 1, 1, 4).runOnly('check', { seat: 0, source: GNOPH_KEH })
    const empty = raved(mad({ is: 'mariner-merchant' }))
    expect(empty.told('drops')).toEqual([])
    expect(empty.hero('ann').losesTurn || empty.table.isCut).toBe(true)
    const laden = mad({
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
    laden.draws(0)
    raved(laden)
    expect(laden.asked).toBe('ann overload.choose')
    laden.pick('drop', 'net')
    expect(laden.carries('ann')).toHaveLength(6)
  })

  it('CM-SANE-27 outside the own actions the next actions step is lost', () => {
    const t = sane(
      { is: 'private-eye', at: 'R3C1', health: 1 },
      {
        piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }],
        tiles: ['cultist-temple', { is: 'mine-lab', isHidden: true }],
      },
      { at: 'R6C6' },
    )
    // ann dies of the tissue; bob's check fails with 6 points, and the idea roll finds him.
    t.until('turn').dice(10, 10, 6, 1, 1, 2).pick('pickTop')
    expect(t.hero('ann').life).toBe('out')
    expect(t.hero('bob')).toMatchObject({ losesTurn: true, sanity: 50 })
    // CM-TURN-12: his generators still roll; then his actions are passed over.
    t.dice(6, 6).goOn()
    expect(t.told('losesTurn')).toEqual([{ seat: 1 }])
    expect(t.asked).toBe('bob actions.choose')
    expect(t.hero('bob').losesTurn).toBe(false)
  })

  it('CM-SANE-28 who is out of its wits already checks again, but loses one turn and not two', () => {
    const t = sane(
      { is: 'arctic-explorer', at: 'R3C2' },
      {
        foes: [
          { is: 'deep-one', at: 'R5C1' },
          { is: 'mi-go', at: 'R3C6' },
        ],
      },
      { at: 'R3C1' },
    )
    // ann steps aside, and everybody sees both: she is calm, he loses his head twice.
    const head = [10, 10, 6, 1, 1, 1]
    t.dice(1, 1, 1, 1, ...head, ...head)
      .pick('walk', 'R4C2')
      .pick('stop')
    expect(t.told('raves')).toEqual([
      { seat: 1, die: 1 },
      { seat: 1, die: 1 },
    ])
    expect(t.hero('bob').sanity).toBe(44)
    // Everybody misses; a 6 spawns nothing. His turn passes, hers comes, and the next one is his own.
    t.dice(1, 1, 6, 1, 1, 1, 6).pick('endTurn')
    expect(t.told('losesTurn')).toEqual([{ seat: 1 }])
    expect(t.asked).toBe('ann actions.choose')
    t.dice(1, 1, 1, 6).pick('endTurn')
    expect(t.asked).toBe('bob actions.choose')
    expect(t.told('losesTurn')).toHaveLength(1)
  })
})

describe('Permanent insanity', () => {
  it('CM-SANE-40 CM-SANE-41 with no points left nothing cures any more, and none are lost', () => {
    const t = mad({ is: 'mariner-merchant', sanity: 0 }).dice(2, 6, 4).go()
    expect(t.hero('ann').sanity).toBe(0)
    const given = at({
      settings: variant,
      heroes: [
        { is: 'private-eye', at: 'R3C3', objects: ['elder-sign-necklace', 'herbs'] },
        { is: 'mariner-merchant', at: 'R4C3', sanity: 0 },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    expect(given.offers('treat')).toBe(false)
    given.pick('help', 'elder-sign-necklace to bob')
    expect(given.hero('bob').sanity).toBe(0)
    expect(isInsane(given.state, given.hero('bob'))).toBe(true)
  })

  it('CM-SANE-40 nothing restores the sanity of somebody who has none left', () => {
    const t = at({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [
        { ...eye, at: 'R4C2', objects: ['herbs'] },
        { is: 'mariner-merchant', at: 'R4C3', sanity: 0, mentality: 0 },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    t.pick('treat', 'herbs to bob')
    expect(t.hero('bob')).toMatchObject({ mentality: 1, sanity: 0 })
  })

  it('CM-SANE-41 CM-WIN-9 points stop at zero, and when all are dead or past cure the players have lost', () => {
    const lost = (sanity: number): MashScenario =>
      before({
        settings: variant,
        heroes: [
          { is: 'mariner-merchant', at: 'R6C3', sanity },
          { is: 'private-eye', at: 'R1C6', sanity: 0 },
        ],
        tiles: [
          { is: 'medical-school', column: 0, row: 1 },
          { is: 'innsmouth-dock', column: 0, row: 0, turned: 2 },
        ],
        foes: [{ is: 'cultist-idol', at: 'R6C1' }],
        actions: 1,
      })
    // The gate costs her last point.
    const t = lost(1).dice(2, 1).go()
    expect(t.hero('ann').sanity).toBe(0)
    expect(t.outcome?.winners).toEqual([])
    const left = lost(2).until('actions').dice(2, 1).go()
    expect(left.hero('ann').sanity).toBe(1)
    expect(left.outcome).toBeNull()
  })
})
