import '../../styles/rulebook.css'
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'preact/compat'
import { books } from 'virtual:rulebook/all'

/** The rulebook at the side of the table: opens at a rule, marks it, finds ids and words, and leads from rule to rule. */
export function Rulebook({
  title,
  rule,
  onRule,
  onClose,
}: {
  title: string
  rule: string | null
  /** A mention of a rule was followed. */
  onRule: (rule: string) => void
  onClose?: () => void
}) {
  const [html, setHtml] = useState<string>()
  const [words, setWords] = useState('')
  const page = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(false)
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
    if (page.current === null || rule === null || found === '') return
    markRule(page.current, rule, isFollowing.current)
    isFollowing.current = false
  }, [rule, found])
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const wanted = mentionAt(event)
    if (wanted === undefined) return
    event.preventDefault()
    if (wanted === rule && words === '') return markRule(event.currentTarget, wanted, true)
    isFollowing.current = true
    setWords('') // among the rules that were found it may not be
    onRule(wanted)
  }
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
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {html === undefined ? (
        <p className="quiet">Opening the book.</p>
      ) : (
        // The book is our own Markdown, rendered when the site was built; nothing from outside gets in.
        // oxlint-disable-next-line react/no-danger
        <div
          className="book"
          ref={page}
          tabindex={0}
          onClick={follow}
          dangerouslySetInnerHTML={{ __html: found }}
        />
      )}
    </div>
  )
}

/** The rule whose mention was pressed, unless it is to open elsewhere. */
function mentionAt({
  target,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent<HTMLElement>): string | undefined {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return undefined
  return target.closest('a[data-rule]')?.getAttribute('data-rule') ?? undefined
}

/** Brings a rule into sight. Whoever has followed a mention reads on from there, by keyboard too. */
function markRule(book: HTMLElement, rule: string, isFollowed: boolean): void {
  for (const marked of book.querySelectorAll('.marked')) marked.classList.remove('marked')
  const place = book.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`)
  if (place === null) return
  place.classList.add('marked')
  place.scrollIntoView({ block: 'center' })
  if (!isFollowed) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
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
