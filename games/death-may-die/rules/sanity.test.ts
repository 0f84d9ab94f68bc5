import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../testing/at.ts'

/** Ann and Bob lose 1 sanity by one effect. */
const bothLose = (t: DmdScenario): DmdScenario =>
  t.runOnly('terror', {
    heroes: [0, 1],
    amounts: [1, 1],
    from: 'text',
    rule: 'DMD-SANITY-7',
    place: 0,
    struck: [],
  })

describe('Sanity and insanity', () => {
  it('DMD-SANITY-1 DMD-SANITY-2 DMD-SANITY-4 the marker stops on a trigger, whatever is left of the loss', () => {
    const t = at({ ann: { is: 'ian', sanity: 2, insanity: 'pyromania' } }).terrify('ann', 3)
    expect(t.hero('ann').sanity).toBe(3)
  })

  it('DMD-SANITY-3 DMD-SANITY-9 a loss from a trigger counts from there', () => {
    const t = at({ ann: { is: 'ian', sanity: 3 } }).terrify('ann', 2)
    expect(t.hero('ann').sanity).toBe(5)
  })

  it('DMD-SANITY-5 DMD-SANITY-6 DMD-INV-7 first the insanity, then a level', () => {
    const t = at({
      ann: { is: 'ian', sanity: 2, stress: 2, insanity: 'pyromania', levels: { brawling: 4 } },
    })
    t.terrify('ann', 1)
    expect(t.tracks('ann')).toEqual([0, 0, 3])
    expect(t.fire('1A-a')).toBe(1)
    expect(t.asked).toBe('ann levelUp.choose')
    expect(t.refusal('levelUp', 1)).toBe('level-full')
    t.takeDefault()
    expect(t.hero('ann').levels).toEqual([2, 4, 1])
    const full = at({ ann: { is: 'ian', sanity: 2 } })
    full.hero('ann').levels = [4, 4, 4]
    expect(full.terrify('ann', 1).asked).toBe('terror is over')
  })

  it('DMD-SANITY-7 all markers move before anybody resolves, clockwise from the active one', () => {
    const t = at({
      episode: '4',
      turn: 'bob',
      ann: { is: 'ian', sanity: 2, insanity: 'crowds' },
      bob: { is: 'kid', sanity: 1, insanity: 'pyromania' },
      cid: { is: 'beth' },
    }).resolve('e4.m2')
    expect([t.hero('ann').sanity, t.hero('bob').sanity, t.hero('cid').sanity]).toEqual([3, 2, 1])
    expect(t.asked).toBe('bob levelUp.choose')
    t.pick('levelUp', 0)
    expect(t.asked).toBe('ann levelUp.choose')
  })

  it('DMD-SANITY-8 DMD-INV-4 DMD-ENDING-2 on the skull one is out at once, without an insanity', () => {
    const t = at({ ann: { is: 'ian', sanity: 19, insanity: 'pyromania' } }).terrify('ann', 2)
    expect(t.outcome).toEqual({ ending: 'madEarly', winners: [] })
    expect(t.told('snaps')).toEqual([])
  })

  it('DMD-SANITY-10 a trigger is resolved at once, then the interrupted effect goes on', () => {
    const t = at({
      ann: { is: 'kid', sanity: 1, insanity: 'pyromania' },
      foes: { '1A-a': ['cultist'] },
    })
    t.rolls('T S S').pick('attack', 'cultist').pick('keepDice')
    expect(t.asked).toBe('ann levelUp.choose')
    expect(t.pick('levelUp', 1).asked).toBe('ann actions.choose')
  })

  it('DMD-TOUGH-2 DMD-TOUGH-3 a loss may be reduced by one: to rolls against one, later any', () => {
    const two = at({ ann: { is: 'morgan', levels: { toughness: 2 } } }).terrify('ann', 1, 'attack')
    expect(two.pick('steel').hero('ann').sanity).toBe(0)
    const text = at({ ann: { is: 'morgan', levels: { toughness: 2 } } }).terrify('ann', 1, 'text')
    expect(text.hero('ann').sanity).toBe(1)
    const three = at({ ann: { is: 'morgan', levels: { toughness: 3 } } }).terrify('ann', 2, 'text')
    expect(three.pick('decline').hero('ann').sanity).toBe(2)
  })

  it('DMD-SANITY-8 on the skull one is out, though somebody else has a trigger to resolve', () => {
    const t = at({
      ann: { is: 'ian', sanity: 2, insanity: 'crowds' },
      bob: { is: 'kid', sanity: 19 },
      elder: { on: '9A-a' },
    })
    bothLose(t)
    expect([t.hero('bob').hasFallen, t.asked]).toEqual([true, 'ann levelUp.choose'])
  })

  it('DMD-TOUGH-2 DMD-SANITY-5 a loss that is spared in part and comes to a trigger still drives mad', () => {
    const ann = {
      is: 'morgan',
      sanity: 3,
      insanity: 'pyromania',
      levels: { toughness: 3 },
    } as const
    const snaps = (verb: 'steel' | 'decline', amount: number): number =>
      at({ ann }).terrify('ann', amount).pick(verb).told('snaps').length
    expect([snaps('steel', 1), snaps('steel', 2), snaps('decline', 1)]).toEqual([0, 1, 1])
  })

  it('DMD-DEATH-5 whoever has fallen meanwhile resolves no trigger', () => {
    // Ann lives through a card once more that costs everybody sanity, which is Bob's end.
    const t = at({
      episode: '4',
      ann: { is: 'ian', sanity: 2, insanity: 'ptsd', remembers: 'e4.m2' },
      bob: { is: 'ahmed', sanity: 17, insanity: 'pyromania', has: ['Star-Struck'] },
      elder: { on: '16B-a' },
    }).forget()
    bothLose(t).pick('levelUp', 0)
    expect(t.hero('bob').hasFallen).toBe(true)
    expect(t.told('snaps').map(({ hero }) => hero)).toEqual([0])
  })
})
