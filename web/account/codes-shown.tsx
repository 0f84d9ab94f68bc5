import { useState } from 'preact/compat'
import { downloadText } from '../download.ts'

/** Recovery codes, the one time that they are shown. */
export function CodesShown({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [said, setSaid] = useState<string>()
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('The codes are copied.')
    } catch {
      setSaid('This browser does not copy for pages. Mark them, or save them as a file.')
    }
  }
  return (
    <div className="codes-shown" role="group" aria-label="Recovery codes">
      <p>
        <b>Write these down, or save them.</b> They are shown only now. Should you lose your
        devices, each opens your name once.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <span className="row-acts">
        <button type="button" className="btn" onClick={() => void copy()}>
          Copy them
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            downloadText('eldertable-recovery-codes.txt', `${location.host}\n\n${text}\n`)
          }
        >
          Save as a file
        </button>
        <button type="button" className="btn" onClick={onKept}>
          I have kept them
        </button>
      </span>
      <output>{said}</output>
    </div>
  )
}
