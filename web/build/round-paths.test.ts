import { icons as set } from '@iconify-json/game-icons'
import { describe, expect, it } from 'vitest'
import { roundPaths } from './round-paths.ts'

const pathsOf = (body: string): string[] =>
  [...body.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d)
const rounded = (d: string): string => pathsOf(roundPaths(`<path d="${d}"/>`))[0] ?? ''

describe('roundPaths', () => {
  it.each([
    ['M1.2 2.6L3.4 4.4z', 'm1 3 2 1z'],
    ['m1.2 2.6 2.2 1.8', 'm1 3 2 1'],
    ['M0 0h1.4h1.4v-2.6', 'M0 0h3v-3'],
    ['M10 10a5 5 0 01.4.6', 'M10 10a5 5 0 0 1 0 1'],
  ])('%s → %s', (path, whole) => {
    expect(rounded(path)).toBe(whole)
  })

  it('does not let errors add up: a hundred short steps end within a unit of where they should', () => {
    const steps = [...rounded(`M0 0${'l.3.3'.repeat(100)}`).matchAll(/l(-?\d+)/g)]
    const end = steps.reduce((sum, [, x]) => sum + Number(x), 0)
    expect(Math.abs(end - 30)).toBeLessThanOrEqual(1)
  })

  it('comes back to where a closed part began', () => {
    expect(rounded('M10.4 10.4l5.4 0zl2 2')).toBe('M10 10h6zl2 2')
  })

  it('keeps what is not a path', () => {
    expect(roundPaths('<g fill="none"><path d="M0 0h1.4" opacity=".5"/></g>')).toBe(
      '<g fill="none"><path d="M0 0h1" opacity=".5"/></g>',
    )
  })

  it('can read the icons of the set, and leaves no path out', () => {
    const bodies = Object.values(set.icons)
      .map(({ body }) => body)
      .filter((_, i) => i % 20 === 0)
    expect(bodies.length).toBeGreaterThan(200)
    for (const body of bodies) {
      const paths = pathsOf(roundPaths(body))
      expect(paths).toHaveLength(pathsOf(body).length)
      expect(paths.filter((path) => !/^m[-\d .lhvcsqtazm]+$/i.test(path))).toEqual([])
    }
  })
})
