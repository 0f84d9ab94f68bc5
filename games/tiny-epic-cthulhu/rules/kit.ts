import { proceduresOf } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'
import { tellFrames } from '../told-frames.ts'

const define = proceduresOf<Tec>()

/** Defines a procedure of this title. */
export const procedure: typeof define = (name, steps) => tellFrames(define(name, steps))
