import type { AnyTitle } from '@eldertable/kernel'
import { useEffect } from 'preact/compat'
import { tellTurn, withdrawTurn } from '../../pwa/turn-notice.ts'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOf } from '../told/telling.ts'

/** Says by a notice of the system that the reader is asked, out of sight and if wanted. */
export function useTurnNotice(table: BegunMatch, title: AnyTitle): void {
  const { id, connection, position } = table
  const { menu, decision } = table.view
  const isAsked = table.reader !== null && menu !== null
  const game = title.text.name
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
