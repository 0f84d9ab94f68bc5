import { describe, expect, it } from 'vitest'
import { sites, type SiteKey } from '../pieces/towns.ts'
import { NO_PAGE } from '../state.ts'
import { P1, P2, P3, P4, P5 } from '../testing/town-numbers.ts'
import {
  at,
  pageOf,
  siteOf,
  type CharacterPosition,
  type Position,
  type TownPosition,
} from '../testing/at.ts'

const ann: CharacterPosition = { on: 'P1', mat: 'veteran' }
const bob: CharacterPosition = { on: 'P4', mat: 'medium' }

/** Ann before Step 2 on a Town Card of one's choice at P1; its Page Card lies face down unless something else is said. */
function standing(site: SiteKey, position: Position = {}, town: TownPosition = {}) {
  const towns = { ...position.towns, P1: { ...town, site } }
  return at({ ann, bob, oldOne: 'P3', ...position, towns }).actions()
}

const ways = (...all: string[]): string[] => [...all.map((way) => `pay ${way}`), 'back']

describe('Town Action', () => {
  it('TEC-TOWN-1 the effect of one’s own Town Card, for one action', () => {
    const t = standing('observatory', { ann: { ...ann, fear: 1, rage: 1, greed: 1 }, energy: 1 })
    t.pick('townAction')
    expect(t.table.actions).toBe(2)
    expect(t.told('townAction')).toEqual([{ character: 0, town: P1, site: siteOf('observatory') }])
    const elsewhere = at({
      ann: { ...ann, on: 'P2' },
      bob,
      towns: { P1: { site: 'library' }, P2: { site: 'sanatorium' } },
    })
    expect(elsewhere.actions().refusal('townAction')).toBe('town-no-effect')
  })

  it('TEC-TOWN-2 each card once a turn, different cards in one turn', () => {
    const t = standing('library', { towns: { P2: { site: 'pottersField' } }, lair: { fear: 9 } })
    t.pick('townAction')
    expect(t.refusal('townAction')).toBe('town-used')
    t.pick('move', 'P2').pick('townAction')
    expect(t.told('townAction').map(({ town }) => town)).toEqual([P1, P2])
    expect(t.refusal('townAction')).toBe('no-actions')
  })

  it('TEC-TOWN-2 the next turn it can be used again', () => {
    const t = standing('library', { bob: { ...bob, on: 'P1' } })
    t.pick('townAction')
    t.spin(12).tentacles('fear', 'rage').pick('endTurn')
    expect(t.asked).toBe('bob stepTwo.choose')
    expect(t.offers('townAction')).toBe(true)
  })

  it('TEC-TOWN-3 only if the cost can be paid in full', () => {
    const calm = { ...ann, brain: 1 }
    const poor = standing('sanatorium', { ann: { ...calm, fear: 2 }, bob: { ...bob, rage: 2 } })
    expect(poor.refusal('townAction')).toBe('town-too-dear')
    expect(
      standing('sanatorium', { ann: { ...calm, fear: 1, rage: 1 } }).offers('townAction'),
    ).toBe(true)
  })

  it('TEC-TOWN-3 only if the effect can be carried out', () => {
    const rich = { ...ann, fear: 1, rage: 1, greed: 1 }
    expect(standing('observatory', { ann: rich, energy: 0 }).refusal('townAction')).toBe(
      'town-no-effect',
    )
    expect(standing('observatory', { ann: rich, energy: 1 }).offers('townAction')).toBe(true)
  })

  it('TEC-TOWN-4 Chaos may replace any Madness Tentacle of a cost', () => {
    const t = standing('observatory', { ann: { ...ann, fear: 1, chaos: 2 }, energy: 1 })
    t.pick('townAction')
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.told('pays')).toEqual([
      { character: 0, from: 0, spent: [1, 0, 0, 2], for: 'townAction' },
    ])
    expect(t.told('dims')).toHaveLength(1)
  })

  it('TEC-TOWN-4 two of different colours, with Chaos for one or both', () => {
    const held = { ...ann, brain: 1, fear: 2, rage: 1, chaos: 2 }
    const t = standing('sanatorium', { ann: held }).pick('townAction')
    expect(t.offered).toEqual(
      ways('1 fear + 1 rage', '1 fear + 1 chaos', '1 rage + 1 chaos', '2 chaos'),
    )
  })

  it('TEC-CHOICE-10 targets first, then how to pay; thinking again costs nothing', () => {
    const t = standing('light', { ann: { ...ann, fear: 1, chaos: 1 } }).pick('townAction')
    expect(t.offered).toEqual([`chooseTown P4`, `chooseTown P2`, 'back'])
    t.pick('chooseTown', 'P4')
    expect(t.asked).toBe('ann pay.choose')
    expect(t.offered).toEqual(ways('1 fear', '1 chaos'))
    t.pick('back')
    expect(t.asked).toBe('ann stepTwo.choose')
    t.pick('townAction').pick('back')
    expect(t.table.actions).toBe(3)
    expect(t.held('ann')).toEqual([1, 0, 0, 1])
    expect(t.table.oldOne).toBe(P3)
    expect(t.events).toEqual([])
  })
})

describe('Town Cards', () => {
  it('TEC-SITE-1 the Library turns a face-down Page Card up', () => {
    const t = standing('library').pick('townAction')
    expect(t.told('reveals')).toEqual([{ town: P1, card: t.town('P1').page }])
    expect(t.town('P1').page).toBeGreaterThanOrEqual(0)
  })

  it('TEC-SITE-1 the Library changes a face-up Page Card for the top one of the deck', () => {
    const t = standing('library', { deck: ['G03', 'G04'] }, { page: 'F01' }).pick('townAction')
    const { deck } = t.state.box
    expect(t.town('P1').page).toBe(pageOf('G03'))
    expect(deck[0]).toBe(pageOf('G04'))
    expect(deck.at(-1)).toBe(pageOf('F01'))
    expect(t.table.deck).toBe(deck.length)
    expect(t.told('exchangesPage')).toEqual([{ town: P1, old: pageOf('F01'), card: pageOf('G03') }])
  })

  it('TEC-SITE-1 the Library has no use without a Page Card or a card to take', () => {
    expect(standing('library', {}, { page: 'none' }).refusal('townAction')).toBe('town-no-effect')
    const t = at({ ann, bob, towns: { P1: { site: 'library', page: 'F01' } } })
    t.character('bob').pages = t.state.box.deck.splice(0)
    t.table.deck = 0
    t.actions()
    expect(t.refusal('townAction')).toBe('town-no-effect')
    t.table.pageDiscard = t.character('bob').pages.splice(0, 1)
    const [renewed] = t.table.pageDiscard
    t.pick('townAction')
    expect(t.town('P1').page).toBe(renewed)
    expect(t.state.box.buried).toBe(1) // everybody has seen where the old one went
    expect(t.state.box.deck).toEqual([pageOf('F01')])
    expect(t.told('deckRenewed')).toEqual([{ count: 1 }])
  })

  it('TEC-SITE-2 the Archive passes a translated page between any two characters', () => {
    const t = standing('archive', {
      ann: { ...ann, greed: 1, pages: ['F01'] },
      bob: { ...bob, pages: ['R01', 'R02'] },
      cid: { on: 'P2' },
    }).pick('townAction')
    expect(t.offered).toEqual(
      ['F01', 'R01', 'R02'].map((key) => `choosePage ${key}`).concat('back'),
    )
    t.pick('choosePage', 'R01')
    expect(t.offered).toEqual(['chooseCharacter ann', 'chooseCharacter cid', 'back'])
    t.pick('chooseCharacter', 'cid')
    expect([t.pages('ann'), t.pages('bob'), t.pages('cid')]).toEqual([['F01'], ['R02'], ['R01']])
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.told('passesPage')).toEqual([{ card: pageOf('R01'), from: 1, to: 2 }])
  })

  it('TEC-SITE-2 the Archive costs 1 Madness of any colour and needs a page', () => {
    const held = { ...ann, fear: 1, rage: 1, greed: 1, chaos: 1 }
    const t = standing('archive', { ann: held, bob: { ...bob, pages: ['R01'] } })
    t.pick('townAction') // one page and one receiver need no asking
    expect(t.offered).toEqual(ways('1 fear', '1 rage', '1 greed', '1 chaos'))
    t.pick('pay', '1 chaos')
    expect(t.pages('ann')).toEqual(['R01'])
    expect(standing('archive', { ann: held }).refusal('townAction')).toBe('town-no-effect')
  })

  it('TEC-SITE-2 thinking again about the receiver leads back to the menu', () => {
    const t = standing('archive', { ann: { ...ann, fear: 1, pages: ['F01'] }, cid: { on: 'P2' } })
    t.pick('townAction').pick('back')
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.pages('ann')).toEqual(['F01'])
    expect(t.held('ann')).toEqual([1, 0, 0, 0])
    expect(t.told('passesPage')).toEqual([])
  })

  it('TEC-SITE-3 the Ferry goes to any other card with the reveal and the draws of a Move', () => {
    const t = standing('ferry', { towns: { P4: { shamblers: ['fear'] } } }).pick('townAction')
    expect(t.offered).toEqual([`goTo P2`, `goTo P4`, `goTo P5`, 'back'])
    t.tentacles('rage').pick('goTo', 'P4')
    expect(t.character('ann').town).toBe(P4)
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
    expect(t.told('moves')).toEqual([{ character: 0, from: P1, to: P4, by: 'ferry' }])
    expect(t.told('reveals').map(({ town }) => town)).toEqual([P4])
    expect(t.table.townUsed).toEqual([true, false, false, false, false])
  })

  it('TEC-SITE-3 in Phase Two the Ferry goes to the Great Old One as well', () => {
    const t = standing('ferry', { phase: 2 }).pick('townAction')
    t.pick('goTo', 'P3')
    expect(t.character('ann').town).toBe(P3)
  })

  it('TEC-SITE-4 Keeper’s Light moves the Great Old One to an adjacent card', () => {
    const t = standing('light', { ann: { ...ann, fear: 1 }, oldOne: 'P1', phase: 2 }).pick(
      'townAction',
    )
    expect(t.offered).toEqual([`chooseTown P2`, `chooseTown P5`, 'back'])
    t.pick('chooseTown', 'P5')
    expect(t.table.oldOne).toBe(P5)
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.told('lures')).toEqual([{ from: P1, to: P5 }])
    expect(t.town('P5').shamblers).toEqual([-1, -1, -1])
  })

  it('TEC-SITE-5 the Sanatorium moves one’s own Brain Token down', () => {
    const paid = { ...ann, fear: 1, greed: 1 }
    const t = standing('sanatorium', { ann: { ...paid, brain: 2 }, bob: { on: 'P1', brain: 2 } })
    t.pick('townAction')
    expect(t.character('ann').brain).toBe(1)
    expect(t.character('bob').brain).toBe(2)
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    const calm = standing('sanatorium', { ann: paid, bob: { on: 'P1', brain: 2 } })
    expect(calm.refusal('townAction')).toBe('town-no-effect')
  })

  it('TEC-SITE-6 the Chapel moves anybody’s Brain Token down, for 1 Chaos', () => {
    const t = standing('chapel', {
      ann: { ...ann, brain: 1, chaos: 1, fear: 2 },
      bob: { ...bob, brain: 3 },
      cid: { on: 'P2' },
    }).pick('townAction')
    expect(t.offered).toEqual(['chooseCharacter ann', 'chooseCharacter bob', 'back'])
    t.pick('chooseCharacter', 'bob')
    expect(t.table.characters.map(({ brain }) => brain)).toEqual([1, 2, 0])
    expect(t.held('ann')).toEqual([2, 0, 0, 0])
  })

  it('TEC-SITE-6 the Chapel takes nothing but Chaos and calms nobody at the bottom', () => {
    const poor = standing('chapel', { ann: { ...ann, brain: 1, fear: 2, rage: 2, greed: 2 } })
    expect(poor.refusal('townAction')).toBe('town-too-dear')
    const calm = standing('chapel', { ann: { ...ann, chaos: 1 } })
    expect(calm.refusal('townAction')).toBe('town-no-effect')
  })

  it('TEC-SITE-7 the Watch sends one Shambler home, here or next door, without dice', () => {
    const t = standing(
      'watch',
      {
        ann: { ...ann, rage: 2 },
        lair: { fear: 2 },
        towns: {
          P2: { shamblers: [null, 'fear'] },
          P3: { shamblers: ['greed'] },
          P5: { shamblers: ['rage'] },
        },
      },
      { shamblers: ['greed', 'fear'] },
    ).pick('townAction')
    const near = ['P1 greed', 'P1 fear', 'P2 fear', 'P5 rage']
    expect(t.offered).toEqual([...near.map((one) => `chooseShambler ${one}`), 'back'])
    t.pick('chooseShambler', 'P2 fear')
    expect(t.town('P2').shamblers).toEqual([-1, -1, -1])
    expect(t.town('P1').shamblers).toEqual([2, 0, -1])
    expect(t.table.lairShamblers).toEqual([4, 4, 3])
    expect(t.table.lair).toEqual([2, 0, 0])
    expect(t.held('ann')).toEqual([0, 1, 0, 0])
    expect(t.told('sendsHome')).toEqual([{ town: P2, space: 1, colour: 0 }])
    expect(t.told('rolls')).toEqual([])
  })

  it('TEC-SITE-7 the Watch has no use with Shamblers far away only', () => {
    const t = standing('watch', {
      ann: { ...ann, rage: 1 },
      towns: { P3: { shamblers: ['fear'] } },
    })
    expect(t.refusal('townAction')).toBe('town-no-effect')
  })

  it('TEC-SITE-8 Potter’s Field buries three of a colour, or all if there are fewer', () => {
    const t = standing('pottersField', { lair: { fear: 4, greed: 2 } }).pick('townAction')
    expect(t.offered).toEqual(['chooseColour fear', 'chooseColour greed', 'back'])
    t.pick('chooseColour', 'fear')
    expect(t.table.lair).toEqual([1, 0, 2])
    expect(t.table.discard.slice(0, 3)).toEqual([3, 0, 0])
    const few = standing('pottersField', { lair: { greed: 2 } }).pick('townAction')
    expect(few.told('buries')).toEqual([{ colour: 2, count: 2 }])
    expect(standing('pottersField').refusal('townAction')).toBe('town-no-effect')
  })

  it('TEC-SITE-9 the Market sells Chaos for two Madness of different colours, never for Chaos', () => {
    const t = standing('market', { ann: { ...ann, fear: 1, rage: 1, chaos: 1 } })
    const supply = t.table.supply[3] ?? 0
    t.pick('townAction')
    expect(t.held('ann')).toEqual([0, 0, 0, 2])
    expect(t.table.supply[3]).toBe(supply - 1)
    const chaos = standing('market', { ann: { ...ann, fear: 2, chaos: 1 } })
    expect(chaos.refusal('townAction')).toBe('town-too-dear')
  })

  it('TEC-SITE-9 the Market needs Chaos in the supply and a space on the track', () => {
    const paid = { ...ann, fear: 1, rage: 1 }
    expect(standing('market', { ann: { ...paid, chaos: 2 } }).refusal('townAction')).toBe(
      'town-no-effect',
    )
    expect(standing('market', { ann: paid, supply: { chaos: 0 } }).refusal('townAction')).toBe(
      'town-no-effect',
    )
    expect(standing('market', { ann: paid, supply: { chaos: 1 } }).offers('townAction')).toBe(true)
  })

  it('TEC-SITE-10 the Observatory sends one Eldritch Tentacle from the Energy Track into the Bag', () => {
    const t = standing('observatory', { ann: { ...ann, fear: 1, rage: 1, greed: 1 }, energy: 2 })
    const bag = t.table.bag[4] ?? 0
    t.pick('townAction')
    expect(t.table.energy).toBe(1)
    expect(t.table.bag[4]).toBe(bag + 1)
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
  })

  it('each of the ten can be used by a player who has what it takes', () => {
    const rich: Position = {
      ann: { ...ann, fear: 1, rage: 1, greed: 1, chaos: 1, brain: 1, pages: ['F01'] },
      energy: 1,
      lair: { fear: 1 },
      towns: { P2: { shamblers: ['fear'] } },
    }
    const usable = sites.filter(({ key }) => standing(key, rich).offers('townAction'))
    expect(usable).toHaveLength(10)
    expect(standing('library', rich, { page: 'none' }).town('P1').page).toBe(NO_PAGE)
  })
})
