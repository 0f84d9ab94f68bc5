/** What one face of a die shows (DMD-DICE-4: two symbols count as one of each). */
export interface Face {
  readonly success: number
  readonly elder: number
  readonly tentacle: number
}

const face = (success: number, elder: number, tentacle: number): Face => ({
  success,
  elder,
  tentacle,
})

/** DMD-DICE-1 */
export const standardFaces: readonly Face[] = [
  face(0, 0, 0),
  face(1, 0, 0),
  face(1, 0, 0),
  face(0, 1, 0),
  face(0, 0, 1),
  face(1, 0, 1),
]

/** DMD-DICE-2, DMD-DICE-3 */
export const bonusFaces: readonly Face[] = [
  face(0, 0, 0),
  face(0, 0, 0),
  face(1, 0, 0),
  face(1, 0, 0),
  face(0, 1, 0),
  face(1, 1, 0),
]

/** Dice that have been changed: counted as blank, or with a tentacle that counts as an elder sign (DMD-CARD-10). */
const changedFaces: readonly Face[] = [face(0, 0, 0), face(0, 1, 0), face(1, 1, 0)]

/** All that a die on the table can show: standard faces, bonus faces, changed ones. */
export const shown: readonly Face[] = [...standardFaces, ...bonusFaces, ...changedFaces]
export const BONUS = standardFaces.length
export const BLANKED = BONUS + bonusFaces.length

/** What a die shows once one of its tentacles counts as an elder sign. */
export const warded = (die: number): number => BLANKED + 1 + (shown[die]?.success ?? 0)
