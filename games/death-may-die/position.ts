import { at, settingsOf, type Settings } from '@eldertable/kernel'
import { insanities, type InsanityKey } from './pieces/insanities.ts'
import { enemyKinds, type EnemyKind } from './pieces/enemies.ts'
import type { Gate } from './pieces/map.ts'
import { investigators, sheetAt, type InvestigatorKey } from './pieces/investigators.ts'
import type { Skill } from './pieces/skills/index.ts'
import type { Frames } from './frames.ts'
import { discoveryAt } from './rules/claims.ts'
import { groundOn } from './rules/ground.ts'
import { mythosAt } from './rules/mythos-deck.ts'
import { newState } from './rules/set-up.ts'
import { NOBODY, NOWHERE, type DmdSettings, type DmdState, type Hero } from './state.ts'
import { switches } from './switches.ts'

/** The players by seat, and the second investigator of one who plays alone. */
export const players = ['ann', 'bob', 'cid', 'dee', 'eve'] as const
export type Name = (typeof players)[number] | 'ash'

export const insanityKeys = insanities.map(({ key }) => key)

/** An investigator as a test wants it to be; what is not said is as at the start. */
interface HeroPosition {
  is?: InvestigatorKey
  on?: string
  wounds?: number
  stress?: number
  sanity?: number
  /** Of the skills that are named; the others are at level 1. */
  levels?: Partial<Record<Skill, number>>
  insanity?: InsanityKey
  /** What is claimed, by name: `Jerome`. */
  has?: readonly string[]
  /** Wounds on companions, by name. */
  hurt?: Readonly<Record<string, number>>
  fire?: number
  signs?: number
  remembers?: string
  revivals?: number
  /** Where it fell. */
  fellAt?: string
  /** Tokens that it carries, by the space where they lay at the start, with their markers. */
  carries?: Readonly<Record<string, number>>
}

/** A table at the start of somebody's turn. Nobody hostile and no fire is on the map but what is named. */
export type Position = Partial<Record<Name, HeroPosition>> & {
  elderOne?: DmdSettings['elderOne']
  episode?: DmdSettings['episode']
  settings?: Settings
  turn?: Name
  /** Enemies by space: kinds, and after a kind its wounds, as in `ghoul 2`. */
  foes?: Readonly<Record<string, readonly string[]>>
  /** The Elder One on the map: where it stands, in which stage, with which wounds. */
  elder?: { on: string; stage?: number; wounds?: number }
  track?: number
  disrupted?: boolean
  fire?: Readonly<Record<string, number>>
  rlyeh?: readonly string[]
  lamps?: readonly string[]
  shutters?: readonly Gate[]
  /** Markers on the tokens that lie in a space. */
  markers?: Readonly<Record<string, number>>
  /** Spaces whose token is gone. */
  gone?: readonly string[]
  /** Graves that lie open, and which of all have Bones: the first three if nothing is said. */
  open?: readonly string[]
  bones?: readonly string[]
  /** The top of each deck, by the ids of the rulebook. */
  mythos?: readonly string[]
  discovery?: readonly string[]
  /** The Mythos discard pile. */
  discards?: readonly string[]
}

const usual: readonly InvestigatorKey[] = ['ian', 'beth', 'ahmed', 'morgan', 'kid']

export function spaceCalled(s: DmdState, id: string): number {
  const space = groundOn(s).spaces.findIndex((row) => row.id === id)
  if (space < 0) throw new Error(`the map has no space ${id}`)
  return space
}

/** The number of a hero by name. */
export function heroNumber(s: DmdState, name: Name): number {
  const hero = name === 'ash' ? 1 : players.findIndex((one) => one === name)
  if (s.table.heroes[hero] === undefined) throw new Error(`${name} does not play`)
  return hero
}

export const nameOfHero = (s: DmdState, hero: number): Name =>
  s.hands.length === 1 && hero === 1 ? 'ash' : at(players, hero)

/** A table before the first action of somebody's turn. Whether play can lead there is for `faults` to say. */
export function stateAt(position: Position): DmdState {
  const sitting = players.map((name, seat) => (name in position ? seat + 1 : 0))
  const seats = 'ash' in position ? 1 : Math.max(2, ...sitting)
  const s = newState(seats, settingsFor(position, seats))
  const { table, box } = s
  table.turn = 1
  table.step = 'actions'
  const named = new Set(table.heroes.map((_, hero) => position[nameOfHero(s, hero)]?.is))
  const free = usual.filter((key) => !named.has(key))
  for (const [hero, one] of table.heroes.entries()) {
    const is = position[nameOfHero(s, hero)] ?? {}
    placeHero(s, one, is, is.is ?? free.shift() ?? 'ian')
    claimFor(s, one, is)
  }
  dealInsanities(s, position)
  placeFoes(s, position)
  placeTokens(s, position)
  if (position.elder !== undefined) {
    table.elder.space = spaceCalled(s, position.elder.on)
    table.elder.stage = position.elder.stage ?? 2
    table.elder.wounds = position.elder.wounds ?? 0
    table.elder.track = 5
  }
  table.elder.track = position.track ?? table.elder.track
  table.isDisrupted = position.disrupted ?? false
  stackDecks(s, position)
  table.active = heroNumber(s, position.turn ?? 'ann')
  box.stack = [{ at: 'match.check' }, turnFrame(table.active)]
  return s
}

function settingsFor(position: Position, seats: number): DmdSettings {
  const { elderOne = 'cthulhu', episode = '1', settings } = position
  return settingsOf(switches, { elderOne, episode, ...settings }, seats) as unknown as DmdSettings
}

const turnFrame = (hero: number): Frames['turn'] & { at: string } => ({ at: 'turn.begin', hero })

function placeHero(s: DmdState, one: Hero, is: HeroPosition, key: InvestigatorKey): void {
  one.who = investigators.findIndex((row) => row.key === key)
  one.space = is.on === undefined ? groundOn(s).start : spaceCalled(s, is.on)
  one.wounds = is.wounds ?? 0
  one.stress = is.stress ?? 0
  one.sanity = is.sanity ?? 0
  one.fire = is.fire ?? 0
  one.signs = is.signs ?? 0
  one.revivals = is.revivals ?? 0
  const { skills } = sheetAt(one.who, s.table.settings)
  for (const [skill, level] of Object.entries(is.levels ?? {})) {
    const place = skills.findIndex((own) => own === skill)
    if (place < 0) throw new Error(`${key} does not have ${skill}`)
    one.levels[place] = level
  }
  if (is.fellAt === undefined) return
  one.hasFallen = true
  one.fellAt = spaceCalled(s, is.fellAt)
  one.space = NOWHERE
}

/** Gives a hero what it has claimed, found by name on either side of a Discovery card. */
function claimFor(s: DmdState, one: Hero, { has = [], hurt = {} }: HeroPosition): void {
  for (const name of has) {
    const card = s.box.discovery.find((number) => {
      const { left, right } = discoveryAt(s, number)
      return left?.claim?.name === name || right?.claim?.name === name
    })
    if (card === undefined) throw new Error(`there is no ${name} left in this episode`)
    const isLeft = discoveryAt(s, card).left?.claim?.name === name
    ;(isLeft ? one.left : one.right).push(card)
    s.table.woundsOn[card] = hurt[name] ?? 0
    remove(s.box.discovery, card)
  }
}

/** Insanity cards as they are named; the others get the first that nobody has. */
function dealInsanities({ table, box, hands }: DmdState, position: Position): void {
  const nameAt = (hero: number): Name =>
    hands.length === 1 && hero === 1 ? 'ash' : at(players, hero)
  for (const [hero, one] of table.heroes.entries()) {
    const key = position[nameAt(hero)]?.insanity
    if (key !== undefined) one.insanity = insanityKeys.indexOf(key)
    remove(box.insanities, one.insanity)
  }
  for (const one of table.heroes) if (one.insanity < 0) one.insanity = box.insanities.pop() ?? -1
}

function placeFoes(s: DmdState, { foes = {} }: Position): void {
  for (const enemy of s.table.enemies) enemy.space = NOWHERE
  for (const [id, kinds] of Object.entries(foes))
    for (const words of kinds) {
      const [kind = '', wounds = '0'] = words.split(' ')
      if (!enemyKinds.includes(kind as EnemyKind)) throw new Error(`there is no enemy ${kind}`)
      const enemy = s.table.enemies.find((one) => one.kind === kind && one.space === NOWHERE)
      if (enemy === undefined) throw new Error(`no ${kind} is left`)
      enemy.space = spaceCalled(s, id)
      enemy.wounds = Number(wounds)
    }
}

function placeTokens(s: DmdState, position: Position): void {
  const { table, box } = s
  table.fire.fill(0)
  for (const [id, tokens] of Object.entries(position.fire ?? {}))
    table.fire[spaceCalled(s, id)] = tokens
  for (const id of position.rlyeh ?? []) table.rlyeh[spaceCalled(s, id)] = true
  for (const id of position.lamps ?? []) table.lamps[spaceCalled(s, id)] = true
  for (const gate of position.shutters ?? []) table.shutters[gate] = true
  const thingIn = (id: string): number => {
    const thing = table.things.findIndex(({ space }) => space === spaceCalled(s, id))
    if (thing < 0) throw new Error(`no token lies in ${id}`)
    return thing
  }
  const graves = table.things.flatMap(({ kind }, thing) => (kind === 'grave' ? [thing] : []))
  box.bones = position.bones?.map(thingIn) ?? graves.slice(0, 3)
  for (const [id, markers] of Object.entries(position.markers ?? {}))
    at(table.things, thingIn(id)).markers = markers
  const carried = table.heroes.flatMap((_, hero) =>
    Object.entries(position[nameOfHero(s, hero)]?.carries ?? {}).map(
      ([id, markers]) => [hero, thingIn(id), markers] as const,
    ),
  )
  const gone = (position.gone ?? []).map(thingIn)
  for (const id of position.open ?? []) turn(s, thingIn(id))
  for (const [hero, thing, markers] of carried) {
    turn(s, thing)
    Object.assign(at(table.things, thing), { space: NOWHERE, holder: hero, markers })
  }
  for (const thing of gone) {
    turn(s, thing)
    Object.assign(at(table.things, thing), { space: NOWHERE, holder: NOBODY, markers: 0 })
  }
}

/** Turns a Grave up; other tokens have no hidden side. */
function turn({ table, box }: DmdState, thing: number): void {
  const one = at(table.things, thing)
  if (one.kind !== 'grave') return
  one.isOpen = true
  if (box.bones.includes(thing)) one.kind = 'bones'
  remove(box.bones, thing)
}

function stackDecks(s: DmdState, position: Position): void {
  const { table, box } = s
  const cards = [...box.mythos]
  const mythos = (id: string): number => {
    const card = cards.find((number) => mythosAt(s, number).id === id)
    if (card === undefined || !box.mythos.includes(card))
      throw new Error(`${id} is not in the deck`)
    remove(box.mythos, card)
    return card
  }
  table.mythosDiscards = (position.discards ?? []).map(mythos)
  for (const [hero, one] of table.heroes.entries()) {
    const id = position[nameOfHero(s, hero)]?.remembers
    if (id !== undefined) one.remembers = mythos(id)
  }
  const top = (position.mythos ?? []).map(mythos)
  box.mythos = [...top, ...box.mythos]
  const found = (position.discovery ?? []).map((id) => {
    const card = box.discovery.find((number) => discoveryAt(s, number).id === id)
    if (card === undefined) throw new Error(`${id} is not in the deck`)
    remove(box.discovery, card)
    return card
  })
  box.discovery = [...found, ...box.discovery]
  table.mythos = box.mythos.length
  table.discovery = box.discovery.length
}

function remove(list: number[], wanted: number): void {
  const place = list.indexOf(wanted)
  if (place >= 0) list.splice(place, 1)
}
