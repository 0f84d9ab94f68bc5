import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardPage, markOf, PREVIEW_SIZE, previewCards } from './preview-cards.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): Buffer => readFileSync(path.join(root, file))
const drawn = JSON.parse(read('web/build/preview-marks.json').toString()) as Record<string, unknown>
const cards = await previewCards(root)

// If anything here is not so: npx tsx e2e/render-previews.ts
describe('the pictures of links to tables', () => {
  it('are those of the titles that there are', () => {
    expect(Object.keys(drawn).toSorted()).toEqual([...cards.keys()].toSorted())
  })

  it.each([...cards])('that of %s was drawn from the cover of today', (name, card) => {
    const picture = read(`web/public/previews/${name}.png`)
    expect(drawn[name]).toEqual({ card: markOf(cardPage(card)), picture: markOf(picture) })
    // A PNG says its size at the beginning.
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
      PREVIEW_SIZE.width,
      PREVIEW_SIZE.height,
    ])
  })
})
