import { describe, expect, it } from 'vitest'
import { at, type NecScenario } from '../testing/at.ts'

/** Two Monsters out of everybody's way, so that a Monster step is a question. */
const twoMonsters = [['gug', 38] as const, ['zombie', 39] as const]

/** Gets a Monster step over by moving the Zombie one space; the dice are those that fall afterwards. */
const moveZombie = (t: NecScenario, ...dice: number[]): NecScenario =>
  t.dice(1, ...dice).pick('moveMonster', 'zombie')

describe('The turn', () => {
  it('NEC-TURN-1 has the steps Start, Monster, Move, Buy and Pass in this order', () => {
    const t = at({
      ann: { on: 20, holds: ['laudanum'] },
      monsters: twoMonsters,
    })
    const steps: string[] = []
    const note = (): number => steps.push(`${t.table.step}: ${t.asked}`)
    t.go()
    note()
    t.pick('pass')
    note()
    moveZombie(t)
    note()
    t.dice(1, 2).pick('pass')
    note()
    t.pick('endBuying')
    note()
    expect(steps).toEqual([
      'start: ann dawn.window',
      'monster: ann monsterStep.name',
      'move: ann turn.ready',
      'buy: ann buying.choose',
      'start: ann dawn.window',
    ])
    expect(t.table.active).toBe(1)
    expect(t.told('turn').map(({ seat }) => seat)).toEqual([0, 1])
    // Nobody is asked in the Pass step, but a game that ends with a turn ends there.
    const last = at({ round: 100, turn: 'bob', bob: { on: 13 } })
    last.dice(3, 4).go()
    expect(last.outcome?.ending).toBe('round-limit')
    expect(last.table.step).toBe('pass')
  })

  it('NEC-TURN-2 a used Reusable Artifact is usable again at the start of its owner’s turn, not before', () => {
    const t = at({
      ann: { on: 20, holds: ['the-withering-word', 'laudanum'] },
      bob: { on: 13 },
    })
    t.go().pick('use', 'the-withering-word').dice(2)
    t.pick('target', 'bob')
    expect(t.sanity('bob')).toBe(148)
    expect(t.asked).toBe('ann dawn.window')
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
    t.pick('pass')
    expect(t.asked).toBe('ann turn.ready')
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
    t.dice(1, 2).pick('pass').pick('endBuying')
    // Bob's turn begins, which is not Ann's.
    expect(t.asked).toBe('ann dawn.window')
    expect(t.table.active).toBe(1)
    expect(t.refusal('use', 'the-withering-word')).toBe('used-already')
    t.dice(3, 4).pick('pass').pickAs('bob', 'endBuying')
    expect(t.table.active).toBe(0)
    expect(t.asked).toBe('ann dawn.window')
    expect(t.offers('use', 'the-withering-word')).toBe(true)
  })

  it('NEC-TURN-3 NEC-TURN-4 what happens at the start of a turn comes before what an inmate gains', () => {
    const start = (sanity: number): NecScenario => {
      const t = at({ ann: { inmate: 0, sanity, holds: ['richard-pickman', 'laudanum'] }, cid: {} })
      return t.go()
    }
    const t = start(1).pick('suffer')
    expect(t.asked).toBe('ann dawn.window')
    expect(t.sanity('ann')).toBe(5)
    // Without a point to lose she is insane before the Asylum can give her any.
    const late = start(0).dice(1, 2).pick('suffer')
    expect(late.player('ann')).toMatchObject({ standing: 'cultist', sanity: 0 })
    expect(late.told('gains')).toEqual([])
    expect(late.asked).toBe('bob buying.choose')
  })

  it('NEC-TURN-3 NEC-TURN-4 the start of a turn concerns the active player alone', () => {
    const t = at({
      ann: { inmate: 0 },
      bob: { on: 20, holds: ['richard-pickman'] },
      turn: 'bob',
      cid: { inmate: 1 },
    })
    t.dice(1, 2).go()
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([150, 149, 150])
    t.dice(1, 2).dice(1, 2).dice(1, 3).pick('endBuying')
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([155, 148, 155])
  })

  it('NEC-TURN-5 ends its Start step with Dawn, for all players in turn order', () => {
    const t = at({
      turn: 'bob',
      ann: { holds: ['the-king-in-yellow'] },
      bob: { inmate: 0, holds: ['the-withering-word'] },
      cid: { holds: ['laudanum'] },
      dee: {},
      monsters: twoMonsters,
    })
    t.go()
    expect(t.asked).toBe('bob dawn.window')
    expect(t.sanity('bob')).toBe(155)
    expect(t.pick('pass').asked).toBe('cid dawn.window')
    expect(t.pick('pass').asked).toBe('ann dawn.window')
    expect(t.table.step).toBe('start')
    expect(t.pick('pass').asked).toBe('bob monsterStep.name')
  })

  it('NEC-TURN-6 an Investigator must move one Monster, and widdershins', () => {
    const t = at({ ann: { on: 20 }, bob: { cultist: true, on: 5 }, cid: {}, monsters: twoMonsters })
    t.go()
    expect(t.offers('moveMonster', 'gug')).toBe(true)
    expect(t.offers('moveMonster', 'zombie')).toBe(true)
    expect(t.offers('leaveMonsters')).toBe(false)
    expect(t.attempt(0, 'leaveMonsters')).toBe('not-offered')
    t.dice(4, 1).dice(1, 2).pick('moveMonster', 'gug')
    expect(t.monsters).toEqual([
      ['gug', 33],
      ['zombie', 39],
    ])
    // A Cultist need not.
    expect(t.pick('endBuying').asked).toBe('bob monsterStep.name')
    expect(t.offers('leaveMonsters')).toBe(true)
  })

  it('NEC-TURN-7 the Monster is named before its dice are thrown', () => {
    const t = at({ ann: { on: 20, holds: ['bind-the-thing'] }, monsters: twoMonsters })
    expect(t.go().asked).toBe('ann monsterStep.name')
    expect(t.told('monsterThrow')).toEqual([])
    t.pick('moveMonster', 'gug')
    // The Gug is named, no die has fallen, and the Zombie is out of the question.
    expect(t.asked).toBe('ann monsterStep.command')
    expect(t.told('monsterThrow')).toEqual([])
    expect(t.offers('moveMonster')).toBe(false)
    t.dice(2, 3).dice(1, 2).pick('pass')
    expect(t.monsters).toEqual([
      ['gug', 33],
      ['zombie', 39],
    ])
  })

  it('NEC-TURN-8 without a Monster on the board there is no Monster step', () => {
    const t = at({
      ann: {
        on: 20,
        owns: ['cultes-de-goules', 'osborns-store', 'sentinel-hill', 'whateley-farm'],
      },
    })
    t.dice(1, 2).go()
    expect(t.asked).toBe('ann buying.choose')
    expect(t.told('throws')).toEqual([{ seat: 0, dice: [1, 2] }])
  })

  it('NEC-TURN-9 one Monster moves, however many there are', () => {
    const t = at({
      ann: { on: 20, owns: ['osborns-store', 'sentinel-hill'] },
      monsters: [...twoMonsters, ['ghoul', 37], ['ghast', 36]],
    })
    t.go().dice(2, 3).dice(1, 2).pick('moveMonster', 'ghoul')
    expect(t.monsters).toEqual([
      ['gug', 38],
      ['zombie', 39],
      ['ghoul', 32],
      ['ghast', 36],
    ])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-TURN-10 granted moves are optional and follow the first, that of Cultes de Goules before that of Dunwich', () => {
    const t = at({
      ann: {
        on: 20,
        owns: ['cultes-de-goules', 'osborns-store', 'sentinel-hill', 'whateley-farm'],
      },
      monsters: [...twoMonsters, ['tsathoggua', 35]],
    })
    t.go()
    expect(t.asked).toBe('ann monsterStep.name')
    moveZombie(t)
    expect(t.asked).toBe('ann monsterStep.goules')
    expect(t.offered).toEqual(['pass', 'moveMonster zombie'])
    t.pick('pass')
    expect(t.asked).toBe('ann monsterStep.dunwich')
    expect(t.offers('moveMonster', 'gug')).toBe(true)
    expect(t.refusal('moveMonster', 'tsathoggua')).toBe('is-old-one')
    t.dice(1, 2).pick('pass')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.monsters).toEqual([
      ['gug', 38],
      ['zombie', 38],
      ['tsathoggua', 35],
    ])
  })

  it('NEC-TURN-10 with both grants up to three Monsters move', () => {
    const t = at({
      ann: {
        on: 20,
        owns: ['cultes-de-goules', 'osborns-store', 'sentinel-hill', 'whateley-farm'],
      },
      monsters: [...twoMonsters, ['tsathoggua', 35]],
    })
    t.go().dice(2).pick('moveMonster', 'tsathoggua')
    t.dice(3).pick('moveMonster', 'zombie')
    t.dice(2, 2).dice(1, 2).pick('moveMonster', 'gug')
    expect(t.monsters).toEqual([
      ['gug', 34],
      ['zombie', 36],
      ['tsathoggua', 33],
    ])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-TURN-11 after the Monster step the Investigator throws and walks clockwise', () => {
    const t = at({ ann: { on: 20 }, bob: { on: 20 }, monsters: [['gug', 38]] })
    t.dice(1, 1).dice(2, 4).go()
    expect(t.monsters).toEqual([['gug', 36]])
    expect(t.player('ann').space).toBe(26)
    expect(t.player('bob').space).toBe(20)
  })

  it('NEC-TURN-12 the space is resolved before the Buy step', () => {
    const t = at({ ann: { on: 36, owns: ['gilman-house'] }, deck: ['elder-sign'] })
    t.dice(1, 2).go()
    expect(t.asked).toBe('ann draw.keep')
    expect(t.table.step).toBe('move')
    expect(t.offers('trade')).toBe(false)
    t.pick('keep', 'elder-sign')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.table.step).toBe('buy')
  })

  it('NEC-TURN-14 what the landing takes or gives is settled before anything is spent', () => {
    const stopped = (sanity: number): NecScenario => {
      const t = at({
        ann: { on: 10, sanity, owns: ['gilman-house'] },
        monsters: [
          ['ghoul', 14],
          ['zombie', 39],
        ],
      })
      return moveZombie(t.go(), 2, 3)
    }
    // The Ghoul takes 6 first, and the Strange High House costs 16.
    expect(stopped(21).refusal('buy', 'strange-high-house')).toBe('lot-too-dear')
    expect(stopped(22).offers('buy', 'strange-high-house')).toBe(true)
    // The 60 of Gate row 1 can be spent at once on the Lot to which it leads.
    const t = at({ ann: { on: 30, sanity: 0, holds: ['randolph-carter'] } })
    t.dice(1, 2).dice(1, 1).go().pick('lower', 'randolph-carter')
    t.pick('buy', 'nameless-city')
    expect(t.sanity('ann')).toBe(30)
  })

  it('NEC-TURN-13 only after moving may Sanity be spent on a Lot or Tome, or traded', () => {
    const t = at({
      ann: { on: 13, owns: ['gilman-house'], holds: ['laudanum'] },
      bob: { on: 20 },
      monsters: twoMonsters,
    })
    const cannotSpend = (): void => {
      for (const verb of ['buy', 'trade'] as const) expect(t.offers(verb)).toBe(false)
      expect(t.attempt(0, 'buy', 13)).toBe('not-offered')
      expect(t.attempt(0, 'trade')).toBe('not-offered')
    }
    expect(t.go().asked).toBe('ann dawn.window')
    cannotSpend()
    expect(t.pick('pass').asked).toBe('ann monsterStep.name')
    cannotSpend()
    expect(moveZombie(t).asked).toBe('ann turn.ready')
    cannotSpend()
    t.dice(1, 2).pick('pass')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.offers('buy', 'witch-house')).toBe(true)
    expect(t.offers('trade')).toBe(true)
    // The turn is Ann's: Bob may not spend in it.
    expect(t.attempt(1, 'buy', 16)).toBe('not-your-decision')
  })

  it('NEC-TURN-15 the dice go to the player on the left', () => {
    const t = at({ turn: 'cid', ann: { on: 20 }, bob: { on: 20 }, cid: { on: 20 } })
    t.dice(1, 2).go()
    expect(t.asked).toBe('cid buying.choose')
    t.dice(3, 3).pick('endBuying')
    expect(t.table.active).toBe(0)
    expect(t.told('throws').map(({ seat }) => seat)).toEqual([2, 0])
  })

  it('NEC-TURN-16 a turn that the Asylum cuts short has no Buy step', () => {
    const t = at({ ann: { on: 24, owns: ['gilman-house'] }, bob: { on: 20 } })
    t.dice(2, 4).dice(1, 2).go()
    expect(t.player('ann').space).toBe(10)
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-TURN-16 a turn that insanity cuts short has no Buy step and no other', () => {
    // The rent drives Ann insane; she still has a Spell-less Tome to trade and may not.
    const rent = at({
      ann: { on: 20, sanity: 10, owns: ['necronomicon'] },
      bob: { on: 20, owns: ['riverside-hospital'] },
      cid: { on: 20 },
    })
    rent.dice(2, 4).dice(1, 2).go()
    expect(rent.player('ann').standing).toBe('cultist')
    expect(rent.asked).toBe('bob buying.choose')
    // Her own Monster drives Ann insane in the Monster step: she neither moves others nor herself.
    const monster = at({
      ann: { on: 30, sanity: 9, owns: ['cultes-de-goules'] },
      bob: { on: 20 },
      cid: { on: 20 },
      monsters: twoMonsters,
    })
    monster.go().dice(4, 4).pick('moveMonster', 'gug')
    expect(monster.player('ann').standing).toBe('cultist')
    expect(monster.asked).toBe('bob monsterStep.name')
    expect(monster.told('throws')).toEqual([])
    // Bob's Book drives her insane at Dawn, before any other step.
    const dawn = at({
      ann: { on: 30, sanity: 5 },
      bob: { on: 20, holds: ['the-king-in-yellow'] },
      cid: { on: 20 },
      monsters: twoMonsters,
    })
    dawn.go().pickAs('bob', 'use', 'the-king-in-yellow').dice(3, 4).pick('target', 'ann')
    expect(dawn.player('ann').standing).toBe('cultist')
    expect(dawn.asked).toBe('bob monsterStep.name')
  })

  it('NEC-TURN-17 who must skip a Move step takes Start and Monster and skips Move and Buy, once', () => {
    const t = at({
      ann: { on: 10, skipsMove: true, owns: ['gilman-house'], holds: ['laudanum'] },
      bob: { on: 20 },
      monsters: twoMonsters,
    })
    expect(t.go().asked).toBe('ann dawn.window')
    expect(t.pick('pass').asked).toBe('ann monsterStep.name')
    moveZombie(t)
    // Neither Ready nor Buy: it is Bob's turn.
    expect(t.table.active).toBe(1)
    expect(t.player('ann').space).toBe(10)
    expect(t.told('skipsMove')).toEqual([{ seat: 0 }])
    t.pick('pass')
    moveZombie(t, 1, 2).pick('endBuying')
    // In her next turn she moves and buys as usual.
    t.pick('pass')
    expect(moveZombie(t).asked).toBe('ann turn.ready')
    t.dice(1, 2).pick('pass')
    expect(t.player('ann').space).toBe(13)
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-TURN-17 a Move step under way is not affected', () => {
    const t = at({
      ann: { on: 10 },
      bob: { on: 20 },
      monsters: [
        ['ghatanothoa', 14],
        ['zombie', 39],
      ],
    })
    t.go().dice(1, 2, 2).pick('moveMonster', 'zombie')
    // A double: Ann meets Ghatanothoa, and throws again all the same.
    expect(t.player('ann')).toMatchObject({ space: 14, sanity: 130, skipsMove: true })
    t.dice(2, 3).pick('endBuying')
    expect(t.player('ann').space).toBe(19)
    expect(t.told('skipsMove')).toEqual([])
    t.pick('endBuying')
    t.dice(1, 1, 2).pick('moveMonster', 'zombie').pick('endBuying')
    expect(t.asked).toBe('ann monsterStep.name')
    t.dice(1).pick('moveMonster', 'zombie')
    expect(t.player('ann').space).toBe(19)
    expect(t.told('skipsMove')).toEqual([{ seat: 0 }])
    expect(t.table.active).toBe(1)
  })

  it('NEC-TURN-18 orders to skip do not add up', () => {
    const t = at({
      turn: 'bob',
      ann: { on: 20, skipsMove: true },
      bob: { on: 20, holds: ['mesmerise'] },
    })
    t.go().pick('use', 'mesmerise').dice(1, 2).pick('target', 'ann')
    expect(t.told('mesmerised')).toEqual([{ seat: 0 }])
    // Ann skips one Move step, Bob moves, and Ann moves again.
    t.dice(1, 3).pick('endBuying')
    expect(t.told('skipsMove')).toEqual([{ seat: 0 }])
    expect(t.asked).toBe('bob buying.choose')
    t.dice(2, 4).pick('endBuying')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.player('ann').space).toBe(26)
  })

  it('NEC-TURN-19 a skipped Move step is not one of the three throws', () => {
    const t = at({ ann: { inmate: 1, skipsMove: true }, bob: { on: 20 } })
    t.dice(1, 2).go()
    expect(t.told('skipsMove')).toEqual([{ seat: 0 }])
    expect(t.player('ann').throws).toBe(1)
    t.dice(1, 2).dice(1, 4).pick('endBuying')
    // Her second throw was made only now, so she is still inside.
    expect(t.player('ann')).toMatchObject({ space: 10, throws: 2 })
  })
})
