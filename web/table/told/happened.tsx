import { ExhibitButton } from './exhibit-button.tsx'
import type { Exhibit } from './exhibit.ts'
import type { News } from './news.ts'

/**
 * What happened since the reader decided last, own losses first and none of it cut: it has as many lines as there is room
 * for, and is scrolled within itself. The log has the rest.
 */
export function Happened({
  news,
  onExhibit,
  onMore,
}: {
  news: News
  onExhibit: (exhibit: Exhibit) => void
  onMore: () => void
}) {
  const { sentences, exhibits, more } = news
  const latest = exhibits.at(-1)
  if (sentences.length === 0) return null
  return (
    <p className="happened">
      {/* Whatever scrolls must be within reach of the keys that scroll it. */}
      <span className="tells" role="group" aria-label="What happened" tabindex={0}>
        {sentences.map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </span>
      {latest === undefined ? null : (
        <ExhibitButton className="" exhibit={latest} onExhibit={onExhibit} />
      )}
      {more === 0 ? null : (
        <button type="button" onClick={onMore} aria-label={`${more} more in the log`}>
          {`${more} more`}
        </button>
      )}
    </p>
  )
}
