import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario, newMatch } from '../../testing/at.ts'
import { doc, eye, two, withOptions } from '../../testing/one.ts'
import { spaceAt } from '../../tiles/spaces.ts'
import { tileNumber } from '../../tiles/tiles.ts'
import { groundOf } from '../../verbs.ts'

describe('A weapon held ready', () => {
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

  it('CM-OPT-2 a ranged weapon that is picked up with empty hands is ready too', () => {
    const t = two(
      { is: 'psychotherapist' },
      { settings: { readyWeapon: true }, piles: [{ at: 'R3C1', open: ['revolver-32'] }] },
    )
    t.pick('pickUp', 'revolver-32')
    expect(t.hero('ann').ready).toBe(t.hero('ann').objects[0])
  })

  it('CM-OPT-2 a ranged weapon can be readied as well as a blade', () => {
    const t = two(
      { is: 'psychotherapist', objects: ['sword-cane', 'revolver-32'] },
      { settings: { readyWeapon: true } },
    )
    expect(t.offers('ready', 'revolver-32')).toBe(true)
  })

  it('CM-OPT-2 only a weapon is held ready, whether it is picked up or changed', () => {
    const t = two(
      { is: 'private-eye', objects: ['bicycle'] },
      {
        settings: { readyWeapon: true },
        piles: [{ at: 'R3C1', open: ['herbs', 'pitchfork', 'sword-cane'] }],
      },
    )
    t.pick('pickUp', 'herbs')
    expect(t.hero('ann').ready).toBe(-1)
    t.pick('pickUp', 'pitchfork').pick('pickUp', 'sword-cane').pick('stop')
    expect(t.hero('ann').ready).toBe(t.hero('ann').objects[2])
    expect(t.offered.filter((option) => option.startsWith('ready'))).toEqual(['ready sword-cane'])
  })

  it('CM-OPT-2 who drops the ready weapon has empty hands for the next', () => {
    const t = at({
      settings: { readyWeapon: true },
      heroes: [{ ...eye, objects: ['sword-cane'] }, doc],
      tiles: ['cultist-temple'],
      foes: [{ is: 'cultist', at: 'R4C1' }],
      piles: [{ at: 'R3C1', open: ['pitchfork'] }],
    })
    // What is carried from the beginning of a test is picked up once, so that it is ready.
    t.pick('drop', 'sword-cane').pick('pickUp', 'sword-cane')
    expect(t.hero('ann').ready).toBe(t.hero('ann').objects[0])
    t.pick('drop', 'sword-cane').pick('pickUp', 'pitchfork').pick('stop')
    expect(t.offers('attack', 'pitchfork at cultist')).toBe(true)
  })
})

describe('Heights', () => {
  it('CM-OPT-6 a space has each mark once, and obstacles have none', () => {
    const t = two({}, { settings: { terrainHeights: true } }).run('markTerrain', {})
    for (const verb of ['markHindrance', 'markHeight', 'markBlind'] as const) {
      expect(t.offers(verb, 'base-camp R1C1')).toBe(true)
      t.pick(verb, 'base-camp R1C1')
      expect(t.offers(verb, 'base-camp R1C1')).toBe(false)
      expect(t.offers(verb, 'base-camp R1C2')).toBe(true)
      expect(t.offers(verb, 'base-camp R2C6')).toBe(false)
    }
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

  it('CM-OPT-6 a hindrance counts on its own tile alone, in the top row as well', () => {
    const needed = (mark: string, from: string, to: string): number | undefined => {
      const t = before({
        settings: { terrainHeights: true },
        heroes: [
          { is: 'private-eye', at: from, objects: ['revolver-32'] },
          { is: 'mariner-merchant', at: 'R1C6' },
        ],
        tiles: ['cultist-temple'],
        foes: [{ is: 'moon-beast', at: to }],
      })
      t.run('markTerrain', {}).pick('markHindrance', mark).pick('markDone')
      t.dice(2).pick('attack', 'revolver-32 at moon-beast')
      return t.table.roll?.needed
    }
    expect(needed('cultist-temple R6C4', 'R6C2', 'R6C6')).toBe(5)
    expect(needed('cultist-temple R6C1', 'R6C2', 'R6C6')).toBe(4)
    expect(needed('base-camp R1C6', 'R3C1', 'R3C3')).toBe(4)
    expect(needed('moon-base R3C2', 'R3C1', 'R3C3')).toBe(4)
    // Where one stands and whom one aims at do not count.
    expect(needed('cultist-temple R3C1', 'R3C1', 'R3C3')).toBe(4)
    expect(needed('cultist-temple R3C3', 'R3C1', 'R3C3')).toBe(4)
  })

  it('CM-OPT-6 of two hindrances one in the way is enough', () => {
    const t = before({
      settings: { terrainHeights: true },
      heroes: [
        { ...eye, objects: ['revolver-32'] },
        { is: 'mariner-merchant', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [{ is: 'moon-beast', at: 'R3C3' }],
    })
    t.run('markTerrain', {}).pick('markHindrance', 'cultist-temple R6C6')
    t.pick('markHindrance', 'cultist-temple R3C2').pick('markDone')
    t.dice(2).pick('attack', 'revolver-32 at moon-beast')
    expect(t.table.roll?.needed).toBe(5)
  })
})
