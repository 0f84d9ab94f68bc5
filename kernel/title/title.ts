import type { Chance } from '../chance/chance.ts'
import type { Offer } from '../engine/offer.ts'
import type { VerbTable } from '../engine/pick.ts'
import type { TitleTypes, Procedure, Run } from '../engine/procedure.ts'
import type { Sides } from './sides.ts'
import type { Seat, State } from '../engine/state.ts'
import type { Settings, Switches } from './switches.ts'
import type { Catalogue } from '../text/text.ts'

/** What any seat may do at any moment, whoever is being asked. */
export interface Anytime<K extends TitleTypes> {
  offer(s: K['state'], seat: Seat, o: Offer<K['reason']>): void
  take(g: Run<K>, seat: Seat, verb: number, argument: number): void
  /** The verb with which a seat leaves the game for good: whoever runs out of time among rivals can lose so. */
  readonly leave?: K['verb']
}

/** What a seat had that others had not: of what kind, and what it was. */
export type Trait = readonly [kind: string, name: string]

/** The rules and content of one game. */
export interface Title<K extends TitleTypes = TitleTypes> {
  readonly id: string
  /** Raised whenever the same picks could lead elsewhere than before. */
  readonly version: number
  readonly seats: { readonly least: number; readonly most: number }
  /** Who plays with whom; each for itself if the title does not say. */
  readonly sides?: Sides<K['state']['table']>
  readonly switches: Switches
  readonly verbs: VerbTable<K['verb']>
  /** The rule behind each reason for which an option can be refused. */
  readonly reasons: Readonly<Record<K['reason'], string>>
  readonly procedures: readonly Procedure[]
  /** The state before the first step: pieces in place, nothing thrown, the first frame on the stack. */
  setUp(seats: number, settings: Settings): K['state']
  readonly anytime?: Anytime<K>
  /** A copy that knows the title's state, where copying any plain data is not fast enough. */
  copy?(s: K['state']): K['state']
  /** The events by which something that was hidden becomes known: what led to one is never undone without consent. */
  readonly reveals?: readonly string[]
  /** The events by which two seats have agreed on something: neither takes back alone what led to one. */
  readonly agreements?: readonly string[]
  /** True for a seat that will never answer again: its decisions are taken by default. */
  isGone?(s: K['state'], seat: Seat): boolean
  /** Whether a hand holds something that others at the same screen must not see; anything at all if it does not say. */
  isHandHidden?(hand: K['state']['hands'][number]): boolean
  /** What simulations tell wins apart by, beside the seat: whom it played, when it was its turn. */
  traits?(table: K['state']['table'], seat: Seat): readonly Trait[]
  /** Replaces everything that a seat (or a spectator, null) can't know by something that could as well be true. */
  resample(s: K['state'], seat: Seat | null, chance: Chance): void
  /** Everything that is wrong with a state; empty if the rules have kept it in order. */
  faults(s: K['state']): string[]
  /** All of its words; those that say `satisfies Words<…>` have one for everything that the rules name. */
  readonly text: Catalogue<K['state']['table'], K['state']['hands'][number]>
  /** By version: makes a state of that version one of the next. A running match then goes on by the new rules. */
  readonly migrate?: Readonly<Record<number, (old: State) => K['state']>>
  /** Versions that are kept: without `migrate` a match that began with one is finished by its rules. */
  readonly earlier?: readonly AnyTitle[]
}

/** A title whose types nobody outside of it needs to know. */
export type AnyTitle = Title
