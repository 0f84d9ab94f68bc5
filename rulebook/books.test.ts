import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { foldersWithRulebook, rulebookIn } from './on-disk.ts'
import { readRulebook } from './read-rulebook.ts'

const root = path.dirname(import.meta.dirname)
const games = path.join(root, 'games')

describe('our rulebooks', () => {
  it.each([
    ['cthulhu-mash', 'CM', 947],
    ['death-may-die', 'DMD', 417],
    ['innsmouth-32', 'I32', 587],
    ['necronomonopoly', 'NEC', 464],
    ['tiny-epic-cthulhu', 'TEC', 330],
  ])('%s has all its rules', (folder, game, rules) => {
    const book = readRulebook(rulebookIn(path.join(games, folder)))
    expect(book.game).toBe(game)
    expect(book.rules).toHaveLength(rules)
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
