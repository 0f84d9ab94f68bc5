import { pickOf, ScriptedChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { parseSpace } from '../../tiles/spaces.ts'
import { at, type Position } from '../../testing/at.ts'
import { V } from '../../verbs.ts'
import { doc, type HeroAt } from '../../testing/one.ts'

const mariner = { is: 'mariner-merchant', at: 'train-station R1C2' } as const
const eye = { is: 'private-eye', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const
const alone = { heroes: [mariner, eye], tiles } as const

describe('Moving', () => {
  it('CM-MOVE-1 CM-STAT-6 CM-MOVE-3 CM-MOVE-4 a move has the points of the card, a step costs one', () => {
    const t = at(alone).pick('walk', 'R2C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7 })
    // Round the wall and over the rails, R6C2 is eight points away and R6C3 nine.
    const u = at(alone)
    expect(u.offers('walk', 'R6C2')).toBe(true)
    expect(u.refusal('walk', 'R6C3')).toBe('out-of-reach')
  })

  it('CM-MOVE-2 CM-TERM-4 there are no diagonal steps', () => {
    const t = at({ ...alone, heroes: [{ ...mariner, at: 'train-station R1C2' }, eye] })
    t.pick('walk', 'R2C2')
    expect(t.told('steps').map(({ spot }) => t.spotName(spot))).toEqual(['train-station R2C2'])
    const u = at({ ...alone, heroes: [{ is: 'arctic-explorer', at: 'R1C4' }, eye] })
    u.pick('walk', 'R2C6')
    expect(u.told('steps')).toHaveLength(3)
  })

  it('CM-MOVE-3 CM-ICON-4 CM-LINE-10 a boot makes the step dearer', () => {
    const t = at({ ...alone, heroes: [{ ...mariner, at: 'R3C6' }, eye] }).pick('walk', 'R4C6')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 6 })
  })

  it('CM-MOVE-4 a step that costs more than the points left cannot be taken', () => {
    const t = at({
      ...alone,
      heroes: [
        { ...mariner, at: 'R5C6' },
        { ...eye, at: 'R1C1' },
      ],
    })
    t.pick('walk', 'R5C5').pick('walk', 'R5C6').pick('walk', 'R5C5').pick('walk', 'R5C6')
    t.pick('walk', 'R5C5').pick('walk', 'R5C6').pick('walk', 'R6C6')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 1 })
    t.pick('walk', 'R5C6')
    const u = at({
      ...alone,
      heroes: [
        { ...mariner, at: 'R5C6' },
        { ...eye, at: 'R1C1' },
      ],
    })
    u.pick('walk', 'R5C5').pick('walk', 'R5C6').pick('walk', 'R5C5').pick('walk', 'R5C6')
    u.pick('walk', 'R5C5').pick('walk', 'R5C4').pick('walk', 'R5C5')
    expect(u.engine.decision(u.state)?.about).toMatchObject({ points: 1 })
    expect(u.offers('walk', 'R4C6')).toBe(false)
    expect(u.offers('walk', 'R5C6')).toBe(true)
  })

  it('CM-MOVE-5 CM-TERM-8 CM-RULING-20 no step crosses a line or enters an obstacle', () => {
    const t = at({ ...alone, heroes: [{ ...mariner, at: 'R2C2' }, eye] })
    expect(t.refusal('walk', 'R1C3')).toBe('obstacle')
    expect(t.refusal('walk', 'R4C3')).toBe('obstacle')
    t.pick('walk', 'R2C1')
    // Not across the wall between R2C2 and R2C1, but round by R1C1.
    expect(t.told('steps').map(({ spot }) => t.spotName(spot))).toEqual([
      'train-station R1C2',
      'train-station R1C1',
      'train-station R2C1',
    ])
    const u = at({ ...alone, heroes: [{ ...mariner, at: 'mariners-ship R4C3' }, eye] })
    u.pick('walk', 'R3C3')
    expect(u.told('steps')).toHaveLength(3)
  })

  it('CM-MOVE-6 a character cannot step through monsters or generators', () => {
    const foes = [
      { is: 'cultist', at: 'R1C1' },
      { is: 'cultist-idol', at: 'R2C2' },
    ] as const
    const t = at({ ...alone, foes })
    expect(t.offered.filter((one) => /^(walk|step)/.test(one))).toEqual([])
    expect(t.refusal('walk', 'R1C1')).toBe('occupied')
    expect(t.refusal('walk', 'R2C1')).toBe('out-of-reach')
  })

  it('CM-MOVE-7 CM-COOP-1 together one steps through another without asking', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: [mariner, { ...eye, at: 'R1C1' }],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R2C2' }],
    })
    expect(t.refusal('walk', 'R1C1')).toBe('occupied')
    t.pick('walk', 'R2C1')
    expect(t.asked).toBe('ann move.choose')
    expect(t.space('ann')).toBe('R2C1')
  })

  const narrow = {
    heroes: [mariner, { ...eye, at: 'R1C1' }],
    tiles,
    foes: [{ is: 'cultist-idol', at: 'R2C2' }],
  } as const

  it('CM-MOVE-8 CM-PROMPT-14 CM-RULING-75 otherwise the other is asked, each time', () => {
    const t = at(narrow)
    expect(t.offers('walk', 'R2C1')).toBe(false)
    t.pick('step', 'R1C1')
    expect(t.asked).toBe('bob permit.ask')
    t.pick('permit').pick('walk', 'R2C1')
    expect(t.told('permits')).toEqual([{ seat: 1, by: 0, isAllowed: true }])
    t.pick('step', 'R1C1')
    expect(t.asked).toBe('bob permit.ask')
  })

  it('CM-MOVE-8 CM-PROMPT-35 a refusal, which is the default, holds for the rest of the move only', () => {
    const heroes = [{ ...mariner, objects: ['herbs'] }, narrow.heroes[1]] as const
    const t = at({ ...narrow, heroes }).pick('step', 'R1C1')
    expect(t.defaultPick).toBe('refuse')
    t.takeDefault()
    expect(t.told('permits')).toEqual([{ seat: 1, by: 0, isAllowed: false }])
    expect(t.asked).toBe('ann move.choose')
    expect(t.refusal('walk', 'R1C1')).toBe('refused-passage')
    expect(t.offers('step', 'R1C1')).toBe(false)
    expect(t.space('ann')).toBe('R1C2')
    t.pick('stop')
    expect(t.offers('step', 'R1C1')).toBe(true)
  })

  it('CM-MOVE-8 CM-RULING-75 teammates are taken to permit it', () => {
    const t = at({
      settings: { teams: true },
      heroes: [
        mariner,
        { is: 'arctic-explorer', at: 'R6C6' },
        { ...eye, at: 'R1C1' },
        { is: 'psychotherapist', at: 'R6C1' },
      ],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R2C2' }],
    })
    t.pick('step', 'R1C1')
    expect(t.asked).toBe('ann move.choose')
    t.pick('walk', 'R2C1')
    expect(t.space('ann')).toBe('R2C1')
  })

  it('CM-MOVE-9 CM-ICON-6 monsters move through monsters and generators but not through characters', () => {
    const t = at({
      heroes: [
        { ...mariner, at: 'R6C1' },
        { ...eye, at: 'R3C2' },
      ],
      tiles,
      foes: [
        { is: 'cultist', at: 'R1C1' },
        { is: 'cultist-idol', at: 'R1C2' },
        { is: 'deep-one', at: 'R2C2' },
      ],
      from: 'monsters',
    })
    t.pick('rouse', 'cultist')
    expect(t.offers('foeWalk', 'R2C3')).toBe(true)
    expect(t.offers('foeWalk', 'R1C2')).toBe(false)
    // R3C1 lies beyond the other character.
    expect(t.offers('foeWalk', 'R3C1')).toBe(false)
  })

  it('CM-MOVE-10 CM-MOVE-12 on a shared space nothing is picked up, dropped or handed over, and nobody stops', () => {
    const t = at({
      ...narrow,
      heroes: [
        { ...mariner, objects: ['herbs'] },
        { ...eye, at: 'R1C1' },
      ],
      piles: [{ at: 'R1C1', open: ['bicycle'] }],
    })
    t.pick('step', 'R1C1').pick('permit')
    expect(t.offers('stop')).toBe(false)
    for (const verb of ['pickUp', 'drop', 'give'] as const) expect(t.offers(verb)).toBe(false)
    t.pick('walk', 'R2C1')
    expect(t.offers('stop')).toBe(true)
    expect(t.offers('drop', 'herbs')).toBe(true)
  })

  it('CM-MOVE-11 CM-TERM-7 an attached vampire shares the space of its victim, through the whole move', () => {
    const t = at({ ...alone, foes: [{ is: 'star-vampire', at: 'R1C2', on: 0 }] })
    t.pick('walk', 'R2C2')
    expect(t.space('star-vampire')).toBe('R2C2')
    expect(t.offers('stop')).toBe(true)
  })

  it('CM-MOVE-13 CM-MOVE-16 CM-ITEM-5 CM-PROMPT-13 picking up costs a point, and a move may be nothing else', () => {
    const t = at({ ...alone, piles: [{ at: 'R1C2', open: ['herbs'], unseen: ['bicycle'] }] })
    t.pick('pickUp', 'herbs')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7 })
    expect(t.table.actions).toBe(4)
    t.pick('pickTop').pick('stop')
    expect(t.carries('ann')).toEqual(['herbs', 'bicycle'])
    expect(t.table.actions).toBe(4)
    expect(t.space('ann')).toBe('R1C2')
  })

  it('CM-MOVE-14 dropping costs nothing', () => {
    const t = at({ ...alone, heroes: [{ ...mariner, objects: ['herbs'] }, eye] })
    t.pick('walk', 'R2C2').pick('drop', 'herbs')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7 })
    expect(t.lying('R2C2').open).toEqual(['herbs'])
  })

  it('CM-MOVE-15 CM-PROMPT-15 CM-MOVE-16 handing over costs the giver a point, if it is accepted', () => {
    const heroes = [
      { ...mariner, objects: ['herbs'] },
      { ...eye, at: 'R2C2' },
    ] as const
    const t = at({ ...alone, heroes }).pick('give', 'herbs to bob')
    expect(t.asked).toBe('bob handOver.ask')
    t.pick('accept')
    expect(t.carries('bob')).toEqual(['herbs'])
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7 })
    const u = at({ ...alone, heroes })
      .pick('give', 'herbs to bob')
      .takeDefault()
    expect(u.carries('bob')).toEqual([])
    expect(u.refusal('give', 'herbs to bob')).toBe('declined-gift')
    expect(u.engine.decision(u.state)?.about).toMatchObject({ points: 8 })
  })
})

describe('Walks that nobody is told of', () => {
  const temple = (ann: Partial<HeroAt>, more: Position = {}): Position => ({
    heroes: [{ is: 'private-eye', at: 'R3C1', ...ann }, doc],
    tiles: ['cultist-temple', 'mariners-ship'],
    ...more,
  })
  const walks: readonly [string, Position, string][] = [
    ['on plain ground', temple({}), 'R4C2'],
    ['with all its points', temple({}), 'R1C4'],
    ['with a vampire', temple({}, { foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }] }), 'R4C2'],
    ['with facing', temple({}, { settings: { facing: true } }), 'R4C2'],
    ['on the wing, past a squid', temple({ at: 'mariners-ship R3C6', isFlying: true }), 'R1C5'],
    ['past tissue', temple({}, { piles: [{ at: 'R4C2', tissue: 1 }] }), 'R4C3'],
  ]

  it.each(walks)(
    'CM-MOVE-1 CM-MOVE-2 CM-MOVE-17 end as those that are told: %s',
    (_, position, to) => {
      const t = at(position)
      const alone = t.engine.copy(t.state)
      t.engine.play(alone, 0, pickOf(V.walk, parseSpace(to)), new ScriptedChance())
      t.pick('walk', to)
      expect(alone).toEqual(t.state)
      expect(t.engine.menu(alone)).toEqual(t.engine.menu(t.state))
    },
  )
})
