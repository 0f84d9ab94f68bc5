import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import type { Events } from '../events.ts'
import { at, type DmdScenario } from '../testing/at.ts'
import { events } from '../text/events.ts'

/** What the reader on a seat is told was skipped. */
const skipped = (t: DmdScenario, seat = 0): string[] =>
  t.told('fizzles').map((is: Events['fizzles']) => events.fizzles(is, tellingTo(t, seat)))

describe('What a card would do and cannot is told', () => {
  const burning = { '1A-a': 4, '2A-a': 4 }

  it('DMD-TERM-22 with no fire token left, and not with one', () => {
    expect(skipped(at({ fire: burning }).resolve('e1.m5'))).toEqual([
      'No fire token is left, so nothing more catches fire.',
    ])
    expect(skipped(at({ fire: { '1A-a': 4 } }).resolve('e1.m5'))).toEqual([])
    const last = at({ fire: { '1A-a': 4, '2A-a': 3 } }).resolve('e1.m2')
    expect([last.told('burns').length, skipped(last)]).toEqual([
      1,
      ['No fire token is left, so nothing more catches fire.'],
    ])
  })

  it('DMD-TERM-17 stress beyond a full track, to its owner and to the others', () => {
    const t = at({ ann: { is: 'ian', stress: 5 }, bob: { is: 'fatima' } }).resolve('ct.m1')
    expect([skipped(t), skipped(t, 1)]).toEqual([
      ['Your stress is full: no more fits.'],
      ["Ian's stress is full: no more fits."],
    ])
    expect(t.told('stress').map(({ hero }) => hero)).toEqual([1])
  })

  it('DMD-TERM-17 with the option panic the surplus is wounds, and nothing is skipped', () => {
    const t = at({ ann: { is: 'ian', stress: 5 }, settings: { panic: true } }).resolve('ct.m1')
    expect([skipped(t), t.hero('ann').wounds]).toEqual([[], 1])
  })

  it('DMD-MYTHOS-2 nobody there to move', () => {
    expect(skipped(at({}).resolve('e1.m1'))).toEqual([
      'No Fire Vampire is on the map, so none moves.',
    ])
    expect(skipped(at({ foes: { '2A-a': ['fire-vampire'] } }).resolve('e1.m1'))).toEqual([])
  })

  it("DMD-TERM-22 R'lyeh tokens", () => {
    const rlyeh = ['1A-a', '2A-a', '2A-b', '3A-a', '3A-b', '4A-a', '4A-b', '5A-a', '5A-b', '5A-c']
    const t = at({ rlyeh }).runOnly('advance', { isEpisodeFirst: false })
    expect(skipped(t)).toContain("No R'lyeh token is left, so nothing more rises.")
  })

  it('DMD-TERM-22 Yellow Signs', () => {
    const t = at({ elderOne: 'hastur', ann: { signs: 6 }, bob: { signs: 6 } }).resolve('ha.m1')
    expect(skipped(t)[0]).toBe('No Yellow Sign is left for you.')
  })
})

it('DMD-ADVANCE-6 a card that PTSD holds back is told with the shuffle, and only then', () => {
  const told = (remembers?: string): string[] => {
    const t = at({ ann: { is: 'ian', insanity: 'ptsd', ...(remembers && { remembers }) } })
    t.runOnly('advance', { isEpisodeFirst: false })
    return t.told('shuffles').map((is) => events.shuffles(is, tellingTo(t, 0)))
  }
  expect(told()).toEqual(['The Mythos discard pile is shuffled into the deck.'])
  expect(told('ct.m1')[0]).toMatch(/ into the deck, and so is “.+”, kept in mind until now\.$/)
})

it('DMD-RESULT-3 DMD-FIRE-2 wounds are told with whoever dealt them', () => {
  const foes = { '1A-a': ['cultist'] } as const
  const t = at({ ann: { is: 'ian' }, foes })
    .rolls('| S S')
    .assault('ann', 'cultist')
    .pick('keepDice')
  const words = t.told('wounds').map((is) => events.wounds(is, tellingTo(t, 0)))
  expect(words).toEqual(['You take 2 wounds from the Cultist.'])
  const plain = at({ ann: { is: 'ian' } }).wound('ann', 1)
  expect(plain.told('wounds').map((is) => events.wounds(is, tellingTo(plain, 0)))).toEqual([
    'You take 1 wound.',
  ])
})
