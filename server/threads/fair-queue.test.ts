import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

function all(queue: FairQueue<string>): string[] {
  const taken: string[] = []
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) taken.push(one)
  return taken
}

describe('those who wait in turn', () => {
  it('come one of each group, in the order in which they came', () => {
    const queue = new FairQueue<string>()
    for (const one of ['a1', 'a2', 'a3', 'a4']) queue.push(['a'], one)
    queue.push(['b'], 'b1')
    queue.push(['c'], 'c1')
    queue.push(['b'], 'b2')
    expect(queue.size).toBe(7)
    expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
    expect(queue.size).toBe(0)
  })

  it('share what is their group’s among themselves', () => {
    const queue = new FairQueue<string>()
    for (const one of ['x1', 'x2', 'x3']) queue.push(['server', 'x'], one)
    queue.push(['server', 'y'], 'y1')
    queue.push(['street', 'z'], 'z1')
    expect(queue.groups).toBe(2)
    expect(queue.of('server')).toHaveLength(4)
    expect(all(queue)).toEqual(['x1', 'z1', 'y1', 'x2', 'x3'])
  })

  it('keep their turn when somebody comes in between', () => {
    const queue = new FairQueue<string>()
    for (const one of ['a1', 'a2', 'a3']) queue.push(['a'], one)
    expect(queue.shift()).toBe('a1')
    queue.push(['b'], 'b1')
    expect(all(queue)).toEqual(['a2', 'b1', 'a3'])
  })

  it('who belong to nobody come as they came', () => {
    const queue = new FairQueue<string>()
    for (const one of ['1', '2', '3']) queue.push([], one)
    expect(all(queue)).toEqual(['1', '2', '3'])
  })
})
