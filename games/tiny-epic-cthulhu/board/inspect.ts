import { readTarget, type Look } from '@eldertable/board-kit'
import { capital, counted } from '@eldertable/kernel'
import { COLOURS } from '../pieces/colours.ts'
import { matAt, mats } from '../pieces/mats.ts'
import { oldOnes, portalColour, portalNumber, PORTALS } from '../pieces/old-ones.ts'
import { pageAt, pages } from '../pieces/pages.ts'
import { siteAt } from '../pieces/towns.ts'
import { iconAt, wheelIcons } from '../pieces/wheel.ts'
import { count } from '../rules/pieces.ts'
import { NO_MAT, NO_SHAMBLER, NOT_SPUN, OPEN } from '../state.ts'
import { linesOf } from '../text/board/characters.ts'
import { oldOneLines } from '../text/board/old-one.ts'
import { necronomiconLines } from '../text/board/stores.ts'
import { actionLine, facts } from '../text/board/towns.ts'
import {
  amounts,
  kindName,
  oldOneName,
  pageTitle,
  portalName,
  rowsInWords,
  townName,
} from '../text/pieces.ts'
import { characterName, type Tell } from '../text/telling.ts'
import { spaceOfShambler, townOfShambler } from '../verbs.ts'
import { spinInWords } from './spin-words.ts'

type Inspect = (number: number, t: Tell) => Look | null

/** What is on the chart, in words. */
export function inspect(target: string, t: Tell): Look | null {
  const { kind, number } = readTarget(target)
  return looks[kind]?.(number, t) ?? null
}

const looks: Readonly<Record<string, Inspect>> = {
  town: (position, t) => {
    const town = t.table.towns[position]
    if (town === undefined) return null
    const { name, rule } = siteAt(town.site)
    return {
      heading: name,
      lines: [actionLine(town, position, t), `${capital(facts(town, position, t))}.`],
      rule,
    }
  },

  shambler: (shambler, t) => {
    const town = townOfShambler(shambler)
    const colour = t.table.towns[town]?.shamblers[spaceOfShambler(shambler)] ?? NO_SHAMBLER
    if (colour === NO_SHAMBLER) return null
    const name = kindName(colour)
    return {
      heading: `Shambler of ${name}`,
      lines: [
        `At ${townName(town, t)}.`,
        `To banish it, roll a die for each Shambler here. The highest die is what it costs, in ${name} or Chaos.`,
        `Banished, it goes back to the Shambler Mat, and ${name} there is discarded.`,
      ],
      rule: 'TEC-BANISH-3',
    }
  },

  character: (character, t) => {
    const one = t.table.characters[character]
    if (one === undefined) return null
    return {
      heading: capital(characterName(character, t)),
      lines: [...linesOf(one, character, t).slice(0, 1), ...abilityOf(one.mat, one.isAssistant)],
      rule: one.isAssistant || one.mat === NO_MAT ? 'TEC-ASSIST-1' : matAt(one.mat).rule,
    }
  },

  seat: (seat, t) => {
    const own = t.table.characters.findIndex((one) => one.seat === seat && !one.isAssistant)
    return looks['character']?.(own, t) ?? null
  },

  mat: (mat) => {
    if (mats[mat] === undefined) return null
    const { full, role, rule } = matAt(mat)
    return {
      heading: full,
      lines: [`${role}.`, ...abilityOf(mat, false)],
      rule,
    }
  },

  lair: (colour, { table }) => {
    if (!(colour < COLOURS)) return null
    const shamblers = count(table.lairShamblers, colour)
    return {
      heading: `${kindName(colour)} on the Shambler Mat`,
      lines: [
        `${counted(shamblers, 'Shambler')} and ${amounts(table.lair.map((all, kind) => (kind === colour ? all : 0)))}.`,
        'When a spawn leaves no Shambler of any colour here, all is lost.',
      ],
      rule: 'TEC-END-3',
    }
  },

  portal: (portal, t) => {
    if (!(portal < PORTALS)) return null
    const { phase, portals, settings } = t.table
    const colour = kindName(portalColour(portal))
    const kind = count(portals, portal)
    const state = kind === OPEN ? 'Open.' : `Sealed with ${kindName(kind)}.`
    const number = portalNumber(settings.greatOldOne, portal)
    return {
      heading: capital(portalName(portal, t)),
      lines: [
        phase === 1 ? `${state} It can be sealed in Phase Two.` : state,
        `To seal it, roll a die for each of your ${colour} runes, three at most: together ${number} or more. Then a ${colour} or a Chaos stays here.`,
        `The power of ${colour}: ${oldOnes[settings.greatOldOne].power(colour)}`,
      ],
      rule: 'TEC-SEAL-6',
    }
  },

  page: (card) => {
    if (pages[card] === undefined) return null
    const { cost, numbers, rune } = pageAt(card)
    return {
      heading: capital(pageTitle(card)),
      lines: [
        `Translating it costs ${amounts(cost)}; Chaos may stand in for each.`,
        `It fills ${rowsInWords(numbers)} of the Necronomicon and stays as a rune of ${kindName(rune)}.`,
      ],
      rule: 'TEC-TRANS-2',
    }
  },

  die: (die, { table }) => {
    const face = table.dice[die]
    if (face === undefined) return null
    return {
      heading: `Die ${die + 1}`,
      lines: [
        `It shows ${face}.`,
        'A Cthulhu Die has two faces each of 0, 1 and 2. A mind that wavers may roll one again.',
      ],
      rule: 'TEC-DELIR-4',
    }
  },

  wheel: (_, { table }) => ({
    heading: 'The Wheel of Madness',
    lines: [
      `${spinInWords(table)}.`,
      ...(table.stop === NOT_SPUN
        ? []
        : [`${wheelIcons[iconAt(table.stop)].name}: ${wheelIcons[iconAt(table.stop)].says}`]),
    ],
    rule: 'TEC-WHEEL-1',
  }),

  oldOne: (_, t) => ({ heading: oldOneName(t), lines: oldOneLines(t), rule: 'TEC-POWER-1' }),

  book: (_, t) => ({
    heading: 'The Necronomicon',
    lines: necronomiconLines(t),
    rule: 'TEC-TRANS-3',
  }),

  deck: (_, { table }) => ({
    heading: 'The Page deck',
    lines: [
      `${counted(table.deck, 'page')} face down, ${table.pageDiscard.length} discarded.`,
      'When it is empty, the discarded pages are shuffled into a new one.',
    ],
    rule: 'TEC-TRANS-12',
  }),

  store: (store, { table }) => {
    const all: readonly (readonly [string, readonly number[], string, string])[] = [
      ['The Bag', table.bag, 'Drawn from blindly, each tentacle as likely as any.', 'TEC-DRAW-4'],
      ['The Discard Mat', table.discard, 'What is spent lies here.', 'TEC-TERM-6'],
      ['The supply', table.supply, 'Chaos that is spent comes back here.', 'TEC-TERM-7'],
    ]
    const one = all[store]
    if (one === undefined) return null
    const [heading, counts, line, rule] = one
    return { heading, lines: [`${capital(amounts(counts))}.`, line], rule }
  },
}

function abilityOf(mat: number, isAssistant: boolean): string[] {
  if (isAssistant)
    return ['Plays by itself: collects, moves, seals, translates and banishes in that order.']
  if (mat === NO_MAT) return []
  const { ability, says } = matAt(mat)
  return [`${ability}: ${says}`]
}
