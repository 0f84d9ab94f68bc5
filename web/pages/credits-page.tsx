import '../styles/reading.css'
import { html } from 'virtual:credits'
import { PageFrame } from './page-frame.tsx'

/** Whose work this rests on: CREDITS.md as a page. */
export function CreditsPage() {
  return (
    <PageFrame title="Credits">
      {/* Our own Markdown, rendered when the site was built; nothing from outside gets in. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <article className="paper reading credits" dangerouslySetInnerHTML={{ __html: html }} />
    </PageFrame>
  )
}
