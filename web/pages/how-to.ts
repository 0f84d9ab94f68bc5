import type { HowToPlay } from '@eldertable/board-kit'

const modules = import.meta.glob<{ howToPlay: HowToPlay }>('../../games/*/board/how-to-play.tsx')
const loaded = new Map<string, Promise<HowToPlay>>()

const pathOf = (title: string): string => `../../games/${title}/board/how-to-play.tsx`

/** Whether a title has its two minutes. */
export const hasHowToPlay = (title: string): boolean => modules[pathOf(title)] !== undefined

/** The two minutes of a title, loaded when they are first wanted. */
export function howToPlayOf(title: string): Promise<HowToPlay> | undefined {
  const load = modules[pathOf(title)]
  if (load === undefined) return undefined
  const found = loaded.get(title) ?? load().then(({ howToPlay }) => howToPlay)
  loaded.set(title, found)
  return found
}
