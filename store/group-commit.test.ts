import { describe, expect, it } from 'vitest'
import { Group, HELD, type GroupWork } from './group-commit.ts'

/** A group whose work is noted, and may be told to wait. */
function noting(work: Partial<GroupWork<string, string>> = {}) {
  const groups: string[][] = []
  const group = new Group<string, string>({
    run: async (jobs) => {
      groups.push([...jobs])
      return jobs.map((job) => job.toUpperCase())
    },
    wasUndone: () => true,
    weightOf: () => 1,
    ...work,
  })
  const addAll = (...jobs: string[]) => Promise.allSettled(jobs.map((job) => group.add(job)))
  return { group, groups, addAll }
}

const done = (value: string) => ({ status: 'fulfilled', value })

describe('a group', () => {
  it('does together what comes in one turn, and gives each its own answer', async () => {
    const { groups, addAll } = noting()
    expect(await addAll('a', 'b', 'c')).toEqual([done('A'), done('B'), done('C')])
    expect(groups).toEqual([['a', 'b', 'c']])
  })

  it('does together what comes while it is at work', async () => {
    const groups: string[][] = []
    let release = () => {}
    let atWork = () => {}
    const begun = new Promise<void>((resolve) => {
      atWork = resolve
    })
    const { group, addAll } = noting({
      async run(jobs) {
        groups.push([...jobs])
        if (groups.length === 1)
          await new Promise<void>((resolve) => {
            release = resolve
            atWork()
          })
        return jobs
      },
    })
    const first = group.add('a')
    await begun
    const rest = addAll('b', 'c')
    release()
    await first
    await rest
    expect(groups).toEqual([['a'], ['b', 'c']])
  })

  it('keeps jobs with the same key apart and in order', async () => {
    const { groups, addAll } = noting({ keyOf: (job) => job.charAt(0) })
    await addAll('a1', 'a2', 'b1', 'a3', 'b2')
    expect(groups).toEqual([['a1', 'b1'], ['a2', 'b2'], ['a3']])
  })

  it('does not grow without limit, in number or weight', async () => {
    const many = noting()
    await many.addAll(...Array.from({ length: 600 }, (_, i) => `${i}`))
    expect(many.groups.map(({ length }) => length)).toEqual([256, 256, 88])
    const heavy = noting({ weightOf: () => 5_000_000 })
    await heavy.addAll('a', 'b', 'c')
    expect(heavy.groups).toEqual([['a', 'b'], ['c']])
  })

  it('tries the jobs of a failed group alone, so that only the guilty one fails', async () => {
    const fault = new Error('bad')
    const { addAll } = noting({
      run(jobs) {
        if (jobs.includes('bad')) throw fault
        return jobs
      },
    })
    expect(await addAll('a', 'bad', 'c')).toEqual([
      done('a'),
      { status: 'rejected', reason: fault },
      done('c'),
    ])
  })

  it('does not try again what may have been done', async () => {
    const groups: string[][] = []
    const fault = new Error('the line is dead')
    const { addAll } = noting({
      async run(jobs) {
        groups.push([...jobs])
        throw fault
      },
      wasUndone: () => false,
    })
    const failed = { status: 'rejected', reason: fault }
    expect(await addAll('a', 'b')).toEqual([failed, failed])
    expect(groups).toEqual([['a', 'b']])
  })

  it('leaves out what is held, and only what has the same key waits for it', async () => {
    const groups: string[][] = []
    let free = () => {}
    const { group } = noting({
      run(jobs) {
        groups.push([...jobs])
        return jobs.map((job) => (job === 'a1' ? HELD : job.toUpperCase()))
      },
      alone: (job) =>
        new Promise((resolve) => {
          free = () => resolve(`${job} at last`)
        }),
      keyOf: (job) => job.charAt(0),
    })
    const held = group.add('a1')
    expect(await group.add('b1')).toBe('B1')
    const behind = group.add('a2')
    expect(await group.add('b2')).toBe('B2')
    free()
    expect([await held, await behind]).toEqual(['a1 at last', 'A2'])
    expect(groups).toEqual([['a1', 'b1'], ['b2'], ['a2']])
  })

  it('does not wait for the jobs of a failed group where they are done alone', async () => {
    const never = new Promise<string>(() => {})
    const { group, addAll } = noting({
      async run(jobs) {
        if (jobs.includes('stuck')) throw new Error('nothing was done')
        return jobs
      },
      alone: (job) => (job === 'stuck' ? never : Promise.resolve(`${job} alone`)),
    })
    const failed = [group.add('stuck'), group.add('a')]
    expect(await failed[1]).toBe('a alone')
    expect(await addAll('b', 'c')).toEqual([done('b'), done('c')])
  })

  it('goes on after a job that can not even be looked at', async () => {
    const { addAll } = noting({
      weightOf(job) {
        if (job === 'bad') throw new Error('no weight')
        return 1
      },
    })
    expect(await addAll('a', 'bad', 'c')).toMatchObject([
      done('A'),
      { status: 'rejected' },
      done('C'),
    ])
  })

  it('lets the event loop turn between groups', async () => {
    const { group } = noting()
    let turned = false
    setTimeout(() => {
      turned = true
    }, 0)
    for (let i = 0; i < 100_000 && !turned; i++) await group.add('a')
    expect(turned).toBe(true)
  })
})
