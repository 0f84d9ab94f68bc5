import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { foldersWithRulebook, rulebookIn } from './on-disk.ts'

function folderWith(...files: string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'eldertable-rulebook-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  for (const file of files) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), `# ${file}`)
  }
  return folder
}

it('reads the first file first and the others by name', () => {
  const folder = folderWith('RULES-maps.md', 'RULES.md', 'RULES-cards.md', 'RULESETS.md', 'x.md')
  expect(rulebookIn(folder)).toEqual([
    { file: 'RULES.md', text: '# RULES.md' },
    { file: 'RULES-cards.md', text: '# RULES-cards.md' },
    { file: 'RULES-maps.md', text: '# RULES-maps.md' },
  ])
})

it('finds nothing without the first file or the folder', () => {
  const folder = folderWith('RULES-cards.md')
  expect(rulebookIn(folder)).toEqual([])
  expect(rulebookIn(path.join(folder, 'nowhere'))).toEqual([])
})

it('knows the folders that have a rulebook', () => {
  const games = folderWith('b/RULES.md', 'a/RULES.md', 'c/index.ts', 'index.ts')
  expect(foldersWithRulebook(games)).toEqual(['a', 'b'])
})
