import { at } from '@eldertable/kernel'
import { BLANKED, BONUS, bonusFaces, shown, standardFaces } from '../pieces/dice.ts'
import { isAgainst, symbolsIn } from '../rules/dice.ts'
import { countings } from '../effects/levels/countings.ts'
import type { DmdState, Roll } from '../state.ts'

/** What a roll comes to: successes once symbols are counted, and tentacles. */
export interface Result {
  readonly successes: number
  readonly tentacles: number
}

/** A result and how likely it is, from 0 to 1. */
export interface Outcome extends Result {
  readonly chance: number
}

/**
 * What dice come to if they are kept (DMD-RESULT-1): in one's own roll all symbols are counted that can be, in a roll
 * against one none is, as by default.
 */
export function resultOf(s: DmdState, roll: Roll): Result {
  const tentacles = symbolsIn(roll, 'tentacle')
  const counted = { ...roll, successes: symbolsIn(roll, 'success'), tentacles }
  if (!isAgainst(roll.kind))
    for (const way of countings)
      counted.successes += way.most(s, roll.hero, counted) * way.worth(s, roll.hero)
  return { successes: counted.successes, tentacles }
}

/** Everything that a throw may come to, if nothing is thrown again. */
export function outcomesOf(
  s: DmdState,
  roll: Omit<Roll, 'dice'>,
  dice: { standard: number; bonus: number },
): Outcome[] {
  return throwsOf(dice).map(({ dice: faces, chance }) => ({
    ...resultOf(s, { ...roll, dice: faces }),
    chance,
  }))
}

/** What each face of one die of a roll would make of it; a die that counts as blank stays so. */
export function outcomesOfReroll(s: DmdState, roll: Roll, place: number): Outcome[] {
  const now = at(roll.dice, place)
  if (now >= BLANKED) return [{ ...resultOf(s, roll), chance: 1 }]
  const faces = facesFrom(firstFace(now))
  return faces.map((face) => ({
    ...resultOf(s, { ...roll, dice: roll.dice.with(place, face) }),
    chance: 1 / faces.length,
  }))
}

/** The faces that a die of the same kind can show, those alike once, and in how many of its six ways. */
export function facesLike(die: number): { face: number; ways: number }[] {
  const found: { face: number; ways: number }[] = []
  for (const face of facesFrom(firstFace(die))) {
    const same = found.find((one) => isAlike(one.face, face))
    if (same === undefined) found.push({ face, ways: 1 })
    else same.ways++
  }
  return found
}

/** How likely it is that something is true of a result. */
export function chanceThat(outcomes: readonly Outcome[], is: (one: Result) => boolean): number {
  let chance = 0
  for (const one of outcomes) if (is(one)) chance += one.chance
  return chance
}

interface Thrown {
  dice: number[]
  chance: number
}

const known = new Map<string, readonly Thrown[]>()

/** What can be thrown with some dice is always the same, and asked for again and again. */
function throwsOf({ standard, bonus }: { standard: number; bonus: number }): readonly Thrown[] {
  const key = `${standard} ${bonus}`
  const found = known.get(key)
  if (found !== undefined) return found
  let thrown: Thrown[] = [{ dice: [], chance: 1 }]
  for (let die = 0; die < standard; die++) thrown = withOneMore(thrown, 0)
  for (let die = 0; die < bonus; die++) thrown = withOneMore(thrown, BONUS)
  known.set(key, thrown)
  return thrown
}

/** One more die on each throw; throws that show the same symbols in all are one. */
function withOneMore(thrown: readonly Thrown[], first: number): Thrown[] {
  const sums = new Map<string, Thrown>()
  const faces = facesFrom(first)
  for (const { dice, chance } of thrown)
    for (const face of faces) {
      const all = [...dice, face]
      const key = symbolsOf(all)
      const same = sums.get(key)
      if (same === undefined) sums.set(key, { dice: all, chance: chance / faces.length })
      else same.chance += chance / faces.length
    }
  return [...sums.values()]
}

function symbolsOf(dice: readonly number[]): string {
  let [success, elder, tentacle] = [0, 0, 0]
  for (const die of dice) {
    const face = at(shown, die)
    success += face.success
    elder += face.elder
    tentacle += face.tentacle
  }
  return `${success} ${elder} ${tentacle}`
}

const firstFace = (die: number): number => (die < BONUS ? 0 : BONUS)

const facesFrom = (first: number): number[] =>
  (first === 0 ? standardFaces : bonusFaces).map((_, face) => first + face)

const isAlike = (a: number, b: number): boolean => symbolsOf([a]) === symbolsOf([b])
