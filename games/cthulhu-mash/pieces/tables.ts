/** Which die Table 1 asks for, by the gates on a tile's sides (CM-GENER-1, CM-GENER-2). */
export const generatorsDie = (gates: number): number => (gates >= 4 ? 8 : 6)

/** Table 1: how many generators a tile gets. */
export const generatorsFor = (gates: number, roll: number): number =>
  Math.ceil(roll / (gates <= 2 ? 3 : 2))

/** Which die Table 3 asks for, by a generator's spawning number 1-n (CM-GENER-13); 0 is none. */
export function objectsDie(spawning: number): number {
  if (spawning === 1) return 0
  return spawning === 4 ? 8 : 6
}

/** Table 3: how many objects a destroyed generator leaves. */
export const objectsFor = (spawning: number, roll: number): number =>
  spawning === 1 ? 1 : Math.ceil(roll / (spawning === 2 ? 3 : 2))

export type Victory = 'death-match' | 'capture-the-flag' | 'cooperative'

/** CM-SETUP-2. */
export function victoryFor(roll: number): Victory {
  if (roll <= 2) return 'death-match'
  return roll <= 4 ? 'capture-the-flag' : 'cooperative'
}
