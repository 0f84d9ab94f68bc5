import { describe, expect, it } from 'vitest'
import { whatLacks, type BuiltFile } from './what-lacks.ts'

const file = (imports: readonly string[], hasStyle = false): BuiltFile => ({ imports, hasStyle })
const files = new Map([
  ['main', file(['react'])],
  ['react', file([])],
  ['table', file(['react', 'rules', 'words'])],
  ['rules', file(['hash'])],
  ['words', file([])],
  ['hash', file([])],
  ['chat', file(['words', 'react'])],
  ['ending', file(['words'], true)],
  ['paper', file(['ending'])],
])
const lacking = (by: string, part: string, wanted: readonly string[]) =>
  whatLacks(files, ['main'], { by, part, wanted })

describe('what is fetched with a part of a page', () => {
  it('is what neither the page began with nor the asking file runs on', () => {
    expect(lacking('main', 'table', ['table', 'react', 'rules', 'words', 'hash'])).toEqual([
      'table',
      'rules',
      'words',
      'hash',
    ])
  })

  it('is nothing where only the part itself lacks', () => {
    expect(lacking('table', 'chat', ['chat', 'words', 'react'])).toEqual([])
    expect(lacking('main', 'chat', ['chat', 'words', 'react'])).toEqual(['chat', 'words'])
  })

  it('is the part too where it would wait for a style, its own or that of what it runs on', () => {
    expect(lacking('table', 'ending', ['ending', 'words'])).toEqual(['ending'])
    expect(lacking('ending', 'paper', ['paper', 'ending'])).toEqual(['paper'])
  })
})
