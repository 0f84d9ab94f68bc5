import type { Event } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { stateAt } from '../position.ts'
import { outcomes } from '../text/outcomes.ts'
import { continues, leadsTo } from './log-lines.ts'
import { telling } from './words.ts'

const moll = theCard('moll')
const doctor = theCard('doctor')
const { table } = stateAt({ pools: [{ has: ['moll'] }, { has: ['doctor'] }] })
const t = telling(table, [{ name: 'Ann' }, { name: 'Bob' }])

const event = (key: string, is: object): Event => ({ key, rule: '', is }) as unknown as Event
const throws = event('throws', { who: moll })
const mad = (who: number) => event('maddened', { who, stat: 1 })

describe('a line of the log', () => {
  it('has a throw with what came of it, and does not name the survivor again', () => {
    expect(continues(mad(moll), [throws])).toBe(true)
    const words = (who: number) => outcomes.maddened?.({ who, stat: 1 }, t, [throws])
    expect(words(moll)).toBe('SPEED goes insane, and counts 4 until it is cured.')
    expect(words(doctor)).toBe('SPEED of the Doctor goes insane, and counts 4 until it is cured.')
  })

  it('has a rest with what it brings, and an attack with what it does', () => {
    expect(
      continues(event('gainsRest', { who: moll, amount: 2 }), [event('rests', { who: moll })]),
    ).toBe(true)
    expect(outcomes.gainsRest?.({ who: moll, amount: 2 }, t, [])).toBe('2 rest spoints gained.')
    const attacks = event('attacks', { who: moll, throng: 0, card: -1, corner: -1 })
    expect(continues(event('suffers', { who: moll, damage: 3 }), [attacks])).toBe(true)
    expect(continues(event('throws', { who: moll }), [attacks])).toBe(false)
  })

  it('begins anew with what is a deed of its own', () => {
    expect(continues(event('reveals', { card: 0 }), [throws])).toBe(false)
    expect(
      continues(event('gainsRest', { who: moll, amount: 2 }), [event('horror', { card: 0 })]),
    ).toBe(false)
  })

  it('says where a card goes only if it has not been named', () => {
    const slips = event('slips', { who: moll, card: 3 })
    expect(continues(event('discards', { card: 3 }), [slips])).toBe(true)
    expect(outcomes.discards?.({ card: 3 }, t, [slips])).toBe('')
    const loss = [event('eliminated', { who: moll })]
    expect(outcomes.discards?.({ card: theCard('necronomicon') }, t, loss)).toBe(
      'The Necronomicon goes to the discards.',
    )
  })

  it('tells of the die of madness only where somebody chooses by it', () => {
    const die = event('insanityDie', { who: moll, die: 5 })
    expect(leadsTo(die, mad(moll))).toBe(true)
    expect(leadsTo(die, die)).toBe(true)
    expect(leadsTo(die, event('victim', { who: doctor }))).toBe(false)
  })

  it('has a sanctuary open its own doors, not those of the card before it', () => {
    const reveals = event('reveals', { card: 4 })
    expect(continues(event('opens', { card: 4, corner: 0 }), [reveals])).toBe(true)
    expect(continues(event('opens', { card: 5, corner: 1 }), [reveals])).toBe(false)
  })

  it('has a creature feature with the card that brought it and the monster that is taken', () => {
    const reveals = event('reveals', { card: 4 })
    const feature = event('feature', { cause: 208 })
    const places = { side: 8, card: theCard('doctor'), throng: 1, gain: 0, value: 9, isTaken: true }
    expect(continues(feature, [reveals])).toBe(true)
    expect(continues(event('places', places), [reveals, feature])).toBe(true)
    expect(continues(event('places', places), [reveals])).toBe(false)
    expect(outcomes.places?.(places, t, [reveals, feature])).toBe('The Doctor joins throng 2.')
  })

  it('has an attack with the reason for its prey, who is named once', () => {
    const prey = event('picksVictim', { who: moll, why: 'poor' })
    const is = { throng: 0, card: -1, who: moll, corner: -1, dice: [3, 4], target: 8 }
    expect(continues(event('attacks', is), [prey])).toBe(true)
    expect(continues(event('attacks', is), [prey, event('attacks', is)])).toBe(false)
    expect(outcomes.attacks?.(is, t, [prey])).toBe(
      'Throng 1 attacks, needs 8 or less and throws 3 and 4: a hit.',
    )
  })

  it('says why a lot is drawn where the end of a reel draws it', () => {
    const star = event('awarded', { who: moll })
    const words = (line: Event[]) => outcomes.victim?.({ who: doctor }, t, line)
    expect(continues(event('victim', { who: doctor }), [star])).toBe(true)
    expect(words([star])).toBe('Every reel ends in madness: the lot falls on the Doctor.')
    expect(words([star, event('victim', { who: moll }), mad(moll)])).toBe(
      'The lot also falls on the Doctor.',
    )
  })

  it('needs no reason for a prey that is the only one in reach', () => {
    const prey = (why: string) => event('picksVictim', { who: moll, why })
    const attacks = event('attacks', { who: moll })
    expect(leadsTo(prey('only'), attacks)).toBe(true)
    expect(leadsTo(prey('slow'), attacks)).toBe(false)
  })
})
