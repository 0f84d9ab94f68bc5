import { icons as set } from '@iconify-json/game-icons'
import { describe, expect, it } from 'vitest'
import { roundPath } from './round-path.ts'

describe('roundPath', () => {
  it.each([
    ['M1.2 2.6L3.4 4.4z', 'm1 3l2 1z'],
    ['m1.2 2.6 2.2 1.8', 'm1 3l2 1'],
    ['M0 0h1.4h1.4v-2.6', 'm0 0l1 0l2 0l0-3'],
    ['M10 10a5 5 0 01.4.6', 'm10 10a5 5 0 0 1 0 1'],
    ['M0 0c.2.2.3.3.4.4l5 5', 'm0 0l5 5'],
  ])('%s → %s', (path, rounded) => {
    expect(roundPath(path)).toBe(rounded)
  })

  it('does not let errors add up', () => {
    const path = `M0 0${'l.3.3'.repeat(100)}`
    const steps = [...roundPath(path).matchAll(/l(-?\d+)/g)].map(([, x]) => Number(x))
    expect(steps.reduce((sum, x) => sum + x, 0)).toBe(30)
  })

  it('comes back to where a closed part began', () => {
    expect(roundPath('M10.4 10.4l5.4 0zl2 2')).toBe('m10 10l6 0zl2 2')
  })

  it('can read the icons of the set', () => {
    const paths = Object.values(set.icons).flatMap(({ body }) =>
      [...body.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d),
    )
    const some = paths.filter((_, i) => i % 20 === 0)
    expect(some.length).toBeGreaterThan(200)
    expect(some.filter((path) => !/^m[-\d .lcsqtazm]+$/.test(roundPath(path)))).toEqual([])
  })

  it('refuses what it cannot read', () => {
    expect(() => roundPath('M0 0k1')).toThrow('k')
  })
})
