import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOf } from '../told/telling.ts'

/** Options and refusals in the words of their title. */
export function labelsOf({ table, title }: { table: BegunMatch; title: AnyTitle }) {
  const words = tellingOf(table)
  return (verb: string, argument: number): string =>
    title.text.options[verb]?.(argument, words) ?? verb
}
