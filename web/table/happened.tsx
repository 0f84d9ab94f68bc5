import type { News } from './news.ts'

/** What happened since the reader decided last: one line of the slip, with the way to the log for the rest. */
export function Happened({ news, onMore }: { news: News; onMore: () => void }) {
  const { sentences, more } = news
  if (sentences.length === 0) return null
  return (
    <p className="happened">
      <span title={sentences.join(' ')}>{sentences.join(' ')}</span>
      {more === 0 ? null : (
        <button type="button" onClick={onMore} aria-label={`${more} more in the log`}>
          {`${more} more`}
        </button>
      )}
    </p>
  )
}
