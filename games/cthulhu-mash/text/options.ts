import { at, counted, list } from '@eldertable/kernel'
import { SPACES } from '../tiles/spaces.ts'
import { tileAt } from '../tiles/tiles.ts'
import { characterAt } from '../pieces/characters.ts'
import { beyondGate, gateOn, neighbourOf } from '../rules/gates/gates.ts'
import { makesRoom } from '../rules/gates/arrive.ts'
import { COMFORT } from '../rules/tiles/space-offer.ts'
import { FOE_MELEE, FOE_RANGED, isSpell, spellOf } from '../rules/attacks/means.ts'
import { standingOn } from '../rules/pieces.ts'
import { placeOf, spotOf } from '../rules/spots.ts'
import { NONE, type Foe } from '../state.ts'
import { foeOf, isGenerator, isHero, kindOf, pieceIn } from '../targets.ts'
import {
  exitOfCharge,
  meansIn,
  objectIn,
  receiverOf,
  seatOfCharge,
  sideOfCharge,
  spellIn,
  targetIn,
  type Verb,
} from '../verbs.ts'
import { areaLabel, gatesOfStart, sideName } from './aiming.ts'
import { pilesAt } from './board/pieces.ts'
import { whatItDoes } from './board/tiles.ts'
import { foeOddsInWords, oddsInWords } from './odds.ts'
import { characterName } from './characters.ts'
import { bringsInWords } from './foes.ts'
import { escapeLabel } from './holds.ts'
import { withMeans } from './means.ts'
import { gistOf, theObject } from './objects.ts'
import { braceLabel, endureLabel, reflectLabel, searchLabel, slipLabel } from './reactions.ts'
import { spellGist, spellName } from './spells.ts'
import { foeName, openState, pieceAsked, targetName, type Tell } from './telling.ts'
import {
  cellName,
  compassName,
  isRound,
  placeName,
  spaceAsked,
  spotName,
  wayInWords,
} from './where.ts'
import { lyingThing, thing } from './things.ts'
import { tileName } from './tiles.ts'

type Label = (argument: number, t: Tell) => string

/** Where the gate in which somebody stands leads, as far as one can see. */
function beyond(t: Tell): string {
  const s = openState(t)
  const { spot } = at(t.table.heroes, t.table.active)
  const compass = spot === NONE ? NONE : gateOn(s, spot)
  if (compass === NONE) return ''
  const next = neighbourOf(s, placeOf(spot), compass)
  const to = beyondGate(s, placeOf(spot), compass)
  return next === NONE || to === NONE
    ? ''
    : ` to ${placeName(next, t)}${isRound(t.table, placeOf(spot), next, compass) ? ', round the edge of the board' : ''}`
}

/** Who stands beyond it and is displaced, and which generators send a monster then (CM-GATE-15, CM-GATE-19). */
function comesOfGate(t: Tell): string {
  const s = openState(t)
  const { active } = t.table
  const { spot } = at(t.table.heroes, active)
  const compass = spot === NONE ? NONE : gateOn(s, spot)
  const to = compass === NONE ? NONE : beyondGate(s, placeOf(spot), compass)
  if (to < 0) return ''
  const other = standingOn(s, to)
  const isPushedAside = other !== NONE && makesRoom(s, active, spot, to)
  const switched =
    other === NONE || isPushedAside ? [] : [`you change places with ${targetName(other, t)}`]
  const aside = isPushedAside ? [`${targetName(other, t)} moves aside`] : []
  const places = [placeOf(to), ...(isHero(other) ? [placeOf(spot)] : [])]
  const sent = t.table.foes
    .filter(({ piece, spot: one }) => isGenerator(piece) && places.includes(placeOf(one)))
    .map(({ piece }) => `${targetName(foeOf(piece), t)} ${bringsInWords(kindOf(piece))}`)
  const parts = [...switched, ...aside, ...(sent.length === 0 ? [] : [`at once ${list(sent)}`])]
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}

/** The tile that is being laid. */
function placeInHand({ asked }: Tell): number {
  const about: { readonly place?: number } = asked?.about ?? {}
  return about.place ?? 0
}

const wield: Label = (blow, t) => {
  const means = meansIn(blow)
  const target = targetName(targetIn(blow), t)
  if (isSpell(means)) return `Cast ${spellName(spellOf(means))} on ${target}`
  return `Attack ${target}${withMeans(means)}`
}

/** An attack of whoever acts, with its chance and what a hit does. */
const attack: Label = (blow, t) => `${wield(blow, t)} (${oddsInWords(blow, t)})`

const ground: Label = (spot) =>
  `${cellName(spot % SPACES, 0)} of the ${tileName(Math.floor(spot / SPACES))}`

/** A cell of the grid on which the host lays tiles (rules/set-up/laying.ts). */
const GRID = 7
const gridCell = (cell: number): string =>
  `column ${(cell % GRID) + 1}, row ${Math.floor(cell / GRID) + 1}`

/** What one can restore on the start tiles: they are chosen before any of them is seen. */
const restOn = (tile: number): string =>
  `a rest there restores all ${tileAt(tile).spawnRestores ?? 'that was lost'}`

const comforts: Readonly<Record<number, string>> = {
  [COMFORT.health]: 'Restore health here',
  [COMFORT.mentality]: 'Replenish mentality here',
  [COMFORT.therapy]: 'Use the psychotherapy machine',
  [COMFORT.spawn]: 'Rest here',
}

/** What is left to be done after a move. */
const actionsAfter = ({ table }: Tell): string =>
  table.actions === 0 ? 'it was the last action' : `then ${counted(table.actions, 'action')} left`

/** What lies on a space of the tile of whoever acts, as far as a step there is concerned. */
function lyingOn(space: number, t: Tell): string {
  const { spot } = at(t.table.heroes, t.asked?.seat ?? t.table.active)
  if (spot === NONE) return ''
  const count = pilesAt(spotOf(placeOf(spot), space), t).reduce(
    (sum, { unseen, open }) => sum + unseen + open.length,
    0,
  )
  return count === 0 ? '' : `, where ${counted(count, 'object')} ${count === 1 ? 'lies' : 'lie'}`
}

/** What a step onto a space leads into. */
function harmOn(space: number, t: Tell): string {
  const { spot } = at(t.table.heroes, t.asked?.seat ?? t.table.active)
  if (spot === NONE) return ''
  const does = whatItDoes(tileAt(at(t.table.places, placeOf(spot)).tile), space)
  return does.length === 0 ? '' : `: ${does.join(', ')}`
}

/** How many objects that nobody has seen lie where somebody acts. */
function unseenHere(t: Tell): string {
  const { spot } = at(t.table.heroes, t.asked?.seat ?? t.table.active)
  const count = pilesAt(spot, t).reduce((sum, { unseen }) => sum + unseen, 0)
  return `${count} ${count === 1 ? 'lies' : 'lie'} here`
}

/** What a power-up takes, or would take: how many generators, and no action (CM-BOOST-1, CM-ACT-4). */
function powerUpLabel(t: Tell): string {
  const { character, kills } = at(t.table.heroes, t.asked?.seat ?? t.table.active)
  if (character === NONE) return 'Turn generators in for a power-up'
  const price = characterAt(character).kills
  return `Turn ${price} generators in for a power-up (no action; you have ${kills.length})`
}

/** The piece that somebody moves, if the question names one. */
const acting = (t: Tell): Foe | undefined =>
  t.table.foes.find(({ piece }) => piece === pieceAsked(t))

/** The chance of an attack by that piece. */
function foeNote(means: number, target: number, t: Tell): string {
  const foe = acting(t)
  return foe === undefined ? '' : ` (${foeOddsInWords(foe.piece, means, target, t)})`
}

/** Everything that can be chosen. */
export const options: Readonly<Record<Verb, Label>> = {
  putStart: (cell) => `Lay a start tile in ${gridCell(cell)}`,
  putTile: (cell) => `Lay a hidden tile in ${gridCell(cell)}`,
  layDone: () => 'Leave the board like this',
  markHindrance: (spot, t) => `Mark a hindrance on ${ground(spot, t)}`,
  markHeight: (spot, t) => `Mark a height on ${ground(spot, t)}`,
  markBlind: (spot, t) => `Mark a blind spot on ${ground(spot, t)}`,
  markDone: () => 'Leave the ground like this',
  beCharacter: (character) => `Play the ${characterName(character)}`,
  turnTile: (rotation, t) => wayInWords(placeInHand(t), rotation, t),
  startOn: (tile) => `Start on the ${tileName(tile)} (${restOn(tile)})`,
  keepFree: (rotation, t) => `${gatesOfStart(rotation, t)} (name to the ${compassName(rotation)})`,
  takeObject: (object) => `Take ${theObject(object)}`,
  walk: (space, t) => `Go to ${spaceAsked(space, t, lyingOn(space, t))}`,
  step: (space, t) =>
    `Step onto ${spaceAsked(space, t, `${lyingOn(space, t)}${harmOn(space, t)}`)}`,
  gate: (_, t) => `Go through the gate${beyond(t)}${comesOfGate(t)}`,
  takeOff: () => 'Fly',
  climb: () => 'Fly up through the ceiling',
  pickUp: (object, t) => `Pick up ${thing(object, t)}`,
  pickTop: (_, t) => `Pick up an unseen object (1 point; ${unseenHere(t)})`,
  give: (gift, t) => `Give ${thing(objectIn(gift), t)} to ${t.name(receiverOf(gift))}`,
  stop: (_, t) => `Stop here (${actionsAfter(t)})`,
  jump: (space, t) => `Jump to ${spaceAsked(space, t, lyingOn(space, t))}`,
  attack,
  aim: areaLabel,
  push: (target, t) => `Push ${targetName(target, t)}`,
  pushTo: (space, t) => `Push it to ${spaceAsked(space, t)}`,
  pushGate: (spot, t) => `Push it into ${spotName(spot, t)}`,
  strikeHome: () => 'Strike the spawning space too',
  spareHome: () => 'Spare the spawning space',
  drill: (target, t) => `Drill at ${targetName(target, t)}`,
  transport: () => 'Try the gate transporter',
  refresh: (comfort) => comforts[comfort] ?? 'Rest here',
  read: (object, t) => `Read ${thing(object, t)}`,
  cast: (spell) => `Cast ${spellName(spell)} (${spellGist(spell)})`,
  castOn: (casting, t) =>
    `Cast ${spellName(spellIn(casting))} on ${targetName(targetIn(casting), t)}`,
  fetch: (object, t) => `Reach for ${lyingThing(object, t)}`,
  fetchTop: (space, t) => `Reach for the pile on ${spaceAsked(space, t)}`,
  use: (object, t) => `Use ${thing(object, t)} (${gistOf(object, t.table.settings.sanity)})`,
  charm: (target, t) => `Charm ${targetName(target, t)}`,
  scout: (compass) => `Send the albatross ${compassName(compass)}`,
  spy: (compass) => `Look ${compassName(compass)} through the Leng Glasses`,
  goTo: (spot, t) => `Go to ${spotName(spot, t)}`,
  part: (space, t) => `Cast Parting Sands to ${spaceAsked(space, t)}`,
  fish: (amount) => `Turn ${amount} mentality into health`,
  memorize: (spell) => `Memorize ${spellName(spell)}`,
  breakFree: (hold, t) => escapeLabel(at(t.table.heroes, t.asked?.seat ?? t.table.active), hold, t),
  escapeTo: (space, t) => `Get out to ${spaceAsked(space, t)}`,
  ready: (object, t) => `Ready ${thing(object, t)}`,
  help: (gift, t) => `Give ${thing(objectIn(gift), t)} to ${t.name(receiverOf(gift))}`,
  treat: (gift, t) => `Use ${thing(objectIn(gift), t)} on ${t.name(receiverOf(gift))}`,
  endTurn: () => 'End the turn',
  rave: () => 'Let the dice fall',
  leave: () => 'Leave the game for good',
  drop: (object, t) => `Drop ${thing(object, t)}`,
  green: (object, t) =>
    `Use ${thing(object, t)} (${gistOf(object, t.table.settings.sanity)}; no action)`,
  wear: (object, t) => `Change to ${thing(object, t)}`,
  powerUp: (_, t) => powerUpLabel(t),
  permit: () => 'Let them pass',
  refuse: () => 'Refuse',
  accept: () => 'Accept it',
  steal: (object, t) => `Take ${thing(object, t)}`,
  reflect: (_, t) => reflectLabel(t),
  brace: braceLabel,
  endure: (_, t) => endureLabel(t),
  slip: (_, t) => slipLabel(t),
  search: (_, t) => searchLabel(t),
  wind: () => 'Cast Temporal Dust (1 mentality)',
  decline: () => 'Leave it at that',
  moveAside: (space, t) => `Move aside to ${spaceAsked(space, t)}`,
  face: (side, t) => `Look to the ${sideName(side, t)}`,
  place: (space, t) => `Put it on ${spaceAsked(space, t)}`,
  rouse: (target, t) => `Act with ${foeName(pieceIn(target), t)}`,
  foeWalk: (space, t) => `Go to ${spaceAsked(space, t)}`,
  foeStrike: (target, t) => `Strike ${targetName(target, t)}${foeNote(FOE_MELEE, target, t)}`,
  foeShoot: (target, t) =>
    `Strike ${targetName(target, t)} from afar${foeNote(FOE_RANGED, target, t)}`,
  charge: (charge, t) =>
    `Charge ${t.name(seatOfCharge(charge))} from the ${sideName(sideOfCharge(charge), t)}, to ${spaceAsked(exitOfCharge(charge), t)}`,
  drain: () => 'Drain 1 health',
  foeBreak(hold, t) {
    const foe = acting(t)
    return foe === undefined ? 'Break free' : escapeLabel(foe, hold, t)
  },
  foeHeal: () => 'Heal here',
  foePick: (object, t) => `Pick up ${thing(object, t)}`,
  foePickTop: () => 'Pick up what lies on top',
  foeGreen: (object, t) => `Use ${thing(object, t)}`,
  foeWield: (blow, t) => `${wield(blow, t)}${foeNote(meansIn(blow), targetIn(blow), t)}`,
  foeAim: areaLabel,
  rest: () => 'Finish with it',
  endStep: () => 'End the monster step',
}
