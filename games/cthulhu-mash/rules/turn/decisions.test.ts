import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const
const doc = { is: 'psychotherapist', at: 'train-station R5C3' } as const
const beast = { is: 'moon-beast', at: 'R5C2' } as const

describe('Decision points', () => {
  const struck = (hero: object) =>
    at({ heroes: [{ ...eye, ...hero }, mariner], tiles, foes: [beast], from: 'monsters' }).pick(
      'rouse',
      'moon-beast',
    )

  it('CM-PROMPT-7 the controller says where each spawned monster goes, also in the middle of a turn', () => {
    const t = at({
      heroes: [{ ...eye, at: 'train-station R6C3' }, mariner],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'elder-city', turned: 3 },
      ],
      foes: [{ is: 'cultist-idol', at: 'elder-city R6C5' }],
    })
    t.pick('gate')
    expect(t.asked).toBe('bob spawn.place')
    expect(t.offered.length).toBeGreaterThan(1)
  })

  it('CM-PROMPT-9 CM-SANE-30 an insane character is asked nothing: each action is rolled', () => {
    const t = before({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [{ ...eye, at: 'R2C1', sanity: 28 }, mariner],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    // Half of 56 is insane; four times it stays where it is.
    t.until('turn').dice(6, 6, 6, 6).go()
    expect(t.told('madness')).toHaveLength(4)
    expect(t.asked).toBe('turn is over')
    const sane = at({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [{ ...eye, at: 'R2C1', sanity: 29 }, mariner],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    expect(sane.asked).toBe('ann actions.choose')
  })

  it('CM-PROMPT-9 where nobody is sane nobody is asked either, until somebody comes round', () => {
    const t = before({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [
        { ...eye, at: 'R1C6', sanity: 28 },
        { ...mariner, at: 'R4C1', sanity: 21 },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
      from: 'turn',
    })
    // The idol, whether she comes round, four actions; the idol, and she does.
    t.dice(6, 1, 1, 1, 1, 1, 6, 5).go()
    expect(t.told('madness')).toHaveLength(4)
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-PROMPT-10 CM-PROMPT-11 between actions: free things, every kind of action, or the end of the turn', () => {
    const t = at({
      heroes: [
        {
          ...doc,
          health: 1,
          objects: ['penicillin-vial', 'rlyeh-text', 'bicycle', 'dog-sled'],
          spells: ['fly'],
          kills: ['cultist-idol', 'guard-cell'],
        },
        mariner,
      ],
      tiles,
      foes: [beast],
    })
    const kinds = new Set(t.offered.map((one) => one.split(' ')[0]))
    expect(kinds).toEqual(
      new Set([
        'attack',
        'cast',
        'drop',
        'endTurn',
        'green',
        'jump',
        'powerUp',
        'push',
        'read',
        'walk',
        'wear',
      ]),
    )
  })

  it('CM-PROMPT-17 an attack names its means and its target, piece or spawning space', () => {
    const t = at({
      heroes: [
        { ...eye, at: 'mariners-ship R1C5', objects: ['sword-cane'] },
        { ...mariner, at: 'mariners-ship R1C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
    })
    expect(t.offered.filter((one) => one.startsWith('attack')).toSorted()).toEqual([
      'attack hands at bob',
      'attack hands at home of bob',
      'attack sword-cane at bob',
      'attack sword-cane at home of bob',
    ])
  })

  it('CM-PROMPT-18 an area over a spawning space of others: include it or not', () => {
    const t = at({
      heroes: [
        { ...eye, at: 'mariners-ship R3C4', objects: ['dynamite-stick'] },
        { ...mariner, at: 'train-station R6C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'cultist', at: 'mariners-ship R1C6' }],
    })
    t.pick('aim', 'dynamite-stick at R1C6 0')
    expect(t.asked).toBe('ann sparing.ask')
    expect(t.offered).toEqual(['strikeHome', 'spareHome'])
  })

  it('CM-PROMPT-19 a push that hits asks where to, a miss asks nothing', () => {
    const t = at({ heroes: [eye, mariner], tiles, foes: [beast] })
    t.dice(3).pick('push', 'moon-beast')
    expect(t.asked).toBe('ann actions.choose')
    t.dice(4).pick('push', 'moon-beast')
    expect(t.asked).toBe('ann shove.where')
    expect(t.offers('pushTo', 'R5C1')).toBe(true)
    expect(t.offers('pushGate')).toBe(true)
  })

  it('CM-PROMPT-22 which hold to break, and where to after a space hold', () => {
    const holds = [
      { kind: 'space', escape: 2 },
      { kind: 'net', escape: 2 },
    ] as const
    const t = at({
      heroes: [{ ...eye, at: 'base-camp R5C2', holds }, mariner],
      tiles: ['base-camp', 'train-station'],
    })
    expect(t.offers('breakFree', 'space')).toBe(true)
    t.dice(2).pick('breakFree', 'net')
    expect(t.asked).toBe('ann actions.choose')
    t.dice(1).pick('breakFree', 'space')
    expect(t.asked).toBe('ann escape.leave')
    expect(t.offered).toEqual(['escapeTo R6C2', 'escapeTo R5C3', 'escapeTo R4C2'])
  })

  it('CM-PROMPT-23 a spell with choices of its own asks for them', () => {
    const t = at({ heroes: [{ ...doc, spells: ['create-gate'] }, mariner], tiles })
    t.pick('cast', 'create-gate')
    expect(t.asked).toBe('ann createGate.where')
  })

  it('CM-PROMPT-24 Healthy Fishing asks how many points, Spell Memorization which spell', () => {
    const t = at({ heroes: [{ ...mariner, at: 'mariners-ship R6C2', health: 1 }, eye], tiles })
    expect(t.offers('fish', 2)).toBe(true)
    expect(t.offers('fish', 3)).toBe(false)
    const u = at({
      heroes: [{ ...doc, objects: ['necronomicon'] }, mariner],
      tiles,
      tomes: { necronomicon: ['heal', 'fly'] },
    })
    expect(u.offers('memorize', 'heal')).toBe(true)
    expect(u.offers('memorize', 'fly')).toBe(true)
  })

  it('CM-PROMPT-25 who carries too much says what to drop', () => {
    const objects = [
      'wheelbarrow',
      'herbs',
      'net',
      'bolos',
      'handcuffs',
      'sword-cane',
      'pitchfork',
      'bicycle',
    ] as const
    const t = at({ heroes: [{ ...eye, objects }, mariner], tiles })
    t.pick('drop', 'wheelbarrow')
    expect(t.asked).toBe('ann overload.choose')
    expect(t.offered).toHaveLength(7)
    t.pick('drop', 'herbs')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-PROMPT-26 CM-PROMPT-34 whoever knows Reflection is asked before it is struck', () => {
    const t = at({
      heroes: [{ ...doc, spells: ['reflection'] }, mariner],
      tiles,
      foes: [{ is: 'mi-go', at: 'R5C5' }],
      from: 'monsters',
    })
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.asked).toBe('ann blow.reflect')
    expect(t.defaultPick).not.toBe('reflect')
  })

  it('CM-PROMPT-27 CM-PROMPT-34 CM-PROMPT-35 the Explorer is asked how much to cancel, by default nothing', () => {
    const t = struck({ is: 'arctic-explorer' }).dice(4).pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann hurt.stamina')
    expect(t.offered).toEqual(['endure', 'brace 1..1'])
    expect(t.defaultPick).toBe('endure')
  })

  it('CM-PROMPT-28 CM-PROMPT-34 who is about to lose health may use green objects first', () => {
    const t = struck({ health: 3, objects: ['penicillin-vial'] })
      .dice(4)
      .pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann hurt.green')
    t.pick('green', 'penicillin-vial')
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-PROMPT-29 CM-PROMPT-34 CM-RULING-51 who knows Temporal Dust is asked when an action is over', () => {
    const t = struck({ is: 'psychotherapist', spells: ['temporal-dust'] })
      .dice(5)
      .pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann deed.ask')
    t.dice(1).pick('wind')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 4 })
    expect(t.told('repeats')).toEqual([{ seat: 0, by: expect.any(Number) }])
  })

  it('CM-PROMPT-30 after an escape roll: Escape Artist or not', () => {
    const t = at({ heroes: [{ ...eye, holds: [{ kind: 'net', escape: 2 }] }, mariner], tiles })
    t.dice(3).pick('breakFree', 'net')
    expect(t.asked).toBe('ann escape.slip')
    t.pick('slip')
    expect(t.hero('ann')).toMatchObject({ holds: [], mentality: 3 })
  })

  it('CM-PROMPT-31 before objects are drawn: Superior Spot Hidden or not', () => {
    const t = at({
      heroes: [eye, mariner],
      tiles,
      foes: [{ is: 'guard-cell', at: 'R5C2', health: 1 }],
    })
    t.dice(6, 3).pick('attack', 'hands at guard-cell')
    expect(t.asked).toBe('ann loot.search')
  })

  it('CM-PROMPT-32 CM-PROMPT-33 the controller chooses the piece, its actions one by one, or to end', () => {
    const t = at({
      heroes: [eye, mariner],
      tiles,
      foes: [beast, { is: 'cultist', at: 'R1C1' }],
      from: 'monsters',
    })
    expect(t.offered).toEqual(['rouse moon-beast', 'rouse cultist', 'endStep'])
    t.pick('rouse', 'moon-beast').dice(1).pick('foeStrike', 'ann')
    expect(t.asked).toBe('bob foeTurn.choose')
    t.pick('rest')
    expect(t.offered).toEqual(['rouse cultist', 'endStep'])
    t.pick('endStep')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-PROMPT-35 unanswered decisions: the first rotation, the end of the turn, the policy for monsters', () => {
    const t = at({ heroes: [eye, mariner], tiles })
    expect(t.defaultPick).toBe('endTurn')
    const u = at({
      heroes: [
        { ...mariner, at: 'R5C3' },
        { ...eye, at: 'R6C6' },
      ],
      tiles: ['train-station', { is: 'leng-plateau', isHidden: true }],
    })
    u.pick('scout', 'east')
    expect(u.defaultPick).toBe('turnTile 0')
    const v = at({ heroes: [eye, mariner], tiles, foes: [beast], from: 'monsters' })
    expect(v.defaultPick).toBe('rouse moon-beast')
    v.takeDefault()
    expect(v.defaultPick).toBe('foeStrike ann')
  })

  it('CM-PROMPT-36 CM-OPT-1 with facing the own piece is turned at the end of the turn', () => {
    const t = at({ settings: { facing: true }, heroes: [eye, mariner], tiles }).pick('endTurn')
    expect(t.asked).toBe('ann turnEnd.face')
    t.pick('face', 'w')
    expect(t.hero('ann').facing).toBe(3)
  })
})
