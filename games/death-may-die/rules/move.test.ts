import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Action: Move', () => {
  it('DMD-MOVE-1 DMD-MOVE-2 DMD-MAP-2 DMD-MAP-3 one to three steps to adjacent spaces', () => {
    const t = at({ ann: { is: 'rasputin' } })
    expect(t.refusal('move', '5A-b')).toBe('not-adjacent')
    const far = at({ ann: { is: 'rasputin', on: '9A-a' } })
    expect(far.refusal('move', far.spaceName(0))).toBe('not-adjacent')
    t.pick('move', '4A-a').pick('step', '5A-a').pick('step', '5A-b')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.where('ann')).toBe('5A-b')
    expect(t.table.actions).toBe(2)
  })

  it('DMD-MAP-4 DMD-MAP-5 staircases are links like any other, and tunnels too', () => {
    const t = at({ ann: { on: '2A-a' }, foes: { '2A-a': ['cultist'] } })
      .pick('move', '8A-b')
      .pick('stop')
    expect(t.foes('8A-b')).toEqual(['cultist'])
    const tunnel = at({ episode: '2', ann: { on: '1B-a' } })
      .pick('move', '9B-a')
      .pick('stop')
    expect(tunnel.where('ann')).toBe('9B-a')
  })

  it('DMD-MOVE-5 enemies follow even if others stay behind', () => {
    const t = at({ foes: { '1A-a': ['cultist'] } })
      .pick('move', '2A-a')
      .pick('stop')
    expect([t.foes('1A-a'), t.foes('2A-a')]).toEqual([[], ['cultist']])
    expect(t.where('bob')).toBe('1A-a')
  })

  it('DMD-MOVE-6 the Elder One follows like any other', () => {
    const t = at({ elder: { on: '1A-a' } })
      .pick('move', '2A-a')
      .pick('stop')
    expect(t.foes('2A-a')).toEqual(['elder'])
  })

  it('DMD-MOVE-8 DMD-ATTACK-5 followers keep their wounds and do not attack', () => {
    const t = at({ foes: { '1A-a': ['fire-vampire 2'] } })
      .pick('move', '2A-a')
      .pick('stop')
    expect(t.foes('2A-a')).toEqual(['fire-vampire 2'])
    expect(t.told('attacks')).toEqual([])
  })

  it('DMD-MOVE-10 DMD-MOVE-11 entering fire does nothing, to enemies neither', () => {
    const t = at({ foes: { '1A-a': ['cultist'] }, fire: { '2A-a': 2 } })
      .pick('move', '2A-a')
      .pick('stop')
    expect(t.hero('ann').fire).toBe(0)
    expect(t.foes('2A-a')).toEqual(['cultist'])
  })

  it('DMD-MAP-7 DMD-MAP-9 gates hinder nobody, and any number share a space', () => {
    const foes = { '3A-a': ['cultist', 'cultist', 'cultist', 'fire-vampire', 'fire-vampire'] }
    const t = at({ ann: { on: '2A-b' }, foes })
      .pick('move', '3A-a')
      .pick('step', '3A-b')
      .pick('stop')
    expect(t.foes('3A-b')).toHaveLength(5)
  })
})

describe('Stealth', () => {
  it('DMD-STEALTH-1 one enemy of choice stays behind in each Move', () => {
    const t = at({ ann: { is: 'borden' }, foes: { '1A-a': ['cultist', 'fire-vampire'] } })
    t.pick('move', '2A-a')
    expect(t.asked).toBe('ann walk.sneak')
    t.pick('sneak', 'fire-vampire').pick('step', '2A-b')
    expect([t.foes('1A-a'), t.foes('2A-b')]).toEqual([['fire-vampire'], ['cultist']])
    t.pick('stop').pick('move', '2A-a')
    expect(t.asked).toBe('ann walk.sneak')
  })

  it('DMD-STEALTH-2 DMD-STEALTH-3 DMD-STEALTH-5 up to three, who are wounded after the step', () => {
    const foes = { '1A-a': ['fire-vampire', 'cultist', 'cultist', 'cultist 1'] }
    const t = at({ ann: { is: 'borden', levels: { stealth: 3 } }, foes }).pick('move', '2A-a')
    t.pick('sneak', 'fire-vampire').pick('sneak', 'cultist#1').pick('sneak', 'cultist#2')
    expect(t.foes('1A-a')).toEqual(['cultist 1', 'cultist 1', 'fire-vampire 1'])
    expect(t.foes('2A-a')).toEqual(['cultist 1'])
    expect(t.fire('1A-a')).toBe(1)
    expect(t.hero('ann').fire).toBe(0) // the new fire is behind her
  })

  it('DMD-STEALTH-4 any number of them', () => {
    const foes = { '1A-a': ['cultist', 'cultist', 'cultist', 'cultist', 'cultist'] }
    const t = at({ ann: { is: 'borden', levels: { stealth: 4 } }, foes }).pick('move', '2A-a')
    for (let i = 0; i < 5; i++) t.takeDefault()
    expect(t.foes('1A-a')).toHaveLength(5)
  })

  it('DMD-STEALTH-3 whoever was sneaked past is hurt once, and not on the steps that follow', () => {
    const ann = { is: 'ahmed', on: '1A-a', levels: { stealth: 3 } } as const
    const t = at({ ann, foes: { '1A-a': ['fire-vampire'] } })
    t.pick('move', '2A-a').pick('sneak', 'fire-vampire').pick('step', '2A-b').pick('stop')
    expect(t.foes('1A-a')).toEqual(['fire-vampire 1'])
  })
})

describe('Swiftness', () => {
  const swift = { is: 'ian', levels: { swiftness: 2 } } as const

  it('DMD-SWIFT-2 DMD-TERM-21 DMD-MOVE-12 somebody who agrees comes along, and catches fire too', () => {
    const t = at({ ann: swift, fire: { '1A-a': 1 } })
      .pick('move', '2A-a')
      .pick('carry', 'bob')
    expect(t.asked).toBe('bob walk.ask')
    t.pick('agree')
    expect([t.where('ann'), t.where('bob')]).toEqual(['2A-a', '2A-a'])
    expect([t.hero('ann').fire, t.hero('bob').fire]).toEqual([1, 1])
  })

  it('DMD-CHOICE-4 whoever refuses is not asked again in this Move, and nothing is lost', () => {
    const t = at({ ann: swift }).pick('move', '2A-a').pick('carry', 'bob').pick('refuse')
    expect([t.where('ann'), t.where('bob')]).toEqual(['2A-a', '1A-a'])
    expect(t.asked).toBe('ann walk.step')
  })

  it('DMD-TERM-21 a lone player is never asked', () => {
    const t = at({ ann: swift, ash: {} }).pick('move', '2A-a').pick('carry', 'ash')
    expect(t.where('ash')).toBe('2A-a')
  })

  it('DMD-SWIFT-3 a Move has four steps', () => {
    const t = at({ ann: { is: 'ian', levels: { swiftness: 3 } }, bob: { on: '9A-a' } })
    t.pick('move', '4A-a').pick('step', '4A-b').pick('step', '7A-a').pick('step', '8A-a')
    expect(t.where('ann')).toBe('8A-a')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('DMD-SWIFT-5 only the gloves of whoever wears them count', () => {
    const t = at({ ann: { ...swift, has: ['Asbestos Gloves'] }, fire: { '1A-a': 2 } })
    t.pick('move', '2A-a').pick('carry', 'bob').pick('agree')
    expect([t.hero('ann').fire, t.hero('bob').fire]).toEqual([1, 2])
  })

  it('DMD-SWIFT-5 the mover’s conditions decide who follows, and not the passenger’s', () => {
    const tainted = (ann: readonly string[], bob: readonly string[]): string[] => {
      const t = at({
        episode: '3',
        ann: { ...swift, on: '4B-a', has: ann },
        bob: { is: 'beth', on: '4B-a', has: bob },
        foes: { '4B-a': ['ghoul'] },
      })
      t.pick('move', '7B-a').pick('carry', 'bob').pick('agree')
      expect(t.where('bob')).toBe('7B-a')
      return t.foes('7B-a')
    }
    expect(tainted([], ['Ghoul-Taint'])).toEqual(['ghoul'])
    expect(tainted(['Ghoul-Taint'], [])).toEqual([])
  })

  it('DMD-SWIFT-2 nobody is taken along by whoever goes alone', () => {
    const t = at({
      ann: { is: 'kid', on: '2A-a' },
      bob: { is: 'ian', on: '2A-a', levels: { swiftness: 2 } },
      turn: 'bob',
    })
    t.pick('move', '1A-a')
    expect(t.offered).toEqual(['alone', 'carry ann'])
    t.pick('alone')
    expect([t.where('ann'), t.where('bob')]).toEqual(['2A-a', '1A-a'])
  })
})
