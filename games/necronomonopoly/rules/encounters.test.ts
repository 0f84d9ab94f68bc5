import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { at } from '../testing/at.ts'

/** Somebody with a Lot: there is something to trade then, so every Investigator's turn stops at the Buy step. */
const landlord = { owns: ['rlyeh'] }

const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']

describe('Encounters', () => {
  it('NEC-MEET-1 by entering the space of a Monster on a walk', () => {
    const t = at({ ann: { on: 10, ...landlord }, monsters: [['gug', 14]] })
    t.dice(1, 3).moveStep()
    expect(t.meetings).toEqual(['ann gug'])
    expect(t.sanity('ann')).toBe(140)
  })

  it('NEC-MEET-1 by landing on its space after being placed', () => {
    const t = at({ ann: { on: 4, ...landlord }, monsters: [['gug', 'miskatonic-university']] })
    t.dice(1, 2, 2, 3).moveStep() // row 5 of the Hither Gate
    expect(t.player('ann').space).toBe(19)
    expect(t.meetings).toEqual(['ann gug'])
  })

  it('NEC-MEET-1 by drawing its card, and by having it end its move on one’s space', () => {
    const t = at({ ann: { on: 7, ...landlord }, bob: { on: 10 }, deck: ['gug'] })
    t.dice(2, 3, 1, 1).go()
    expect(t.meetings).toEqual(['ann gug', 'bob gug'])
  })

  it('NEC-MEET-1 not by being put on its space without landing there', () => {
    const t = at({
      ann: { on: 10, ...landlord },
      monsters: [
        ['nightgaunt', 14],
        ['gug', 'moment-of-silence'],
      ],
    })
    t.dice(1, 3).moveStep()
    expect(t.player('ann').space).toBe(20)
    expect(t.meetings).toEqual(['ann nightgaunt'])
  })

  it('NEC-MEET-2 an ignored Monster neither stops nor costs', () => {
    const t = at({
      ann: { on: 10, owns: ['cultes-de-goules'] },
      monsters: [
        ['ghoul', 12],
        ['ghast', 14],
      ],
    })
    t.dice(1, 3).moveStep()
    expect(t.player('ann').space).toBe(14)
    expect(t.meetings).toEqual([])
    expect(t.sanity('ann')).toBe(150)
  })

  it('NEC-MEET-2 among others only the ignored one is left out', () => {
    const t = at({
      ann: { on: 10, owns: ['cultes-de-goules'] },
      monsters: [
        ['ghoul', 14],
        ['gug', 14],
      ],
    })
    t.dice(3, 6).moveStep()
    expect(t.player('ann').space).toBe(14)
    expect(t.meetings).toEqual(['ann gug'])
  })

  it('NEC-MEET-3 nobody is asked whether to ignore', () => {
    const ann = { on: 10, holds: ['elder-sign'] as CardKey[] }
    const monsters = [['robed-cultist', 14]] as const
    const t = at({ ann: { ...ann, owns: ['unaussprechlichen-kulten'] }, monsters })
    t.dice(1, 3).moveStep()
    expect(t.asked).toBe('ann buying.choose')
    const other = at({ ann, monsters })
    other.dice(1, 3).moveStep()
    expect(other.asked).toBe('ann encounter.meet')
  })

  it.each<[CardKey, number]>([
    ['gug', 8], // 10 - 2
    ['rat-thing', 1], // 3 - 2
    ['cthulhu', 15], // half of 30
    ['nyarlathotep', 9], // half of 18
  ])('NEC-MEET-4 Soapstone and Azathoth leave %s a loss of %i', (monster, loss) => {
    const t = at({
      ann: {
        on: 10,
        holds: ['antarctic-soapstone', 'azathoth-and-other-horrors'],
        ...landlord,
      },
      bob: { on: 14 },
      monsters: [[monster, 14]],
    })
    t.dice(1, 3).moveStep()
    expect(t.sanity('ann')).toBe(150 - loss)
    expect(t.sanity('bob')).toBe(150)
  })

  it('NEC-MEET-4 the Soapstone does not help against a Great Old One nor Azathoth against a Monster', () => {
    const stone = at({
      ann: { on: 10, holds: ['antarctic-soapstone'], ...landlord },
      monsters: [['tsathoggua', 14]],
    })
    stone.dice(1, 3).moveStep()
    expect(stone.sanity('ann')).toBe(150 - 12)
    const verse = at({
      ann: { on: 10, holds: ['azathoth-and-other-horrors'], ...landlord },
      monsters: [['gug', 14]],
    })
    verse.dice(1, 3).moveStep()
    expect(verse.sanity('ann')).toBe(150 - 10)
  })

  it('NEC-MEET-5 Allies, Meet powers and the ward may be used, and then the loss that is left is taken', () => {
    const t = at({
      ann: {
        on: 10,
        owns: masonsHill,
        holds: ['old-school-friend', 'laudanum', 'elder-sign', 'mesmerise'],
      },
      monsters: [['gug', 14]],
    })
    t.dice(1, 3).moveStep().pick('pass')
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.offered.toSorted()).toEqual([
      'sacrifice old-school-friend',
      'suffer',
      'use elder-sign',
      'use laudanum',
      'ward',
    ])
    t.pick('use', 'laudanum')
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.sanity('ann')).toBe(160)
    t.pick('suffer')
    expect(t.sanity('ann')).toBe(150)
    expect(t.player('ann').ward).toBe(true)
    expect(t.holds('ann')).toEqual(['old-school-friend', 'elder-sign', 'mesmerise'])
  })

  it('NEC-MEET-5 the ward cancels the whole loss', () => {
    const t = at({ ann: { on: 10, owns: masonsHill }, monsters: [['gug', 14]] })
    t.dice(1, 3).moveStep().pick('ward')
    expect(t.sanity('ann')).toBe(150)
    expect(t.player('ann').ward).toBe(false)
    expect(t.asked).toBe('ann buying.choose')
    // a spent one does nothing
    const spent = at({ ann: { on: 10, owns: masonsHill, ward: false }, monsters: [['gug', 14]] })
    spent.dice(1, 3).moveStep()
    expect(spent.asked).toBe('ann buying.choose')
    expect(spent.sanity('ann')).toBe(140)
  })

  it('NEC-MEET-5 NEC-MEET-7 the extra effect happens though the ward has cancelled the loss', () => {
    const t = at({ ann: { on: 10, owns: masonsHill }, monsters: [['nightgaunt', 14]] })
    t.dice(1, 3).moveStep().pick('ward')
    expect(t.player('ann')).toMatchObject({ sanity: 150, space: 20, ward: false })
    expect(t.told('suffers')).toEqual([])
  })

  it('NEC-MEET-6 what a Monster takes goes to nobody', () => {
    const t = at({
      ann: { on: 10 },
      bob: { owns: ['strange-high-house'], on: 14 },
      cid: { on: 14, cultist: true },
      monsters: [['gug', 20]],
    })
    t.dice(2, 4, 1, 2).go() // the Gug meets Bob on his own Lot
    expect(t.sanity('bob')).toBe(140)
    expect([t.sanity('ann'), t.sanity('cid')]).toEqual([150, 0])
  })

  it('NEC-MEET-7 the extra effect follows the loss', () => {
    const t = at({ ann: { on: 10, sanity: 4, ...landlord }, monsters: [['nightgaunt', 14]] })
    t.dice(1, 3).moveStep()
    expect(t.sanity('ann')).toBe(0)
    expect(t.player('ann').space).toBe(20)
    const keys = t.events.map(({ key }) => key)
    expect(keys.indexOf('suffers')).toBeLessThan(keys.indexOf('draggedOff'))
    // there is none for an Investigator whom the loss drives insane
    const mad = at({
      ann: { on: 10, sanity: 3 },
      bob: { on: 20 },
      cid: {},
      monsters: [['nightgaunt', 14]],
    })
    mad.dice(1, 3, 1, 1, 1, 2).moveStep()
    expect(mad.told('draggedOff')).toEqual([])
    expect(mad.player('ann')).toMatchObject({ standing: 'cultist', space: 10 })
  })

  it('NEC-MEET-8 who cannot bear the whole loss goes insane', () => {
    const t = at({ ann: { on: 10, sanity: 9 }, bob: { on: 20 }, cid: {}, monsters: [['gug', 14]] })
    t.dice(1, 3, 1, 1, 1, 2).moveStep()
    expect(t.player('ann')).toMatchObject({ standing: 'cultist', sanity: 0 })
    const exact = at({ ann: { on: 10, sanity: 10, ...landlord }, monsters: [['gug', 14]] })
    exact.dice(1, 3).moveStep()
    expect(exact.player('ann')).toMatchObject({ standing: 'sane', sanity: 0 })
  })

  it('NEC-MEET-9 several Monsters are met in the order in which they came to the space', () => {
    const t = at({
      ann: { on: 10, owns: ['unaussprechlichen-kulten'] },
      monsters: [
        ['ghoul', 16], // longest on the board, but last on the space
        ['ghast', 14],
        ['tcho-tcho', 14], // ignored
        ['gug', 14],
      ],
    })
    t.go().pick('pass') // no Ghatanothoa today
    t.dice(1, 1, 1, 3).pick('moveMonster', 'ghoul')
    expect(t.meetings).toEqual(['ann ghast', 'ann gug', 'ann ghoul'])
    expect(t.sanity('ann')).toBe(150 - 8 - 10 - 6)
  })

  it('NEC-MOVE-4 NEC-MOVE-5 NEC-LOT-8 worked example 6: stopped by a Monster', () => {
    const t = at({ turn: 'bob', bob: { on: 10, sanity: 50 }, monsters: [['ghoul', 14]] })
    t.dice(3, 6).moveStep()
    expect(t.player('bob')).toMatchObject({ space: 14, sanity: 44 })
    expect(t.asked).toBe('bob buying.choose')
    expect(t.offers('buy', 'strange-high-house')).toBe(true)
  })

  it('NEC-MEET-10 nobody meets the rest after leaving the space', () => {
    const t = at({
      ann: { on: 10, ...landlord },
      monsters: [
        ['ghast', 14],
        ['nightgaunt', 14],
        ['gug', 14],
      ],
    })
    t.dice(1, 3).moveStep()
    expect(t.meetings).toEqual(['ann ghast', 'ann nightgaunt'])
    expect(t.sanity('ann')).toBe(150 - 8 - 4)
  })

  it('NEC-MEET-10 nor after going insane', () => {
    const t = at({
      ann: { on: 10, sanity: 8 },
      bob: { on: 20 },
      cid: { holds: ['the-king-in-yellow'] },
      monsters: [
        ['ghast', 14],
        ['gug', 14],
        ['ghoul', 14],
      ],
    })
    t.dice(1, 3).moveStep()
    expect(t.meetings).toEqual(['ann ghast', 'ann gug'])
    expect(t.asked).toBe('cid dawn.window')
  })

  it('NEC-MEET-11 a Monster is met again when it or the Investigator comes back in the same turn', () => {
    const t = at({ ann: { on: 'book-of-eibon', ...landlord }, monsters: [['gug', 30]] })
    t.dice(2, 3) // the Gug comes to Ann
    t.dice(3, 5, 3, 4).go() // and Ann, by row 7 of the Farther Gate, to the Gug
    t.pick('goTo', 'book-of-eibon')
    expect(t.meetings).toEqual(['ann gug', 'ann gug'])
    expect(t.sanity('ann')).toBe(150 - 10 - 10)
    expect(t.asked).toBe('ann buying.choose')
  })
})
