import type { Procedure } from '@eldertable/kernel'
import { tellFrames } from '../told-frames.ts'
import { ability } from './ability.ts'
import { assistantTurn } from './assistant-turn.ts'
import { banish } from './banish.ts'
import { chooseCharacters } from './choose-characters.ts'
import { collect } from './collect.ts'
import { cthulhuDeals } from './cthulhu.ts'
import { rerolls } from './dice.ts'
import { draw } from './draw.ts'
import { extraMove } from './extra-actions.ts'
import { match } from './match.ts'
import { pay } from './payments.ts'
import { pointer } from './pointer.ts'
import { power } from './powers.ts'
import { seal } from './seal.ts'
import { stepTwo } from './step-two.ts'
import { townAction } from './town-action.ts'
import { translate } from './translate.ts'
import { turn } from './turn.ts'

/** Every procedure of the game, in the order in which a match meets them. Their questions tell the frames. */
export const procedures: readonly Procedure[] = [
  match,
  chooseCharacters,
  turn,
  pointer,
  draw,
  power,
  cthulhuDeals,
  stepTwo,
  pay,
  rerolls,
  collect,
  banish,
  townAction,
  translate,
  seal,
  ability,
  extraMove,
  assistantTurn,
].map(tellFrames)
