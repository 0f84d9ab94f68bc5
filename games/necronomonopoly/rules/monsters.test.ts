import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { at, seatOf, spaceNamed } from '../testing/at.ts'

/** Somebody with a Lot: there is something to trade then, so every Investigator's turn stops at the Buy step. */
const landlord = { owns: ['rlyeh'] }

describe('Monsters', () => {
  it('NEC-MONSTER-1 NEC-MONSTER-2 NEC-MONSTER-3 a drawn Monster is met, enters where it was drawn and moves widdershins', () => {
    const t = at({ ann: { on: 7 }, bob: { on: 12, ...landlord }, cid: { on: 15 }, deck: ['ghoul'] })
    t.dice(2, 3, 1, 2).go()
    expect(t.sanity('ann')).toBe(150 - 6)
    expect(t.monsters).toEqual([['ghoul', 12 - 3]])
    expect(t.told('enters')).toEqual([{ card: t.card('ghoul'), space: 12 }])
    const keys = t.events.map(({ key }) => key)
    const order = ['draws', 'meets', 'suffers', 'enters', 'monsterThrow', 'monsterMoves']
    expect(keys.slice(keys.indexOf('draws'))).toEqual(order)
    // neither the one who stood there nor the one on the clockwise side has met it
    expect(t.meetings).toEqual(['ann ghoul'])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MONSTER-2 a drawn Monster that its drawer ignores enters and moves all the same', () => {
    const t = at({ ann: { on: 7, owns: ['cultes-de-goules'] }, bob: { on: 9 }, deck: ['ghoul'] })
    t.dice(2, 3, 1, 2).go()
    expect(t.sanity('ann')).toBe(150)
    expect(t.monsters).toEqual([['ghoul', 9]])
    expect(t.meetings).toEqual(['bob ghoul'])
  })

  it('NEC-MONSTER-4 the first move belongs to no Monster step', () => {
    const t = at({
      ann: { on: 7, ...landlord },
      bob: { on: 9, holds: ['the-cats-of-ulthar'] },
      deck: ['ghoul'],
    })
    t.dice(2, 3, 1, 2).go()
    // the Cats turn Monsters away in Monster steps only
    expect(t.monsters).toEqual([['ghoul', 9]])
    expect(t.asked).toBe('bob encounter.meet')
    // and the next Monster step has its whole move
    t.dice(1, 1, 2, 4).pick('suffer').pickAs('ann', 'endBuying')
    expect(t.monsters).toEqual([['ghoul', 7]])
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-MONSTER-5 a Monster that drives its drawer insane still enters and moves', () => {
    const t = at({
      ann: { on: 7, sanity: 5 },
      bob: { on: 9, ...landlord },
      cid: { on: 20 },
      deck: ['ghoul'],
    })
    t.dice(2, 3, 1, 2)
    t.dice(1, 1, 3, 4).go() // Bob's turn follows, for Ann's is over
    expect(t.player('ann').standing).toBe('cultist')
    expect(t.told('enters')).toEqual([{ card: t.card('ghoul'), space: 12 }])
    expect(t.meetings).toEqual(['ann ghoul', 'bob ghoul'])
    expect(t.sanity('bob')).toBe(150 - 6)
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-MONSTER-5 but not if the game has ended with that', () => {
    const t = at({ ann: { on: 7, sanity: 5 }, deck: ['ghoul'] })
    t.dice(2, 3).go()
    expect(t.outcome).toEqual({ ending: 'last-sane', winners: [seatOf('bob')] })
    expect(t.monsters).toEqual([])
  })

  it.each<[CardKey, number[], number]>([
    ['ghoul', [6, 5], 19],
    ['zombie', [6], 24],
    ['hound-of-tindalos', [6, 5, 4], 15],
  ])('NEC-MONSTER-6 %s moves by dice that fall %j', (monster, dice, end) => {
    const t = at({ ann: { on: 10, ...landlord }, monsters: [[monster, 30]] })
    t.dice(...dice, 1, 3).go()
    expect(t.monsters).toEqual([[monster, end]])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MONSTER-7 a moving Monster affects nobody whom it passes', () => {
    const t = at({
      ann: { on: 30, ...landlord },
      bob: { on: 18 },
      cid: { on: 15 },
      dee: { on: 14 },
      monsters: [['ghoul', 20]],
    })
    t.dice(2, 3, 2, 4).go()
    expect(t.meetings).toEqual(['cid ghoul'])
    expect([t.sanity('bob'), t.sanity('cid'), t.sanity('dee')]).toEqual([150, 144, 150])
  })

  it('NEC-MONSTER-8 a Monster is met by everybody where it ends, in turn order', () => {
    const t = at({
      turn: 'cid',
      ann: { on: 15, ...landlord },
      bob: { on: 15 },
      cid: { on: 15 },
      dee: { on: 15, cultist: true },
      monsters: [['ghoul', 20]],
    })
    t.dice(2, 3, 1, 2).go()
    expect(t.meetings).toEqual(['cid ghoul', 'ann ghoul', 'bob ghoul'])
    expect([t.sanity('ann'), t.sanity('bob'), t.sanity('cid')]).toEqual([144, 144, 144])
    expect(t.asked).toBe('cid buying.choose')
  })

  it.each([
    ['a Lot', 'riverside-hospital'],
    ['a Mythos space', 'mythos-5'],
    ['a Tome', 'book-of-eibon'],
    ['a Gate', 'hither-gate'],
    ['Go to Arkham Asylum', 'go-to-asylum'],
  ])('NEC-MONSTER-9 %s does nothing to a Monster', (_, space) => {
    const end = spaceNamed(space)
    const t = at({
      ann: { on: 10 },
      bob: { owns: ['riverside-hospital', 'book-of-eibon'] },
      monsters: [['gug', end + 5]],
    })
    const cards = t.deck.length
    t.dice(2, 3, 1, 3).go()
    expect(t.monsters).toEqual([['gug', end]])
    expect(t.deck).toHaveLength(cards)
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([150, 150])
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-MONSTER-10 NEC-MONSTER-12 a Monster that passes Mi-Go leaves for the bottom of the deck and is not met there', () => {
    const t = at({
      turn: 'bob',
      ann: { sanity: 40 },
      bob: { on: 10, ...landlord },
      monsters: [['ghast', 9]],
    })
    t.dice(5, 5, 1, 3).go()
    expect(t.meetings).toEqual([])
    expect(t.sanity('ann')).toBe(40)
    expect(t.monsters).toEqual([])
    expect(t.bottom).toBe('ghast')
  })

  it('NEC-MONSTER-11 NEC-MONSTER-10 worked example 7: a Monster lands on Mi-Go', () => {
    const position = {
      turn: 'bob',
      ann: { sanity: 40 },
      bob: { on: 10, ...landlord },
      monsters: [['ghast', 9]],
    } as const
    const t = at(position).dice(4, 5, 1, 3).go()
    expect(t.sanity('ann')).toBe(32)
    expect(t.monsters).toEqual([])
    expect(t.bottom).toBe('ghast')
    const passing = at(position).dice(5, 5, 1, 3).go()
    expect(passing.sanity('ann')).toBe(40)
    expect(passing.monsters).toEqual([])
    expect(passing.bottom).toBe('ghast')
  })

  it('NEC-MONSTER-11 everybody on Mi-Go meets it before it leaves, and one space short it stays', () => {
    const t = at({
      turn: 'bob',
      ann: {},
      bob: { on: 10, ...landlord },
      cid: {},
      monsters: [['ghast', 9]],
    })
    t.dice(4, 5, 1, 3).go()
    expect(t.meetings).toEqual(['cid ghast', 'ann ghast'])
    const short = at({
      turn: 'bob',
      ann: {},
      bob: { on: 10, ...landlord },
      monsters: [['ghast', 9]],
    })
    short.dice(4, 4, 1, 3).go()
    expect(short.monsters).toEqual([['ghast', 1]])
    expect(short.sanity('ann')).toBe(150)
  })

  it('NEC-MONSTER-13 a Monster that begins its move on Mi-Go moves off', () => {
    const t = at({
      turn: 'bob',
      ann: {},
      bob: { on: 10, ...landlord },
      monsters: [['ghast', 'mi-go']],
    })
    t.dice(5, 6, 1, 3).go()
    expect(t.monsters).toEqual([['ghast', 40 - 11]])
    expect(t.sanity('ann')).toBe(150)
  })

  it('NEC-MONSTER-14 an encounter does not remove a Monster', () => {
    const t = at({ ann: { on: 10, ...landlord }, monsters: [['ghoul', 14]] })
    t.dice(1, 3).moveStep()
    expect(t.sanity('ann')).toBe(144)
    expect(t.monsters).toEqual([['ghoul', 14]])
    // nor does one with an arriving Monster
    const arriving = at({
      ann: { on: 10, ...landlord },
      bob: { on: 14 },
      monsters: [['ghoul', 20]],
    })
    arriving.dice(2, 4, 1, 3).go()
    expect(arriving.meetings).toEqual(['bob ghoul', 'ann ghoul'])
    expect(arriving.monsters).toEqual([['ghoul', 14]])
  })

  it('NEC-MONSTER-15 a Monster on space 10 meets visitors and no inmates', () => {
    const t = at({
      ann: { on: 20, ...landlord },
      bob: { inmate: 1 },
      cid: { on: 'arkham-asylum' },
      monsters: [['ghoul', 15]],
    })
    t.dice(2, 3, 1, 2).go()
    expect(t.monsters).toEqual([['ghoul', 10]])
    expect(t.meetings).toEqual(['cid ghoul'])
    expect([t.sanity('bob'), t.sanity('cid')]).toEqual([150, 144])
  })

  it('NEC-MONSTER-16 Monsters do nothing to Cultists, whoever comes to whom', () => {
    const t = at({
      ann: { on: 10, ...landlord },
      bob: {},
      cid: { on: 15, cultist: true },
      monsters: [['nightgaunt', 20]],
    })
    t.dice(2, 3, 1, 3).go()
    expect(t.meetings).toEqual([])
    expect(t.player('cid')).toMatchObject({ space: 15, standing: 'cultist', sanity: 0 })
    const walking = at({
      turn: 'cid',
      ann: landlord,
      bob: {},
      cid: { on: 19, cultist: true },
      monsters: [['nightgaunt', 15]],
    })
    walking.moveStep().dice(1, 3, 1, 1, 3, 3).pick('walk')
    expect(walking.meetings).toEqual([])
    expect(walking.player('cid').space).toBe(15)
  })

  it('NEC-MONSTER-17 Monsters share a space and leave each other alone', () => {
    const t = at({
      ann: { on: 10, ...landlord },
      monsters: [
        ['ghoul', 20],
        ['ghast', 14],
      ],
    })
    t.go().dice(2, 4, 1, 3).pick('moveMonster', 'ghoul')
    expect(t.monsters).toEqual([
      ['ghoul', 14],
      ['ghast', 14],
    ])
    expect(t.sanity('ann')).toBe(150 - 6 - 8)
  })

  it('NEC-MONSTER-18 a Monster that is only put somewhere is not met by those who are there', () => {
    const t = at({
      ann: { on: 7, ...landlord },
      bob: { on: 'moment-of-silence' },
      deck: ['shub-niggurath'],
    })
    t.dice(2, 3, 1, 1).go()
    expect(t.monsters).toContainEqual(['thousandth-young', 20])
    expect(t.meetings).toEqual(['ann shub-niggurath'])
    expect(t.sanity('bob')).toBe(150)
  })

  it('NEC-MONSTER-18 nor is one that a Gate puts on Mi-Go and moves from there', () => {
    const t = at({ ann: { on: 4, ...landlord }, bob: { on: 'mi-go' }, cid: { on: 37 } })
    t.dice(1, 2, 3, 3).go()
    t.dice(3).pick('choose', 'zombie')
    expect(t.monsters).toEqual([['zombie', 37]])
    expect(t.meetings).toEqual(['cid zombie'])
  })

  it.each<[string, object, CardKey, CardKey]>([
    [
      'Mi-Go',
      { owns: ['brattleboro-depot', 'round-hill', 'akeley-farmhouse'] },
      'fungus-from-yuggoth',
      'gug',
    ],
    [
      'Deep One',
      { owns: ['gilman-house', 'marsh-refinery', 'devil-reef'] },
      'deep-one',
      'star-spawn',
    ],
    ['Cultist', { holds: ['inspector-legrasse'] }, 'robed-cultist', 'tcho-tcho'],
    ['Ghoul', { holds: ['richard-pickman'] }, 'ghoul', 'ghast'],
  ])(
    'NEC-MONSTER-19 a rule that names the kind %s means that kind and no other',
    (_, ann, meant, other) => {
      for (const [monster, met] of [
        [meant, []],
        [other, [`ann ${other}`]],
      ] as const) {
        // Bob is asked whether to use his papers before he moves
        const t = at({
          turn: 'bob',
          ann: { on: 15, ...ann },
          bob: { holds: ['commitment-papers'] },
          monsters: [[monster, 20]],
        })
        t.dice(2, 3).go()
        expect(t.monsters).toEqual([[monster, 15]])
        expect(t.meetings).toEqual(met)
      }
    },
  )
})
