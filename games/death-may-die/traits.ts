import type { Seat, Trait } from '@eldertable/kernel'
import { investigators } from './pieces/investigators.ts'
import type { DmdState } from './state.ts'

/** Whom a seat played; who plays alone has two (DMD-SETUP-10). */
export const traits = ({ heroes }: DmdState['table'], seat: Seat): readonly Trait[] =>
  heroes.flatMap((hero): Trait[] => {
    const key = hero.seat === seat ? investigators[hero.who]?.key : undefined
    return key === undefined ? [] : [['investigator', key]]
  })
