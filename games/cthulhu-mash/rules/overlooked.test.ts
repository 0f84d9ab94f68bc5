import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario } from '../testing/at.ts'
import { doc, eye } from '../testing/one.ts'
import { FOE_MELEE } from './attacks/means.ts'
import { meansAgainstHome } from './automatic-monsters/home-attack.ts'
import { defenceOf } from './characters/numbers.ts'

describe('What is easily overlooked about spells', () => {
  it('CM-SPELL-2 Create Gate leads away: not to the gate space on which the caster stands', () => {
    const t = at({
      heroes: [
        { ...doc, at: 'R3C1', spells: ['create-gate'] },
        { ...eye, at: 'R6C6' },
      ],
      tiles: ['cultist-temple'],
    })
    t.pick('cast', 'create-gate')
    expect(t.offered).toEqual([
      'goTo cultist-temple R6C3',
      'goTo cultist-temple R4C6',
      'goTo cultist-temple R1C4',
    ])
  })
})

describe('What is easily overlooked about turns', () => {
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

  it('CM-FOE-9 CM-RULING-31 who was webbed in one turn can be webbed in the next, whosever it is', () => {
    const t = at({
      settings: { monstersAttackAnyone: true, monsterControl: 'left-player' },
      heroes: [eye, { ...doc, at: 'R3C3' }, { is: 'mariner-merchant', at: 'R3C6' }],
      tiles: ['cultist-temple'],
      foes: [{ is: 'leng-spider', at: 'R4C5' }],
    })
    const web = (): MashScenario =>
      t.pick('endTurn').pick('rouse', 'leng-spider').dice(6).pick('foeShoot', 'cid')
    expect(web().hero('cid').holds).toHaveLength(1)
    t.hero('cid').holds = []
    t.pick('rest')
    expect(t.asked).toBe('bob actions.choose')
    expect(web().hero('cid').holds).toHaveLength(1)
  })
})

describe('What is easily overlooked about objects', () => {
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

  it('CM-OBJ-42 CM-POWER-1 what belongs to an ability of another is of no use in the Crystal', () => {
    const thrown = (is: 'private-eye' | 'arctic-explorer'): number => {
      const t = at({
        heroes: [{ is, at: 'R3C1', objects: ['elder-thing-crystal', 'dynamite-bundle'] }, doc],
        tiles: ['cultist-temple'],
        foes: [{ is: 'star-mound', at: 'R4C5' }],
        crystal: 'ae-explosive-damage',
      })
      const { health } = t.foe('star-mound')
      t.dice(6).pick('aim', 'dynamite-bundle at R4C5 0')
      return health - (t.foes('star-mound')[0]?.health ?? 0)
    }
    expect(thrown('private-eye')).toBe(2)
    expect(thrown('arctic-explorer')).toBeGreaterThan(2)
  })
})

describe('What is easily overlooked about victory and the policy', () => {
  it('CM-WIN-7 CM-COOP-5 nothing is won while somebody has not come in yet', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: [
        { ...eye, at: 'R3C2' },
        { is: 'mariner-merchant', life: 'comes', health: 3, isNew: true },
      ],
      tiles: [{ is: 'train-station', isStart: true }],
      entry: 3,
    })
    t.pick('jump', 'R1C2')
    expect(t.outcome).toBeNull()
    t.pick('endTurn').pick('jump', 'R5C1')
    expect(t.outcome).toMatchObject({ ending: 'cleared' })
  })

  it('CM-AUTO-10 who breaks free never goes where it would be harmed, though that were as near', () => {
    const t = before({
      settings: { escapeMoves: true, monsterControl: 'automatic' },
      heroes: [
        { ...eye, at: 'R1C2', objects: ['deep-one-necklace'] },
        { ...doc, at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'cultist', at: 'R3C2', holds: [{ kind: 'net', escape: 2 }] }],
      from: 'monsters',
    })
    t.untilTurnEnds().dice(1).go()
    // R2C2 is water; from there as from R3C1 it is two steps to a space beside her.
    expect(t.spotName(t.told('steps')[0]?.spot ?? 0)).toBe('innsmouth-dock R3C1')
  })

  it('CM-AUTO-18 where the current character is not, monsters are placed for whoever has come', () => {
    const t = at({
      settings: { monsterControl: 'automatic' },
      heroes: [
        { ...eye, at: 'train-station R6C3' },
        { ...doc, at: 'university-library R4C6' },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'university-library', turned: 2 },
      ],
      foes: [{ is: 'cultist-idol', at: 'train-station R5C5' }],
    })
    t.pick('gate')
    expect(t.where('bob')).toBe('train-station R6C3')
    expect(t.where('cultist')).toBe('train-station R6C4')
  })

  it('CM-AUTO-11 CM-FOE-9 nobody is shot at with a web twice in a turn', () => {
    const shot = (isWebbed: boolean): boolean => {
      const t = before({
        settings: { monsterControl: 'automatic' },
        heroes: [eye, doc],
        tiles: ['cultist-temple'],
        foes: [{ is: 'leng-spider', at: 'R3C5' }],
        from: 'monsters',
      })
      t.hero('ann').isWebbed = isWebbed
      t.untilTurnEnds()
        .dice(...(isWebbed ? [1] : [1, 1]))
        .go()
      return t.rulesCited.includes('CM-AUTO-11')
    }
    expect(shot(false)).toBe(true)
    expect(shot(true)).toBe(false)
  })

  it('CM-AUTO-21 CM-OPT-12 a web is of no use against a spawning space', () => {
    const t = at({
      settings: { monstersAttackSpawn: true },
      heroes: [
        { ...eye, at: 'train-station R6C1' },
        { ...doc, at: 'train-station R6C2' },
      ],
      tiles: ['train-station'],
      foes: [
        { is: 'leng-spider', at: 'R3C6' },
        { is: 'cultist', at: 'R2C6' },
      ],
    })
    expect(meansAgainstHome(t.state, t.foe('leng-spider').piece)).toEqual([])
    expect(meansAgainstHome(t.state, t.foe('cultist').piece)).toEqual([FOE_MELEE])
  })
})
