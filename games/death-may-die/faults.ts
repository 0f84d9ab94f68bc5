import { investigators } from './pieces/investigators.ts'
import { isLitCircuit } from './rules/light.ts'
import { groundIn } from './rules/ground.ts'
import { healthOf } from './rules/figures.ts'
import { newState } from './rules/set-up.ts'
import { ELDER, NOBODY, NO_CARD, NOWHERE, type DmdState, type Hero } from './state.ts'

const MOST = { fire: 8, rlyeh: 10, signs: 12, lamps: 4, level: 4, track: 8, stage: 4 }
const DECK = { mythos: 16, discovery: 15, insanities: 8 }

/** Everything in a state that the rules would never bring about. */
export function faults(s: DmdState): string[] {
  return [
    ...cardFaults(s),
    ...figureFaults(s),
    ...heroFaults(s),
    ...tokenFaults(s),
    ...elderFaults(s),
  ]
}

/** What is wrong with a set of cards that must hold each number once. */
function onceEach(name: string, count: number, cards: readonly number[]): string[] {
  const found: string[] = []
  for (let card = 0; card < count; card++) {
    const times = cards.filter((one) => one === card).length
    if (times !== 1) found.push(`${name} card ${card} is there ${times} times`)
  }
  if (cards.length !== count) found.push(`there are ${cards.length} ${name} cards`)
  return found
}

function cardFaults({ table, box }: DmdState): string[] {
  const { heroes } = table
  const held = (cards: readonly number[]): number[] => cards.filter((card) => card !== NO_CARD)
  const found = [
    ...onceEach('Mythos', DECK.mythos, [
      ...box.mythos,
      ...table.mythosDiscards,
      ...table.drawn,
      ...held(heroes.map(({ remembers }) => remembers)),
    ]),
    ...onceEach('Discovery', DECK.discovery, [
      ...box.discovery,
      ...table.discoveryDiscards,
      ...held([table.found]),
      ...heroes.flatMap(({ left, right }) => [...left, ...right]),
    ]),
  ]
  const drafted = box.stack.flatMap((frame) =>
    frame.at.startsWith('draftInsanity.') ? (frame as unknown as { cards: number[] }).cards : [],
  )
  found.push(
    ...onceEach('insanity', DECK.insanities, [
      ...box.insanities,
      ...drafted,
      ...held(heroes.map(({ insanity }) => insanity)),
    ]),
  )
  if (table.mythos !== box.mythos.length) found.push('the Mythos deck is miscounted')
  if (table.discovery !== box.discovery.length) found.push('the Discovery deck is miscounted')
  const under = box.mythos.slice(box.mythos.length - table.buried.length)
  if (under.some((card, place) => card !== table.buried[place]))
    found.push('what lies under the Mythos deck is not what was seen')
  return found
}

function figureFaults(s: DmdState): string[] {
  const { table } = s
  const spaces = table.fire.length
  const kinds = newState(s.hands.length, table.settings).table.enemies.map(({ kind }) => kind)
  const found: string[] = []
  if (table.enemies.length !== kinds.length) found.push('figures are missing')
  for (const [foe, { kind, space, wounds }] of table.enemies.entries()) {
    if (kind !== kinds[foe]) found.push(`figure ${foe} is a ${kind}`)
    if (space < NOWHERE || space >= spaces) found.push(`a ${kind} stands nowhere`)
    if (wounds < 0 || wounds >= healthOf(s, foe)) found.push(`a ${kind} has ${wounds} wounds`)
    if (space === NOWHERE && wounds > 0) found.push(`a ${kind} in the supply is wounded`)
  }
  return found
}

function heroFaults(s: DmdState): string[] {
  const { table } = s
  const found: string[] = []
  const chosen = table.heroes.map(({ who }) => who).filter((who) => who !== NOBODY)
  if (new Set(chosen).size !== chosen.length) found.push('two play the same investigator')
  for (const [hero, one] of table.heroes.entries())
    for (const fault of oneHero(s, one)) found.push(`hero ${hero}: ${fault}`)
  if (table.actions < 0) found.push(`${table.actions} actions are left`)
  return found
}

function oneHero(s: DmdState, one: Hero): string[] {
  const { table } = s
  const sheet = investigators[one.who]
  const found: string[] = []
  const isOver = table.outcome !== null
  if (sheet === undefined) return found
  const deadAt = isOver || one.hasFallen ? sheet.woundSkull + 1 : sheet.woundSkull
  if (one.wounds < 0 || one.wounds >= deadAt) found.push(`${one.wounds} wounds`)
  if (one.stress < 0 || one.stress > sheet.lastStress) found.push(`${one.stress} stress`)
  const madAt = isOver || one.hasFallen ? sheet.sanitySkull + 1 : sheet.sanitySkull
  if (one.sanity < 0 || one.sanity >= madAt) found.push(`${one.sanity} sanity`)
  if (one.levels.some((level) => level < 1 || level > MOST.level)) found.push('a level too many')
  if (one.fire < 0 || one.signs < 0) found.push('tokens are owed')
  const stands = one.space >= 0 && one.space < table.fire.length
  if (table.step !== 'setUp' && stands === one.hasFallen) found.push(`stands in ${one.space}`)
  const hasNothing = one.left.length + one.right.length + one.fire + one.signs === 0
  if (one.hasFallen && !hasNothing) found.push('has fallen and holds something')
  return found
}

function tokenFaults(s: DmdState): string[] {
  const { table, box } = s
  const { fire, rlyeh, lamps, things, heroes, settings } = table
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
  const found: string[] = []
  if (sum(fire) > MOST.fire || fire.some((tokens) => tokens < 0)) found.push('too much fire')
  if (rlyeh.filter(Boolean).length > MOST.rlyeh) found.push("too many R'lyeh tokens")
  if (settings.elderOne !== 'cthulhu' && rlyeh.some(Boolean)) found.push("R'lyeh without Cthulhu")
  if (sum(heroes.map(({ signs }) => signs)) > MOST.signs) found.push('too many Yellow Signs')
  if (lamps.filter(Boolean).length > MOST.lamps) found.push('too many Lamps')
  const placed = groundIn(settings).spaces.filter(({ token }) => token !== undefined).length
  if (things.length !== placed) found.push('tokens are missing')
  for (const { kind, space, holder, markers } of things) {
    if (space !== NOWHERE && holder !== NOBODY) found.push(`a ${kind} is carried and lies there`)
    if (holder !== NOBODY && heroes[holder]?.hasFallen !== false)
      found.push(`a ${kind} is carried by nobody`)
    if (markers < 0 || markers > mostMarkers(kind)) found.push(`a ${kind} has ${markers} markers`)
  }
  if (box.bones.some((thing) => things[thing]?.kind !== 'grave')) found.push('Bones lie elsewhere')
  return found
}

const mostMarkers = (kind: string): number => (kind === 'lens' ? 4 : kind === 'altar' ? 0 : 3)

function elderFaults(s: DmdState): string[] {
  const { elder, isDisrupted, outcome, things, settings } = s.table
  const found: string[] = []
  if (elder.track < 1 || elder.track > MOST.track) found.push(`the track is at ${elder.track}`)
  if (elder.track === MOST.track && outcome === null) found.push('the track is full')
  if (elder.stage < 1 || elder.stage > MOST.stage) found.push(`stage ${elder.stage}`)
  if ((elder.stage === 1) !== (elder.space === NOWHERE)) found.push('the Elder One is misplaced')
  if (elder.wounds < 0 || elder.wounds >= healthOf(s, ELDER)) found.push('the Elder One lives on')
  if (elder.wounds > 0 && !isDisrupted) found.push('the Elder One is hurt too early')
  if (settings.episode === '5' && !isDisrupted && things.every(isLitCircuit))
    found.push('all Circuits are lit')
  return found
}
