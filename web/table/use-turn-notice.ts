import type { AnyTitle } from '@eldertable/kernel'
import { useEffect } from 'react'
import { tellTurn, withdrawTurn } from '../pwa/turn-notice.ts'
import type { BegunMatch } from '../session/session.ts'
import { tellingOf } from './telling.ts'

/** The title of a table's tab: first of all whether the reader is asked. */
const tabTitle = (isAsked: boolean, game: string): string =>
  `${isAsked ? '● Your turn · ' : ''}${game} · Eldertable`

/** Says in the tab's title that the reader is asked and, out of sight and if wanted, by a notice of the system. */
export function useTurnNotice(table: BegunMatch, title: AnyTitle): void {
  const { id, connection, position } = table
  const { menu, decision } = table.view
  const isAsked = table.reader !== null && menu !== null
  const game = title.text.name
  useEffect(() => {
    document.title = tabTitle(isAsked, game)
  }, [isAsked, game])
  const words = tellingOf(table)
  const question =
    decision === null
      ? ''
      : (title.text.prompts[decision.key]?.(decision.about as never, words) ?? '')
  useEffect(() => {
    if (!isAsked || connection === 'here') return
    void tellTurn({ id, name: game, question })
    return () => void withdrawTurn(id)
    // A further question of the same turn is no news for whoever does not look.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked, id, connection])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void withdrawTurn(id)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, position])
}
