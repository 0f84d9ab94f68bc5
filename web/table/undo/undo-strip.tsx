import type { AnyTitle, Seat } from '@eldertable/kernel'
import { useState } from 'preact/compat'
import type { BegunMatch, Told, UndoNews, UndoRequest } from '../../session/session.ts'
import { inWords, namesOf, picksInWords, takenBack } from './undo-words.ts'

interface UndoStripProps {
  table: BegunMatch
  title: AnyTitle
  /** What has just been taken back, as far as this screen was told of it. */
  gone?: readonly Told[]
  onConsent: (yes: boolean) => void
}

/** Who would like to take back what, what the others say to it, and what came of it: for both sides. */
export function UndoStrip(props: UndoStripProps) {
  const { table, title, gone = [] } = props
  const { request, news } = table.undo
  const [read, setRead] = useState<UndoNews | null>(null)
  if (request !== null) return <Request {...props} request={request} />
  const lost = inWords(gone, table, title)
  const words =
    news === null || news === read ? undefined : newsInWords(table, news, lost.told.length > 0)
  if (words === undefined) return null
  const isNamed = news !== null && tellsWhat(news)
  return (
    <div className="strip undo-news">
      <div>
        <p>{words}</p>
        {isNamed ? <Sentences {...lost} /> : null}
      </div>
      <button type="button" className="btn" onClick={() => setRead(news)}>
        All right
      </button>
    </div>
  )
}

function Request({ table, title, request, onConsent }: UndoStripProps & { request: UndoRequest }) {
  const { seat, to, asked, agreed, answering } = request
  const isOwn = seat === readerOf(table) && answering === null
  const { told } = takenBack(table, title, to)
  // Where nothing was told of it, at least how much it is.
  const what = told.length === 0 ? `${picksInWords(table.position - to)}.` : 'this:'
  const open = asked.filter((one) => !agreed.includes(one))
  const who = namesOf(table, [seat])
  return (
    <div className="strip undo-request">
      <div>
        <p>
          {isOwn
            ? `You have asked ${namesOf(table, asked)} whether you may take back ${what}`
            : `${who} would like to take back ${what}`}
        </p>
        <TakenBack {...{ table, title, to }} />
        {agreed.length > 0 || answering === null ? (
          <p>
            {[
              agreed.length > 0 ? agreedInWords(table, agreed) : undefined,
              answering === null ? `${namesOf(table, open)} still thinks about it.` : undefined,
            ]
              .filter((one) => one !== undefined)
              .join(' ')}
          </p>
        ) : null}
      </div>
      {answering === null ? null : (
        <>
          <button type="button" className="btn" onClick={() => onConsent(true)}>
            {answering === readerOf(table)
              ? 'Allow it'
              : `${namesOf(table, [answering])} allows it`}
          </button>
          <button type="button" className="btn" onClick={() => onConsent(false)}>
            Refuse
          </button>
        </>
      )}
      {isOwn ? (
        <button type="button" className="btn" onClick={() => onConsent(false)}>
          Ask no more
        </button>
      ) : null}
    </div>
  )
}

/** What would be taken back, in the words of the log. */
export function TakenBack({
  table,
  title,
  to,
}: {
  table: BegunMatch
  title: AnyTitle
  to: number
}) {
  return <Sentences {...takenBack(table, title, to)} />
}

function Sentences({ told, more }: { told: readonly string[]; more: number }) {
  if (told.length === 0) return null
  return (
    <ul className="taken-back">
      {told.map((sentence, i) => (
        // The same may happen twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{sentence}</li>
      ))}
      {more > 0 ? <li>{`and ${more} more`}</li> : null}
    </ul>
  )
}

function agreedInWords(table: BegunMatch, agreed: readonly number[]): string {
  const isReader = agreed.length === 1 && agreed[0] === readerOf(table)
  return isReader ? 'You have allowed it.' : `${namesOf(table, agreed)} allowed it.`
}

/** Round one screen nobody is “you”: all read the same. */
const readerOf = ({ connection, reader }: BegunMatch): Seat | null =>
  connection === 'here' ? null : reader

/** Whether something went by it that can be named. */
const tellsWhat = ({ kind }: UndoNews): boolean => kind === 'undone' || kind === 'rewound'

/** Nothing about what was just done at this screen without asking anybody: that is seen. */
function newsInWords(table: BegunMatch, news: UndoNews, isNamed: boolean): string | undefined {
  /** What it was stands below, or else at least how much. */
  const what = (picks: number) => (isNamed ? 'this:' : `${picksInWords(picks)}.`)
  if (news.kind === 'rewound') return `Whoever runs this server has taken back ${what(news.picks)}`
  const isReader = news.seat === readerOf(table)
  const isSeen = isReader || table.connection === 'here'
  const who = namesOf(table, [news.seat])
  switch (news.kind) {
    case 'undone':
      if (news.isAgreed)
        return isReader
          ? `The others allowed it. You have taken back ${what(news.picks)}`
          : `It was allowed: ${who} has taken back ${what(news.picks)}`
      return isSeen ? undefined : `${who} has taken back ${what(news.picks)}`
    case 'redone':
      return isSeen ? undefined : `${who} has brought back ${picksInWords(news.picks)}.`
    case 'refused':
      return `${news.by === readerOf(table) ? 'You have' : `${namesOf(table, [news.by])} has`} refused. Nothing was taken back.`
    case 'withdrawn':
      return isReader ? undefined : `${who} no longer asks to take something back.`
  }
}
