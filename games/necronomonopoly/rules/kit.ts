import { proceduresOf } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'

/** Defines a procedure of this title. */
export const procedure = proceduresOf<Nec>()
