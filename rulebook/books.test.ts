import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mentionsOf, piecesOf } from './mentions.ts'
import { foldersWithRulebook, rulebookIn } from './on-disk.ts'
import { nodesOf } from './page.ts'
import { readRulebook } from './read-rulebook.ts'

const root = path.dirname(import.meta.dirname)
const games = path.join(root, 'games')

describe('our rulebooks', () => {
  it.each([
    ['cthulhu-mash', 'CM', 951],
    ['death-may-die', 'DMD', 417],
    ['innsmouth-32', 'I32', 588],
    ['necronomonopoly', 'NEC', 465],
    ['tiny-epic-cthulhu', 'TEC', 330],
  ])('%s has all its rules', (folder, game, rules) => {
    const book = readRulebook(rulebookIn(path.join(games, folder)))
    expect(book.game).toBe(game)
    expect(book.rules).toHaveLength(rules)
  })

  it.each([
    ['cthulhu-mash', 0],
    ['death-may-die', 0],
    ['innsmouth-32', 53],
    ['necronomonopoly', 0],
    ['tiny-epic-cthulhu', 7],
  ])('%s names %i rules by their number alone, and they exist', (folder, count) => {
    const { pages, targets, game = '' } = readRulebook(rulebookIn(path.join(games, folder)))
    const texts = pages
      .flatMap(({ tree }) => [...nodesOf(tree)])
      .map((node) => (node.type === 'text' ? node.value : ''))
    const further = texts
      .flatMap((text) => text.match(mentionsOf(game)) ?? [])
      .flatMap((mention) => piecesOf(mention).slice(1))
      .flatMap(({ names }) => names ?? [])
    expect(further).toHaveLength(count)
    expect(further.filter((id) => !targets.has(id))).toEqual([])
  })

  it.each(['kernel/example', ...foldersWithRulebook(games).map((folder) => `games/${folder}`)])(
    '%s has no faults',
    (folder) => {
      const book = readRulebook(rulebookIn(path.join(root, folder)))
      expect(book.faults).toEqual([])
      expect(book.rules).not.toHaveLength(0)
      expect(book.anchors.size).toBe(book.rules.length)
    },
  )
})
