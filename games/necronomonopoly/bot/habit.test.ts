import { recordMatch } from '@eldertable/testkit'
import type { Bot } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { annMeets } from '../testing/ann-meets.ts'
import { at, engine, type NecScenario, type Table } from '../testing/at.ts'
import { cid } from '../testing/cultist-cid.ts'
import { playBy } from '../testing/play-by.ts'
import { arkham, dunwich, kingsport } from '../testing/property.ts'
import { habit, shrewd } from './habit.ts'

const random: Bot = (observation, chance) =>
  observation.picks[chance.below(observation.count)] ?? -1

/** Ann has walked from the Book of Eibon to Witch's Cross, which nobody owns and which costs 28. */
const atWitchsCross = ({ ann, ...others }: Table): NecScenario =>
  at({ ann: { on: 'book-of-eibon', ...ann }, ...others })
    .dice(1, 3)
    .go()

describe('what the bot buys', () => {
  const restOfMasonsHill = ['riverside-hospital', 'san-julian-university']

  it('is a Lot that completes a locale', () => {
    expect(atWitchsCross({ ann: { owns: restOfMasonsHill } }).choiceOf(habit)).toBe(
      'buy witchs-cross',
    )
  })

  it('is not what would leave less than the reserve', () => {
    const withSanity = (sanity: number): string =>
      atWitchsCross({ ann: { owns: restOfMasonsHill, sanity } }).choiceOf(habit)
    expect(withSanity(28 + 17)).toBe('buy witchs-cross')
    expect(withSanity(28 + 16)).toBe('endBuying')
  })

  it('is not a lone Lot that will hardly pay, unless there are many to pay', () => {
    expect(atWitchsCross({}).choiceOf(habit)).toBe('endBuying')
    expect(atWitchsCross({ cid: {}, dee: {} }).choiceOf(habit)).toBe('buy witchs-cross')
  })

  it('is not a Lot of a locale that others share', () => {
    const cidHasOne = { cid: { owns: ['riverside-hospital'] } }
    const shared = atWitchsCross(cidHasOne).choiceOf(habit)
    expect(shared).toBe('endBuying')
    expect(atWitchsCross({ cid: {} }).choiceOf(habit)).toBe('buy witchs-cross')
  })
})

describe('what the bot trades', () => {
  const twoLostCities = ['nameless-city', 'irem']
  /** Strong others, from whom both sides of a deal can win what they gain; of two alone, one gains what the other loses. */
  const others: Table = { cid: { owns: kingsport }, dee: { owns: arkham } }
  const swap: Table = {
    ...others,
    ann: { on: 6, owns: [...twoLostCities, 'witchs-cross'] },
    bob: { owns: ['riverside-hospital', 'san-julian-university', 'rlyeh'] },
  }

  /** Bob offers Ann Sanity for one of her Lots, in his Buy step. */
  const bobOffers = (sanity: number, lot: string, position: Table): string => {
    const t = at({ ...others, ...position, turn: 'bob', bob: { on: 6, ...position.bob } })
    t.dice(1, 3).go().pick('trade').pick('partner', 'ann')
    t.pick('giveSanity', sanity).pick('take', lot).pick('propose')
    expect(t.asked).toBe('ann trade.reply')
    return t.choiceOf(habit)
  }

  it('is one Lot for another that completes a locale for both', () => {
    const t = at(swap).dice(1, 3).go()
    expect(t.choiceOf(habit)).toBe('trade')
    playBy(t.pick('trade'), 'ann trade')
    expect(t.asked).toBe('bob trade.reply')
    expect(t.table.deal).toMatchObject({ from: 0, to: 1, gives: [29], takes: [38] })
    expect(t.choiceOf(habit)).toBe('accept')
  })

  it('is, if it is shrewd, no dearer than the other side must be paid', () => {
    /** What Ann asks beyond the swap, less than nothing if she pays. */
    const priceBy = (bot: typeof habit): number => {
      const t = at(swap).dice(1, 3).go()
      playBy(t.pick('trade'), 'ann trade', bot)
      expect(t.asked).toBe('bob trade.reply')
      expect(t.choiceOf(habit)).toBe('accept')
      const { takesSanity = 0, givesSanity = 0 } = t.table.deal ?? {}
      return takesSanity - givesSanity
    }
    expect(priceBy(shrewd)).toBeGreaterThan(priceBy(habit))
  })

  describe.each([
    ['habit', habit],
    ['the shrewd one', shrewd],
  ])('is not offered again by %s', (_, bot) => {
    /** Bob declines a swap, and it is Ann's turn again. */
    function declined() {
      const t = at(swap).dice(1, 3).go()
      playBy(t.pick('trade'), 'ann trade', bot)
      const { gives, takes } = t.table.deal ?? {}
      t.pickAs('bob', 'decline')
      return { t, gives, takes }
    }
    /** What Ann offers Bob of all that she may offer in a turn. */
    function offersOf(t: ReturnType<typeof at>): unknown[] {
      const found: unknown[] = []
      t.state.table.offers = [] // as in a turn of hers that has just begun
      while (t.choiceOf(bot) === 'trade') {
        playBy(t.pick('trade'), 'ann trade', bot)
        const { gives, takes } = t.table.deal ?? {}
        found.push({ gives, takes })
        t.pick('decline')
      }
      return found
    }

    it('after it was declined, in a later turn or at another price', () => {
      const { t, gives, takes } = declined()
      expect(gives).toEqual([29])
      expect(offersOf(t)).not.toContainEqual({ gives, takes })
      expect(offersOf(t)).toEqual([])
    })

    it('unless one of the two has come to own something else', () => {
      const { t, gives, takes } = declined()
      t.state.table.declined = []
      expect(offersOf(t)).toContainEqual({ gives, takes })
    })
  })

  it('is nothing where neither would gain', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['gilman-house'] } })
    expect(t.dice(1, 3).go().choiceOf(habit)).toBe('endBuying')
  })

  it('is not given away', () => {
    const position = { ann: { owns: [...twoLostCities, 'rlyeh'] } }
    expect(bobOffers(5, 'rlyeh', position)).toBe('decline')
    expect(bobOffers(150, 'rlyeh', position)).toBe('accept')
  })

  it('is not the making of the other for a few Sanity, though it costs more than the Lot did', () => {
    const position = { ann: { owns: ['rlyeh'] }, bob: { owns: twoLostCities } }
    expect(bobOffers(40, 'rlyeh', position)).toBe('decline')
    expect(bobOffers(120, 'rlyeh', position)).toBe('accept')
  })

  it('is nothing between two alone, where one gains what the other loses', () => {
    const t = at({ ann: { ...swap.ann }, bob: { ...swap.bob } })
    expect(t.dice(1, 3).go().choiceOf(habit)).toBe('endBuying')
  })
})

describe('how the bot meets a Monster and a loss', () => {
  it('takes the cheapest way', () => {
    const ally = { holds: ['old-school-friend'] as const }
    expect(annMeets('gug', ally).choiceOf(habit)).toBe('sacrifice old-school-friend')
    expect(annMeets('rat-thing', ally).choiceOf(habit)).toBe('suffer')
  })

  it('keeps Laudanum for what would be its end', () => {
    const meet = (sanity: number): string =>
      at({ ann: { on: 13, sanity, holds: ['laudanum'] }, monsters: [['gug', 13]] })
        .meet('ann', 'gug')
        .choiceOf(habit)
    expect(meet(50)).toBe('suffer')
    expect(meet(5)).toBe('use laudanum')
  })

  it('forgets a high rent, and pays a low one', () => {
    const owes = (owns: string[]): string => {
      const t = at({ ann: { on: 9, holds: ['cloud-memory'] }, bob: { owns } })
      t.dice(1, 3).moveStep()
      expect(t.asked).toBe('ann owe.window')
      return t.choiceOf(habit)
    }
    expect(owes(['green-lane'])).toBe('pay')
    expect(owes(['green-lane', 'old-mans-cottage'])).toBe('use cloud-memory')
  })
})

describe('what the bot does with its powers', () => {
  it('takes refuge in the Asylum from a road that would be its end, and from no other', () => {
    const ready = (sanity: number, owns: string[]): string => {
      const t = at({ ann: { on: 9, sanity, holds: ['commitment-papers'] }, bob: { owns } }).go()
      expect(t.asked).toBe('ann turn.ready')
      return t.choiceOf(habit)
    }
    expect(ready(20, kingsport)).toBe('use commitment-papers')
    expect(ready(20, dunwich)).toBe('pass') // behind her
    expect(ready(60, kingsport)).toBe('pass')
  })

  it('strikes the weakest when that is the end of him', () => {
    const strike = (bob: number): NecScenario =>
      at({
        ann: { sanity: 40, holds: ['nightmare-sending'] },
        bob: { sanity: bob },
        cid: { sanity: 100 },
      }).go()
    const t = strike(8)
    expect(t.choiceOf(habit)).toBe('use nightmare-sending')
    expect(t.pick('use', 'nightmare-sending').choiceOf(habit)).toBe('target bob')
    expect(strike(80).choiceOf(habit)).toBe('pass')
  })

  it('sends the Monster that may hit others rather than the one that may hit itself', () => {
    const near = (gug: number, ghast: number): NecScenario =>
      at({
        ann: { on: 20 },
        bob: { on: 5 },
        monsters: [
          ['gug', gug],
          ['ghast', ghast],
        ],
      }).go()
    expect(near(27, 12).choiceOf(habit)).toBe('moveMonster ghast')
    expect(near(12, 27).choiceOf(habit)).toBe('moveMonster gug')
  })

  it('shifts a Gate to the rows beyond the dice, with the cheaper source, and else leaves it', () => {
    const rolled = (...dice: [number, number]): string =>
      at({ ann: { on: 4, holds: ['randolph-carter', 'the-silver-key'] }, bob: { owns: ['rlyeh'] } })
        .dice(1, 2)
        .dice(...dice)
        .moveStep()
        .choiceOf(habit)
    expect(rolled(6, 6)).toBe('raise randolph-carter')
    expect(rolled(1, 1)).toBe('lower randolph-carter')
    expect(rolled(3, 4)).toBe('pass')
  })

  it('goes where a Lot can be bought rather than where rent is due', () => {
    const t = at({ ann: { on: 4 }, bob: { owns: ['sentinel-hill'] }, cid: {}, dee: {} })
    t.dice(1, 2).dice(1, 2).go()
    expect(t.offered).toEqual(['goTo sentinel-hill', 'goTo osborns-store'])
    expect(t.choiceOf(habit)).toBe('goTo osborns-store')
  })

  it('as a Cultist it walks rather than stays', () => {
    const t = cid({ on: 9 }).go()
    expect(playBy(t, 'cid dawn').asked).toBe('cid turn.roam')
    expect(t.choiceOf(habit)).toBe('walk')
  })
})

describe('a whole match of bots', () => {
  it('is mostly won against random players', () => {
    const seeds = Array.from({ length: 12 }, (_, n) => `random ${n}`)
    const won = seeds.filter((seed) =>
      recordMatch(engine, [random, habit], { seed, settings: {} }).winners.includes(1),
    )
    expect(won.length).toBeGreaterThanOrEqual(9)
  })
})
