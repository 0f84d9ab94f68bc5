import { describe, expect, it } from 'vitest'
import { litTargets, optionsAt, refusedTargets } from './lit.ts'
import { refused, snuff } from '../testing/candle-table.ts'

const menu = {
  options: [snuff(1), snuff(2)],
  refusals: [refused(3, 'too-far'), refused(4, 'too-far'), refused(3, 'wall'), refused(3, 'wall')],
}

describe('what is lit', () => {
  it('is every target of an option, the one that is pointed at brightest', () => {
    expect([...litTargets(menu, 'candle:2')]).toEqual([
      ['candle:1', 'may'],
      ['candle:2', 'aimed'],
    ])
  })

  it('is a refused target only while it is pointed at', () => {
    expect(litTargets(menu, null).has('candle:3')).toBe(false)
    expect(litTargets(menu, 'candle:3').get('candle:3')).toBe('refused')
    expect(litTargets(menu, 'candle:9').has('candle:9')).toBe(false)
  })

  it('is of one verb alone once that was chosen, and everything while a target is', () => {
    const mixed = { options: [snuff(1), { ...snuff(2), verb: 'relight' }], refusals: [] }
    expect([...litTargets(mixed, null, false, 'relight').keys()]).toEqual(['candle:2'])
    expect(litTargets(mixed, null, false, 'candle:2').size).toBe(2)
  })

  it('is what options are done with too, and that alone once one of those is chosen', () => {
    const tool = ({ argument }: { argument: number }) => `match:${argument % 2}`
    const tools = { options: [snuff(1), snuff(2), snuff(3)], refusals: [] }
    expect([...litTargets(tools, null, false, null, tool).keys()]).toEqual([
      'candle:1',
      'candle:2',
      'candle:3',
      'match:1',
      'match:0',
    ])
    expect([...litTargets(tools, null, false, 'match:1', tool)]).toEqual([
      ['candle:1', 'may'],
      ['candle:3', 'may'],
      ['match:1', 'aimed'],
      ['match:0', 'may'],
    ])
    expect(optionsAt(tools, 'match:1', tool)).toEqual([snuff(1), snuff(3)])
    expect(optionsAt(tools, 'candle:2', tool)).toEqual([snuff(2)])
  })

  it('drops to a thin line from thirteen targets on', () => {
    const many = (count: number) => ({
      options: Array.from({ length: count }, (_, i) => snuff(i)),
      refusals: [],
    })
    expect(litTargets(many(12), null).get('candle:0')).toBe('may')
    expect(litTargets(many(13), null).get('candle:0')).toBe('possible')
  })
})

describe('what is refused', () => {
  it('is known by its target, each reason once', () => {
    const those = refusedTargets(menu)
    expect([...those.keys()]).toEqual(['candle:3', 'candle:4'])
    expect(those.get('candle:3')?.map(({ reason }) => reason)).toEqual(['too-far', 'wall'])
  })

  it('is nothing where nobody is asked, and nothing that has no place on the board', () => {
    expect(refusedTargets(null).size).toBe(0)
    const { target: _, ...nowhere } = refused(3, 'wall')
    expect(refusedTargets({ options: [], refusals: [nowhere] }).size).toBe(0)
  })
})
