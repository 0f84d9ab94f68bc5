import { z } from 'zod'
import { visibleName } from './printable.ts'

export { printable, visibleText } from './printable.ts'

export const whole = z.int().nonnegative()

/** Names a table; who knows it may watch. */
export const tableId = z.string().regex(/^[\w-]{22}$/, 'must be the id of a table')

/** To whom something is said that is not for some seats. */
export const audience = z.enum(['all', 'watchers'])

export const personName = visibleName.max(40)
export const tableName = visibleName.max(60)
export const botName = z.string().regex(/^bot:[a-z0-9][a-z0-9-]{0,40}$/, 'must be bot:<name>')
