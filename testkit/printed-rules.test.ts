import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { PrintedRules } from './printed-rules.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-printed-'))
const file = path.join(folder, 'RULES.md')
writeFileSync(
  file,
  [
    '# Rules',
    '',
    '### Cards of the night',
    '| Other | Table |',
    '| --- | --- |',
    '| no | no |',
    '',
    '### Cards',
    'In a row:',
    '',
    '| Key | Price |',
    '| --- | ---: |',
    '| `owl` | 3 |',
    '| `moth` |  |',
    '',
    '| Later | Table |',
    '',
  ].join('\n'),
)
const second = path.join(folder, 'RULES-content.md')
writeFileSync(
  second,
  '## Monsters\n\n| Kind | Note |\n|---|---|\n| **bat** | a \\| b |\n\n## Last words\n',
)
const printed = new PrintedRules(pathToFileURL(file), pathToFileURL(second))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a printed rulebook', () => {
  it('gives the rows of the first table under the very heading', () => {
    expect(printed.rowsUnder('Cards')).toEqual([
      ['`owl`', '3'],
      ['`moth`', ''],
    ])
  })

  it('gives them by the titles of their columns', () => {
    expect(printed.recordsUnder('Cards')).toEqual([
      { Key: '`owl`', Price: '3' },
      { Key: '`moth`', Price: '' },
    ])
  })

  it('may have a second file, and headings of any depth', () => {
    expect(printed.recordsUnder('Monsters')).toEqual([{ Kind: '**bat**', Note: 'a \\| b' }])
  })

  it('complains of a heading or a table that it does not have', () => {
    expect(() => printed.rowsUnder('Dice')).toThrow('no heading Dice')
    expect(() => printed.rowsUnder('Last words')).toThrow('no table under Last words')
  })
})
