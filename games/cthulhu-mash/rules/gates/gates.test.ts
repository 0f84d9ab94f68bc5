import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'

const eye = { is: 'private-eye', at: 'train-station R6C3' } as const
const doc = { is: 'psychotherapist', at: 'medical-school R1C6' } as const

/** The library lies east of the station, turned so that its n gate meets the station's. */
const side = (library: object = {}) =>
  [
    { is: 'train-station', turned: 1, isStart: false },
    { is: 'university-library', turned: 3, ...library },
    { is: 'medical-school', column: 5, row: 5 },
  ] as const

describe('Gates', () => {
  it('CM-GATE-2 a gate space can be crossed and stopped on without using the gate', () => {
    const t = at({ heroes: [{ ...eye, at: 'R6C2' }, doc], tiles: side() })
    t.pick('walk', 'R6C3').pick('stop')
    expect(t.where('ann')).toBe('train-station R6C3')
    expect(t.told('arrives')).toEqual([])
  })

  it('CM-GATE-5 CM-GATE-9 CM-GATE-10 CM-GATE-11 CM-RULING-14 connected gates: one point, to the facing gate space, and the rest is lost', () => {
    const t = at({
      heroes: [eye, doc],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'elder-city', turned: 3 },
        { is: 'medical-school', column: 5, row: 5 },
      ],
    })
    t.pick('gate')
    expect(t.where('ann')).toBe('elder-city R6C3')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(3)
  })

  it('CM-GATE-9 CM-GATE-11 the last point of a move is enough for a gate, none is not', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R6C3' }, doc],
      tiles: side(),
      piles: [{ at: 'R6C3', open: ['herbs', 'bolos', 'net', 'handcuffs', 'sword-cane'] }],
    })
    for (const object of ['herbs', 'bolos', 'net', 'handcuffs', 'sword-cane'])
      t.pick('pickUp', object)
    expect(t.offers('gate')).toBe(true)
    t.pick('drop', 'net').pick('pickUp', 'net')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-GATE-7 CM-GATE-8 no way through a gate without neighbour or without a gate on the other side', () => {
    const facing = at({ heroes: [eye, doc], tiles: side({ turned: 2 }) })
    // With two quarter turns the library's wall without gate looks east, its e gate west.
    expect(facing.offers('gate')).toBe(true)
    const walled = at({ heroes: [eye, doc], tiles: side({ turned: 0 }) })
    expect(walled.refusal('gate')).toBe('dead-end')
    const nobody = at({ heroes: [{ ...eye, at: 'R3C1' }, doc], tiles: side() })
    expect(nobody.refusal('gate')).toBe('dead-end')
  })

  it('CM-GATE-6 CM-GATE-14 CM-GATE-19 CM-PROMPT-16 CM-TERM-20 CM-RULING-15 an open gate reveals, populates and spawns, in that order', () => {
    const t = at({
      heroes: [eye, doc],
      tiles: side({ isHidden: true }),
      generators: ['cultist-idol'],
    })
    t.pick('gate')
    expect(t.asked).toBe('ann reveal.rotate')
    expect(t.offered).toEqual(['turnTile 1', 'turnTile 2', 'turnTile 3'])
    t.dice(1, 6, 6).pick('turnTile', 3)
    expect(t.where('ann')).toBe('university-library R6C3')
    expect(t.asked).toBe('bob spawn.place')
    t.pick('place', 'R5C6')
    const keys = t.events.map(({ key }) => key)
    expect(keys).toEqual(['reveals', 'turns', 'arrives', 'populates', 'places', 'spawns'])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-GATE-12 CM-GATE-13 monsters do not go through gates by themselves', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R5C3' }, doc],
      tiles: side(),
      foes: [{ is: 'cultist', at: 'R6C3' }],
      from: 'monsters',
    })
    t.pick('rouse', 'cultist')
    expect(t.offers('gate')).toBe(false)
    expect(t.offered.every((one) => /^(foeWalk|foeStrike|rest)/.test(one))).toBe(true)
  })

  it('CM-GATE-15 CM-GATE-16 CM-GATE-13 whoever stands beyond switches places, held or not; only the hold of the space ends', () => {
    const t = at({
      heroes: [eye, doc],
      tiles: side(),
      foes: [
        {
          is: 'cultist',
          at: 'university-library R6C3',
          holds: [
            { kind: 'space', escape: 2 },
            { kind: 'net', escape: 2 },
          ],
        },
        { is: 'cultist', at: 'university-library R1C1' },
      ],
      // No gate space of this set holds anybody; those of expansions might.
      impossible: ['piece 0 is held by a space that holds nobody'],
    })
    t.pick('gate')
    expect(t.where('cultist')).toBe('train-station R6C3')
    expect(t.foe('cultist').holds.map(({ kind }) => kind)).toEqual(['net'])
    expect(t.where('cultist', 2)).toBe('university-library R1C1')
  })

  it('CM-GATE-19 CM-RULING-15 a character that is switched enters a tile too, and its generators spawn after those of the mover', () => {
    const t = at({
      heroes: [eye, { ...doc, at: 'university-library R6C3' }],
      tiles: side(),
      foes: [
        { is: 'cultist-idol', at: 'train-station R5C1' },
        { is: 'mi-go-gate', at: 'university-library R1C1' },
      ],
    })
    // The first has a single space beside it.
    t.pick('gate').pick('place', 'R5C2')
    expect(t.where('bob')).toBe('train-station R6C3')
    expect([t.where('mi-go'), t.where('cultist')]).toEqual([
      'university-library R1C2',
      'train-station R5C2',
    ])
  })

  it('CM-GATE-17 CM-RULING-12 a revealed tile also meets the gates of start tiles, if it can', () => {
    const tiles = (is: 'university-library' | 'mine-lab') =>
      [
        { is: 'train-station', turned: 1, isStart: true },
        { is, isHidden: true },
        { is: 'medical-school', column: 2, row: 0, turned: 0, isStart: true },
      ] as const
    // The school's w gate looks at the hidden tile from the east.
    const heroes = [eye, { ...doc, at: 'medical-school R1C6' }] as const
    const t = at({ heroes, tiles: tiles('university-library') }).pick('gate')
    // Gates n, e, s: only two turns put gates both west and east.
    expect(t.offered).toEqual(['turnTile 1', 'turnTile 3'])
    const u = at({ heroes, tiles: tiles('mine-lab') }).pick('gate')
    expect(u.offered).toEqual(['turnTile 0', 'turnTile 2'])
  })

  it('CM-GATE-17 CM-RULING-12 otherwise only the gate in use counts', () => {
    const t = at({
      heroes: [eye, doc],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'mine-lab', isHidden: true, column: 1, row: 0 },
        // Its n gate looks south at row 1, its w gate north: nothing of it can be met by a straight passage.
        { is: 'medical-school', column: 1, row: 1, turned: 0 },
      ],
    }).pick('gate')
    expect(t.offered).toEqual(['turnTile 0', 'turnTile 2'])
  })

  it('CM-GATE-18 CM-RULING-73 CM-LINE-2 nothing reaches through a gate but pieces that move', () => {
    const t = at({
      heroes: [
        { ...eye, objects: ['revolver-32', 'herbs', 'dynamite-stick'] },
        { ...doc, at: 'university-library R6C3' },
      ],
      tiles: side(),
      foes: [{ is: 'cultist', at: 'university-library R5C4' }],
    })
    expect(t.offers('gate')).toBe(true)
    for (const verb of ['attack', 'give', 'push'] as const) expect(t.offers(verb)).toBe(false)
  })

  it('CM-GATE-20 CM-RULING-12 a tile that a Picture Gate reveals may lie in any way', () => {
    const t = at({
      heroes: [{ ...eye, at: 'R6C2' }, doc],
      tiles: side({ isHidden: true }),
      piles: [{ at: 'R6C2', unseen: ['picture-gate'] }],
    })
    t.draws(1).pick('pickTop')
    expect(t.asked).toBe('ann reveal.rotate')
    expect(t.offered).toEqual(['turnTile 0', 'turnTile 1', 'turnTile 2', 'turnTile 3'])
  })

  it('CM-GATE-21 CM-RULING-81 CM-PROMPT-24 a scouted tile meets a gate of the own tile, if that has one there', () => {
    const scout = (turned: number) =>
      at({
        heroes: [{ ...eye, is: 'mariner-merchant', at: 'R2C2' }, doc],
        tiles: [
          { is: 'train-station', turned, isStart: false },
          ...side({ isHidden: true }).slice(1),
        ],
      }).pick('scout', 'east')
    expect(scout(1).offered).toEqual(['turnTile 1', 'turnTile 2', 'turnTile 3'])
    // No gate of the station looks east now.
    const t = scout(0)
    expect(t.offered).toEqual(['turnTile 0', 'turnTile 1', 'turnTile 2', 'turnTile 3'])
    t.dice(1, 6, 6).pick('turnTile', 0)
    expect(t.told('spawns')).toEqual([])
    expect(t.where('ann')).toBe('train-station R2C2')
  })
})

describe('Pushed into a gate', () => {
  const pushed = { ...doc, at: 'train-station R6C3', objects: ['herbs'] } as const
  const pusher = { ...eye, is: 'mariner-merchant', at: 'R5C3' } as const

  it('CM-GATE-22 CM-RULING-4 into a connected gate: to the other side, and who stood there comes to the near side', () => {
    const t = at({
      heroes: [pusher, pushed],
      tiles: side(),
      foes: [{ is: 'cultist', at: 'university-library R6C3' }],
    })
    t.dice(5).pick('push', 'bob')
    expect(t.offers('pushTo', 'R6C2')).toBe(true)
    t.pick('pushGate', 'train-station R6C3')
    expect(t.where('bob')).toBe('university-library R6C3')
    expect(t.where('cultist')).toBe('train-station R6C3')
    expect(t.where('ann')).toBe('train-station R5C3')
  })

  it('CM-GATE-23 CM-RULING-16 CM-RULING-15 into an open gate: the pusher reveals and rolls, and monsters spawn for a character', () => {
    const t = at({
      heroes: [pusher, pushed],
      tiles: side({ isHidden: true }),
      generators: ['cultist-idol'],
    })
    t.dice(5).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect(t.asked).toBe('ann reveal.rotate')
    t.dice(1, 1, 6).pick('turnTile', 3)
    expect(t.asked).toBe('bob spawn.place')
    t.pick('place', 'R2C6')
    expect(t.told('spawns')).toHaveLength(1)
    expect(t.told('populates')).toMatchObject([{ count: 1 }])
  })

  it('CM-GATE-23 CM-RULING-16 nothing spawns for a monster that is pushed there', () => {
    const t = at({
      heroes: [pusher, doc],
      tiles: side({ isHidden: true }),
      foes: [{ is: 'cultist', at: 'R6C3' }],
      generators: ['cultist-idol'],
    })
    t.dice(4).pick('push', 'cultist').pick('pushGate', 'train-station R6C3')
    t.dice(1, 1, 6).pick('turnTile', 3)
    expect(t.told('spawns')).toEqual([])
    expect(t.where('cultist')).toBe('university-library R6C3')
    expect(t.where('cultist-idol')).toBe('university-library R1C6')
  })

  it('CM-GATE-24 CM-GATE-25 into a dead end: dead, whatever the health, and its objects are gone', () => {
    const t = at({ heroes: [pusher, pushed, { ...eye, at: 'R1C1' }], tiles: side({ turned: 0 }) })
    t.dice(5).pick('push', 'bob').pick('pushGate', 'train-station R6C3')
    expect(t.hero('bob').life).toBe('out')
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.lying('R6C3').open).toEqual([])
    expect(t.told('dies')).toEqual([{ seat: 1, by: 0 }])
    expect(t.hero('cid').life).toBe('alive')
  })

  it('CM-GATE-24 a monster dies there too', () => {
    const t = before({
      heroes: [pusher, doc],
      tiles: side({ turned: 0 }),
      foes: [{ is: 'moon-beast', at: 'R6C2' }],
    }).go()
    expect(t.offers('push')).toBe(false)
    t.pick('walk', 'R5C2').pick('stop').dice(4).pick('push', 'moon-beast')
    t.pick('pushGate', 'train-station R6C3')
    expect(t.foes('moon-beast')).toEqual([])
  })

  it('CM-GATE-21 CM-PLACE-9 a scouted Ice Cave turns its name side to the scout', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'family-farm R3C3' },
        { is: 'private-eye', at: 'family-farm R1C1' },
      ],
      tiles: [
        { is: 'family-farm', column: 0 },
        { is: 'ice-cave', isHidden: true, column: 1 },
      ],
      generators: ['star-mound'],
    })
    t.dice(1, 6, 2).pick('scout', 'east')
    expect(t.told('turns')).toMatchObject([{ rotation: 3 }])
  })
})
