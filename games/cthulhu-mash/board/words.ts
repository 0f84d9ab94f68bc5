import { spaceName } from '../content/spaces.ts'
import type { Foe } from '../state.ts'
import { isGenerator, kindOf } from '../targets.ts'
import { generatorName, monsterName } from '../text/foes.ts'

export const nameOfSpace = (space: number): string => spaceName(space)

export const nameOfFoe = ({ piece }: Foe): string =>
  isGenerator(piece) ? generatorName(kindOf(piece)) : monsterName(kindOf(piece))
