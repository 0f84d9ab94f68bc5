import { at, numbersFrom } from '@eldertable/kernel'
import { ELDRITCH } from '../pieces/colours.ts'
import { TOWNS } from '../pieces/towns.ts'
import { tentacleStop, townAt } from '../pieces/wheel.ts'
import type { Game } from '../frames.ts'
import { NOBODY } from '../state.ts'
import { turnOrder } from './company.ts'
import { takeFromBag } from './draw.ts'
import { procedure } from './kit.ts'
import { dealPage, revealPage } from './page-deck.ts'
import { add } from './pieces.ts'
import { placeOnTown } from './placing.ts'
import { lowestSpace, spawn } from './shamblers.ts'
import { colourAt, spin } from './wheel.ts'

const MADNESS_AT_START = 2

/** The whole match: set-up in the order of the rulebook, then turn after turn. */
export const match = procedure('match', {
  layTowns(g) {
    const { towns, settings } = g.state.table
    if (settings.townLayout === 'random') {
      const cards = numbersFrom(0, TOWNS)
      g.chance.shuffle(cards) // TEC-SETUP-3
      // TEC-SETUP-4
      for (let town = 0; town < TOWNS; town++)
        at(towns, town).site = at(cards, town) * 2 + g.chance.below(2)
    } else {
      const side = settings.townLayout === 'fixedA' ? 0 : 1 // TEC-OPT-5
      for (const [town, card] of towns.entries()) card.site = town * 2 + side
    }
    g.event?.('townsLaid', 'TEC-SETUP-2', { sites: towns.map(({ site }) => site) })
    return 'first'
  },
  first(g) {
    const { table, hands } = g.state
    if (table.settings.firstPlayer === 'random') table.first = g.chance.below(hands.length) // TEC-OPT-7
    table.order = turnOrder(g.state, table.first)
    if (hands.length > 1) g.event?.('first', 'TEC-SETUP-37', { seat: table.first })
    return 'characters'
  },
  characters(g) {
    g.call('chooseCharacters', { chosen: 0 })
    return 'pages'
  },
  pages(g) {
    g.chance.shuffle(g.state.box.deck) // TEC-SETUP-12
    g.event?.('pagesShuffled', 'TEC-SETUP-12', {})
    for (let town = 0; town < TOWNS; town++) dealPage(g, town, 'TEC-SETUP-13')
    return 'oldOne'
  },
  oldOne(g) {
    const town = townAt(spin(g, NOBODY, 'oldOne')) // TEC-SETUP-17
    g.state.table.oldOne = town
    g.event?.('oldOneAppears', 'TEC-SETUP-17', { town })
    revealPage(g, town, 'TEC-SETUP-18')
    return 'shamblers'
  },
  // TEC-SETUP-19
  shamblers(g) {
    for (const _ of g.state.table.characters) placeFirstShambler(g)
    return 'tokens'
  },
  tokens(g) {
    const { characters } = g.state.table
    for (let character = 0; character < characters.length; character++) {
      const one = at(characters, character)
      one.town = townAt(spin(g, character, 'token')) // TEC-SETUP-17, TEC-SETUP-22
      g.event?.('arrives', 'TEC-SETUP-17', { character, town: one.town })
    }
    return 'madness'
  },
  madness(g) {
    for (let town = 0; town < TOWNS; town++)
      for (let i = 0; i < MADNESS_AT_START; i++) drawForTown(g, town)
    g.state.table.round = 1
    return 'turn'
  },
  turn(g) {
    const { table } = g.state
    table.active = at(table.order, table.place)
    g.call('turn', { character: table.active })
    return 'pass'
  },
  // TEC-TURN-4
  pass(g) {
    const { table } = g.state
    table.place = (table.place + 1) % table.order.length
    if (table.place === 0) table.round++
    return 'turn'
  },
})

/** TEC-SETUP-17 to TEC-SETUP-21 */
function placeFirstShambler(g: Game): void {
  const { table } = g.state
  for (;;) {
    const stop = spin(g, NOBODY, 'shambler')
    const tentacle = tentacleStop(stop)
    const town = townAt(table.settings.setupShamblers === 'front' ? stop : tentacle) // TEC-OPT-8
    if (lowestSpace(at(table.towns, town)) < 0) continue // TEC-SETUP-21
    spawn(g, town, colourAt(g.state, tentacle), 'TEC-SETUP-19')
    return
  }
}

/** TEC-SETUP-34, TEC-SETUP-35 */
function drawForTown(g: Game, town: number): void {
  for (;;) {
    const kind = takeFromBag(g)
    if (kind !== ELDRITCH) {
      placeOnTown(g, NOBODY, town, kind)
      return
    }
    add(g.state.table.bag, ELDRITCH, 1)
    g.event?.('putsBack', 'TEC-SETUP-35', { town })
  }
}
