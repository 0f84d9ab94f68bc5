import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a picture for the preview of a link shows. */
interface PreviewCard {
  /** SVG, at the left. */
  picture: string
  title: string
  words: string
}

/** In pixels: what those who show previews ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** That of a private table's link, and of one that leads nowhere: it says that one is invited, and no more. */
const invitationCard = (icon: string): PreviewCard => ({
  picture: icon,
  title: 'You are invited',
  words: 'to a table at Eldertable',
})

/** The cards of all titles that have a cover, by their ids, and `invitation`. */
export async function previewCards(root: string): Promise<ReadonlyMap<string, PreviewCard>> {
  const icon = readFileSync(path.join(root, 'web/public/icon.svg'), 'utf8')
  const cards = new Map([['invitation', invitationCard(icon)]])
  for (const title of readdirSync(path.join(root, 'games'))) {
    const file = (name: string) => path.join(root, 'games', title, 'board', name)
    if (!existsSync(file('cover.ts'))) continue
    const { cover } = (await import(pathToFileURL(file('cover.ts')).href)) as {
      cover: { name: string; pitch: string }
    }
    const picture = readFileSync(file('cover.svg'), 'utf8')
    cards.set(title, { picture, title: cover.name, words: cover.pitch })
  }
  return cards
}

/** The page that is photographed; the faces are in the machine that does it. */
export const cardPage = ({ picture, title, words }: PreviewCard): string => `<style>
  body { margin: 0; width: ${PREVIEW_SIZE.width}px; height: ${PREVIEW_SIZE.height}px; display: grid;
    grid-template-columns: 376px 1fr; gap: 56px; align-items: center; padding: 0 60px; box-sizing: border-box;
    background: #141d1f; color: #f1ecd6 }
  svg { width: 100%; max-height: 564px }
  h1 { font: 400 76px/1.04 'IM Fell English'; margin: 0 0 22px; overflow-wrap: anywhere }
  p { font: 500 33px/1.25 'Alegreya Sans'; margin: 0 0 34px; color: #d3cdb4 }
  small { font: 400 30px 'IM Fell English'; color: #d9a441 }
</style>${picture}<div><h1>${title}</h1><p>${words}</p><small>Eldertable</small></div>`

/** By which a picture knows its card again. */
export const markOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex')
