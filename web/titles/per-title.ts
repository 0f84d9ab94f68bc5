/** What titles have in a file of their own, by the title's id. */
export interface PerTitle<T> {
  has(title: string): boolean
  /** Loaded when it is first wanted, and kept. */
  get(title: string): Promise<T> | undefined
}

/**
 * Reads the titles off the paths that a glob has found: `…/games/<title>/…`. What is needed besides the file is
 * loaded at the same time.
 */
export function perTitle<T>(
  found: Readonly<Record<string, () => Promise<T>>>,
  besides?: (title: string) => Promise<void>,
): PerTitle<T> {
  const loads = new Map(Object.entries(found).map(([path, load]) => [titleIn(path), load]))
  const kept = new Map<string, Promise<T>>()
  return {
    has: (title) => loads.has(title),
    get(title) {
      const load = loads.get(title)
      if (load === undefined) return undefined
      const known = kept.get(title)
      if (known !== undefined) return known
      const loading = Promise.all([load(), besides?.(title)]).then(([module]) => module)
      kept.set(title, loading)
      loading.catch(() => kept.delete(title)) // the next one who wants it tries again
      return loading
    },
  }
}

/** The title in whose folder a file is. */
export const titleIn = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? ''
