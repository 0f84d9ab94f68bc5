import type { Procedure } from '@eldertable/kernel'
import { assistantTurn } from './assistant-turn.ts'
import { chooseCharacters } from './choose-characters.ts'
import { cthulhuDeals } from './cthulhu.ts'
import { draw } from './draw.ts'
import { match } from './match.ts'
import { pointer } from './pointer.ts'
import { power } from './powers.ts'
import { stepTwo } from './step-two.ts'
import { turn } from './turn.ts'

/** Every procedure of the game, in the order in which a match meets them. */
export const procedures: readonly Procedure[] = [
  match,
  chooseCharacters,
  turn,
  pointer,
  draw,
  power,
  cthulhuDeals,
  stepTwo,
  assistantTurn,
]
