import { useEffect, useMemo, useRef, useState } from 'react'
import { books } from 'virtual:rulebook/all'

/** The rulebook at the side of the table: opens at a rule, marks it, and finds ids and words. */
export function Rulebook({
  title,
  rule,
  onClose,
}: {
  title: string
  rule: string | null
  onClose?: () => void
}) {
  const [html, setHtml] = useState<string>()
  const [words, setWords] = useState('')
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isWanted = true
    void books[title]?.().then((book) => {
      if (isWanted) setHtml(book.html)
    })
    return () => {
      isWanted = false
    }
  }, [title])
  const found = useMemo(() => (html === undefined ? '' : filterRules(html, words)), [html, words])
  useEffect(() => {
    const box = page.current
    if (box === null || rule === null || found === '') return
    for (const marked of box.querySelectorAll('.marked')) marked.classList.remove('marked')
    const place = box.querySelector(`[id="${rule}"]`)
    place?.classList.add('marked')
    place?.scrollIntoView({ block: 'center' })
  }, [rule, found])
  return (
    <div className="rulebook">
      <div className="rulebook-head">
        <h2>Rulebook</h2>
        {onClose === undefined ? null : (
          <button type="button" className="tool" aria-label="Close the rulebook" onClick={onClose}>
            ✕
          </button>
        )}
      </div>
      <input
        type="search"
        className="filter"
        placeholder="Find a rule by word or id"
        aria-label="Find a rule"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {html === undefined ? (
        <p className="quiet">Opening the book.</p>
      ) : (
        // The book is our own Markdown, rendered when the site was built; nothing from outside gets in.
        // oxlint-disable-next-line react/no-danger
        <div className="book" ref={page} tabIndex={0} dangerouslySetInnerHTML={{ __html: found }} />
      )}
    </div>
  )
}

/** Only the rules that have the words; the whole book if there are none. */
function filterRules(html: string, words: string): string {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  const rules = [...page.querySelectorAll('li[id], tr[id]')].filter((one) =>
    (one.textContent ?? '').toLowerCase().includes(wanted),
  )
  if (rules.length === 0) return '<p>No rule has those words.</p>'
  const items = rules.map((one) =>
    one.tagName === 'TR'
      ? `<li id="${one.id}">${[...one.children].map((cell) => cell.innerHTML).join(' · ')}</li>`
      : one.outerHTML,
  )
  return `<p>${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}</p><ul>${items.join('')}</ul>`
}
