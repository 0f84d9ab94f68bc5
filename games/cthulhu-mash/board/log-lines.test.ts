import type { Event } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { generatorNumber } from '../pieces/generators.ts'
import { monsterNumber } from '../pieces/monsters.ts'
import { KIND_OF, objectNumber } from '../pieces/objects.ts'
import { spellNumber } from '../pieces/spells.ts'
import { spotOf } from '../rules/spots.ts'
import { foeOf, GENERATORS, monstersOf, pieceIn } from '../targets.ts'
import { events } from '../text/events.ts'
import { outcomes } from '../text/outcomes.ts'
import type { Tell } from '../text/telling.ts'
import { stateAt, type Position } from '../position.ts'
import { parseSpace } from '../tiles/spaces.ts'
import { continues, continuesLater, leadsTo } from './log-lines.ts'
import { telling } from './words.ts'

const beast = foeOf(monstersOf(monsterNumber('moon-beast')))
const { table } = stateAt({
  heroes: [{ is: 'private-eye', at: 'train-station R2C4' }],
  tiles: ['train-station'],
  foes: [{ is: 'moon-beast', at: 'train-station R1C2' }],
})
const t: Tell = { ...telling(table, [{ name: 'Ann' }]), reader: 0 }

const event = (key: string, is: object): Event => ({ key, rule: '', is }) as unknown as Event
const attack = (...targets: number[]) => event('attacks', { by: 0, targets })
const closer = (who: number) => event('decides', { who, why: 'CM-AUTO-14' })

it('ends the line of a blow with what came of it, and calls whoever was named it', () => {
  const loss = event('loses', { who: beast, points: 1, left: 1 })
  expect(continues(loss, [attack(beast)])).toBe(true)
  expect(outcomes.loses?.(loss.is as never, t, [attack(beast)])).toBe('It loses 1 health: 1 left.')
  expect(outcomes.loses?.({ who: 0, points: 1, left: 3 }, t, [attack(0)])).toBe(
    'You lose 1 health: 3 left.',
  )
})

it('names each of several that are struck at once, and leaves out a loss before a fall', () => {
  const both = [attack(beast, 0)]
  expect(outcomes.loses?.({ who: beast, points: 1, left: 1 }, t, both)).toBe(
    'The Moon-Beast loses 1 health: 1 left.',
  )
  expect(outcomes.loses?.({ who: beast, points: 1, left: 0 }, t, both)).toBe('')
})

it('says another of a kind that has been told of, rather than the same once more', () => {
  const mates = monstersOf(monsterNumber('moon-beast'))
  const other = foeOf(mates + 1)
  const line = [attack(beast, other, 0), event('falls', { who: beast, by: 0 })]
  expect(outcomes.falls?.({ who: beast, by: 0 }, t, line.slice(0, 1))).toBe('The Moon-Beast falls.')
  expect(outcomes.falls?.({ who: other, by: 0 }, t, line)).toBe('Another Moon-Beast falls.')
  // Whoever lost a point did not fall.
  expect(outcomes.loses?.({ who: other, points: 1, left: 1 }, t, line)).toMatch(
    /^(The|A) Moon-Beast loses 1 health: 1 left\.$/,
  )
})

const cocoon = foeOf(GENERATORS + monstersOf(generatorNumber('web-cocoon')))
const keepsCocoon = event('keeps', { seat: 0, piece: pieceIn(cocoon) })

it('tells of each that falls to one blow by its own name', () => {
  const falls = (who: number) => event('falls', { who, by: 0 })
  // Only the fall of what is kept is told by its keeping.
  expect(leadsTo(falls(beast), keepsCocoon)).toBe(false)
  expect(leadsTo(falls(cocoon), keepsCocoon)).toBe(true)
  const line = [attack(beast, cocoon), falls(cocoon), falls(beast)]
  expect(outcomes.falls?.({ who: beast, by: 0 }, t, line.slice(0, 2))).toBe('The Moon-Beast falls.')
  expect(outcomes.keeps?.(keepsCocoon.is as never, t, line)).toBe(
    'You keep the Web Cocoon for a power-up.',
  )
})

it('calls a monster the same when more of its kind have come', () => {
  const told = (foes: Position['foes'] & object): string => {
    const { table: there } = stateAt({
      heroes: [{ is: 'private-eye', at: 'train-station R2C4' }],
      tiles: ['train-station'],
      foes,
    })
    return events.falls({ who: beast, by: 0 }, { ...t, table: there })
  }
  const alone = { is: 'moon-beast', at: 'train-station R1C2' } as const
  expect(told([alone])).toBe('The Moon-Beast falls by your hand.')
  expect(told([alone, { ...alone, at: 'train-station R1C3' }])).toBe(told([alone]))
})

it('says who is displaced in a gate, and why monsters come without a die', () => {
  const here = spotOf(0, parseSpace('R3C1'))
  const switched = event('switched', { who: 0, spot: here })
  const arrives = event('arrives', { who: beast, spot: here })
  const spawns = event('spawns', { who: beast, spot: here, generator: cocoon })
  expect(events.switched({ who: 0, spot: here }, t)).toBe(
    'You change places with whoever comes, and stand on the west gate of the Train Station.',
  )
  expect(continues(arrives, [switched])).toBe(true)
  expect(continues(spawns, [switched, arrives])).toBe(true)
  expect(outcomes.arrives?.(arrives.is as never, t, [switched])).toBe(
    'The Moon-Beast comes through the gate to the west gate of the Train Station.',
  )
  expect(outcomes.spawns?.(spawns.is as never, t, [switched, arrives])).toBe(
    'Whoever comes rouses each generator there: a Moon-Beast on the west gate of the Train Station.',
  )
})

it('begins a new sentence for each that comes through a gate', () => {
  const here = spotOf(0, parseSpace('R3C1'))
  const arrives = event('arrives', { who: 0, spot: here })
  const spawns = event('spawns', { who: beast, spot: here, generator: cocoon })
  expect(outcomes.spawns?.(spawns.is as never, t, [arrives, spawns])).toBe(
    'A Moon-Beast on the west gate.',
  )
})

it('ends the line of a blow with what came of it after an answer, and begins no other with it', () => {
  const miss = event('misses', { who: 0 })
  const loss = event('loses', { who: 0, points: 1, left: 3 })
  const hit = event('hits', { who: 0 })
  expect(continuesLater(miss, [attack(0)])).toBe(true)
  expect(continuesLater(loss, [attack(0), hit])).toBe(true)
  // What comes after a blow that is over is another matter.
  expect(continuesLater(loss, [attack(0), miss])).toBe(false)
  expect(continuesLater(event('heals', { who: 0 }), [attack(0), hit])).toBe(false)
})

it('says what the Mi-Go Earthquake takes, which nothing else tells of', () => {
  const object = KIND_OF.indexOf(objectNumber('mi-go-earthquake'))
  expect(events.finds({ seat: 0, object }, t)).toBe(
    'You find the Mi-Go Earthquake: all that lay on this tile is lost.',
  )
  expect(continues(event('quakes', { who: 0 }), [event('finds', { seat: 0, object })])).toBe(true)
  expect(events.quakes({ who: 0, die: 4, isHit: false }, t)).toBe(
    'The ground shakes under you: 4, no harm.',
  )
})

it('says of a rest that it was one', () => {
  expect(events.heals({ who: 0, points: 1 }, t, 'CM-HOME-2')).toBe('You rest and regain 1 health.')
  expect(events.heals({ who: 0, points: 1 }, t, 'CM-OBJ-30')).toBe('You regain 1 health.')
})

it('says what a tome teaches', () => {
  const sands = spellNumber('parting-sands')
  expect(events.reads({ seat: 0, object: 0, spells: [sands] }, t)).toMatch(
    /^You read .+ and learn Parting Sands \(.{20,}\)\.$/,
  )
})

it('gives each deed of a monster a line of its own, and its reason to the deed that it explains', () => {
  const strikes = (by: number) => event('attacks', { by, targets: [0] })
  const steps = event('steps', { who: beast, spot: 0 })
  const charge = event('decides', { who: beast, why: 'CM-AUTO-12' })
  expect(continues(steps, [closer(beast)])).toBe(true)
  expect(continues(strikes(beast), [closer(beast), steps])).toBe(false)
  expect(continues(strikes(beast), [charge, steps])).toBe(true)
  expect(continues(strikes(beast + 1), [charge, steps])).toBe(false)
})
