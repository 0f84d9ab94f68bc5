import { z } from 'zod'
import { printable } from './match-file-entries.ts'

export { printable } from './match-file-entries.ts'

export const whole = z.int().nonnegative()

/** Names a table; who knows it may watch. */
export const tableId = z.string().regex(/^[\w-]{22}$/, 'must be the id of a table')

export const personName = printable.trim().min(1).max(40)
export const tableName = printable.trim().min(1).max(60)
export const botName = z.string().regex(/^bot:[a-z0-9][a-z0-9-]{0,40}$/, 'must be bot:<name>')
