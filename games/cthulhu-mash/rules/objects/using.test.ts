import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { fight } from '../../testing/fight.ts'
import { doc, eye, type HeroAt, one, sideBySide, two } from '../../testing/one.ts'
import { defenceOf } from '../characters/numbers.ts'

describe('Using objects', () => {
  it('CM-ITEM-17 CM-ITEM-18 of two shields one counts, a shield and an armour add up, and changing is free', () => {
    const struck = (objects: NonNullable<HeroAt['objects']>) => {
      const t = two({ objects }, { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' })
      t.pick('rouse', 'cultist').dice(2).pick('foeStrike', 'ann')
      return t.table.roll?.needed
    }
    expect(struck(['leng-web-shield', 'cast-iron-skillet'])).toBe(5)
    expect(struck(['leng-web-shield', 'winter-clothing'])).toBe(6)
    const t = two({ objects: ['leng-web-shield', 'cast-iron-skillet'] })
    const { actions } = t.table
    t.pick('wear', 'cast-iron-skillet')
    expect(t.table.actions).toBe(actions)
  })

  it('CM-ITEM-17 choosing a shield changes nothing about the armour, nor does dropping something else', () => {
    const t = two({
      objects: ['leng-web-shield', 'cast-iron-skillet', 'winter-clothing', 'living-armor', 'net'],
    })
    t.pick('wear', 'living-armor').pick('wear', 'cast-iron-skillet').pick('drop', 'net')
    const { armour, shield, objects } = t.hero('ann')
    expect([armour, shield]).toEqual([objects[3], objects[1]])
    expect(defenceOf(t.state, 0)).toBe(6)
  })

  it('CM-ITEM-17 CM-ITEM-18 and putting on an armour changes nothing about the shield', () => {
    const t = two({
      objects: ['leng-web-shield', 'cast-iron-skillet', 'winter-clothing', 'living-armor'],
    })
    t.pick('wear', 'cast-iron-skillet').pick('wear', 'living-armor')
    const { armour, shield, objects } = t.hero('ann')
    expect([armour, shield]).toEqual([objects[3], objects[1]])
  })

  it('CM-ITEM-18 the owner changes what is in use for nothing', () => {
    const t = one({ is: 'private-eye', objects: ['winter-clothing', 'living-armor'] })
    expect(t.offers('wear', 'winter-clothing')).toBe(false)
    t.pick('wear', 'living-armor')
    expect(t.table.actions).toBe(4)
    expect(t.offers('wear', 'living-armor')).toBe(false)
    expect(t.hero('ann').armour).toBe(t.hero('ann').objects[1])
  })

  it('CM-ITEM-18 whoever drops the chosen movement object uses the other', () => {
    const t = two({ objects: ['bicycle', 'dog-sled'] })
    t.pick('wear', 'dog-sled').pick('drop', 'dog-sled')
    expect(t.hero('ann').mover).toBe(-1)
  })

  it('CM-ITEM-18 a shield that was chosen and laid down is no longer the one in use', () => {
    const t = two({ objects: ['cast-iron-skillet', 'leng-web-shield'] })
    t.pick('wear', 'leng-web-shield').pick('drop', 'leng-web-shield')
    expect(t.hero('ann').shield).toBe(-1)
  })

  it('CM-ITEM-18 what is chosen stays so when something else is dropped', () => {
    const t = two({
      objects: ['bicycle', 'dog-sled', 'net', 'leng-web-shield', 'cast-iron-skillet'],
    })
    t.pick('wear', 'dog-sled').pick('wear', 'cast-iron-skillet').pick('drop', 'net')
    const { mover, shield, objects } = t.hero('ann')
    expect([mover, shield]).toEqual([objects[1], objects[3]])
    expect(t.offers('wear', 'bicycle')).toBe(true)
    expect(t.offers('wear', 'dog-sled')).toBe(false)
  })

  it('CM-ITEM-18 what was chosen and is gone protects nobody', () => {
    const t = at({
      heroes: [{ ...eye, objects: ['winter-clothing', 'living-armor'] }, doc],
      tiles: ['cultist-temple'],
    })
    t.pick('wear', 'living-armor').pick('drop', 'living-armor')
    expect(defenceOf(t.state, 0)).toBe(5)
    t.pick('drop', 'winter-clothing')
    expect(defenceOf(t.state, 0)).toBe(4)
  })

  it('CM-ITEM-20 CM-HOLD-5 a held character uses nothing green', () => {
    const t = one({
      is: 'private-eye',
      health: 1,
      objects: ['first-aid-kit'],
      holds: [{ kind: 'net', escape: 2 }],
    })
    expect(t.offers('green', 'first-aid-kit')).toBe(false)
    expect(t.offers('drop', 'first-aid-kit')).toBe(true)
  })

  it('CM-REACT-26 CM-ITEM-20 in one’s own actions they are among what one is asked about', () => {
    const t = fight({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['sack-of-grits'], health: 1 },
        { is: 'private-eye', at: 'R3C5' },
      ],
    })
    expect(t.offers('green', 'sack-of-grits')).toBe(true)
    expect(t.anytime('ann').options).toEqual(['leave'])
  })

  it('CM-ITEM-20 CM-REACT-12 a green object can be used before damage is taken', () => {
    const t = two(
      { objects: ['penicillin-vial'], health: 1, mentality: 0 },
      {
        foes: [{ is: 'cultist', at: 'R3C2' }],
        from: 'monsters',
      },
    )
    t.pick('rouse', 'cultist').dice(5).pick('foeStrike', 'ann').pick('green', 'penicillin-vial')
    expect(t.hero('ann')).toMatchObject({ health: 1, life: 'alive' })
  })

  it('CM-ITEM-20 CM-STAT-12 a remedy must restore something that is wanting', () => {
    const t = two({ mentality: 1, objects: ['first-aid-kit', 'herbs'] })
    expect(t.refusal('green', 'first-aid-kit')).toBe('nothing-to-restore')
    expect(t.offers('green', 'herbs')).toBe(true)
    const hurt = two({ health: 1, objects: ['first-aid-kit', 'herbs'] })
    expect(hurt.refusal('green', 'herbs')).toBe('nothing-to-restore')
    expect(hurt.offers('green', 'first-aid-kit')).toBe(true)
  })

  it('CM-TURN-6 CM-ITEM-20 with no action left only what is free', () => {
    const t = two({ health: 1, objects: ['penicillin-vial'] }, { actions: 1 })
    t.pick('walk', 'R3C2').pick('stop')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.offers('green', 'penicillin-vial')).toBe(true)
    expect([t.offers('walk'), t.offers('jump')]).toEqual([false, false])
  })

  it('CM-ITEM-21 blue objects work for whoever is held', () => {
    const t = sideBySide(
      { objects: ['winter-clothing'], holds: [{ kind: 'net', escape: 2 }] },
      {},
      {
        turn: 1,
      },
    )
    t.dice(5).pick('push', 'ann')
    expect(t.table.roll?.needed).toBe(5)
  })

  it('CM-ITEM-23 CM-CAST-2 CM-RULING-76 spells go with their tome, and nobody has to read it again', () => {
    const t = sideBySide(
      { objects: ['necronomicon'] },
      { mentality: 3 },
      { tomes: { necronomicon: ['fly', 'heal'] } },
    )
    expect(t.offers('cast', 'fly')).toBe(true)
    expect(t.offers('read', 'necronomicon')).toBe(false)
    t.pick('give', 'necronomicon to bob').pick('accept').pick('stop')
    expect(t.offers('cast', 'fly')).toBe(false)
    t.pick('endTurn')
    expect(t.asked).toBe('bob actions.choose')
    expect(t.offers('cast', 'fly')).toBe(true)
    expect(t.offers('read', 'necronomicon')).toBe(false)
  })

  it('CM-ITEM-24 what a trap leaves in the pile stays there', () => {
    const t = two({}, { piles: [{ at: 'R3C1', unseen: ['snare', 'herbs'] }] })
    t.pick('pickTop')
    expect([t.lying('R3C1').unseen, t.asked]).toEqual([1, 'ann actions.choose'])
  })
})
