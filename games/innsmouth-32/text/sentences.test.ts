import { labels, promptTo, say, tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at, type Position } from '../testing/at.ts'
import { en } from './en.ts'
import { hints } from './hints.ts'

const table = (more: Position = {}) =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', null],
    ...more,
  })

const [moll, doctor, kingpin, drunk] = (['moll', 'doctor', 'kingpin', 'town-drunk'] as const).map(
  theCard,
) as [number, number, number, number]

describe('a line of the log', () => {
  const told = (key: string, is: object) => say(en.events, key, is, tellingTo(table(), 'ann'))

  it('says what first dibs, called shots and a shrug come to', () => {
    expect(told('claims', { who: moll, card: theCard('tommy-gun') })).toBe(
      'The Moll calls first dibs: the Tommy Gun is taken at once, and the next turn is missed for it.',
    )
    expect(told('callsShots', { by: kingpin, who: doctor })).toContain('2 more for the throw')
    expect(told('shrugs', { who: drunk })).toContain('once in a reel')
    expect(told('shrugs', { who: theCard('clerk') })).toBe(
      'The Night Clerk shrugs the madness off.',
    )
  })

  it('says with a plot device what it does', () => {
    expect(told('plays', { card: theCard('last-stand') })).toMatch(
      /is played\. A survivor is attacked/,
    )
  })

  it('tells what many gain at once in one sentence, each amount by itself', () => {
    const t = tellingTo(table(), 'ann')
    const gain = (who: number, amount: number) => ({ who, amount })
    const all = [gain(moll, 2), gain(doctor, 2), gain(kingpin, 2), gain(drunk, 2)]
    expect(en.together?.gainsRest?.(all, t)).toBe('4 survivors gain 2 rest spoints each.')
    expect(en.together?.gainsRest?.([gain(moll, 2), gain(doctor, 1)], t)).toBe(
      'The Moll gains 2 rest spoints. The Doctor gains 1 rest spoint.',
    )
    expect(en.together?.gainsRest?.([gain(moll, 1), gain(doctor, 1)], t)).toBe(
      'The Moll and the Doctor gain 1 rest spoint each.',
    )
  })

  it('adds up what one survivor spends on one thing', () => {
    const t = tellingTo(table(), 'ann')
    const one = { who: moll, amount: 1, for: 'damage' } as const
    expect(en.together?.gives?.([one, one, { ...one, amount: 2 }], t)).toBe(
      'The Moll spends 4 rest spoints for a harder blow.',
    )
    expect(en.together?.gives?.([one, { ...one, who: doctor }], t)).toBe(
      'The Moll spends 1 rest spoint for a harder blow. The Doctor spends 1 rest spoint for a harder blow.',
    )
  })
})

describe('damage that is to be answered', () => {
  const hit = (rest: number, own: number, others: number, more: Position = {}) => {
    const t = table({
      pools: [
        { has: [{ is: 'lobsterman', rest }], power: own },
        { has: ['doctor'], power: others },
      ],
      throngs: [['thug']],
      ...more,
    }).strikes(1)
    return t.dice(2, 3, 3).pick('strike', 'lobsterman')
  }

  it('I32-SPOINT-13 says how much of it one can pay oneself', () => {
    expect(labels(hit(1, 2, 5), 'negate')).toEqual([
      'Pay 3 spoints (1 rest and 2 power: no harm is done)',
    ])
    expect(labels(hit(0, 1, 5), 'negate')).toEqual([
      'Offer your 1 of 3 (the others must pay 2; it comes back if they do not)',
    ])
    expect(labels(hit(0, 0, 5), 'negate')).toEqual([
      'Ask the others for 3 spoints (you have none to pay with)',
    ])
  })

  it('does not call it a flail to leave the rest to the others', () => {
    const t = hit(0, 2, 5).pick('negate')
    expect(labels(t, 'enough')).toEqual(['Leave it to the others'])
  })

  it('I32-ABIL-3 I32-OPT-20 says what a flail is made up of, before it and while spoints are given', () => {
    const t = hit(0, 0, 5, { throngs: [['reef-hunter']] })
    expect(promptTo(t, 'ann')).toContain('flail, at 2 less for Drag Under?')
    expect(labels(t, 'flail')[0]).toMatch(/SPEED \d, small cast \+1 and Drag Under −2/)
    const helped = t.pick('flail')
    expect(promptTo(helped, 'bob')).toMatch(
      /or is lost\. That is SPEED \d, small cast \+1 and Drag Under −2\./,
    )
    helped.pick('givePower', '2 of 2')
    expect(promptTo(helped, 'bob')).toMatch(/Drag Under −2 and spoints \+2\./)
  })

  it('is not passed over for the rest of a turn', () => {
    const about = { for: 'negation' } as never
    const t = tellingTo(table(), 'ann')
    expect(en.passes?.['commit.own']?.(about, t)).toBeNull()
    expect(en.passes?.['commit.own']?.({ for: 'throw' } as never, t)).toBe(
      'Add no spoints this turn',
    )
  })
})

describe('an option', () => {
  it('names who is in a throng that is aimed at', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['treasury-raid'] }] }, { has: ['doctor'] }],
      throngs: [['elder'], ['thug', 'thug']],
    })
    t.acts('lobsterman').pick('use', 'treasury-raid')
    expect(labels(t, 'aimAt')).toEqual([
      'Throng 1 (Deep One Elder 9)',
      'Throng 2 (Dockside Thug 5 and Dockside Thug 5)',
    ])
  })

  it('I32-ABIL-1 says of mythos what raises or lowers the saving throw', () => {
    const t = table({
      pools: [{ has: [{ is: 'occultist', mythos: 9 }] }, { has: ['doctor'] }],
      throngs: [['cultist']],
    })
    t.acts('occultist').pick('attack', 'cultist')
    expect(labels(t, 'banish')[0]).toContain(
      'it is saved by 6 or less: value 5, Chant +2 and the Occultist −1',
    )
  })

  it('to rest says of whom that holds the most what is the most', () => {
    const t = table({ pools: [{ has: [{ is: 'lobsterman', rest: 7 }] }, { has: ['doctor'] }] })
    t.act()
    expect(labels(t, 'rest')).toEqual(['Rest (the Lobsterman already has 7, the most)'])
  })
})

describe('how near the end is', () => {
  const last = (screen: Position['screen']) =>
    table({ reel: 4, pile: [], ...(screen === undefined ? {} : { screen }) })

  it('I32-REEL-6 is said with the question while one card is left in reel IV', () => {
    const words = 'One card is left on the screen: when it goes, the director has one last turn.'
    expect(promptTo(last(['thug', null, null]), 'ann')).toContain(words)
    expect(promptTo(last(['thug', null, null]).act(), 'ann')).toContain(words)
    expect(promptTo(last(['thug', 'whiskey', null]), 'ann')).not.toContain('One card')
    expect(promptTo(table({ screen: ['thug', null, null], pile: [] }), 'ann')).not.toContain(
      'One card',
    )
  })
})

describe('the reason of a hint', () => {
  it('tells what is kept from what comes, and never has madness for a price', () => {
    const words = (more: Record<string, number>) =>
      hints(more, tellingTo(table(), 'bob')).map((one) => one.words)
    expect(words({ spoints: 4 })).toEqual(['keeps four spoints for later'])
    expect(words({ insanity: 1 })).toEqual(['leads to an insanity token more'])
  })
})
