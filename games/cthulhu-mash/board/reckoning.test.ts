import type { Decision, Event, Option } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { monsterNumber, type MonsterSlug } from '../pieces/monsters.ts'
import { parseSpace } from '../tiles/spaces.ts'
import { HANDS, withObject } from '../rules/attacks/means.ts'
import { stateAt, type Position } from '../position.ts'
import { spotOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { foeOf, kindOf, pieceIn } from '../targets.ts'
import { openState } from '../text/telling.ts'
import { areaOf, blowOf, chargeOf } from '../verbs.ts'
import { action } from './action.ts'
import { blowBy } from './blows.ts'
import { chargeAhead } from './charges.ts'
import { coversIn, showsCovers } from './covers.ts'
import { cornerOf, isBeingLaid, sizeOf, TILE } from './layout.ts'
import { targetLit, worthIn } from './lit.ts'
import { marksOf, trailsOf } from './moment.tsx'
import { primary } from './primary.ts'
import { friendsOn, prospectsFrom } from './prospects.ts'
import type { MashProps, MashTable } from './table.ts'
import { waysIn } from './ways.ts'

const space = parseSpace

/** The Private Eye (d10 from afar) in the nave of the temple: a cultist in sight, a beast behind the idols. */
const temple = (more: Position = {}): MashTable =>
  stateAt({
    heroes: [
      { is: 'private-eye', at: 'cultist-temple R3C2', objects: ['revolver-32'] },
      { is: 'mariner-merchant', at: 'base-camp R1C1' },
    ],
    tiles: ['cultist-temple', 'base-camp'],
    foes: [
      { is: 'cultist', at: 'cultist-temple R6C4' },
      { is: 'moon-beast', at: 'cultist-temple R1C5' },
    ],
    ...more,
  }).table

const question = (key: string, about: Decision['about']): Decision => ({
  seat: 0,
  key,
  rule: '',
  about,
  passable: false,
})
const choosing = question('actions.choose', { seat: 0, actions: 3 })
const asked = (table: MashTable) => ({ table, decision: choosing })
/** A monster, as a target. */
const foe = ({ foes }: MashTable, kind: MonsterSlug): number =>
  foeOf(foes.find(({ piece }) => kindOf(piece) === monsterNumber(kind))?.piece ?? NONE)
const objectsOf = ({ heroes }: MashTable): number[] => heroes[0]?.objects ?? []

const lit = (...targets: string[]): MashProps['lit'] =>
  new Map(targets.map((target) => [target, 'may'] as const))

describe('what lies nearest at hand', () => {
  const armed = (...objects: ('revolver-32' | 'tommy-gun' | 'dynamite-bundle')[]) =>
    primary(
      temple({
        heroes: [
          { is: 'private-eye', at: 'cultist-temple R3C2', objects },
          { is: 'mariner-merchant', at: 'base-camp R1C1' },
        ],
      }),
    )

  it('is the weapon that promises most, also one that strikes an area', () => {
    expect(armed('revolver-32')).toContain('attack')
    expect(armed('revolver-32')).not.toContain('aim')
    expect(armed('revolver-32', 'tommy-gun')).toContain('aim')
    expect(armed('revolver-32', 'tommy-gun')).not.toContain('attack')
  })

  it('is not what is used up', () => {
    expect(armed('revolver-32', 'dynamite-bundle')).not.toContain('aim')
  })
})

describe('who else is on a tile', () => {
  it('is a partner where all play together, and a rival otherwise', () => {
    const table = temple({
      heroes: [
        { is: 'private-eye', at: 'cultist-temple R3C2' },
        { is: 'mariner-merchant', at: 'cultist-temple R1C1' },
      ],
    })
    expect(friendsOn(table, 0, 0)).toEqual([])
    expect(friendsOn({ ...table, victory: 'cooperative' }, 0, 0)).toEqual([1])
    expect(friendsOn({ ...table, victory: 'cooperative' }, 0, 1)).toEqual([])
  })
})

describe('what walking costs', () => {
  it('is counted along safe ways, and is that of the step into danger beside', () => {
    const ways = waysIn(asked(temple()))
    expect(ways?.points).toBe(6)
    expect(ways?.cost(space('R3C4'))).toBe(2)
    expect(ways?.path(space('R3C4'))).toEqual([space('R3C3'), space('R3C4')])
    // An idol, and the place where one stands.
    expect(ways?.cost(space('R2C3'))).toBeUndefined()
    expect(ways?.cost(space('R3C2'))).toBeUndefined()
  })

  it('leads round a brazier, which costs a point of health, and says what stepping onto it costs', () => {
    const t = temple({
      heroes: [{ is: 'private-eye', at: 'cultist-temple R1C2' }, 'mariner-merchant'],
    })
    const ways = waysIn(asked(t))
    expect(ways?.cost(space('R2C2'))).toBe(1)
    expect(ways?.path(space('R2C2'))).toEqual([])
    expect(ways?.path(space('R2C1'))).toEqual([space('R1C1'), space('R2C1')])
  })

  it('is nobody’s business where nobody walks', () => {
    expect(waysIn({ table: temple(), decision: null })).toBeUndefined()
  })
})

describe('what can be done from somewhere', () => {
  it('is known before one goes there: whom one would see, with what one would hit, and how often', () => {
    const t = temple()
    const prospects = prospectsFrom(t, 0, spotOf(0, space('R3C4')))
    const [cultist, beast] = prospects
    expect(cultist).toMatchObject({ isSeen: true, space: space('R6C4') })
    expect(cultist?.blow).toMatchObject({ faces: 10, hits: 8, least: 3, damage: 1 })
    expect(beast).toMatchObject({ isSeen: false, behind: NONE, blow: undefined })
    expect(t.heroes[0]?.spot).toBe(spotOf(0, space('R3C2')))
  })

  it('CM-OPT-1 counts the point of a blow from behind: with the option, and from nowhere else', () => {
    // A d6 against the defence of a Cultist to the north, who looks to some side.
    const odds = (side: 0 | 1, settings: Position['settings']): (number | undefined)[] => {
      const foes = [{ is: 'cultist', at: 'cultist-temple R4C2', facing: side }] as const
      const table = temple({ foes: [...foes], ...(settings && { settings }) })
      const { bonus, hits } = blowBy(openState({ table }), 0, blowOf(HANDS, foe(table, 'cultist')))
      return [bonus, hits]
    }
    expect(odds(0, { facing: true })).toEqual([1, 5])
    expect(odds(1, { facing: true })).toEqual([0, 4])
    expect(odds(0, {})).toEqual([0, 4])
  })

  it('names who stands in the line', () => {
    const t = temple({
      foes: [
        { is: 'cultist', at: 'cultist-temple R6C4' },
        { is: 'moon-beast', at: 'cultist-temple R5C4' },
      ],
    })
    const prospects = prospectsFrom(t, 0, spotOf(0, space('R3C4')))
    const hidden = prospects.find(({ isSeen }) => !isSeen)
    expect(hidden?.target).toBe(foe(t, 'cultist'))
    expect(hidden?.behind).toBe(foe(t, 'moon-beast'))
  })

  it('is nothing on a tile that lies face down', () => {
    const t = temple({
      tiles: ['cultist-temple', 'base-camp', { is: 'elder-city', isHidden: true }],
    })
    expect(prospectsFrom(t, 0, spotOf(2, 0))).toEqual([])
  })
})

describe('a press on an enemy', () => {
  it('takes the most promising blow, unless another is pointed at', () => {
    const t = temple({
      heroes: [
        { is: 'private-eye', at: 'cultist-temple R3C2', objects: ['acid-vial', 'bolos'] },
        'mariner-merchant',
      ],
      foes: [{ is: 'moon-beast', at: 'cultist-temple R3C3' }],
    })
    const target = foe(t, 'moon-beast')
    const [vial = NONE, bolos = NONE] = objectsOf(t)
    const blows = [HANDS, withObject(vial), withObject(bolos)].map(
      (means) => `blow:${blowOf(means, target)}`,
    )
    const worth = worthIn(asked(t))
    expect(targetLit(lit(`piece:${target}`, ...blows), target, worth).id).toBe(blows[1])
    const pointed = new Map([...lit(...blows), [blows[0] ?? '', 'aimed'] as const])
    expect(targetLit(pointed, target, worth).id).toBe(blows[0])
    expect(blowBy(openState({ table: t }), 0, blowOf(withObject(vial), target)).damage).toBe(2)
  })
})

describe('areas', () => {
  const t = temple({
    heroes: [
      { is: 'arctic-explorer', at: 'cultist-temple R3C2', objects: ['dynamite-stick'] },
      'mariner-merchant',
    ],
  })
  const means = withObject(objectsOf(t)[0] ?? NONE)
  const areas = [areaOf(means, 0, space('R4C4')), areaOf(means, 3, space('R4C5'))]
  const targets = areas.map((area) => `area:${area}`)

  it('that cover the same spaces have one handle between them, in the middle', () => {
    const covers = coversIn({ ...asked(t), lit: lit(...targets) })
    const sets = new Set(covers.map(({ spots }) => spots.toSorted((a, b) => a - b).join()))
    expect(sets.size).toBe(covers.length)
    expect(covers[0]?.id).toBe(targets[0])
    expect(covers[0]?.spots).toContain(spotOf(0, space('R4C4')))
  })

  it('wait in the slip while there is something else to press', () => {
    expect(showsCovers({ lit: lit(...targets) })).toBe(true)
    expect(showsCovers({ lit: lit(...targets, 'space:3') })).toBe(false)
  })

  it('of a charge lead from the beast through its victim to where it ends', () => {
    const piece = pieceIn(foe(t, 'cultist'))
    const decision = question('foeTurn.choose', { piece, left: 1 })
    const aimed = { verb: 'charge', argument: chargeOf(0, 1, space('R3C1')) } as Option
    expect(chargeAhead({ table: t, decision, aimed })).toEqual([
      spotOf(0, space('R6C4')),
      spotOf(0, space('R3C2')),
      spotOf(0, space('R3C1')),
    ])
  })
})

describe('where the view goes', () => {
  const tiles = [
    { is: 'cultist-temple', column: 0, row: 0 },
    { is: 'base-camp', column: 2, row: 0 },
    { is: 'elder-city', column: 1, row: 0 },
  ] as const
  const t = temple({ tiles })
  const shows = { ...asked(t), reader: 0, moment: [] }

  /** A tile is in the middle of what is seen of it, with room for the signs of its gates. */
  const middle = (column: number) => cornerOf(t, { column, row: 0 }).x + TILE / 2
  const middleOfAction = (given: Parameters<typeof action>[0]) => {
    const { x, width } = action(given) ?? { x: 0, width: 0 }
    return x + width / 2
  }

  it('is the tile of whoever is asked', () => {
    expect(middleOfAction(shows)).toBe(middle(0))
  })

  it('is the tile of what has just happened while others play', () => {
    const moment = [{ key: 'steps', rule: '', is: { who: 1, spot: spotOf(1, 3) } }] as Event[]
    expect(middleOfAction({ ...shows, reader: 1, moment })).toBe(middle(2))
  })

  it('is nowhere in particular on a small board', () => {
    expect(action({ ...shows, ...asked(temple()) })).toBeNull()
  })

  it('is the whole grid while a host lays tiles, which later shrinks to what lies there', () => {
    const table = { ...t, settings: { ...t.settings, customLayout: true } }
    expect(isBeingLaid({ ...table, neighbours: [] })).toBe(true)
    expect(sizeOf({ ...table, neighbours: [] }).width).toBeGreaterThan(7 * TILE)
    const shifted = table.places.map((place) => ({ ...place, column: place.column + 3 }))
    expect(sizeOf({ ...table, places: shifted })).toEqual(sizeOf(table))
  })
})

describe('what has just happened', () => {
  const t = temple()
  const cultist = foe(t, 'cultist')

  it('is marked where it happened, one above the other', () => {
    const moment = [
      { key: 'loses', rule: '', is: { who: cultist, points: 1, left: 0 } },
      { key: 'holds', rule: '', is: { who: cultist, kind: 'net', escape: 1 } },
      { key: 'loses', rule: '', is: { who: foeOf(40), points: 1, left: 0 } },
    ] as Event[]
    const marks = marksOf(t, moment)
    expect(marks.map(({ text }) => text)).toEqual(['−1', 'held'])
    expect(marks[0]?.at.x).toBe(marks[1]?.at.x)
    expect(marks[0]?.at.y).not.toBe(marks[1]?.at.y)
  })

  it('leaves a trail behind each piece that has gone further than a step', () => {
    const steps = ['R3C3', 'R3C4'].map((name) => ({
      key: 'steps',
      rule: '',
      is: { who: 0, spot: spotOf(0, space(name)) },
    })) as Event[]
    expect(trailsOf(t, steps)).toMatchObject([{ who: 0, points: [{}, {}] }])
    expect(trailsOf(t, steps.slice(1))).toEqual([])
  })
})
