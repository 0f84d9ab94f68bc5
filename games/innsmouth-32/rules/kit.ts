import { proceduresOf } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'

/** Defines a procedure of this title. */
export const procedure = proceduresOf<I32>()
