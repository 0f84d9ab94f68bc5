import { at } from '@eldertable/kernel'
import { CHAOS, COLOURS, ELDRITCH } from '../pieces/colours.ts'
import { MAT_TRACK } from '../pieces/mats.ts'
import { BURIED, neighbours, TOWNS, TRACK, withNeighbours, type SiteKey } from '../pieces/towns.ts'
import type { Game } from '../frames.ts'
import { FACE_DOWN, NO_PAGE, NO_SHAMBLER, NOWHERE, type TecState } from '../state.ts'
import { shamblerAt, spaceOfShambler, townOfShambler, V } from '../verbs.ts'
import { NO_TARGET, type Deed } from './deed.ts'
import { lowerBrain } from './delirium.ts'
import { arrive } from './move.ts'
import { exchangePage, revealPage } from './page-deck.ts'
import { add, characterAt, count, townAtPosition, townOf } from './pieces.ts'
import { discardFromLair } from './placing.ts'
import { returnShambler } from './shamblers.ts'

/** The Town Actions, TEC-SITE-1 to TEC-SITE-10. */
export const deeds: Readonly<Record<SiteKey, Deed>> = {
  library: {
    verb: V.townAction,
    targets: (s, character) => (canLookUp(s, townOf(s, character).page) ? NO_TARGET : []),
    carryOut(g, character) {
      const { town } = characterAt(g.state, character)
      if (townOf(g.state, character).page === FACE_DOWN) revealPage(g, town, 'TEC-SITE-1')
      else exchangePage(g, town, 'TEC-SITE-1')
    },
  },
  archive: {
    verb: V.choosePage,
    targets: pagesOfAll,
    carryOut(g, _, card, to) {
      const from = g.state.table.characters.findIndex(({ pages }) => pages.includes(card))
      const { pages } = characterAt(g.state, from)
      pages.splice(pages.indexOf(card), 1)
      characterAt(g.state, to).pages.push(card)
      g.event?.('passesPage', 'TEC-SITE-2', { card, from, to })
    },
  },
  ferry: {
    verb: V.goTo,
    targets: (s, character) => townsByFerry(s, characterAt(s, character).town),
    carryOut: (g, character, town) => arrive(g, character, town, 'ferry', 'TEC-SITE-3'),
  },
  light: {
    verb: V.chooseTown,
    targets: ({ table }) => at(neighbours, table.oldOne),
    carryOut(g, _, to) {
      const from = g.state.table.oldOne
      g.state.table.oldOne = to
      g.event?.('lures', 'TEC-SITE-4', { from, to })
    },
  },
  sanatorium: {
    verb: V.townAction,
    targets: (s, character) => (characterAt(s, character).brain > 0 ? NO_TARGET : []),
    carryOut: (g, character) => lowerBrain(g, character, 'TEC-SITE-5'),
  },
  chapel: {
    verb: V.chooseCharacter,
    targets: (s) => delirious(s),
    carryOut: (g, _, character) => lowerBrain(g, character, 'TEC-SITE-6'),
  },
  watch: {
    verb: V.chooseShambler,
    targets: (s, character) => shamblersNear(s, characterAt(s, character).town),
    carryOut(g, _, shambler) {
      const [town, space] = [townOfShambler(shambler), spaceOfShambler(shambler)]
      const card = townAtPosition(g.state, town)
      const colour = count(card.shamblers, space)
      returnShambler(g, card, space)
      g.event?.('sendsHome', 'TEC-SITE-7', { town, space, colour })
    },
  },
  pottersField: {
    verb: V.chooseColour,
    targets: coloursInLair,
    carryOut(g, _, colour) {
      const moved = discardFromLair(g, colour, BURIED)
      g.event?.('buries', 'TEC-SITE-8', { colour, count: moved })
    },
  },
  market: {
    verb: V.townAction,
    targets: (s, character) => (canGainChaos(s, character) ? NO_TARGET : []),
    carryOut: (g, character) => gainChaos(g, character, 'TEC-SITE-9'),
  },
  observatory: {
    verb: V.townAction,
    targets: ({ table }) => (table.energy > 0 ? NO_TARGET : []),
    carryOut(g) {
      const { table } = g.state
      table.energy--
      add(table.bag, ELDRITCH, 1)
      g.event?.('dims', 'TEC-SITE-10', { energy: table.energy })
    },
  },
}

/** TEC-SITE-1 */
function canLookUp({ table }: TecState, page: number): boolean {
  if (page === NO_PAGE) return false
  return page === FACE_DOWN || table.deck + table.pageDiscard.length > 0
}

/** TEC-SITE-2 */
function pagesOfAll({ table }: TecState): number[] {
  const all: number[] = []
  for (const { pages } of table.characters) for (const card of pages) all.push(card)
  return all
}

/** Characters who are not at the bottom of the Delirium Track (TEC-SITE-6), on one Town Card only (TEC-CHAR-2). */
export function delirious({ table }: TecState, here = NOWHERE): number[] {
  const all: number[] = []
  for (let character = 0; character < table.characters.length; character++) {
    const { brain, town } = at(table.characters, character)
    if (brain > 0 && (here === NOWHERE || town === here)) all.push(character)
  }
  return all
}

/** TEC-SITE-8 */
function coloursInLair({ table }: TecState): number[] {
  const colours: number[] = []
  for (let colour = 0; colour < COLOURS; colour++)
    if (count(table.lair, colour) > 0) colours.push(colour)
  return colours
}

/** TEC-SITE-3 */
function townsByFerry({ table }: TecState, here: number): number[] {
  const towns: number[] = []
  for (let town = 0; town < TOWNS; town++)
    if (town !== here && !(table.phase === 1 && town === table.oldOne)) towns.push(town)
  return towns
}

/** TEC-SITE-7 */
function shamblersNear(s: TecState, here: number): number[] {
  const all: number[] = []
  for (const town of at(withNeighbours, here)) {
    const { shamblers } = townAtPosition(s, town)
    for (let space = 0; space < TRACK; space++)
      if (shamblers[space] !== NO_SHAMBLER) all.push(shamblerAt(town, space))
  }
  return all
}

/** Whether the supply has Chaos and the character's Chaos Track a space for it (TEC-SITE-9, TEC-CHAR-1). */
export function canGainChaos(s: TecState, character: number): boolean {
  return (
    count(s.table.supply, CHAOS) > 0 && count(characterAt(s, character).held, CHAOS) < MAT_TRACK
  )
}

/** Takes one Chaos Tentacle from the supply. */
export function gainChaos(g: Game, character: number, rule: string): void {
  add(g.state.table.supply, CHAOS, -1)
  add(characterAt(g.state, character).held, CHAOS, 1)
  g.event?.('gainsChaos', rule, { character })
}
