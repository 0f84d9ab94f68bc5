import { pickOf, ScriptedChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { threeInTemple } from '../../testing/on-tile.ts'
import { doc, type HeroAt, one } from '../../testing/one.ts'
import { parseSpace } from '../../tiles/spaces.ts'
import { V } from '../../verbs.ts'

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

  it.each(['R2C5', 'R5C3'])(
    'CM-MOVE-1 whoever stands on %s may walk to other spaces, not to that',
    (space) => {
      const heroes = [
        { is: 'private-eye', at: space },
        { is: 'psychotherapist', at: 'R6C6' },
      ] as const
      const walks = at({ heroes, tiles: ['family-farm', 'train-station'] }).offered.filter((one) =>
        one.startsWith('walk'),
      )
      expect(walks.length).toBeGreaterThan(5)
      expect(walks).not.toContain(`walk ${space}`)
    },
  )

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

  it('CM-MOVE-4 no step into harm for which the points do not suffice', () => {
    const t = one(
      { is: 'private-eye', at: 'abhoth-swamp R6C2' },
      {
        tiles: ['abhoth-swamp', 'train-station'],
        piles: [
          { at: 'abhoth-swamp R6C2', open: ['net', 'herbs', 'bolos', 'pitchfork', 'handcuffs'] },
        ],
      },
      { at: 'abhoth-swamp R1C6' },
    )
    expect(t.offers('step', 'R5C2')).toBe(true)
    for (const object of ['net', 'herbs', 'bolos', 'pitchfork'] as const) t.pick('pickUp', object)
    expect(t.offers('step', 'R5C2')).toBe(true)
    t.pick('pickUp', 'handcuffs')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 1 })
    expect(t.offers('step', 'R5C2')).toBe(false)
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

  it('CM-MOVE-15 CM-ITEM-13 the first seat receives like any other, and nobody on another tile', () => {
    const given = (ann: string): MashScenario =>
      at({
        heroes: [
          { is: 'private-eye', at: ann },
          { is: 'psychotherapist', at: 'cultist-temple R3C3', objects: ['herbs'] },
        ],
        tiles: ['cultist-temple', 'base-camp'],
        turn: 1,
      })
    expect(given('cultist-temple R3C4').offers('give', 'herbs to ann')).toBe(true)
    expect(given('base-camp R3C4').offers('give', 'herbs to ann')).toBe(false)
  })

  it('CM-MOVE-15 the last point is enough to hand something over', () => {
    const t = one(
      {
        is: 'private-eye',
        objects: ['herbs'],
      },
      { piles: [{ at: 'R3C1', open: ['net', 'bolos', 'pitchfork', 'sword-cane', 'handcuffs'] }] },
      { at: 'R3C2' },
    )
    for (const object of ['net', 'bolos', 'pitchfork', 'sword-cane', 'handcuffs'] as const)
      t.pick('pickUp', object)
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 1 })
    expect(t.offers('give', 'herbs to bob')).toBe(true)
  })

  it('CM-MOVE-17 points that are left are lost', () => {
    const t = at({ heroes: [mariner, eye], tiles })
      .pick('walk', 'R2C2')
      .pick('stop')
    expect(t.asked).toBe('ann actions.choose')
    t.pick('walk', 'R1C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 7 })
  })

  it('CM-MOVE-11 CM-MOVE-17 the victim of a vampire stops where its points end', () => {
    const t = threeInTemple('R1C1', 'R6C1', 'R6C6', {
      foes: [{ is: 'star-vampire', at: 'R1C1', on: 0 }],
    })
    expect(t.defaultPick).toBe('endTurn')
    t.pick('walk', 'R2C1')
    expect(t.defaultPick).toBe('stop')
    t.pick('walk', 'R3C5')
    expect(t.space('ann')).toBe('R3C5')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-MOVE-19 CM-MOVE-1 only one movement object counts', () => {
    const objects = ['bicycle', 'dog-sled'] as const
    const t = at({ heroes: [{ ...mariner, objects }, eye], tiles }).pick('walk', 'R2C2')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 9 })
  })

  it('CM-MOVE-20 CM-GENER-10 CM-PUSH-2 generators do not move and cannot be pushed', () => {
    const t = at({
      heroes: [mariner, eye],
      tiles,
      foes: [{ is: 'whirlpool', at: 'R2C2' }],
      actions: 1,
    })
    expect(t.offers('push')).toBe(false)
    t.pick('endTurn').pick('rouse', 'whirlpool')
    expect(t.offered).toEqual(['foeStrike ann', 'rest'])
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
