import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const names = ['necronomonopoly', 'tiny-epic-cthulhu', 'cthulhu-mash']

describe('nearest', () => {
  it.each([
    ['necronomonpoly', 'necronomonopoly'],
    ['tinyepiccthulhu', 'tiny-epic-cthulhu'],
    ['cthulu-mash', 'cthulhu-mash'],
    ['nec', 'necronomonopoly'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(nearest(typed, names)).toBe(meant)
  })

  it.each(['', 'chess', 'innsmouth'])('nothing is near %j', (typed) => {
    expect(nearest(typed, names)).toBeUndefined()
  })

  it('takes the first of those that are equally near', () => {
    expect(nearest('rot', ['rat', 'rut'])).toBe('rat')
  })

  it('takes half of the letters at most for slips, and two of a short word', () => {
    expect(nearest('abcdef', ['abcxyz'])).toBe('abcxyz')
    expect(nearest('abcdef', ['abwxyz'])).toBeUndefined()
    expect(nearest('ab', ['xy'])).toBe('xy')
    expect(nearest('ab', ['xyz'])).toBeUndefined()
  })
})
