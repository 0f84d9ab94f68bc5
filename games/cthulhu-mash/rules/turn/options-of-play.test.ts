import { describe, expect, it } from 'vitest'
import { before, type MashScenario, newMatch, type Position } from '../../testing/at.ts'
import { withOptions } from '../../testing/one.ts'
import { spaceAt } from '../../tiles/spaces.ts'
import { tileNumber } from '../../tiles/tiles.ts'
import { groundOf } from '../../verbs.ts'

describe('Options of characters and objects', () => {
  it('CM-OPT-1 CM-RULING-80 facing: from behind a blow or push gets +1 and cannot be parried', () => {
    const struck = (facing: 0 | 1 | 2 | 3, ...dice: number[]): MashScenario =>
      withOptions({ facing: true }, {}, { facing })
        .dice(...dice)
        .pick('attack', 'hands at bob')
    // ann stands to the south of bob: behind him when he looks north.
    const behind = struck(0, 2)
    expect(behind.table.roll).toMatchObject({ bonus: 1 })
    expect(behind.hero('bob').health).toBe(2)
    const side = struck(1, 3, 1)
    expect(side.table.roll).toMatchObject({ bonus: 0 })
    expect(side.told('parries')).toHaveLength(1)
    expect(behind.hero('ann').facing).toBe(0)
    const pushed = withOptions({ facing: true }, {}, { facing: 0 }).dice(2).pick('push', 'bob')
    expect(pushed.asked).toBe('ann shove.where')
    // A push is an attack, which turns whoever makes it; it does not turn its target.
    const turned = withOptions({ facing: true }, { facing: 2 }, { facing: 1 })
      .dice(1)
      .pick('push', 'bob')
    expect([turned.hero('ann').facing, turned.hero('bob').facing]).toEqual([0, 1])
    const plain = withOptions({}, {}, { facing: 0 }).dice(2).pick('push', 'bob')
    expect(plain.asked).toBe('ann actions.choose')
  })

  it('CM-OPT-1 CM-OPT-27 CM-PROMPT-36 steps and attacks turn a piece; its player turns it at the end, the controller its monsters', () => {
    const t = withOptions(
      { facing: true },
      {},
      { at: 'R1C6' },
      {
        foes: [
          { is: 'cultist', at: 'R6C6', facing: 1 },
          { is: 'cultist-idol', at: 'R6C1' },
        ],
      },
    )
    t.pick('walk', 'R3C2').pick('stop')
    expect(t.hero('ann').facing).toBe(1)
    t.pick('walk', 'R3C1').pick('stop')
    expect(t.hero('ann').facing).toBe(3)
    t.pick('endTurn').pick('endStep')
    expect(t.asked).toBe('bob turnFoes.face')
    t.pick('face', 's')
    expect(t.foe('cultist').facing).toBe(2)
    expect(t.foe('cultist-idol').facing).toBe(0)
    expect(t.asked).toBe('ann turnEnd.face')
    t.until('turnEnd').pick('face', 'e')
    expect(t.hero('ann').facing).toBe(1)
  })

  it('CM-OPT-27 who is newly on a tile faces n, and an attack neither along row nor column the farther side, ties n or s', () => {
    const t = withOptions(
      { facing: true },
      { at: 'R4C6', facing: 2, objects: ['revolver-32'] },
      { at: 'R1C1' },
      {
        tiles: ['cultist-temple', 'mine-lab'],
        foes: [
          { is: 'star-mound', at: 'mine-lab R4C3' },
          { is: 'star-mound', at: 'mine-lab R1C3' },
        ],
      },
    )
    t.pick('gate').pickAs('bob', 'place', 'R5C2')
    t.pickAs('bob', 'place', 'R1C2')
    expect(t.where('ann')).toBe('mine-lab R3C1')
    expect(t.hero('ann').facing).toBe(0)
    t.dice(1).pick('attack', 'revolver-32 at star-mound#1')
    expect(t.hero('ann').facing).toBe(1)
    t.dice(1).pick('attack', 'revolver-32 at elder-thing#1')
    expect(t.hero('ann').facing).toBe(0)
  })

  it('CM-OPT-2 ready-weapon: only the ready one attacks, another costs an action, bare hands are always there', () => {
    const t = withOptions(
      { readyWeapon: true },
      {},
      {},
      {
        piles: [{ at: 'R3C1', open: ['sword-cane', 'pitchfork'] }],
      },
    )
    t.pick('pickUp', 'sword-cane').pick('pickUp', 'pitchfork').pick('stop')
    expect(t.offers('attack', 'sword-cane at bob')).toBe(true)
    expect(t.offers('attack', 'pitchfork at bob')).toBe(false)
    expect(t.offers('attack', 'hands at bob')).toBe(true)
    t.pick('ready', 'pitchfork')
    expect(t.table.actions).toBe(2)
    expect(t.offers('attack', 'sword-cane at bob')).toBe(false)
    expect(t.offers('attack', 'pitchfork at bob')).toBe(true)
    const plain = withOptions({}, { objects: ['sword-cane', 'pitchfork'] }, {})
    expect(plain.offers('attack', 'pitchfork at bob')).toBe(true)
    expect(plain.offers('ready')).toBe(false)
  })

  it('CM-OPT-11 spawn-restores-both: one action on a spawning space restores both', () => {
    const rested = (spawnRestoresBoth: boolean): MashScenario =>
      withOptions(
        { spawnRestoresBoth },
        { at: 'R1C6', health: 1, mentality: 0 },
        {},
        {
          tiles: ['base-camp'],
        },
      ).pick('refresh', 'spawn')
    expect(rested(true).hero('ann')).toMatchObject({ health: 4, mentality: 4 })
    expect(rested(false).hero('ann')).toMatchObject({ health: 4, mentality: 0 })
  })

  it('CM-OPT-25 escape-moves: breaking any hold moves the piece, and needs room', () => {
    const tied = (escapeMoves: boolean, foes: Position['foes'] = []): MashScenario =>
      withOptions({ escapeMoves }, { holds: [{ kind: 'net', escape: 2 }] }, {}, { foes })
    const t = tied(true).dice(1).pick('breakFree', 'net')
    expect(t.asked).toBe('ann escape.leave')
    expect(t.offers('escapeTo', 'R4C1')).toBe(false)
    t.pick('escapeTo', 'R3C2')
    expect(t.space('ann')).toBe('R3C2')
    expect(tied(false).dice(1).pick('breakFree', 'net').space('ann')).toBe('R3C1')
    const walls = [
      { is: 'cultist-idol', at: 'R2C1' },
      { is: 'cultist-idol', at: 'R3C2' },
    ] as const
    expect(tied(true, walls).refusal('breakFree', 'net')).toBe('no-way-out')
    expect(tied(false, walls).offers('breakFree', 'net')).toBe(true)
  })

  it('CM-OPT-24 vampire-drain: with victim-actions each action of the victim costs a point, and none of the vampire’s', () => {
    const drained = (vampireDrain: string): MashScenario =>
      withOptions(
        { vampireDrain },
        {},
        { at: 'R1C6' },
        {
          foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }],
        },
      )
    const t = drained('victim-actions').pick('walk', 'R3C2').pick('stop')
    expect(t.hero('ann').health).toBe(3)
    t.pick('endTurn').pick('rouse', 'star-vampire')
    expect(t.offers('drain')).toBe(false)
    const usual = drained('vampire-actions').pick('walk', 'R3C2').pick('stop')
    expect(usual.hero('ann').health).toBe(4)
    usual.pick('endTurn').pick('rouse', 'star-vampire').pick('drain')
    expect(usual.hero('ann').health).toBe(3)
  })

  it('CM-OPT-6 terrain-heights: hindrance adds 1 to defence, a height shoots over pieces, a blind space is safe from it', () => {
    type Mark = ['markHindrance' | 'markHeight' | 'markBlind', string]
    /** The host marks spaces before the game goes on. */
    const start = (...marks: Mark[]): MashScenario => {
      const t = table(true).run('markTerrain', {})
      for (const mark of marks) t.pickAs('ann', ...mark)
      return t.pickAs('ann', 'markDone')
    }
    const table = (terrainHeights: boolean): MashScenario =>
      before({
        settings: { terrainHeights },
        heroes: [
          { is: 'private-eye', at: 'R3C1', objects: ['revolver-32'] },
          { is: 'mariner-merchant', at: 'R1C6' },
        ],
        tiles: ['cultist-temple'],
        foes: [
          { is: 'moon-beast', at: 'R3C3' },
          { is: 'moon-beast', at: 'R3C5' },
          { is: 'cultist', at: 'R6C1' },
        ],
      })
    const hindered = start(['markHindrance', 'cultist-temple R3C2'])
    hindered.dice(4).pick('attack', 'revolver-32 at moon-beast#1')
    expect(hindered.table.roll?.needed).toBe(5)
    expect(hindered.foe('moon-beast').health).toBe(2)
    hindered.dice(3).pick('attack', 'revolver-32 at cultist')
    expect(hindered.table.roll?.needed).toBe(3)
    const plain = start(['markHindrance', 'leng-plateau R3C2'], ['markHeight', 'leng-plateau R3C1'])
    expect(plain.dice(4).pick('attack', 'revolver-32 at moon-beast#1').table.roll?.needed).toBe(4)
    expect(plain.offers('attack', 'revolver-32 at moon-beast#2')).toBe(false)
    const high = start(['markHeight', 'cultist-temple R3C1'])
    expect(high.offers('attack', 'revolver-32 at moon-beast#2')).toBe(true)
    const blind = start(['markHeight', 'cultist-temple R3C1'], ['markBlind', 'cultist-temple R3C5'])
    expect(blind.offers('attack', 'revolver-32 at moon-beast#2')).toBe(false)
    expect(blind.offers('attack', 'revolver-32 at moon-beast#1')).toBe(true)
    // A blind space is only blind from above.
    const level = start(['markBlind', 'cultist-temple R3C3'])
    expect(level.offers('attack', 'revolver-32 at moon-beast#1')).toBe(true)
    expect(table(false).go().offers('attack', 'revolver-32 at moon-beast#2')).toBe(false)
  })

  it('CM-OPT-6 CM-PROMPT-1 the host marks spaces of any tile before the game, obstacles excepted and each once', () => {
    const t = newMatch(4, { terrainHeights: true, characters: 'random' }).dice(1, 6, 2, 3).go()
    expect(t.asked).toBe('ann markTerrain.choose')
    expect(t.offers('markBlind', 'train-station R1C3')).toBe(false)
    expect(t.offers('markBlind', 'train-station R1C2')).toBe(true)
    t.pick('markHindrance', 'leng-plateau R2C3')
    expect(t.offers('markHindrance', 'leng-plateau R2C3')).toBe(false)
    expect(t.offers('markHeight', 'leng-plateau R2C3')).toBe(true)
    t.until('prepare').pick('markDone')
    expect(t.asked).toBe('prepare is over')
  })

  it('CM-OPT-6 CM-AREA-1 no dynamite flies from a height to a blind space', () => {
    const t = before({
      settings: { terrainHeights: true },
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['dynamite-stick'] },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [{ is: 'cultist', at: 'R3C4' }],
    })
    const temple = tileNumber('cultist-temple')
    t.table.heights = [groundOf(temple, spaceAt(3, 1))]
    t.table.blinds = [groundOf(temple, spaceAt(3, 4))]
    t.go()
    expect(t.offers('aim', 'dynamite-stick at R3C4 0')).toBe(false)
    expect(t.offers('aim', 'dynamite-stick at R3C3 0')).toBe(true)
  })
})
