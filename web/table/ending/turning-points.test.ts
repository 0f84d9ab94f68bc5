import type { TurningPoint } from '@eldertable/board-kit'
import { describe, expect, it } from 'vitest'
import { decisive } from './turning-points.ts'

const moment = (text: string, weight: number, more: Partial<TurningPoint> = {}): TurningPoint => ({
  position: 0,
  when: 'Turn 1',
  kind: text.split(' ')[0] ?? '',
  weight,
  text,
  ...more,
})

const death = (who: string) => moment(`death ${who}`, 9, { isNeverMissing: true })

const told = (...moments: TurningPoint[]) => decisive(moments).map(({ text }) => text)

describe('decisive', () => {
  it('takes the weightiest three, in the order in which they came', () => {
    expect(
      told(moment('ritual', 8), moment('snap', 1), moment('stage', 6), moment('arrival', 5)),
    ).toEqual(['ritual', 'stage', 'arrival'])
  })

  it('tells one of each kind before a second of one, and never three', () => {
    expect(
      told(moment('snap a', 5), moment('snap b', 5), moment('stage', 1), moment('snap c', 5)),
    ).toEqual(['snap b', 'stage', 'snap c'])
    expect(told(moment('snap a', 5), moment('snap b', 5), moment('snap c', 5))).toEqual([
      'snap b',
      'snap c',
    ])
  })

  it('leaves no death out, though others weigh more', () => {
    const rest = [moment('ritual', 20), moment('stage', 20), moment('arrival', 20)]
    expect(told(death('of Ann'), ...rest)).toContain('death of Ann')
    expect(told(...rest, ...['Ann', 'Bob', 'Cid', 'Dee'].map(death))).toEqual([
      'death Ann',
      'death Bob',
      'death Cid',
      'death Dee',
    ])
  })
})
