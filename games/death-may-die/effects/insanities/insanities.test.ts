import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'

const mad = (insanity: NonNullable<Parameters<typeof at>[0]>['ann'] & object) =>
  ({ is: 'ian', sanity: 2, ...insanity }) as const

describe('Insanity cards', () => {
  it('DMD-INSANE-1 Fear of Crowds: stress for everybody in the space, or all stress healed', () => {
    const t = at({ ann: mad({ insanity: 'crowds', stress: 1 }), foes: { '1A-a': ['cultist'] } })
    expect(t.terrify('ann', 1).tracks('ann')).toEqual([0, 3, 3])
    const alone = at({ ann: mad({ insanity: 'crowds', stress: 4, on: '9A-a' }) }).terrify('ann', 1)
    expect(alone.tracks('ann')).toEqual([0, 0, 3])
  })

  it('DMD-INSANE-2 OCD: stress as many as wounds, and both sides even', () => {
    const t = at({
      ann: mad({ insanity: 'ocd', wounds: 3, has: ['Fire Axe', 'Jerome', 'Laudanum'] }),
    })
    t.terrify('ann', 1)
    expect(t.offered).toEqual(['chooseCard Jerome', 'chooseCard Fire Axe'].toReversed())
    t.pick('chooseCard', 'Jerome')
    expect(t.tracks('ann')).toEqual([3, 3, 3])
    expect(t.claims('ann')).toEqual(['Fire Axe', 'Laudanum'])
  })

  it('DMD-INSANE-3 DMD-INSANE-9 PTSD: the card is kept, counts, and is lived through again', () => {
    const t = at({ ann: mad({ insanity: 'ptsd' }), mythos: ['ct.m1'] }).resolve('ct.m1')
    expect(t.discards).toEqual([])
    expect(t.tracks('ann')).toEqual([0, 1, 2])
    t.terrify('ann', 1)
    expect([t.tracks('ann'), t.tracks('bob')]).toEqual([
      [0, 2, 3],
      [0, 2, 0],
    ])
    t.pick('levelUp', 0).resolve('ct.m5')
    expect(t.discards).toEqual(['ct.m1'])
    const none = at({ ann: mad({ insanity: 'ptsd' }) }).terrify('ann', 1)
    expect(none.tracks('ann')).toEqual([0, 1, 3])
  })

  it('DMD-INSANE-4 Paranoia: the others are placed next door without being asked', () => {
    const t = at({ ann: mad({ insanity: 'paranoia' }), foes: { '1A-a': ['cultist'] } }).terrify(
      'ann',
      1,
    )
    expect(t.asked).toBe('ann choose.one')
    t.pick('chooseSpace', '4A-a')
    expect(t.where('bob')).toBe('4A-a')
    expect(t.told('placed')).toEqual([{ hero: 1, space: t.space('4A-a'), foe: -1 }])
    expect(t.foes('1A-a')).toEqual(['cultist'])
    const alone = at({ ann: mad({ insanity: 'paranoia', on: '9A-a' }) }).terrify('ann', 1)
    expect(alone.tracks('ann')).toEqual([0, 1, 3])
  })

  it('DMD-INSANE-5 Pyromania: fire here and on oneself, and 2 stress less', () => {
    const t = at({ ann: mad({ insanity: 'pyromania', stress: 3 }) }).terrify('ann', 1)
    expect([t.fire('1A-a'), t.hero('ann').fire, t.hero('ann').stress]).toEqual([1, 1, 1])
  })

  it('DMD-INSANE-6 Short-Term Memory Loss: an item or companion is lost, or 2 stress', () => {
    const t = at({ ann: mad({ insanity: 'memory-loss', has: ['Jerome', 'Guilty Conscience'] }) })
    t.terrify('ann', 1)
    expect(t.claims('ann')).toEqual(['Guilty Conscience'])
    const none = at({ ann: mad({ insanity: 'memory-loss' }) }).terrify('ann', 1)
    expect(none.tracks('ann')).toEqual([0, 2, 3])
  })

  it('DMD-INSANE-7 Kleptomania: an item of somebody near, on the side it had', () => {
    const t = at({
      ann: mad({ insanity: 'kleptomania' }),
      bob: { on: '2A-a', has: ['Laudanum', 'Jerome'] },
    })
    t.terrify('ann', 1)
    expect(t.claims('ann')).toEqual(['Laudanum'])
    expect(t.hero('ann').right).toHaveLength(1)
    const far = at({
      ann: mad({ insanity: 'kleptomania' }),
      bob: { on: '9A-a', has: ['Laudanum'] },
    })
    expect(far.terrify('ann', 1).tracks('ann')).toEqual([0, 1, 3])
  })

  it('DMD-INSANE-8 Megalomania: all from next door come, or 2 stress less', () => {
    const t = at({
      ann: mad({ insanity: 'megalomania' }),
      foes: { '2A-a': ['cultist'], '9A-a': ['cultist'] },
    })
    expect(t.terrify('ann', 1).foes('1A-a')).toEqual(['cultist'])
    const none = at({ ann: mad({ insanity: 'megalomania', stress: 3 }) }).terrify('ann', 1)
    expect(none.tracks('ann')).toEqual([0, 1, 3])
  })
})
