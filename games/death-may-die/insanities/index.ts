import type { Insanity } from './insanity.ts'
import { crowds } from './crowds.ts'
import { kleptomania } from './kleptomania.ts'
import { megalomania } from './megalomania.ts'
import { memoryLoss } from './memory-loss.ts'
import { ocd } from './ocd.ts'
import { paranoia } from './paranoia.ts'
import { ptsd } from './ptsd.ts'
import { pyromania } from './pyromania.ts'

/** In the order of the rulebook. */
export const insanities: readonly Insanity[] = [
  crowds,
  ocd,
  ptsd,
  paranoia,
  pyromania,
  memoryLoss,
  kleptomania,
  megalomania,
]
