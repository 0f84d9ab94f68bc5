import type { Oracle } from '../oracle.ts'
import { copies, json } from './copies.ts'
import { ending } from './ending.ts'
import { fallback } from './fallback.ts'
import { faults } from './faults.ts'
import { imagined } from './imagined.ts'
import { intruder } from './intruder.ts'
import { leak } from './leak.ts'
import { offer } from './offer.ts'
import { plain } from './plain.ts'
import { scramble } from './scramble.ts'
import { text } from './text.ts'
import { twin } from './twin.ts'
import { worlds } from './worlds.ts'

/** The oracles in the order in which they look: those on which others rely come first. */
export const oracles = {
  plain,
  json,
  copies,
  twin,
  faults,
  offer,
  fallback,
  text,
  leak,
  scramble,
  worlds,
  imagined,
  intruder,
  ending,
} as const satisfies Readonly<Record<string, Oracle>>

export type OracleName = keyof typeof oracles

export const oracleNames = Object.keys(oracles) as OracleName[]
