import type { SanityLoss } from '../pieces/loss.ts'
import type { SpaceSet, Ways } from './space-set.ts'
import type { Label, TileSlug } from './tile-maps.ts'

/** What lies on an edge between two spaces (CM-LINE-1). */
export const OPEN = 0
export const DOTTED = 1
export const SOLID = 2

/** Obstacle spaces by their outline (CM-TERM-8). */
export const NO_OBSTACLE = 0
export const DOTTED_OBSTACLE = 1
export const SOLID_OBSTACLE = 2

/** Terrain. */
export const GROUND = 0
export const WATER = 1
export const SNOW = 2
export const MUD = 3

/** Outlines: hazard, movement, machine (CM-LINE-9 to CM-LINE-11). */
export const NO_OUTLINE = 0
export const RED = 1
export const YELLOW = 2
export const GREEN = 3

/** Skulls (CM-ICON-7, CM-ICON-20). */
export const NO_SKULL = 0
export const SKULL_ON_ENTER = 1
export const SKULL_ON_PUSH = 2

/** An immobilization icon (CM-ICON-1). */
export interface HoldIcon {
  /** Whether it takes only pieces that are pushed onto it (CM-TILE-5). */
  readonly onPush: boolean
  /** The largest number that breaks it. */
  readonly escape: number
  /** What it costs once, when the hold begins (CM-ICON-3). */
  readonly damage: number
  /** Whether it takes also what flies there by itself. */
  readonly catchesFlying: boolean
  /** CM-PLACE-3 to CM-PLACE-6. */
  readonly quicksand: boolean
}

export interface Machine {
  readonly kind: 'drill' | 'transporter'
  /** The total the operator needs (CM-OPER-2). */
  readonly needs: number | 'defence'
  /** What a hit of it does; 0 for a machine that does not attack. */
  readonly damage: number
}

export type SightTag = 'body' | 'shadow' | 'shoggoth' | 'tentacles'

/** Lines of sight between any two spaces, worked out when first asked for (sight.ts). */
interface SightTables {
  walls: Uint8Array | undefined
  lines: Uint8Array | undefined
}

/** What one kind of going finds on a tile, worked out when first asked for (rules/movement/walk.ts). */
export interface Lanes extends Ways {
  /** By space * 4 + direction, the space to which nothing on the edge bars the way, or -1. */
  readonly next: Int8Array
  /** By space, what it costs to enter. */
  readonly price: Uint8Array
  /** By what it costs to enter, the spaces that cost so much. */
  readonly priced: readonly SpaceSet[]
  /** By space, the two halves of the set to which one step leads. */
  readonly beside: Int32Array
  /** Where what is printed neither hurts nor holds whoever enters. */
  readonly safe: SpaceSet
  /** Whether nothing at all happens on any of these. */
  readonly isQuiet: boolean
  /** Where what is printed only holds; quicksand does more than that. */
  readonly snares: SpaceSet
  /** As long as nobody is in the way: by start and end what a walk costs, or 255 (rules/movement/clear-walks.ts). */
  readonly clearCost: Uint8Array
  /** By start and points the two halves of the set to which they take one, the start in it. */
  readonly clearReach: Int32Array
}

/** A tile in its own frame. Arrays go by space, edges by space * 4 + direction. */
export interface Tile {
  readonly slug: TileSlug
  /** 1 << side for each side with a gate. */
  readonly gates: number
  readonly gateCount: number
  /** The character whose start tile it is, or -1. */
  readonly start: number
  /** The kind of the tile's own boot icon. */
  readonly bootKind: 'ice' | 'mud' | undefined
  /** OPEN, DOTTED or SOLID; the border is SOLID, gates included. */
  readonly edge: Uint8Array
  readonly obstacle: Uint8Array
  /** The spaces that are no obstacles. */
  readonly free: SpaceSet
  readonly terrain: Uint8Array
  readonly outline: Uint8Array
  /** Points to pay beyond 1 for entering: the tile's icon and the space's own. */
  readonly boot: Uint8Array
  /** How much of it is of kind ice (CM-CHAR-7, CM-OBJ-43). */
  readonly bootIce: Uint8Array
  /** Health that coming onto the space costs, in any way. */
  readonly harm: Uint8Array
  /** Health that being pushed onto the space costs. */
  readonly harmOnPush: Uint8Array
  readonly skull: Uint8Array
  readonly hold: readonly (HoldIcon | undefined)[]
  /** Health and mentality that one action here gives back (CM-ICON-13, CM-ICON-14). */
  readonly heal: Uint8Array
  readonly mind: Uint8Array
  /** What the spawning space restores (CM-HOME-1). */
  readonly spawnRestores: 'health' | 'mentality' | undefined
  readonly machine: readonly (Machine | undefined)[]
  /** What a machine of the tile can strike (CM-OPER-3). */
  readonly reach: readonly number[]
  /** Spaces, or -1. */
  readonly chest: number
  readonly ceiling: number
  readonly therapy: number
  readonly sights: readonly { readonly space: number; readonly tag: SightTag }[]
  readonly sanity: (SanityLoss & { readonly trigger: 'enter' | 'sight' }) | undefined
  readonly label: readonly (Label | undefined)[]
  readonly sight: SightTables
  /** By gait. */
  readonly lanes: (Lanes | undefined)[]
  /** By how many spaces are jumped over at most, where jumps can lead (rules/movement/jump-offer.ts). */
  readonly jumps: (Int8Array | undefined)[]
}
