import type { TitleTypes, Run } from '../engine/procedure.ts'
import type { Seat } from '../engine/state.ts'

// What cards, skills and places do is data: the row of a piece names its effects and gives their numbers. One table of
// the title says what each effect means, so that rules, sentences and bots read a number where it stands, once.

/** The effects of a title by name, each with what it is told: `{ gain: { sanity: number }; … }`. */
type Told<E> = { readonly [N in keyof E]: object }

/** One effect as data: its name and what it is told. */
export type EffectOf<E extends Told<E>> = {
  readonly [N in keyof E]: { readonly does: N } & Readonly<E[N]>
}[keyof E]

/** What an effect means: how it is carried out, when it can't be, and how it reads on a piece. */
export interface Meaning<K extends TitleTypes, By, Effect> {
  /** Carries it out, or calls the procedure that does, for whoever uses the piece. */
  run(g: Run<K>, by: By, effect: Effect): void
  /**
   * Why a seat, or its figure where a seat has several, can't use it now; `subject` is what the moment is about, such as
   * the card just drawn, or -1.
   */
  cannot?(s: K['state'], user: Seat, effect: Effect, subject: number): K['reason'] | undefined
  /** The sentence, with its numbers. */
  inWords(effect: Effect): string
}

/**
 * What a lasting effect means: which modified values it changes while somebody has the piece, or what is done at which
 * moments, and how it reads. `piece` is what it needs to know of where it stands: the number of its card, or another thing.
 */
export interface LastingMeaning<Changes, Effect, Piece = number> {
  changes(effect: Effect, piece: Piece): Changes
  inWords(effect: Effect): string
}

/** A meaning for every effect of a title: one that is missing does not compile, nor does one without words. */
export type Meanings<K extends TitleTypes, By, E extends Told<E>> = {
  readonly [N in keyof E]: Meaning<K, By, Extract<EffectOf<E>, { does: N }>>
}
export type LastingMeanings<Changes, E extends Told<E>, Piece = number> = {
  readonly [N in keyof E]: LastingMeaning<Changes, Extract<EffectOf<E>, { does: N }>, Piece>
}

/** The effects of a title, to be carried out and put into words: each finds its own meaning. */
export function effectsOf<K extends TitleTypes, By, E extends Told<E>>(
  meanings: Meanings<K, By, E>,
): Meaning<K, By, EffectOf<E>> & Required<Pick<Meaning<K, By, EffectOf<E>>, 'cannot'>> {
  // A row of the table knows its own effect only; that it meets no other is what looking it up by name sees to.
  const meaningOf = (effect: EffectOf<E>): Meaning<K, By, EffectOf<E>> =>
    meanings[effect.does] as Meaning<K, By, EffectOf<E>>
  return {
    run: (g, by, effect) => meaningOf(effect).run(g, by, effect),
    cannot: (s, user, effect, subject) => meaningOf(effect).cannot?.(s, user, effect, subject),
    inWords: (effect) => meaningOf(effect).inWords(effect),
  }
}

/** The lasting effects of a title: what several on one piece change together, and how each reads. */
export function lastingEffectsOf<Changes extends object, E extends Told<E>, Piece = number>(
  meanings: LastingMeanings<Changes, E, Piece>,
): LastingMeaning<Changes, EffectOf<E>, Piece> {
  const meaningOf = (effect: EffectOf<E>): LastingMeaning<Changes, EffectOf<E>, Piece> =>
    meanings[effect.does] as LastingMeaning<Changes, EffectOf<E>, Piece>
  return {
    changes: (effect, piece) => meaningOf(effect).changes(effect, piece),
    inWords: (effect) => meaningOf(effect).inWords(effect),
  }
}
