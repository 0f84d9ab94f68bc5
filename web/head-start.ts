/** How to bring things in. */
interface Bringing {
  /** The pages on the way to a table. */
  pages(): Promise<unknown>
  title(id: string): Promise<unknown>
  /** The faces of headings and of what is bold. */
  faces(): Promise<unknown>
}

/** Milliseconds: a network on which the pages take longer is slow, and how long faces then wait for a title. */
const SLOW = 500
const WAIT_FOR_TITLE = 2_500

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
export async function headStart(page: Document, bring: Bringing): Promise<void> {
  const letFacesCome = () => void bring.faces().catch(() => {}) // the stand-ins stay
  const reach = ({ target }: Event) => {
    const title = titleOf(target)
    if (title !== undefined) void bring.title(title).then(letFacesCome, letFacesCome)
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) page.addEventListener(sign, reach)
  const since = performance.now()
  try {
    await bring.pages()
  } finally {
    const isSlow = performance.now() - since > SLOW
    await new Promise((resolve) => setTimeout(resolve, isSlow ? WAIT_FOR_TITLE : 0))
    letFacesCome()
  }
}
