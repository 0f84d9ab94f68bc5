import { Refused } from '../refused.ts'

interface Schema<T> {
  safeParse(value: unknown):
    | { success: true; data: T }
    | {
        success: false
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
      }
}

/** What came in as the schema has it, or a refusal that names the first thing that does not fit. */
export function readBody<T>(schema: Schema<T>, body: unknown): T {
  const read = schema.safeParse(body ?? undefined)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.map(String).join('.') || 'the request'
  const what = (issue?.message ?? 'does not fit').replace(/^Invalid (input|string): /, '')
  throw new Refused('bad-message', `${where}: ${what}.`.slice(0, 200))
}
