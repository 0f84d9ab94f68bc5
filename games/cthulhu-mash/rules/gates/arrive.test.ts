import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { byGate, facingGates, stationAndLibrary } from '../../testing/facing-gates.ts'
import { variant } from '../../testing/mad.ts'
import { doc, eye } from '../../testing/one.ts'

const eyeByGate = { is: 'private-eye', at: 'train-station R6C3' } as const
const docAtSchool = { is: 'psychotherapist', at: 'medical-school R1C6' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R1C2' } as const
const eyeInCorner = { is: 'private-eye', at: 'train-station R6C6' } as const
const settings = { victory: 'cooperative', sanity: true, sharedStart: 'off' } as const
const TEMPLE = 22
const CULTIST = 0

describe('Arriving through a gate', () => {
  it('CM-GATE-15 CM-GATE-16 CM-GATE-13 whoever stands beyond switches places, held or not; only the hold of the space ends', () => {
    const t = at({
      heroes: [eyeByGate, docAtSchool],
      tiles: stationAndLibrary(),
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

  it('CM-MOVE-21 CM-GATE-15 nobody goes from an occupied gate space to an occupied one: there would be nowhere to switch to', () => {
    const through = (foes: Position['foes'] = []): MashScenario =>
      at({
        settings: { victory: 'cooperative' },
        heroes: [
          { ...mariner, at: 'R3C5' },
          { ...eyeInCorner, at: 'R4C6' },
        ],
        tiles: ['cultist-temple', 'mine-lab'],
        foes: [{ is: 'cultist-idol', at: 'R1C1' }, ...foes],
      })
        .pick('walk', 'R4C5')
        .pick('step', 'R4C6')
    const blocked = through([{ is: 'moon-beast', at: 'mine-lab R3C1' }])
    expect(blocked.refusal('gate')).toBe('occupied')
    expect(blocked.defaultPick).toBe('walk R1C3')
    expect(through().pick('gate').where('ann')).toBe('mine-lab R3C1')
  })

  it('CM-GATE-15 CM-GATE-16 whoever stands beyond changes places, even if held by that space', () => {
    const t = byGate(
      'train-station',
      {},
      {
        heroes: [
          { is: 'psychotherapist', at: 'R4C6' },
          { is: 'private-eye', at: 'train-station R3C1', holds: [{ kind: 'net', escape: 2 }] },
        ],
      },
    )
    t.pick('gate')
    expect([t.where('ann'), t.where('bob')]).toEqual(['train-station R3C1', 'cultist-temple R4C6'])
    expect(t.hero('bob').holds).toHaveLength(1)
  })

  it('CM-GATE-15 in a cooperative game characters switch even on the only way in, and so do pushed monsters', () => {
    const settings = { victory: 'cooperative', monsterControl: 'left-player' } as const
    const t = at(
      facingGates({ settings, foes: [{ is: 'cultist-idol', at: 'train-station R1C1' }] }),
    )
    t.pick('gate')
    expect([t.where('ann'), t.where('bob')]).toEqual([
      'university-library R4C6',
      'train-station R6C3',
    ])
    const foes = [
      { is: 'moon-beast', at: 'train-station R6C3' },
      { is: 'cultist', at: 'university-library R4C6' },
    ] as const
    const pusher = { is: 'mariner-merchant', at: 'train-station R6C2' } as const
    const u = at(facingGates({ settings, foes }, pusher, { at: 'train-station R1C1' }))
    u.dice(8).pick('push', 'moon-beast').pick('pushGate', 'train-station R6C3')
    expect([u.where('moon-beast'), u.where('cultist')]).toEqual([
      'university-library R4C6',
      'train-station R6C3',
    ])
  })

  it('CM-GATE-19 CM-RULING-15 a character that is switched enters a tile too, and its generators spawn after those of the mover', () => {
    const t = at({
      heroes: [eyeByGate, { ...docAtSchool, at: 'university-library R6C3' }],
      tiles: stationAndLibrary(),
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

  it('CM-GATE-19 CM-SANE-12 on arrival monsters come, then the space acts, and only then it is the gate, the tile and what is there that shake', () => {
    const t = at({
      settings,
      heroes: [
        { is: 'arctic-explorer', at: 'innsmouth-dock R4C6' },
        { is: 'psychotherapist', at: 'innsmouth-dock R6C1' },
      ],
      tiles: ['innsmouth-dock', 'cultist-temple'],
      foes: [{ is: 'cultist-idol', at: 'cultist-temple R3C3' }],
      piles: [{ at: 'cultist-temple R3C1', tissue: 1 }],
    })
    // One Cultist; then checks of 33.
    t.dice(1, 3, 3, 1, 3, 3, 3, 3).pick('gate')
    const order = ['arrives', 'spawns', 'loses', 'shudders', 'checks']
    const told = t.events.map(({ key }) => key).filter((key) => order.includes(key))
    expect(told.slice(0, order.length)).toEqual(order)
    expect(t.told('checks').map(({ source }) => source)).toEqual([
      TEMPLE,
      expect.any(Number),
      CULTIST,
    ])
  })

  it('CM-GATE-19 CM-SANE-10 who comes through a gate looks about', () => {
    const t = at({
      settings: { ...variant, sharedStart: 'off' },
      heroes: [
        { is: 'mariner-merchant', at: 'innsmouth-dock R4C6' },
        { ...doc, at: 'innsmouth-dock R6C1' },
      ],
      tiles: ['innsmouth-dock', 'medical-school'],
      foes: [{ is: 'deep-one', at: 'medical-school R3C3' }],
    })
    t.dice(1, 1).pick('gate')
    expect(t.where('ann')).toBe('medical-school R3C1')
    expect(t.told('checks')).toMatchObject([{ seat: 0 }])
  })

  it('CM-GATE-19 CM-SPELL-2 CM-ICON-20 who is switched has moved and was not pushed', () => {
    const t = at({
      heroes: [
        { ...doc, at: 'mine-lab R1C2', spells: ['create-gate'] },
        { ...eye, at: 'mine-lab R1C1' },
      ],
      tiles: ['mine-lab', 'cultist-temple'],
      foes: [{ is: 'moon-beast', at: 'cultist-temple R3C1' }],
    })
    t.pick('cast', 'create-gate').pick('goTo', 'cultist-temple R3C1')
    expect(t.where('ann')).toBe('cultist-temple R3C1')
    // The mine shaft kills only who is pushed into it.
    expect(t.where('moon-beast')).toBe('mine-lab R1C2')
  })
})

describe('A monster on the gate space beyond', () => {
  const beyond = (settings: NonNullable<Position['settings']>, more: Partial<Position> = {}) =>
    byGate(
      'train-station',
      {},
      { settings, foes: [{ is: 'cultist', at: 'train-station R3C1' }], ...more },
    )

  const together = { victory: 'cooperative', sharedStart: 'off' }

  const among = (...others: NonNullable<Position['tiles']>): Pick<Position, 'tiles'> => ({
    tiles: [
      { is: 'cultist-temple', column: 0, row: 1 },
      { is: 'train-station', column: 1, row: 1 },
      ...others,
    ],
  })

  // North of the station, whose other gate looks there.
  const city = { is: 'elder-city', column: 1, row: 0 } as const

  const hidden = { ...city, isHidden: true } as const
  const lab = { is: 'mine-lab', column: 0, row: 0 } as const

  // North of the temple and west of the city.
  const plateau = { is: 'leng-plateau', column: 0, row: 0 } as const

  it('CM-GATE-15 moves aside if that is the only way into its tile and all play together', () => {
    const t = beyond(together).pick('gate')
    expect(t.where('ann')).toBe('train-station R3C1')
    expect(t.where('cultist')).toMatch(/^train-station R[24]C1$/)
  })

  it('CM-GATE-15 switches places among rivals', () => {
    const t = beyond({ victory: 'death-match' }).pick('gate')
    expect([t.where('ann'), t.where('cultist')]).toEqual([
      'train-station R3C1',
      'cultist-temple R4C6',
    ])
  })

  it.each([
    ['nothing leads from here to the tile beyond it', among(city)],
    ['nor to that tile lying face down', among(hidden)],
    ['the tile between has no gate on this side', among(city, lab)],
  ])('CM-GATE-15 moves aside though its tile has a second gate: %s', (_, tiles) => {
    const t = beyond(together, tiles).pick('gate')
    expect(t.where('ann')).toBe('train-station R3C1')
    expect(t.where('cultist')).toMatch(/^train-station R[24]C1$/)
  })

  it.each([
    ['face up', among(city, plateau)],
    ['face down', among(hidden, { ...plateau, isHidden: true })],
  ])('CM-GATE-15 switches places where another way leads to its tile, %s', (_, tiles) => {
    const t = beyond(together, tiles).pick('gate')
    expect([t.where('ann'), t.where('cultist')]).toEqual([
      'train-station R3C1',
      'cultist-temple R4C6',
    ])
  })

  it('CM-GATE-15 a generator moves aside too', () => {
    const t = beyond(together, { foes: [{ is: 'guard-cell', at: 'train-station R3C1' }] })
    t.pick('gate')
    expect(t.where('ann')).toBe('train-station R3C1')
    expect(t.where('guard-cell')).toMatch(/^train-station R[24]C1$/)
  })

  it('CM-GATE-15 a character switches places all the same', () => {
    const heroes = [
      { is: 'psychotherapist', at: 'R4C6' },
      { is: 'private-eye', at: 'train-station R3C1' },
    ] as const
    const foes = [{ is: 'cultist', at: 'train-station R6C6' }] as const
    const t = beyond(together, { heroes, foes }).pick('gate')
    expect([t.where('ann'), t.where('bob')]).toEqual(['train-station R3C1', 'cultist-temple R4C6'])
  })

  it('CM-GATE-15 switches places if no space beside it is free', () => {
    const foes = ['R3C1', 'R2C1', 'R4C1', 'R3C2'].map((space, i) => ({
      is: (['cultist', 'deep-one', 'mi-go', 'moon-beast'] as const)[i] ?? 'cultist',
      at: `train-station ${space}`,
    }))
    const t = beyond(together, { foes }).pick('gate')
    expect(t.where('cultist')).toBe('cultist-temple R4C6')
  })
})

describe('Whoever is switched', () => {
  it('CM-GATE-15 CM-GATE-19 meets what lies where it is put', () => {
    const t = at(facingGates({ piles: [{ at: 'train-station R6C3', tissue: 1 }] }))
    t.pick('gate')
    expect(t.where('bob')).toBe('train-station R6C3')
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([4, 2])
  })
})
