import {
  CHAOS,
  COLOURS,
  ELDRITCH,
  KINDS,
  kinds,
  SHAMBLERS_OF_A_COLOUR,
  TENTACLES,
} from './pieces/colours.ts'
import { MAD, MAT_TRACK } from './pieces/mats.ts'
import { COLUMNS, PAGE_TOKENS, ROWS } from './pieces/necronomicon.ts'
import { ENERGY_SPACES, portalColour, strengthTrack } from './pieces/old-ones.ts'
import { pages } from './pieces/pages.ts'
import { ELDRITCH_SPACES, TOWNS, TRACK } from './pieces/towns.ts'
import { count, sum } from './rules/pieces.ts'
import { FACE_DOWN, NO_PAGE, NO_SHAMBLER, NOWHERE, OPEN, type TecState } from './state.ts'

const FEWEST_ELDRITCH = 3

/** Everything in a state that the rules would never bring about. */
export function faults(s: TecState): string[] {
  return [
    ...tentacleFaults(s),
    ...shamblerFaults(s),
    ...pageFaults(s),
    ...trackFaults(s),
    ...necronomiconFaults(s),
    ...turnFaults(s),
  ]
}

/** How many tentacles of a kind are in all zones together. */
export function tentaclesInPlay({ table }: TecState, kind: number): number {
  const { bag, discard, supply, lair } = table
  let total = count(bag, kind) + count(discard, kind) + count(supply, kind) + count(lair, kind)
  for (const sealed of table.portals) if (sealed === kind) total++
  for (const { held } of table.characters) total += count(held, kind)
  for (const { madness, eldritch } of table.towns)
    total += kind === ELDRITCH ? eldritch : count(madness, kind)
  if (kind === ELDRITCH) total += table.energy
  if (kind === CHAOS) total += sum(table.rewards)
  return total
}

/** TEC-FLOW-1 to TEC-FLOW-3, TEC-FLOW-6, TEC-FLOW-7 */
function tentacleFaults(s: TecState): string[] {
  const { table } = s
  const found: string[] = []
  for (let kind = 0; kind < KINDS; kind++) {
    const total = tentaclesInPlay(s, kind)
    if (total !== TENTACLES[kind]) found.push(`there are ${total} ${kinds[kind]} tentacles`)
    if (kind < COLOURS && count(table.supply, kind) !== 0)
      found.push(`${kinds[kind]} is in the supply`) // TEC-FLOW-6
  }
  // TEC-FLOW-6: there is no place for Eldritch on a mat, nor for Chaos and Eldritch on the Shambler Mat
  const { bag, discard, supply, lair } = table
  const zones: [string, readonly number[], number][] = [
    ['Bag', bag, KINDS],
    ['Discard Mat', discard, KINDS],
    ['supply', supply, KINDS],
    ['Shambler Mat', lair, COLOURS],
    ...table.characters.map(({ held }): [string, number[], number] => ['mat', held, CHAOS + 1]),
    ...table.towns.map(({ madness }): [string, number[], number] => ['town', madness, COLOURS]),
  ]
  for (const [name, counts, places] of zones) {
    if (counts.length !== places) found.push(`the ${name} has ${counts.length} areas`)
    if (counts.some((one) => !Number.isInteger(one) || one < 0))
      found.push(`the ${name} holds ${counts.join()}`)
  }
  // TEC-FLOW-7: with two spaces on the Energy Track the Bag is never empty
  if (count(bag, ELDRITCH) + table.energy < FEWEST_ELDRITCH)
    found.push('too little Eldritch is left in the Bag and on the Energy Track')
  return found
}

/** TEC-FLOW-4 */
function shamblerFaults({ table }: TecState): string[] {
  const found: string[] = []
  for (let colour = 0; colour < COLOURS; colour++) {
    let total = count(table.lairShamblers, colour)
    for (const { shamblers } of table.towns)
      total += shamblers.filter((one) => one === colour).length
    if (total !== SHAMBLERS_OF_A_COLOUR) found.push(`there are ${total} ${kinds[colour]} Shamblers`)
  }
  if (table.lairShamblers.some((one) => one < 0)) found.push('the Shambler Mat owes a Shambler')
  if (sum(table.lairShamblers) === 0 && table.outcome === null)
    found.push('the match goes on without a Shambler on the Shambler Mat') // TEC-END-3
  return found
}

/** TEC-FLOW-5 */
function pageFaults({ table, box }: TecState): string[] {
  const found: string[] = []
  const seen = pages.map(() => 0)
  const see = (card: number): void => {
    seen[card] = (seen[card] ?? 0) + 1
  }
  for (const card of box.deck) see(card)
  for (const card of table.pageDiscard) see(card)
  for (const one of table.characters) for (const card of one.pages) see(card)
  for (const [town, { page }] of table.towns.entries()) {
    const faceDown = box.faceDown[town] ?? NO_PAGE
    if (page >= 0) see(page)
    if (faceDown >= 0) see(faceDown)
    if ((page === FACE_DOWN) !== faceDown >= 0) found.push(`the page of town ${town} is unclear`)
  }
  if (seen.length !== pages.length) found.push('there is a Page Card too many')
  for (const [card, times] of seen.entries())
    if (times !== 1) found.push(`page ${card} is in ${times} places`)
  if (table.deck !== box.deck.length) found.push('the Page deck is miscounted')
  if (box.buried > box.deck.length) found.push('more pages are known than there are')
  return found
}

/** No track holds more than it has spaces for. */
function trackFaults({ table }: TecState): string[] {
  const found: string[] = []
  const isOver = table.outcome !== null
  for (const [town, one] of table.towns.entries()) {
    if (one.madness.some((tentacles) => tentacles > TRACK))
      found.push(`town ${town} has ${one.madness.join()} on tracks of ${TRACK}`)
    if (one.shamblers.length !== TRACK) found.push(`town ${town} has an odd Shambler Track`)
    if (one.shamblers.some((colour) => colour < NO_SHAMBLER || colour >= COLOURS))
      found.push(`something odd is on the Shambler Track of town ${town}`)
    if (one.eldritch < 0 || one.eldritch > ELDRITCH_SPACES)
      found.push(`town ${town} has ${one.eldritch} Eldritch`)
  }
  for (const [character, one] of table.characters.entries()) {
    if (one.held.some((tentacles) => tentacles > MAT_TRACK))
      found.push(`character ${character} has ${one.held.join()} on tracks of ${MAT_TRACK}`)
    if (one.brain < 0 || one.brain > MAD || (one.brain === MAD && !isOver))
      found.push(`the Brain Token of ${character} is on ${one.brain}`)
    if (one.town < NOWHERE || one.town >= TOWNS || (one.town === NOWHERE && table.round > 0))
      found.push(`character ${character} is nowhere`)
  }
  if (table.energy < 0 || table.energy > ENERGY_SPACES) found.push(`the energy is ${table.energy}`)
  const last = strengthTrack(table.settings.greatOldOne, table.phase).length
  if (table.strength < 0 || table.strength > last || (table.strength === last && !isOver))
    found.push(`the strength is ${table.strength}`)
  const mats = table.characters.map(({ mat }) => mat).filter((mat) => mat >= 0)
  if (new Set(mats).size !== mats.length) found.push('two characters have the same mat') // TEC-SETUP-9
  return found
}

function necronomiconFaults({ table }: TecState): string[] {
  const found: string[] = []
  const { rows, rewards, phase, portals } = table
  if (rows.some((tokens) => tokens < 0 || tokens > COLUMNS)) found.push(`rows hold ${rows.join()}`)
  if ((phase === 2) !== (sum(rows) === PAGE_TOKENS))
    found.push(`phase ${phase} with ${sum(rows)} Page Tokens`) // TEC-PHASE-1
  const fewest = Math.min(...rows)
  for (let line = 0; line < ROWS; line++) {
    // TEC-TRANS-6, TEC-TRANS-7
    if (rewards[line] !== (rows[line] === COLUMNS ? 0 : 1)) found.push(`row ${line} is unrewarded`)
    if (rewards[ROWS + line] !== (fewest > line ? 0 : 1)) found.push(`column ${line} is unrewarded`)
  }
  for (const [portal, kind] of portals.entries()) {
    if (kind === OPEN) continue
    if (phase === 1) found.push(`portal ${portal} is sealed in Phase One`) // TEC-SEAL-2
    if (kind !== CHAOS && kind !== portalColour(portal))
      found.push(`portal ${portal} is sealed by ${kinds[kind]}`) // TEC-SEAL-7
  }
  if (!portals.includes(OPEN) && table.outcome === null) found.push('nobody has won') // TEC-END-1
  return found
}

function turnFaults({ table }: TecState): string[] {
  if (table.round === 0) return []
  const found: string[] = []
  if (table.order[table.place] !== table.active) found.push('it is nobody’s turn')
  if (table.oldOne < 0 || table.oldOne >= TOWNS) found.push('the Great Old One is nowhere')
  if (table.actions < 0) found.push(`${table.actions} actions are left`)
  return found
}
