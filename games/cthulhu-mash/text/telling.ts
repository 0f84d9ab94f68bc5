import {
  at,
  person,
  personAt,
  sentenceOf,
  withClosedDrawers,
  type Person,
  type TextContextOf,
} from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { isFoe, isGenerator, isHero, kindOf, pieceIn, seatIn } from '../targets.ts'
import { generatorName, generatorsName, monsterName, monstersName } from './foes.ts'
import { cellAt } from './where.ts'

/** What every sentence of this title may draw upon. */
export type Tell = TextContextOf<Mash>

/** What the rules may be asked about: the table without the stacks. */
export const openState = (t: Pick<Tell, 'table'>): MashState => withClosedDrawers(t)

/** A monster or generator by its kind alone. */
export const kindOfFoe = (piece: number): string =>
  isGenerator(piece) ? generatorName(kindOf(piece)) : monsterName(kindOf(piece))

/** Several of that kind. */
export const kindsOfFoe = (piece: number): string =>
  isGenerator(piece) ? generatorsName(kindOf(piece)) : monstersName(kindOf(piece))

/** The monster or generator that the open question is about, or -1. */
export function pieceAsked(t: Pick<Tell, 'asked'>): number {
  const about: { readonly piece?: number; readonly who?: number } = t.asked?.about ?? {}
  const { who = NONE } = about
  return about.piece ?? (isFoe(who) ? pieceIn(who) : NONE)
}

/** Some monster or generator of a kind. */
export const oneOf = (kind: string): string => `${/^[AEIO]/.test(kind) ? 'an' : 'a'} ${kind}`

/** The first, second or later of several that are alike. */
export const ordinal = (place: number): string => at(ordinals, place)

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A monster or generator, with its space where another of its kind is on the same tile, and a number where it is on the same space. */
export function foeName(piece: number, t: Tell): string {
  const { foes } = t.table
  const own = foes.find((foe) => foe.piece === piece)
  const kind = kindOfFoe(piece)
  if (own === undefined) return `the ${kind}`
  const alike = foes.filter(
    (foe) => kindOfFoe(foe.piece) === kind && placeOf(foe.spot) === placeOf(own.spot),
  )
  if (alike.length === 1) return `the ${kind}`
  const here = alike.filter(({ spot }) => spot === own.spot)
  const which = here.length === 1 ? '' : `${ordinal(here.indexOf(own))} `
  return `the ${which}${kind} on ${cellAt(own.spot, t)}`
}

/** The same in the log: by its kind alone, for the board moves on and what was told stays as it was. */
const foeInStory = (piece: number): string => `the ${kindOfFoe(piece)}`

const personWith =
  (nameFoe: (piece: number, t: Tell) => string) =>
  (target: number, t: Tell): Person => {
    if (isHero(target)) return personAt(target, t)
    if (isFoe(target)) return person(nameFoe(pieceIn(target), t), false)
    return person(`${personAt(seatIn(target), t).whose} spawning space`, false)
  }

/** Whoever is aimed at or acts, as a sentence speaks of them. */
export const personOf: (target: number, t: Tell) => Person = personWith(foeName)
/** The same in the log. */
export const personInStory: (target: number, t: Tell) => Person = personWith(foeInStory)

export const targetName = (target: number, t: Tell): string => personOf(target, t).who

/** Somebody at the head of a line of the log, with what they do. */
export function does(target: number, t: Tell, you: string, others?: string): string {
  return sentenceOf(personInStory(target, t), you, others)
}
