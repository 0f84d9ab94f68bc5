import { at, settingsOf, type Seat, type Settings } from '@eldertable/kernel'
import { CHARACTER_SLUGS, characterAt, type CharacterSlug } from './pieces/characters.ts'
import { GENERATOR_SLUGS, type GeneratorSlug } from './pieces/generators.ts'
import { neighbourOf } from './tiles/layouts.ts'
import { COPIES, MONSTER_SLUGS, type MonsterSlug } from './pieces/monsters.ts'
import { KIND_OF, objectNumber, type ObjectSlug } from './pieces/objects.ts'
import { powerAt, powerNumber, type PowerSlug } from './pieces/powers.ts'
import { DIRECTIONS, parseSpace } from './tiles/spaces.ts'
import { spellNumber, type SpellSlug } from './pieces/spells.ts'
import { START_TILES, tileNumber } from './tiles/tiles.ts'
import { TILE_SLUGS, type TileSlug } from './tiles/tile-maps.ts'
import { layOpen, layTissue, layUnseen } from './rules/objects/lying.ts'
import { actionsOf, baseHealth, baseMentality } from './rules/characters/numbers.ts'
import { create } from './rules/monsters/populate.ts'
import { fitOptions } from './rules/set-up/prepare.ts'
import { HOME_HEALTH, newState } from './rules/set-up/set-up.ts'
import { spotOf } from './rules/spots.ts'
import {
  NONE,
  type Facing,
  type Hero,
  type Hold,
  type HoldKind,
  type MashSettings,
  type MashState,
} from './state.ts'
import { switches } from './switches.ts'
import { kindOf } from './targets.ts'

/** A space of a tile, on the first tile if none is named: `R1C6` or `leng-plateau R3C1`. */
type SpotName = string

interface HoldPosition {
  kind: HoldKind
  escape: number
  by?: Seat
  sinksIn?: number
}

/** A character as a test wants it; what is not said is as at the beginning of a game. */
interface HeroPosition {
  is: CharacterSlug
  at?: SpotName
  health?: number
  mentality?: number
  objects?: readonly ObjectSlug[]
  powers?: readonly PowerSlug[]
  kills?: readonly GeneratorSlug[]
  /** Spells that it knows without a tome. */
  spells?: readonly SpellSlug[]
  memorized?: readonly SpellSlug[]
  holds?: readonly HoldPosition[]
  life?: Hero['life']
  isNew?: boolean
  isFlying?: boolean
  hasWard?: boolean
  losesTurn?: boolean
  homeHealth?: number
  /** The tile that is its home; its own start tile if that is there. */
  home?: TileSlug | 'none'
  sanity?: number
  facing?: Facing
}

interface TilePosition {
  is: TileSlug
  turned?: number
  /** Columns from the west and rows from the north; side by side if it is not said. */
  column?: number
  row?: number
  isHidden?: boolean
  /** Not said: populated. */
  isPopulated?: boolean
  isStart?: boolean
}

interface FoePosition {
  is: MonsterSlug | GeneratorSlug
  at: SpotName
  health?: number
  holds?: readonly HoldPosition[]
  /** The seat to whom a vampire clings. */
  on?: Seat
  losesStep?: boolean
  boundBy?: Seat
  objects?: readonly ObjectSlug[]
  facing?: Facing
}

interface PilePosition {
  at: SpotName
  open?: readonly ObjectSlug[]
  /** The top one first. */
  unseen?: readonly ObjectSlug[]
  tissue?: number
}

/** A table in the middle of the actions of somebody's turn. */
export interface Position {
  settings?: Settings
  heroes?: readonly (HeroPosition | CharacterSlug)[]
  tiles?: readonly (TilePosition | TileSlug)[]
  foes?: readonly FoePosition[]
  piles?: readonly PilePosition[]
  /** Tomes that have been read, with their spells. */
  tomes?: Partial<Record<ObjectSlug, readonly SpellSlug[]>>
  /** What lies on top of the stacks, the top one first. */
  objects?: readonly ObjectSlug[]
  generators?: readonly GeneratorSlug[]
  spells?: readonly SpellSlug[]
  powers?: readonly PowerSlug[]
  discards?: readonly ObjectSlug[]
  /** Whose turn it is, and how many actions are left; all of them if it is not said. */
  turn?: Seat
  actions?: number
  /** Where play begins: with the choice of an action, with the whole turn, with the monsters, or with the end of the turn. */
  from?: 'actions' | 'turn' | 'monsters' | 'end'
  entry?: number
  round?: number
  crystal?: PowerSlug
}

/** Puts a position together, taking each piece from where it lies at the beginning. */
class Builder {
  readonly position: Position
  readonly s: MashState

  constructor(position: Position) {
    this.position = position
    const seats = position.heroes?.length ?? 2
    const settings = settingsOf(switches, { ...position.settings }, seats)
    this.s = newState(seats, settings as unknown as MashSettings)
  }

  build(): MashState {
    const { table } = this.s
    const { position } = this
    table.turn = 1
    table.round = position.round ?? 1
    this.#rules()
    this.#layTiles()
    const heroes = position.heroes ?? ['arctic-explorer', 'mariner-merchant']
    for (const [seat, given] of heroes.entries())
      this.#seat(seat, typeof given === 'string' ? { is: given } : given)
    table.standing = table.standing.filter((seat) => at(table.heroes, seat).life !== 'out')
    for (const foe of position.foes ?? []) this.#putFoe(foe)
    for (const pile of position.piles ?? []) this.#lay(pile)
    for (const [tome, spells] of Object.entries(position.tomes ?? {}))
      for (const spell of spells) this.#putSpell(spell, this.#findObject(tome as ObjectSlug))
    if (position.crystal !== undefined) table.crystal = this.#takePower(position.crystal)
    for (const slug of position.discards ?? []) table.objectDiscards.push(this.#takeObject(slug))
    this.#stackUp()
    this.#begin()
    return this.s
  }

  /** What follows from the victory condition, as when a match is prepared; a shared start is one with an entry. */
  #rules(): void {
    const { table } = this.s
    if (table.heroes.length === 1) table.victory = 'cooperative'
    fitOptions(this.s)
    table.entry = this.position.entry ?? NONE
    table.isShared = table.entry !== NONE
  }

  #layTiles(): void {
    const { table, box } = this.s
    const given = this.position.tiles ?? ['base-camp', 'mariners-ship']
    const tiles = given.map((one) => (typeof one === 'string' ? { is: one } : one))
    table.places = tiles.map((one: TilePosition, column) => ({
      column: one.column ?? column,
      row: one.row ?? 0,
      tile: one.isHidden === true ? NONE : tileNumber(one.is),
      rotation: one.turned ?? 0,
      isPopulated: one.isPopulated ?? one.isHidden !== true,
      isStart: one.isStart ?? (tileNumber(one.is) < START_TILES && one.isHidden !== true),
    }))
    box.tiles = tiles.map(({ is }) => tileNumber(is))
    box.spareTiles = TILE_SLUGS.map((_, tile) => tile).filter(
      (tile) => tile >= START_TILES && !box.tiles.includes(tile),
    )
    table.neighbours = table.places.flatMap((_, place) =>
      DIRECTIONS.map((compass) => neighbourOf(table.places, place, compass)),
    )
  }

  #placeOf(slug: TileSlug): number {
    return this.s.box.tiles.indexOf(tileNumber(slug))
  }

  #spot(name: SpotName): number {
    const [first = '', second] = name.split(' ')
    if (second === undefined) return spotOf(0, parseSpace(first))
    const place = this.#placeOf(first as TileSlug)
    if (place < 0) throw new Error(`there is no tile ${first}`)
    return spotOf(place, parseSpace(second))
  }

  #seat(seat: Seat, given: HeroPosition): void {
    const s = this.s
    const hero = at(s.table.heroes, seat)
    hero.character = CHARACTER_SLUGS.indexOf(given.is)
    hero.isNew = given.isNew ?? false
    hero.life = given.life ?? 'alive'
    for (const slug of given.objects ?? []) hero.objects.push(this.#takeObject(slug))
    for (const slug of given.powers ?? []) hero.powers.push(this.#takePower(slug))
    for (const slug of given.kills ?? []) hero.kills.push(this.#takeGenerator(slug))
    for (const slug of given.spells ?? []) hero.spells.push(this.#takeSpell(slug))
    for (const slug of given.memorized ?? []) hero.memorized.push(spellNumber(slug))
    hero.holds = holdsOf(given.holds)
    hero.isFlying = given.isFlying ?? false
    hero.hasWard = given.hasWard ?? false
    hero.losesTurn = given.losesTurn ?? false
    hero.facing = given.facing ?? 0
    if (hero.life === 'alive') hero.spot = this.#spot(given.at ?? this.#start(seat))
    const base = baseHealth(s, hero)
    hero.health = given.health ?? (hero.life === 'alive' ? base : 0)
    hero.surplus = Math.max(0, hero.health - base)
    hero.mentality = given.mentality ?? baseMentality(s, hero)
    hero.sanity = given.sanity ?? 0
    if (given.sanity === undefined) hero.sanity = characterAt(hero.character).sanity
    const own = this.#placeOf(at(TILE_SLUGS, hero.character))
    hero.home =
      given.home === 'none' ? NONE : given.home === undefined ? own : this.#placeOf(given.home)
    if (s.table.isShared) hero.home = NONE
    hero.homeHealth = hero.home === NONE ? 0 : (given.homeHealth ?? HOME_HEALTH)
  }

  /** The corner of the first tile, and the spaces above it. */
  #start(seat: Seat): SpotName {
    return `R${seat + 1}C6`
  }

  #putFoe(given: FoePosition): void {
    const monster = MONSTER_SLUGS.indexOf(given.is as MonsterSlug)
    const piece =
      monster >= 0 ? this.#freeMonster(monster) : this.#takeGenerator(given.is as GeneratorSlug)
    create(this.s, piece, this.#spot(given.at))
    const foe = at(this.s.table.foes, this.s.table.foes.length - 1)
    foe.health = given.health ?? foe.health
    foe.holds = holdsOf(given.holds)
    foe.victim = given.on ?? NONE
    foe.losesStep = given.losesStep ?? false
    foe.boundBy = given.boundBy ?? NONE
    foe.facing = given.facing ?? 0
    foe.objects = (given.objects ?? []).map((slug) => this.#takeObject(slug))
  }

  #freeMonster(kind: number): number {
    const taken = this.s.table.foes.map(({ piece }) => piece)
    for (let piece = kind * COPIES; piece < (kind + 1) * COPIES; piece++)
      if (!taken.includes(piece)) return piece
    throw new Error(`there is no ${MONSTER_SLUGS[kind]} left`)
  }

  #lay({ at: name, open = [], unseen = [], tissue = 0 }: PilePosition): void {
    const spot = this.#spot(name)
    for (const slug of open) layOpen(this.s, spot, this.#takeObject(slug))
    for (const slug of unseen) layUnseen(this.s, spot, this.#takeObject(slug))
    for (let left = tissue; left > 0; left--)
      layTissue(this.s, spot, this.#takeObject('shoggoth-tissue'))
  }

  #takeObject(slug: ObjectSlug): number {
    const { objects } = this.s.box
    return take(objects, (object) => KIND_OF[object] === objectNumber(slug), slug)
  }

  #findObject(slug: ObjectSlug): number {
    const { table, box } = this.s
    const all = [
      ...table.heroes.flatMap(({ objects }) => objects),
      ...table.piles.flatMap(({ open }) => open),
      ...box.objects,
    ]
    return all.find((object) => KIND_OF[object] === objectNumber(slug)) ?? NONE
  }

  #takeGenerator(slug: GeneratorSlug): number {
    const kind = GENERATOR_SLUGS.indexOf(slug)
    const { generators } = this.s.box
    return take(generators, (piece) => kindOf(piece) === kind, slug)
  }

  #takeSpell(slug: SpellSlug): number {
    return take(this.s.box.spells, (spell) => spell === spellNumber(slug), slug)
  }

  #putSpell(slug: SpellSlug, tome: number): void {
    this.s.table.tomes[this.#takeSpell(slug)] = tome
  }

  #takePower(slug: PowerSlug): number {
    const power = powerNumber(slug)
    return take(at(this.s.box.powers, powerAt(power).character), (one) => one === power, slug)
  }

  /** Puts what is named on top of the stacks. */
  #stackUp(): void {
    const { table, box } = this.s
    const { position } = this
    for (const slug of [...(position.objects ?? [])].toReversed())
      box.objects.push(this.#takeObject(slug))
    for (const slug of [...(position.generators ?? [])].toReversed())
      box.generators.push(this.#takeGenerator(slug))
    for (const slug of [...(position.spells ?? [])].toReversed())
      box.spells.push(this.#takeSpell(slug))
    for (const slug of [...(position.powers ?? [])].toReversed()) {
      const power = this.#takePower(slug)
      at(box.powers, powerAt(power).character).push(power)
    }
    table.objectsLeft = box.objects.length
    table.generatorsLeft = box.generators.length
    table.spellsLeft = box.spells.length
  }

  #begin(): void {
    const { table, box } = this.s
    const { turn = 0, from = 'actions' } = this.position
    const hero = at(table.heroes, turn)
    table.active = turn
    const isActing = from === 'actions'
    table.actions = isActing ? (this.position.actions ?? actionsOf(this.s, hero)) : 0
    table.step = isActing ? 'actions' : 'start'
    const step = {
      actions: 'turn.monsters',
      turn: 'turn.begin',
      monsters: 'turn.monsters',
      end: 'turn.end',
    }
    box.stack = [{ at: 'match.turns' }, { at: step[from], seat: turn } as never]
    if (isActing) box.stack.push({ at: 'actions.next', seat: turn } as never)
  }
}

function take(stack: number[], isWanted: (one: number) => boolean, slug: string): number {
  const place = stack.findIndex(isWanted)
  if (place < 0) throw new Error(`there is no ${slug} left`)
  return stack.splice(place, 1)[0] ?? NONE
}

const holdsOf = (given: readonly HoldPosition[] = []): Hold[] =>
  given.map(({ kind, escape, by = NONE, sinksIn = 0 }) => ({ kind, escape, by, sinksIn }))

/** A table as described. Whether play can lead there is for `faults` to say. */
export const stateAt = (position: Position): MashState => new Builder(position).build()
