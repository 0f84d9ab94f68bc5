import { DICE, dieFaces } from '../pieces/dice.ts'
import { MAD } from '../pieces/mats.ts'

const HIGHEST_TARGET = 6

/** The chance that the sum of dice reaches a target if the lowest die is rolled again as often as allowed. */
function chanceFrom(dice: readonly number[], rerolls: number, target: number): number {
  const total = dice.reduce((sum, face) => sum + face, 0)
  if (total >= target) return 1
  if (rerolls === 0) return 0
  const [, ...others] = dice.toSorted((a, b) => a - b)
  return meanOverFaces((face) => chanceFrom([...others, face], rerolls - 1, target))
}

const meanOverFaces = (chance: (face: number) => number): number =>
  dieFaces.reduce<number>((sum, face) => sum + chance(face), 0) / dieFaces.length

function chanceOfRoll(
  left: number,
  dice: readonly number[],
  rerolls: number,
  target: number,
): number {
  if (left === 0) return chanceFrom(dice, rerolls, target)
  return meanOverFaces((face) => chanceOfRoll(left - 1, [...dice, face], rerolls, target))
}

const entry = (dice: number, rerolls: number, target: number): number =>
  (dice * MAD + rerolls) * (HIGHEST_TARGET + 1) + target

const odds: number[] = []
for (let dice = 0; dice <= DICE; dice++)
  for (let rerolls = 0; rerolls < MAD; rerolls++)
    for (let target = 0; target <= HIGHEST_TARGET; target++)
      odds[entry(dice, rerolls, target)] = dice === 0 ? 0 : chanceOfRoll(dice, [], rerolls, target)

/** The chance that somebody with this many runes and rerolls seals a location with a number (TEC-SEAL-5, TEC-SEAL-6). */
export const sealOdds = (runes: number, rerolls: number, number: number): number =>
  odds[entry(Math.min(runes, DICE), Math.min(rerolls, MAD - 1), number)] ?? 0
