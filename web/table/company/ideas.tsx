import { SeatMark } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { ideasOf, type Idea } from './company.ts'

/** The marks of those who suggest an option. Their words are in `Ideas`. */
export function Suggesters({ ideas }: { ideas: readonly Idea[] }) {
  if (ideas.length === 0) return null
  return (
    <span className="suggesters" aria-hidden="true">
      {ideas.map(({ seat }) => (
        <SeatMark key={seat} seat={seat} size={24} />
      ))}
    </span>
  )
}

/** What describes an option that is suggested, for `aria-describedby`. */
export function describedBy(ideas: readonly Idea[]): string | undefined {
  return ideas.length === 0 ? undefined : ideas.map(({ seat }) => `idea-${seat}`).join(' ')
}

/** The suggestions in words, under log and chat; they are gone with the decision. */
export function Ideas({ table, title }: { table: BegunMatch; title: AnyTitle }) {
  const ideas = ideasOf(table, title)
  return (
    <div className={ideas.length === 0 ? 'idea-lines none' : 'idea-lines'}>
      {ideas.map(({ seat, sentence }) => (
        <p key={seat} id={`idea-${seat}`}>
          <SeatMark seat={seat} size={22} />
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** Says suggestions of others to those who do not see them. */
export function SpokenIdeas({ table, title }: { table: BegunMatch; title: AnyTitle }) {
  return (
    <div className="hidden" role="status" aria-atomic="false">
      {ideasOf(table, title)
        .filter(({ seat }) => seat !== table.reader)
        .map(({ seat, sentence }) => (
          <p key={seat}>{`${sentence}.`}</p>
        ))}
    </div>
  )
}
