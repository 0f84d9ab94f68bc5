import { ScriptedChance } from '@eldertable/kernel'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { at, before, type Position } from '../../testing/at.ts'
import { shufflesIn } from '../../testing/shuffled.ts'
import { tileNumber } from '../../tiles/tiles.ts'

const eyeAtHome = { is: 'private-eye', at: 'train-station R1C6' } as const
const mariner = { is: 'mariner-merchant', at: 'mariners-ship R1C6' } as const

/** Two start tiles that nothing joins. */
const apart = [
  { is: 'train-station', column: 0, row: 0 },
  { is: 'mariners-ship', column: 3, row: 3 },
] as const

describe('Cut off', () => {
  it('CM-GATE-26 CM-GATE-28 CM-RULING-17 first everybody has one more turn, then the board is rebuilt', () => {
    const t = at({ heroes: [eyeAtHome, mariner], tiles: apart, from: 'end' })
    expect(t.told('cutOff')).toHaveLength(1)
    expect(t.asked).toBe('bob actions.choose')
    t.pick('endTurn')
    expect(t.told('rebuilds')).toEqual([])
    // After the last of these turns; the next turn is a first turn, which populates its start tile.
    t.until('turn').pickAs('ann', 'endTurn')
    expect(t.told('rebuilds')).toHaveLength(1)
  })

  it('CM-GATE-26 CM-GATE-27 who is joined by gates is not cut off, nor by what nobody has seen', () => {
    const joined = at({
      heroes: [eyeAtHome, mariner],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'mariners-ship', turned: 3, column: 1 },
      ],
      from: 'end',
    })
    expect(joined.told('cutOff')).toEqual([])
    const hidden = at({
      heroes: [eyeAtHome, mariner],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'leng-plateau', isHidden: true, column: 1 },
        { is: 'mariners-ship', turned: 0, column: 2 },
      ],
      from: 'end',
    })
    expect(hidden.told('cutOff')).toEqual([])
  })

  it('CM-GATE-26 CM-WIN-11 two of a team may be apart, and so may those who play together', () => {
    const together = at({
      settings: { victory: 'cooperative' },
      heroes: [eyeAtHome, mariner],
      tiles: apart,
      foes: [{ is: 'cultist', at: 'train-station R6C1' }],
      from: 'end',
    })
    expect(together.told('cutOff')).toEqual([])
    expect(together.table.cutOff).toBeNull()
    const team = at({
      settings: { teams: true },
      heroes: [
        eyeAtHome,
        { is: 'arctic-explorer', life: 'out' },
        mariner,
        { is: 'psychotherapist', life: 'respawns', home: 'train-station' },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'leng-plateau', isHidden: true, column: 1 },
        { is: 'mariners-ship', turned: 0, column: 2 },
      ],
      from: 'end',
    })
    expect(team.told('cutOff')).toEqual([])
  })

  it('CM-GATE-27 pieces in the way do not count, one that waits to respawn counts at home', () => {
    const t = at({
      heroes: [eyeAtHome, { ...mariner, life: 'respawns' }],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'mariners-ship', turned: 3, column: 1 },
      ],
      foes: [{ is: 'cultist-idol', at: 'train-station R6C3' }],
      from: 'end',
    })
    expect(t.told('cutOff')).toEqual([])
  })

  it('CM-GATE-27 the drop into the Ice Cave is a way for one of the two, which is enough', () => {
    const t = at({
      heroes: [eyeAtHome, { ...mariner, at: 'ice-cave R4C4' }],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'ice-cave', turned: 3, column: 1 },
        { is: 'mariners-ship', column: 5, row: 5 },
      ],
      from: 'end',
    })
    expect(t.told('cutOff')).toEqual([])
  })

  it('CM-GATE-28 if they can reach each other again by then, nothing happens', () => {
    const t = at({ heroes: [eyeAtHome, mariner], tiles: apart, from: 'end' })
    const [, ship] = t.table.places
    if (ship === undefined) throw new Error('no ship')
    t.pick('endTurn')
    // Now the ship lies in the same row and its w gate meets the station's, round the edge of the board.
    Object.assign(ship, { column: 3, row: 0, rotation: 2 })
    t.table.neighbours = [-1, 1, -1, 1, -1, 0, -1, 0]
    t.pick('endTurn')
    expect(t.told('rebuilds')).toEqual([])
    expect(t.asked).toBe('bob actions.choose')
    expect(t.table.cutOff).toBeNull()
  })

  it('CM-GATE-28 whoever is out of the game meanwhile has no last turn to wait for', () => {
    const t = before({
      heroes: [eyeAtHome, mariner, { is: 'arctic-explorer', life: 'out' }],
      tiles: apart,
      from: 'end',
    })
    t.table.cutOff = { left: [0, 2] }
    t.until('turn').go()
    expect(t.told('rebuilds')).toHaveLength(1)
  })
})

describe('Who is cut off from whom', () => {
  const homelessEye = { is: 'private-eye', at: 'moon-base R3C3', home: 'none' } as const
  const doc = { is: 'psychotherapist', at: 'cultist-temple R3C3', home: 'none' } as const

  it('CM-GATE-26 CM-GATE-27 nobody, as long as one of the two can come to the other', () => {
    // The temple’s gates lead one way onto the Moon Base, whose own lead nowhere.
    const parted = (heroes: NonNullable<Position['heroes']>, oneWayGates: boolean): number =>
      at({
        settings: { oneWayGates },
        heroes,
        tiles: [
          { is: 'moon-base', column: 0 },
          { is: 'cultist-temple', column: 1 },
        ],
        from: 'end',
      }).told('cutOff').length
    expect([parted([homelessEye, doc], true), parted([doc, homelessEye], true)]).toEqual([0, 0])
    expect(parted([homelessEye, doc], false)).toBe(1)
  })

  it('CM-GATE-26 those who are out count no more', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'train-station R1C6' },
        { is: 'arctic-explorer', at: 'train-station R6C6', home: 'none' },
        { is: 'mariner-merchant', life: 'out' },
      ],
      tiles: [
        { is: 'train-station', column: 0, row: 0 },
        { is: 'mariners-ship', column: 3, row: 3 },
      ],
      from: 'end',
    })
    expect(t.told('cutOff')).toEqual([])
  })
})

describe('Rebuilding', () => {
  it('CM-GATE-29 CM-GATE-30 CM-GATE-31 CM-GATE-32 CM-RULING-18 CM-TERM-20 a new board: everybody at home, whole, with what they have', () => {
    const t = before({
      heroes: [
        {
          ...eyeAtHome,
          at: 'train-station R6C1',
          health: 1,
          mentality: 0,
          objects: ['herbs'],
          powers: ['pe-ranged'],
          kills: ['cultist-idol'],
          holds: [{ kind: 'web', escape: 3 }],
          losesTurn: true,
          isFlying: true,
          hasWard: true,
          homeHealth: 0,
        },
        { ...mariner, life: 'respawns' },
        { is: 'arctic-explorer', life: 'out' },
      ],
      tiles: [
        { is: 'train-station' },
        { is: 'leng-plateau', column: 7, row: 1, turned: 2 },
        { is: 'elder-city', column: 8, row: 2, isHidden: true },
        { is: 'mariners-ship', column: 3, row: 3 },
      ],
      foes: [
        { is: 'cultist', at: 'train-station R1C1', objects: ['pitchfork'] },
        { is: 'deep-one', at: 'train-station R1C2' },
        { is: 'guard-cell', at: 'train-station R5C5' },
      ],
      piles: [{ at: 'train-station R5C1', open: ['bicycle'], unseen: ['net'], tissue: 1 }],
      discards: ['bolos'],
      from: 'end',
    })
    t.table.cutOff = { left: [0] }
    t.hero('ann').charmed = t.foe('deep-one').piece
    t.hero('ann').surplus = 2
    const isShuffled = shufflesIn(t)
    t.until('turn').go()
    expect(t.told('rebuilds')).toHaveLength(1)
    expect(t.where('ann')).toBe('train-station R1C6')
    expect(t.where('bob')).toBe('mariners-ship R1C6')
    expect(t.hero('ann')).toMatchObject({ health: 4, mentality: 4, holds: [], losesTurn: false })
    expect(t.hero('ann')).toMatchObject({ isNew: true, homeHealth: 3 })
    expect(t.hero('ann')).toMatchObject({ isFlying: false, hasWard: false, charmed: -1 })
    expect(t.hero('ann').surplus).toBe(0)
    expect([isShuffled('generators'), isShuffled('objects')]).toEqual([true, true])
    expect(t.table.places[1]?.rotation).toBe(0)
    // They are laid from the top of the new stack.
    expect(t.state.box.tiles.slice(1, 3)).toEqual(
      (['elder-city', 'leng-plateau'] as const).map((slug) => tileNumber(slug)),
    )
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.hero('ann').powers).toHaveLength(1)
    expect(t.carries('ann')).toEqual(['herbs'])
    expect(t.hero('bob')).toMatchObject({ life: 'alive', health: 3, isNew: true })
    expect(t.hero('cid').life).toBe('out')
    expect(t.table.foes).toEqual([])
    expect(t.table.piles).toEqual([])
    expect([t.table.objectsLeft, t.table.generatorsLeft]).toEqual([71, 47])
    expect(t.table.places.map(({ tile }) => tile >= 0)).toEqual([true, false, false, true])
    expect(t.table.places.some(({ isPopulated }) => isPopulated)).toBe(false)
    // CM-GATE-32: the next player begins with a first turn.
    t.dice(1, 6, 3).goOn()
    expect(t.told('populates')).toMatchObject([{ place: 3 }])
    expect(t.asked).toMatch(/spawn.place/)
  })

  it('CM-GATE-29 the hidden tiles are shuffled again', () => {
    const t = before({
      heroes: [eyeAtHome, mariner],
      tiles: [
        apart[0],
        { is: 'leng-plateau', column: 7, row: 1 },
        { is: 'elder-city', column: 8, row: 2, isHidden: true },
        apart[1],
      ],
      from: 'end',
    })
    t.table.cutOff = { left: [0] }
    const listening = vi.spyOn(ScriptedChance.prototype, 'shuffle')
    onTestFinished(() => listening.mockRestore())
    t.until('turn').go()
    // The other stacks have far more in them.
    const shuffled = listening.mock.calls.map(([stack]: unknown[]) => stack as number[])
    expect(shuffled.some(({ length }) => length <= 2)).toBe(true)
  })

  it('CM-GATE-32 CM-TURN-3 after a rebuilding the next player has a first turn: its start tile is populated anew', () => {
    const t = before({
      settings: { monsterControl: 'automatic' },
      heroes: [eyeAtHome, mariner],
      tiles: apart,
      generators: ['star-mound'],
      from: 'end',
    })
    t.table.cutOff = { left: [0] }
    // One generator, on R5C5 of the ship, and what it spawns.
    t.dice(1, 5, 5).go()
    expect(t.told('rebuilds')).toHaveLength(1)
    expect(t.told('populates')).toHaveLength(1)
    expect(t.told('spawnRoll')).toEqual([])
    expect(t.where('star-mound')).toBe('mariners-ship R5C5')
    expect(t.asked).toBe('bob actions.choose')
    expect([t.hero('ann').isNew, t.hero('bob').isNew]).toEqual([true, false])
  })
})
