import { tableId } from '@eldertable/protocol/wire.ts'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'

/** Whatever is no id of a table names none, and nobody need ask the store. */
export function validateIds(scope: FastifyInstance): void {
  scope.addHook('preHandler', async ({ params }) => {
    const { id } = (params ?? {}) as { id?: string }
    if (id !== undefined && !tableId.safeParse(id).success) throw new Refused('no-such-table')
  })
}
