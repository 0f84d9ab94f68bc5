import { at, counted, list } from '@eldertable/kernel'
import { FEAR, GREED } from '../pieces/colours.ts'
import { DICE } from '../pieces/dice.ts'
import { MAT_TRACK, matAt } from '../pieces/mats.ts'
import { COLUMNS } from '../pieces/necronomicon.ts'
import { siteAt } from '../pieces/towns.ts'
import { coloursOf, partsOf } from '../payment-code.ts'
import { costOfDice } from '../rules/banish.ts'
import { fitting } from '../rules/collect.ts'
import { count, runesOf, shamblersOn, sum } from '../rules/pieces.ts'
import { FACE_DOWN, NOBODY } from '../state.ts'
import {
  colourOfGift,
  isGiven,
  partnerOfGift,
  spaceOfShambler,
  townOfShambler,
  type Verb,
} from '../verbs.ts'
import { portalColour } from '../pieces/old-ones.ts'
import { pageAt } from '../pieces/pages.ts'
import {
  amounts,
  dieCount,
  kindName,
  oldOneName,
  pageCost,
  pageTitle,
  portalName,
  rowsInWords,
  shamblerName,
  siteCost,
  townName,
} from './pieces.ts'
import { characterName, characterOf, isReader, openState, personOf, type Tell } from './telling.ts'

type Label = (argument: number, t: Tell) => string

/** Everything that can be chosen: a verb first, and in brackets what comes of it or what it costs. */
export const options: Readonly<Record<Verb, Label>> = {
  takeMat,
  // Step 1
  lull: (colour, t) =>
    noted(`Lull ${kindName(colour)}`, `${count(t.table.lair, colour)} on the Shambler Mat`),
  deal,
  // the menu of Step 2
  move: (town, t) => noted(`Move to ${townName(town, t)}`, stopping(town, t)),
  collect: (_, t) => noted('Collect', upTo(haul(t))),
  banish: (_, t) => noted('Banish', rolling(shamblersHere(t))),
  townAction,
  translate,
  seal: (portal, t) => noted(`Seal ${portalName(portal, t)}`, rolling(sealDice(portal, t))),
  buyAction: () => 'Buy one more action (pays 1 Chaos)',
  ability,
  extraMove: (character, t) => paidFor(character, 'move', t),
  extraTranslate: (character, t) => paidFor(character, 'translate', t),
  extraBanish: (character, t) => paidFor(character, 'banish', t),
  extraSeal: (character, t) => paidFor(character, 'seal', t),
  endTurn: (_, t) =>
    noted(
      'End the turn',
      t.table.actions > 0 ? `${counted(t.table.actions, 'action')} unused` : '',
    ),
  // on the way through an action
  back: () => 'Think again',
  pay: (code, t) => `Pay ${payment(code, t)}`,
  take: (code) => `Take ${amounts(coloursOf(code))}`,
  spend: (code, t) => (code === 0 ? 'Spend nothing' : `Spend ${payment(code, t)}`),
  reroll: (die, t) =>
    `Roll the ${ordinals[die] ?? ''} die again (shows ${count(t.table.dice, die)})`,
  keepDice: (_, t) => `Keep ${list(t.table.dice.map(String))}`,
  banishShambler: (shambler, t) =>
    noted(`Banish ${shamblerNamed(shambler, t)}`, banishCost(shambler, t)),
  decline: () => 'Let it be',
  place: (code, t) => `Lay down ${payment(code, t)}`,
  goTo: (town, t) => noted(`Go to ${townName(town, t)}`, stopping(town, t)),
  chooseTown: (town, t) => `Lure ${oldOneName(t)} to ${townName(town, t)}`,
  chooseCharacter,
  chooseShambler: (shambler, t) =>
    `Send home ${shamblerNamed(shambler, t)} of ${townName(townOfShambler(shambler), t)}`,
  chooseColour: (colour, t) =>
    noted(`Bury ${kindName(colour)}`, `${count(t.table.lair, colour)} on the Shambler Mat`),
  choosePage,
  handOver: (gift, t) =>
    isGiven(gift)
      ? `Give ${characterName(partnerOfGift(gift), t)} 1 ${kindName(colourOfGift(gift))}`
      : `Take 1 ${kindName(colourOfGift(gift))} from ${characterName(partnerOfGift(gift), t)}`,
  // a game without players
  nextSpin: () => 'Watch the next spin',
}

/** A label with what comes of it; what follows in brackets can stand below it in smaller type. */
const noted = (label: string, note: string): string => (note === '' ? label : `${label} (${note})`)

const ordinals = ['first', 'second', 'third'] as const

const upTo = (most: number): string =>
  most === 0 ? '' : most === 1 ? '1 tentacle' : `up to ${most} tentacles`

const rolling = (dice: number): string => (dice === 0 ? '' : `roll ${dieCount(dice)}`)

/** How many tentacles a Collect can take at most (TEC-COLLECT-2 to TEC-COLLECT-5). */
function haul(t: Tell): number {
  const { active } = t.table
  const limit = 1 + count(characterOf(t, active).held, GREED)
  return Math.min(limit, sum(fitting(openState(t), active)))
}

const townOfActive = (t: Tell): number =>
  t.table.active === NOBODY ? NOBODY : characterOf(t, t.table.active).town

const shamblersHere = (t: Tell): number => {
  const town = t.table.towns[townOfActive(t)]
  return town === undefined ? 0 : shamblersOn(town)
}

function takeMat(mat: number, t: Tell): string {
  const { full, note, role } = matAt(mat)
  const isAssistant =
    t.asked?.key === 'chooseCharacters.choose' &&
    characterOf(t, t.asked.about.character).isAssistant
  return isAssistant ? `Take ${full}, ${role}, along` : noted(`Play ${full}, ${role}`, note)
}

function deal(character: number, t: Tell): string {
  const colour = t.asked?.key === 'cthulhuDeals.choose' ? t.asked.about.colour : FEAR
  const held = count(characterOf(t, character).held, colour)
  const label = isReader(character, t)
    ? 'Take it yourself'
    : `Deal it to ${characterName(character, t)}`
  return noted(
    label,
    held === MAT_TRACK ? `${kindName(colour)} overflows` : `${held} ${kindName(colour)} so far`,
  )
}

/** Somebody to be calmed, or to get a page (TEC-SITE-2, TEC-SITE-6, TEC-CHAR-2). */
function chooseCharacter(character: number, t: Tell): string {
  const who = isReader(character, t) ? 'yourself' : characterName(character, t)
  if (t.asked?.key === 'townAction.receiver') return `Pass it to ${who}`
  return noted(`Calm ${who}`, `mind at ${characterOf(t, character).brain}`)
}

function choosePage(card: number, t: Tell): string {
  const owner = t.table.characters.findIndex(({ pages }) => pages.includes(card))
  return `Pass on ${personOf(owner, t).whose} ${pageTitle(card)}`
}

/** What stopping in a town brings (TEC-MOVE-7, TEC-MOVE-8). */
function stopping(town: number, t: Tell): string {
  const card = at(t.table.towns, town)
  const draws = shamblersOn(card)
  return [
    ...(draws > 0 ? [`draw ${draws} there`] : []),
    ...(card.page === FACE_DOWN ? ['turn up its page'] : []),
  ].join(', ')
}

function townAction(_: number, t: Tell): string {
  const town = t.table.towns[townOfActive(t)]
  if (town === undefined) return 'Use the town'
  const { deed, key } = siteAt(town.site)
  const cost = siteCost(town.site)
  const isSwap = key === 'library' && town.page !== FACE_DOWN
  return noted(
    isSwap ? 'Swap the page' : deed,
    `town action, ${cost === '' ? 'free' : `pays ${cost}`}`,
  )
}

function translate(_: number, t: Tell): string {
  const card = t.table.towns[townOfActive(t)]?.page ?? FACE_DOWN
  if (card < 0) return 'Translate the page'
  const { numbers, rune } = pageAt(card)
  const rows = numbers.filter((row) => count(t.table.rows, row - 1) < COLUMNS)
  const gain = rows.length === 0 ? `for its ${kindName(rune)} rune` : `fills ${rowsInWords(rows)}`
  return noted('Translate the page', `pays ${pageCost(card)}, ${gain}`)
}

/** TEC-SEAL-5 */
const sealDice = (portal: number, t: Tell): number =>
  Math.min(DICE, runesOf(characterOf(t, t.table.active), portalColour(portal)))

function ability(_: number, t: Tell): string {
  const { mat } = characterOf(t, t.table.active)
  const { ability: name, note } = matAt(mat)
  return noted(name, note)
}

const paidFor = (character: number, action: string, t: Tell): string =>
  `Have ${characterName(character, t)} ${action} (pays 1 Chaos)`

/** What a payment takes, own tentacles first: `1 Fear and 1 Chaos, plus 1 Rage of Father Wren's`. */
function payment(code: number, t: Tell): string {
  const { active } = t.table
  return partsOf(t.table, active, code)
    .map(({ from, spent }) =>
      from === active ? amounts(spent) : `${amounts(spent)} of ${characterName(from, t)}'s`,
    )
    .join(', plus ')
}

/** A Shambler in town by its colour, and by its place on the track if another has the same. */
function shamblerNamed(shambler: number, t: Tell): string {
  const { shamblers } = at(t.table.towns, townOfShambler(shambler))
  const colour = colourOfShambler(shambler, t)
  const isAlone = shamblers.filter((other) => other === colour).length === 1
  return `${shamblerName(colour)}${isAlone ? '' : ` in space ${spaceOfShambler(shambler) + 1}`}`
}

const colourOfShambler = (shambler: number, t: Tell): number =>
  at(at(t.table.towns, townOfShambler(shambler)).shamblers, spaceOfShambler(shambler))

/** TEC-BANISH-3, TEC-BANISH-6 */
function banishCost(shambler: number, t: Tell): string {
  const cost = costOfDice(t.table.dice)
  return cost === 0 ? 'free' : `pays ${cost} ${kindName(colourOfShambler(shambler, t))} or Chaos`
}
