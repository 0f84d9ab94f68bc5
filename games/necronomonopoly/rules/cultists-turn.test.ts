import { describe, expect, it } from 'vitest'
import { at, seatOf } from '../testing/at.ts'
import { careful, cid } from '../testing/cultist-cid.ts'

describe('Cultists', () => {
  it('NEC-CULTIST-1 have Start, Monster, Move and Pass, and no Buy step', () => {
    const t = cid(
      { on: 10, holds: ['the-king-in-yellow'] },
      {
        bob: { on: 30, owns: ['rlyeh'] },
        monsters: [
          ['gug', 36],
          ['ghast', 36],
        ],
      },
    )
    expect(t.go().asked).toBe('cid dawn.window')
    expect(t.pick('pass').asked).toBe('cid monsterStep.name')
    expect(t.pick('leaveMonsters').asked).toBe('cid turn.ready')
    expect(t.pick('pass').asked).toBe('cid turn.roam')
    t.dice(1, 3).pick('walk') // to Osborn's Store, which nobody owns
    expect(t.player('cid').space).toBe(6)
    expect(t.asked).toBe('cid dawn.window') // of Ann's turn
    expect(t.state.table.active).toBe(seatOf('ann'))
  })

  it('NEC-CULTIST-2 may move one Monster, but need not, and have a granted move either way', () => {
    const monsters = [
      ['gug', 36],
      ['ghast', 36],
    ] as const
    const idle = cid({ owns: ['cultes-de-goules'] }, { monsters }).go()
    expect(idle.offered).toEqual(['moveMonster gug', 'moveMonster ghast', 'leaveMonsters'])
    idle.pick('leaveMonsters')
    expect(idle.offered).toEqual(['pass', 'moveMonster ghast'])
    idle.dice(1, 2).pick('moveMonster', 'ghast')
    expect(idle.monsters).toEqual([
      ['gug', 36],
      ['ghast', 33],
    ])
    const busy = cid({ owns: ['cultes-de-goules'] }, { monsters }).go()
    busy.dice(1, 2).pick('moveMonster', 'gug')
    expect(busy.asked).toBe('cid monsterStep.goules')
    expect(busy.monsters).toContainEqual(['gug', 33])
  })

  it('NEC-CULTIST-3 may throw and walk widdershins, or stay', () => {
    const walking = cid({ on: 3 }).go()
    expect(walking.offered).toEqual(['walk', 'stay'])
    walking.dice(2, 5).pick('walk')
    expect(walking.player('cid').space).toBe(36)
    const staying = cid({ on: 3 }).go().pick('stay')
    expect(staying.player('cid').space).toBe(3)
    expect(staying.asked).toBe('ann turn.ready')
  })

  it('NEC-CULTIST-4 walk their full count and are not stopped by Monsters', () => {
    const t = cid(
      { on: 19 },
      {
        monsters: [
          ['gug', 18],
          ['cthulhu', 14],
        ],
      },
    )
    t.moveStep().dice(3, 2).pick('walk')
    expect(t.player('cid')).toMatchObject({ space: 14, sanity: 0, standing: 'cultist' })
    expect(t.told('stopped')).toEqual([])
    expect(t.meetings).toEqual([])
  })

  it('NEC-CULTIST-5 walk off from space 10 at once', () => {
    const t = cid({ on: 10 }).go().dice(1, 3).pick('walk')
    expect(t.player('cid').space).toBe(6)
    // and gain nothing there
    expect(t.told('gains')).toEqual([])
  })

  it('NEC-CULTIST-6 get no further throw for a double', () => {
    const t = cid({ on: 20 }).go().dice(2, 2).pick('walk')
    expect(t.player('cid').space).toBe(16)
    expect(t.asked).toBe('ann turn.ready')
  })

  it('NEC-CULTIST-7 are nobody’s Monsters to move', () => {
    const one = at({ ann: { on: 10, ...careful }, bob: {}, cid: { on: 20, cultist: true } })
    expect(one.go().asked).toBe('ann turn.ready') // there was no Monster step
    const two = at({
      ann: { on: 10 },
      bob: {},
      cid: { on: 20, cultist: true, friends: ['shoggoth'] },
      monsters: [
        ['gug', 36],
        ['robed-cultist', 36],
      ],
    })
    expect(two.go().offered).toEqual(['moveMonster gug', 'moveMonster robed-cultist'])
  })

  it('NEC-CULTIST-8 stay on the board when they enter Mi-Go', () => {
    const landing = cid({ on: 5, friends: ['gug'] })
      .go()
      .dice(2, 3)
      .pick('walk')
    expect(landing.player('cid')).toMatchObject({ space: 0, standing: 'cultist' })
    expect(landing.friends('cid')).toEqual(['gug'])
    const passing = cid({ on: 5 }).go().dice(3, 6).pick('walk')
    expect(passing.player('cid').space).toBe(36)
    expect(passing.told('loses')).toEqual([])
  })

  it('NEC-CULTIST-9 have not landed if they stay', () => {
    const t = cid({ on: 15, friends: ['gug'] }, { bob: { on: 15 } })
      .go()
      .pick('stay')
    expect(t.sanity('bob')).toBe(150)
    expect(t.friends('cid')).toEqual(['gug'])
    expect(t.owns('cid')).toEqual([])
    expect(t.told('lands')).toEqual([])
  })
})
