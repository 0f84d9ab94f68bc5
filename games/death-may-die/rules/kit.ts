import { proceduresOf } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'

/** Defines a procedure of this title. */
export const procedure = proceduresOf<Dmd>()
