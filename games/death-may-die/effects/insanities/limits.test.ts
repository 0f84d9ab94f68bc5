import { describe, expect, it } from 'vitest'
import type { insanityKeys } from '../../position.ts'
import { at, type DmdScenario, type Position } from '../../testing/at.ts'
import { effectOf } from '../../testing/effect.ts'

/** Ian, one space before his first trigger, reaches it. */
function breaks(
  insanity: (typeof insanityKeys)[number],
  ann: NonNullable<Position['ann']>,
  rest: Position = {},
  answer: (t: DmdScenario) => unknown = () => undefined,
): Record<string, number> {
  const t = at({ ...rest, ann: { is: 'ian', sanity: 2, insanity, ...ann } })
  const { 'ann sanity': lost, ...effect } = effectOf(t, () => {
    t.terrify('ann', 1)
    answer(t)
  })
  expect(lost).toBe(1)
  expect(t.asked).toBe('ann levelUp.choose') // DMD-SANITY-5
  return effect
}

const eightFires = { '9A-a': 8 }

describe('Insanity cards: whom and how much', () => {
  it('DMD-INSANE-1 Fear of Crowds counts every figure here, the Elder One too, and none of next door', () => {
    const crowd = {
      bob: { has: ['Jerome'] },
      cid: { on: '2A-a' },
      elder: { on: '1A-a' },
      foes: { '1A-a': ['cultist'], '2A-a': ['cultist'] },
    }
    expect(breaks('crowds', {}, crowd)).toEqual({ 'ann stress': 3 })
    expect(breaks('crowds', { stress: 4 }, crowd)).toEqual({ 'ann stress': 1 })
    expect(breaks('crowds', { stress: 4, on: '9A-a' }, { bob: { stress: 2 } })).toEqual({
      'ann stress': -4,
    })
  })

  it('DMD-INSANE-2 OCD heals or costs stress, at most to the last space', () => {
    expect(breaks('ocd', { wounds: 1, stress: 4 })).toEqual({ 'ann stress': -3 })
    expect(breaks('ocd', { wounds: 6, stress: 1 })).toEqual({ 'ann stress': 4 })
    expect(breaks('ocd', {})).toEqual({})
  })

  it('DMD-INSANE-2 OCD evens the sides, conditions among them, and leaves even ones alone', () => {
    expect(breaks('ocd', { has: ['Fire Axe', 'Laudanum'] })).toEqual({})
    expect(breaks('ocd', { has: ['Guilty Conscience'] })).toEqual({ 'ann Guilty Conscience': -1 })
    const discard = (t: DmdScenario): unknown => t.pick('chooseCard', 'Laudanum')
    expect(breaks('ocd', { has: ['Bleach', 'Laudanum', 'Fire Axe'] }, {}, discard)).toEqual({
      'ann Laudanum': -1,
    })
  })

  it('DMD-INSANE-3 PTSD keeps cards of one’s own step 2 alone', () => {
    const t = at({ ann: { is: 'ian', insanity: 'ptsd' } }).resolve('ct.m1', 'bob')
    expect([t.hero('ann').remembers, t.discards]).toEqual([-1, ['ct.m1']])
  })

  it('DMD-INSANE-9 PTSD: "you" is its holder, who chooses even in somebody else’s turn, and keeps the card', () => {
    const ann = { remembers: 'e1.m2', on: '7A-a' }
    const choose = (t: DmdScenario): unknown => t.pickAs('ann', 'chooseSpace', '4A-b')
    expect(breaks('ptsd', ann, { turn: 'bob', bob: {} }, choose)).toEqual({
      'fire 7A-a': 1,
      'fire 4A-b': 1,
    })
  })

  it('DMD-INSANE-4 Paranoia places everybody else here, each where one likes; fire and enemies stay', () => {
    const rest: Position = {
      bob: {},
      cid: {},
      dee: { on: '9A-a' },
      fire: { '1A-a': 2 },
      foes: { '1A-a': ['cultist'] },
    }
    const send = (t: DmdScenario): unknown =>
      t.pick('chooseSpace', '2A-a').pick('chooseSpace', '4A-a')
    expect(breaks('paranoia', {}, rest, send)).toEqual({
      'bob 1A-a': -1,
      'bob 2A-a': 1,
      'cid 1A-a': -1,
      'cid 4A-a': 1,
    })
  })

  it('DMD-INSANE-5 Pyromania burns oneself even if no token is left for the map', () => {
    expect(breaks('pyromania', { stress: 1 }, { fire: eightFires, bob: { stress: 3 } })).toEqual({
      'ann fire': 1,
      'ann stress': -1,
    })
  })

  it('DMD-INSANE-6 Short-Term Memory Loss: one item or companion of choice, and nobody else’s', () => {
    const lose = (t: DmdScenario): unknown => t.pick('chooseCard', 'Fire Axe')
    const has = ['Jerome', 'Fire Axe', 'Laudanum', 'Guilty Conscience']
    expect(breaks('memory-loss', { has }, { bob: { has: ['Pocket Torch'] } }, lose)).toEqual({
      'ann Fire Axe': -1,
    })
    expect(breaks('memory-loss', { has: ['Guilty Conscience'] })).toEqual({ 'ann stress': 2 })
  })

  it('DMD-INSANE-7 Kleptomania: weapons are items; companions and conditions are not taken', () => {
    const bob = { on: '2A-a', has: ['Fire Axe', 'Laudanum', 'Jerome'] }
    const take = (t: DmdScenario): unknown => t.pick('chooseCard', 'Fire Axe')
    expect(breaks('kleptomania', {}, { bob }, take)).toEqual({
      'bob Fire Axe': -1,
      'ann Fire Axe': 1,
    })
    const poor = { has: ['Jerome', 'Guilty Conscience'] }
    expect(breaks('kleptomania', { has: ['Laudanum'] }, { bob: poor })).toEqual({ 'ann stress': 1 })
    expect(breaks('kleptomania', {}, { bob: { ...bob, on: '2A-b' } })).toEqual({ 'ann stress': 1 })
  })

  it('DMD-INSANE-8 Megalomania: everything from next door, the Elder One too, and nothing farther off', () => {
    const foes = { '2A-a': ['cultist 1'], '4A-a': ['fire-vampire'], '2A-b': ['cultist'] }
    expect(breaks('megalomania', { stress: 3 }, { foes, elder: { on: '2A-a' } })).toEqual({
      'cultist 2A-a': -1,
      'cultist 2A-a wounds': -1,
      'cultist 1A-a': 1,
      'cultist 1A-a wounds': 1,
      'fire-vampire 4A-a': -1,
      'fire-vampire 1A-a': 1,
      'elder 2A-a': -1,
      'elder 1A-a': 1,
    })
    const here = { foes: { '1A-a': ['cultist'] } }
    expect(breaks('megalomania', { stress: 3 }, here)).toEqual({ 'ann stress': -2 })
    const elder = { elder: { on: '2A-a' } }
    expect(breaks('megalomania', { stress: 3 }, elder)).toEqual({
      'elder 2A-a': -1,
      'elder 1A-a': 1,
    })
  })
})
