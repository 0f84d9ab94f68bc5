import { at, capital, counted, list } from '@eldertable/kernel'
import { kindNames } from '../../pieces/colours.ts'
import { pageAt } from '../../pieces/pages.ts'
import { distance, siteAt, TOWNS, TRACK } from '../../pieces/towns.ts'
import { sectors, wheelIcons } from '../../pieces/wheel.ts'
import { shamblersOn, sum } from '../../rules/pieces.ts'
import { FACE_DOWN, NO_PAGE, NO_SHAMBLER, type Town } from '../../state.ts'
import { amounts, kindName, oldOneName, rowsInWords, siteCost, townName } from '../pieces.ts'
import { characterName, isReader, type Tell } from '../telling.ts'

const STRIPS = 3

/** Every town in the order of the ring, with everything on it. */
export const townLines = (t: Tell): string[] =>
  t.table.towns.flatMap((town, position) => [
    `${position + 1}. ${capital(townName(position, t))}${away(position, t)}: ${facts(town, position, t)}.`,
    actionLine(town, position, t),
  ])

/** What lies and stands in a town. */
export function facts(town: Town, position: number, t: Tell): string {
  return [
    madness(town),
    shamblers(town),
    page(town),
    `${town.eldritch} of 3 Eldritch`,
    ...company(position, t),
  ].join('; ')
}

/** `2 Fear and 1 Greed of 3 each` */
const madness = (town: Town): string => {
  const full = town.madness.flatMap((count, colour) => (count === TRACK ? [kindName(colour)] : []))
  const note = full.length === 0 ? '' : ` (${list(full)} full)`
  return sum(town.madness) === 0 ? 'no madness' : `${amounts(town.madness)}${note}`
}

/** `2 Shamblers (Rage, empty, Fear)`, from the lowest space up */
function shamblers(town: Town): string {
  const total = shamblersOn(town)
  if (total === 0) return 'no Shambler'
  const top = town.shamblers.findLastIndex((colour) => colour !== NO_SHAMBLER)
  const spaces = town.shamblers
    .slice(0, top + 1)
    .map((colour) => (colour === NO_SHAMBLER ? 'empty' : kindName(colour)))
  return `${counted(total, 'Shambler')} (${spaces.join(', ')})`
}

/** `page for rows 1 and 4, Fear rune, asks 2 Fear and 1 Rage` */
function page(town: Town): string {
  if (town.page === NO_PAGE) return 'no page'
  if (town.page === FACE_DOWN) return 'page face down'
  const { cost, numbers, rune } = pageAt(town.page)
  return `page for ${rowsInWords(numbers)}, ${kindName(rune)} rune, asks ${amounts(cost)}`
}

/** Who else is there. */
function company(position: number, t: Tell): string[] {
  const here = t.table.characters.flatMap(({ town }, character) =>
    town === position && !isReader(character, t) ? [characterName(character, t)] : [],
  )
  if (t.table.oldOne === position) here.unshift(oldOneName(t))
  return here.length === 0 ? [] : [`with ${list(here)}`]
}

/** How far a town is from the reader's own, if the reader has a token. */
function away(position: number, t: Tell): string {
  const own = t.table.characters.find(({ isAssistant, seat }) => !isAssistant && seat === t.reader)
  if (t.reader === null || own === undefined || own.town < 0) return ''
  const steps = distance(own.town, position)
  if (steps === 0) return ', where you are'
  const isClockwise = (own.town + steps) % TOWNS === position
  return `, ${steps} ${isClockwise ? 'clockwise' : 'counter-clockwise'}`
}

/** `Town action (1 Rage): … On the wheel: Lull, Surge, Rift; strips Fear, Rage, Greed.` */
export function actionLine(town: Town, position: number, t: Tell): string {
  const { says, strips } = siteAt(town.site)
  const cost = siteCost(town.site)
  const used = at(t.table.townUsed, position) ? ', used this turn' : ''
  const icons = sectors.slice(position * STRIPS, (position + 1) * STRIPS)
  return [
    `Town action (${cost === '' ? 'free' : cost}${used}): ${says}`,
    `On the wheel: ${list(icons.map((icon) => wheelIcons[icon].name))}; strips ${list(strips.map((strip) => kindNames[strip] ?? ''))}.`,
  ].join(' ')
}
