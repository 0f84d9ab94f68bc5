import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardPage, markOf, PREVIEW_SIZE, previewCards } from './preview-cards.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): Buffer => readFileSync(path.join(root, file))
const cards = await previewCards(root)
/** A title that has none yet is shown with that of an invitation. */
const isDrawn = ([name]: [string, unknown]): boolean =>
  existsSync(path.join(root, 'web/public/previews', `${name}.png`))

// If anything here is not so: npx tsx e2e/render-previews.ts
describe('the pictures of links to tables', () => {
  it('are those of titles that there are, and that of an invitation', () => {
    const pictures = readdirSync(path.join(root, 'web/public/previews'))
    expect(pictures).toContain('invitation.png')
    expect([...cards.keys()].map((name) => `${name}.png`)).toEqual(expect.arrayContaining(pictures))
  })

  it.each([...cards].filter(isDrawn))(
    'that of %s was drawn from the cover of today',
    (name, card) => {
      const picture = read(`web/public/previews/${name}.png`)
      const drawn = JSON.parse(read(`web/build/preview-marks/${name}.json`).toString()) as unknown
      expect(drawn).toEqual({ card: markOf(cardPage(card)), picture: markOf(picture) })
      // A PNG says its size at the beginning.
      expect(picture.subarray(1, 4).toString()).toBe('PNG')
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
        PREVIEW_SIZE.width,
        PREVIEW_SIZE.height,
      ])
    },
  )
})
