import { readTarget, type Look } from '@eldertable/board-kit'
import { at, capital, counted, list } from '@eldertable/kernel'
import { ABILITIES } from '../pieces/abilities.ts'
import { CHARACTERS } from '../pieces/characters.ts'
import { KIND_OF, objectAt } from '../pieces/objects.ts'
import { POWERS } from '../pieces/powers.ts'
import { SPACES } from '../tiles/spaces.ts'
import { SPELL_MENTALITY, SPELLS } from '../pieces/spells.ts'
import { TILES, tileAt } from '../tiles/tiles.ts'
import { HANDS, SYRINGE, withObject, withSpell } from '../rules/attacks/means.ts'
import { placeOf, spotOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { isFoe, isHero, isHome, pieceIn, seatIn } from '../targets.ts'
import { gateInWords, spaceInWords } from '../text/board/tiles.ts'
import { meansWords } from '../text/cards.ts'
import { objectDoes, objectName } from '../text/objects.ts'
import { chanceInWords, rollInWords } from '../text/odds.ts'
import { options } from '../text/options.ts'
import { powerDoes } from '../text/powers.ts'
import { spellDoes, spellName } from '../text/spells.ts'
import { targetName, type Tell } from '../text/telling.ts'
import { cellName, spotName } from '../text/where.ts'
import { tileName, tileWords } from '../text/tiles.ts'
import { targetIn, type Verb } from '../verbs.ts'
import { foeLook, heroLook, homeLook } from './inspect-pieces.ts'
import { blowsWith } from './prospects.ts'
import { placeAsked } from './question.ts'

type Inspect = (number: number, t: Tell) => Look | null

/** What is on the board, in words. */
export function inspect(target: string, t: Tell): Look | null {
  const { kind, number } = readTarget(target)
  if (!Number.isInteger(number) || number < 0) return null
  return looks[kind]?.(number, t) ?? null
}

/** What is nothing but a way to choose is called what choosing it does. */
const labelled =
  (verb: Verb): Inspect =>
  (argument, t) => ({ heading: options[verb](argument, t), lines: ['It can be chosen now.'] })

const looks: Readonly<Record<string, Inspect>> = {
  area: labelled('aim'),
  charge: labelled('charge'),
  rotation: labelled('turnTile'),
  side: labelled('face'),
  cell: labelled('putTile'),
  ground: (ground) => groundLook(Math.floor(ground / SPACES), ground % SPACES),
  space: (space, t) => {
    const place = placeAsked({ table: t.table, decision: t.asked })
    return place === NONE || space >= SPACES ? null : spaceLook(place, space, t)
  },
  spot: (spot, t) =>
    placeOf(spot) < t.table.places.length ? spaceLook(placeOf(spot), spot % SPACES, t) : null,
  tile: tileLook,
  way: wayLook,
  compass: (compass, t) => {
    const from = placeAsked({ table: t.table, decision: t.asked })
    return from === NONE ? null : tileLook(t.table.neighbours[from * 4 + compass] ?? NONE, t)
  },
  piece: pieceLook,
  blow: (blow, t) => pieceLook(targetIn(blow), t),
  casting: (casting, t) => pieceLook(targetIn(casting), t),
  seat: (seat, t) => (seat < t.table.heroes.length ? heroLook(seat, t) : null),
  object: objectLook,
  spell: spellLook,
  means: meansLook,
  ability: (ability) => abilityLook(ability),
  character: (character) => characterLook(character),
  power: (power) => powerLook(power),
}

function pieceLook(target: number, t: Tell): Look | null {
  if (isHero(target)) return target < t.table.heroes.length ? heroLook(target, t) : null
  if (isHome(target)) return homeLook(seatIn(target), t)
  if (!isFoe(target)) return null
  const foe = t.table.foes.find(({ piece }) => piece === pieceIn(target))
  return foe === undefined ? null : foeLook(foe, t)
}

function spaceLook(place: number, space: number, t: Tell): Look {
  const { tile } = at(t.table.places, place)
  if (tile === NONE) return tileLook(place, t) ?? { heading: 'A hidden tile', lines: [] }
  const words = spaceInWords(tileAt(tile), space)
  const ground = words === undefined ? 'Open ground.' : `${capital(words)}.`
  const gate = gateInWords(place, space, t)
  return {
    heading: capital(spotName(spotOf(place, space), t)),
    lines: gate === undefined ? [ground] : words === undefined ? [gate] : [gate, ground],
    rule: 'CM-TILE-1',
  }
}

/** The gate in which whoever acts stands. */
function wayLook(_: number, t: Tell): Look {
  return {
    heading: 'A gate',
    lines: [`${capital(options.gate(0, t))}. It costs 1 point, and the rest of the move.`],
    rule: 'CM-GATE-9',
  }
}

/** A space of a tile, wherever it may come to lie. */
function groundLook(tile: number, space: number): Look | null {
  if (tile >= TILES.length) return null
  const words = spaceInWords(tileAt(tile), space)
  return {
    heading: `${cellName(space, 0)} of the ${tileName(tile)}`,
    lines: [words === undefined ? 'Open ground.' : `${capital(words)}.`],
    rule: 'CM-OPT-6',
  }
}

function tileLook(place: number, t: Tell): Look | null {
  const one = t.table.places[place]
  if (one === undefined) return null
  if (one.tile === NONE)
    return {
      heading: 'A hidden tile',
      lines: ['Nobody knows what it is. It is turned up when somebody goes through a gate to it.'],
      rule: 'CM-GATE-6',
    }
  const { scene, mind } = tileWords[tileAt(one.tile).slug]
  return { heading: tileName(one.tile), lines: [scene, mind], rule: 'CM-TILE-1' }
}

function objectLook(object: number, t: Tell): Look | null {
  const kind = KIND_OF[object]
  if (kind === undefined) return null
  const row = objectAt(kind)
  return {
    heading: objectName(object),
    lines: [objectDoes(row), ...prospectsWith(withObject(object), t)],
    rule: row.rule,
  }
}

function spellLook(spell: number, t: Tell): Look | null {
  const row = SPELLS[spell]
  if (row === undefined) return null
  return {
    heading: spellName(spell),
    lines: [
      spellDoes(row),
      `It costs ${list([...(row.actions > 0 ? [counted(row.actions, 'action')] : []), `${SPELL_MENTALITY} mentality`])}.`,
      ...prospectsWith(withSpell(spell), t),
    ],
    rule: row.rule,
  }
}

/** No more than this stand on the card as options, with the same words. */
const FEW = 3
/** More than this are not read at a glance. */
const MANY = 6

/** What an attack with something would come to, against each who can be reached, for whoever acts. */
function prospectsWith(means: number, t: Tell): string[] {
  if (t.asked?.key !== 'actions.choose') return []
  const blows = blowsWith(t.table, means)
  return (blows.length > FEW ? blows : [])
    .slice(0, MANY)
    .map(
      (blow) =>
        `${capital(targetName(blow.target, t))}: ${rollInWords(blow)}, ${chanceInWords(blow)}.`,
    )
}

/** What a character strikes with that it does not carry. */
function meansLook(means: number, t: Tell): Look | null {
  if (means !== HANDS && means !== SYRINGE) return null
  const { name, does, rule } = meansWords[means]
  return { heading: name, lines: [does, ...prospectsWith(means, t)], rule }
}

function abilityLook(ability: number): Look | null {
  const row = ABILITIES[ability]
  return row === undefined ? null : { heading: row.name, lines: [row.does], rule: row.rule }
}

function powerLook(power: number): Look | null {
  const row = POWERS[power]
  return row === undefined ? null : { heading: row.name, lines: [powerDoes(row)], rule: row.rule }
}

function characterLook(character: number): Look | null {
  const row = CHARACTERS[character]
  if (row === undefined) return null
  const { name, story, bent, rule } = row
  const { melee, ranged, move, actions, defence, health, mentality } = row
  return {
    heading: name,
    lines: [
      story,
      `${capital(bent)}.`,
      `Melee d${melee}, ranged d${ranged}, defence ${defence}, health ${health}, mentality ${mentality}, ${counted(actions, 'action')}, move ${move}.`,
    ],
    rule,
  }
}
