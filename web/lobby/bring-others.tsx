import { useRef, useState } from 'preact/compat'
import { lazyPart } from '../lazy-part.tsx'

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode)

/** The link to a table that gathers people, and every way to get it to somebody. */
export function BringOthers({
  id,
  code,
  game,
  isFull = false,
}: {
  id: string
  code: string | null
  game: string
  /** Nobody is missing any more: whoever follows the link watches. */
  isFull?: boolean
}) {
  const link = `${location.origin}/t/${id}`
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<string>()
  const [hasQr, setQr] = useState(() => matchMedia('(min-width: 700px)').matches)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('The link is copied.')
    } catch {
      // Without https browsers lend no clipboard.
      field.current?.select()
      setSaid('This browser does not copy for pages. The link is marked: copy it from here.')
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: game, text: `Play ${game} with me`, url: link })
      setSaid('The link is on its way.')
    } catch (error) {
      // Whoever closes the sheet has thought better of it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const canShare = 'share' in navigator
  const lit = isFull ? 'opt' : 'opt go'
  return (
    <section className="bring-others" aria-label="Bring the others">
      <p>
        {isFull
          ? 'All seats are taken. With this link others can watch.'
          : 'Send this link to your friends, or let them type the code.'}
      </p>
      <input
        ref={field}
        readOnly
        value={link}
        aria-label="Link to this table"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="opts">
        {canShare ? (
          <button type="button" className={lit} onClick={() => void share()}>
            <span>Send the link</span>
          </button>
        ) : null}
        <button type="button" className={canShare ? 'opt' : lit} onClick={() => void copy()}>
          <span>Copy the link</span>
        </button>
        <button type="button" className="opt" aria-expanded={hasQr} onClick={() => setQr(!hasQr)}>
          <span>QR code</span>
        </button>
      </div>
      <output className="said">{said}</output>
      {code === null ? null : (
        <output className="code" aria-label="Code of this table">
          {code}
        </output>
      )}
      {hasQr ? <QrCode link={link} /> : null}
    </section>
  )
}
