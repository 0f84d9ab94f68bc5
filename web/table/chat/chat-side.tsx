import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch, MatchSession, OtherPerson } from '../../session/session.ts'
import { Chat } from './chat.tsx'
import { talksOf } from './talks.ts'
import { WatchLink } from '../head/watch-link.tsx'

/** The chat beside the table: who may come and watch, whether they are let in, and what was said. */
export function ChatSide({
  table,
  title,
  session,
  onPerson,
}: {
  table: BegunMatch
  title: AnyTitle
  session: Pick<MatchSession, 'say' | 'openTalk'>
  /** Absent where nothing can be done about people. */
  onPerson: ((person: OtherPerson) => void) | undefined
}) {
  return (
    <>
      <WatchLink table={table} onOpenTalk={(yes) => session.openTalk?.(yes)} />
      <Chat
        lines={table.chat ?? []}
        talks={talksOf(table, title)}
        {...{ table, onPerson }}
        onSay={(text, to) => session.say(text, to)}
      />
    </>
  )
}
