import { useState } from 'preact/compat'

/** Copies the address of this moment: whoever may see the table sees it there, with what they may know. */
export function MomentLink({ id, position }: { id: string; position: number }) {
  const [copied, setCopied] = useState<number>()
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/t/${id}?at=${position}`)
    setCopied(position)
  }
  return (
    <button type="button" className="opt small" onClick={() => void copy()}>
      <span aria-live="polite">
        {copied === position ? (
          'Link copied'
        ) : (
          <>
            Copy link<span className="hidden"> to this moment</span>
          </>
        )}
      </span>
    </button>
  )
}
