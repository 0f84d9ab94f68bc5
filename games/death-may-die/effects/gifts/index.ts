import type { Change } from '../../rules/numbers.ts'
import { rollGifts } from './rolls.ts'
import { wayGifts } from './ways.ts'

export const giftChanges: readonly Change[] = [...rollGifts, ...wayGifts]
