import { proceduresOf } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'

/** Defines a procedure of this title. */
export const procedure = proceduresOf<Tec>()
