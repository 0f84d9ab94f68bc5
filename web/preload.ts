/** How to bring things in. */
interface Bringing {
  /** The pages on the way to a table. */
  pages(): Promise<unknown>
  title(id: string): Promise<unknown>
  /** The faces of headings and of what is bold. */
  faces(): Promise<unknown>
}

/**
 * Milliseconds: a network on which the pages take longer is slow, and how long faces then wait for somebody to reach for
 * a title, and after that for the table to stand. Each face that comes is set anew all over the page: a slow phone
 * has no time for that while it draws a table.
 */
const SLOW = 400
const WAIT_FOR_TITLE = 2_500
const WAIT_FOR_TABLE = 3_000

/** The title for which a link lets one set up a table. */
const titleOf = (link: EventTarget | null): string | undefined =>
  link instanceof Element
    ? /^\/new\/([^/?]+)/.exec(link.closest('a')?.getAttribute('href') ?? '')?.[1]
    : undefined

/**
 * Brings in what is wanted next before it is asked for: on a slow network every file that waits for another one costs
 * a journey. The pages on the way to a table come as soon as the first page stands; a title comes with the first sign
 * that somebody reaches for it; the faces, which weigh more than all of that, come last. It is done when everything
 * else may come that nobody waits for.
 */
export async function preload(page: Document, bring: Bringing): Promise<void> {
  let isSlow = true // until the pages have come
  let isReached = false
  const letFacesCome = () => void bring.faces().catch(() => {}) // the stand-ins stay
  const afterTitle = () => void (isSlow ? setTimeout(letFacesCome, WAIT_FOR_TABLE) : letFacesCome())
  const reach = ({ target }: Event) => {
    const title = titleOf(target)
    if (title === undefined) return
    isReached = true
    void bring.title(title).then(afterTitle, afterTitle)
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) page.addEventListener(sign, reach)
  const since = performance.now()
  try {
    await bring.pages()
  } finally {
    isSlow = performance.now() - since > SLOW
    await new Promise((resolve) => setTimeout(resolve, isSlow ? WAIT_FOR_TITLE : 0))
    // Whoever has reached for a title gets them with it.
    if (!isReached || !isSlow) letFacesCome()
  }
}
