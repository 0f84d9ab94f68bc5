import { proceduresOf } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'

/** Defines a procedure of this title. */
export const procedure = proceduresOf<Mash>()
