import type { Event } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { monsterNumber } from '../pieces/monsters.ts'
import { foeOf, monstersOf } from '../targets.ts'
import { outcomes } from '../text/outcomes.ts'
import type { Tell } from '../text/telling.ts'
import { stateAt } from '../position.ts'
import { continues } from './log-lines.ts'
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

it('gives each deed of a monster a line of its own, and its reason to the deed that it explains', () => {
  const strikes = (by: number) => event('attacks', { by, targets: [0] })
  const steps = event('steps', { who: beast, spot: 0 })
  const charge = event('decides', { who: beast, why: 'CM-AUTO-12' })
  expect(continues(steps, [closer(beast)])).toBe(true)
  expect(continues(strikes(beast), [closer(beast), steps])).toBe(false)
  expect(continues(strikes(beast), [charge, steps])).toBe(true)
  expect(continues(strikes(beast + 1), [charge, steps])).toBe(false)
})
