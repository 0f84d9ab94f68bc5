import { describe, expect, it } from 'vitest'
import type { BegunMatch } from '../session/session.ts'
import { nextOf } from './use-in-a-row.ts'

const option = (pick: number, upTo?: number) => ({
  pick,
  verb: 'give',
  argument: 1,
  ...(upTo !== undefined && { upTo }),
})

/** A table at a position that asks something. */
const at = (position: number, key: string, options: ReturnType<typeof option>[]) =>
  ({
    position,
    view: { decision: { key }, menu: { options, refusals: [] } },
  }) as unknown as BegunMatch

const row = { key: 'commit.own', position: 7, left: [42, 99] }

describe('what is picked one after another', () => {
  it('goes on once the pick before it was taken, also within an amount', () => {
    expect(nextOf(row, at(7, 'commit.own', [option(42)]))).toBe(42)
    expect(nextOf(row, at(7, 'commit.own', [option(40, 3)]))).toBe(42)
    expect(nextOf({ ...row, left: [] }, at(7, 'commit.own', [option(42)]))).toBeUndefined()
  })

  it.each([
    ['something else is asked', at(7, 'commit.others', [option(42)])],
    ['it is not offered any more', at(7, 'commit.own', [option(40, 2), option(43)])],
    ['others went on in between', at(8, 'commit.own', [option(42)])],
  ])('stops where %s', (_, table) => {
    expect(nextOf(row, table)).toBeUndefined()
  })
})
