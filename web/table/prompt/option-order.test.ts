import type { Option, Refusal } from '@eldertable/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amongOptions,
  type OptionOrder,
  entriesOf,
  inOrder,
  ordinaryOf,
  refusedInOrder,
  withoutRepeats,
  temptingOf,
  type Entry,
} from './option-order.ts'

let picks = 0
const option = (verb: string, target?: string): Option => ({
  pick: picks++,
  verb,
  argument: 0,
  ...(target !== undefined && { target }),
})
const refusal = (verb: string, reason: string, target?: string): Refusal => ({
  verb,
  argument: 0,
  reason,
  rule: 'X-1',
  ...(target !== undefined && { target }),
})

const options = [option('move', 'town:0'), option('rest'), option('move', 'town:2'), option('hit')]
const groupLabels = { move: (count: number) => `Move (${count} towns)` }
const board = { groupLabels }
const anyOrder = { primary: [], endsTurn: [] }

describe('the options of the slip', () => {
  it('begin with the primary one', () => {
    const order = { primary: ['hit'], endsTurn: [] }
    expect(inOrder(order, options, null).map(({ verb }) => verb)).toEqual([
      'hit',
      'move',
      'rest',
      'move',
    ])
  })

  it('end with what gives something up, which has neither the lamp nor Enter', () => {
    const order = { primary: ['rest', 'hit'], endsTurn: ['rest'] }
    expect(inOrder(order, options, null).map(({ verb }) => verb)).toEqual([
      'hit',
      'move',
      'move',
      'rest',
    ])
    expect(ordinaryOf(order, options)?.verb).toBe('hit')
    expect(ordinaryOf(order, options.slice(0, 3))).toBeUndefined()
    // There is nothing else to do: nothing is given up.
    expect(ordinaryOf(order, options.slice(1, 2))?.verb).toBe('rest')
  })

  it('have what is seldom wanted behind the others, before what gives something up', () => {
    const order = { primary: [], late: ['move'], endsTurn: ['rest'] }
    expect(inOrder(order, options, null).map(({ verb }) => verb)).toEqual([
      'hit',
      'move',
      'move',
      'rest',
    ])
  })

  it('have an amount as one line, or each by itself where the title wants it', () => {
    const amount = { pick: 640, verb: 'count', argument: 0, upTo: 2 }
    expect(amongOptions([amount], {})).toEqual([amount])
    expect(amongOptions([amount], { oneButtonEach: ['count'] })).toEqual([
      { pick: 642, verb: 'count', argument: 2 },
      { pick: 641, verb: 'count', argument: 1 },
      { pick: 640, verb: 'count', argument: 0 },
    ])
  })

  it('begin with the least of what nobody wants more of now', () => {
    const amount = { pick: 640, verb: 'count', argument: 0, upTo: 2 }
    const offered = amongOptions([option('rest'), amount], { oneButtonEach: ['count'] })
    const inLine = (order: OptionOrder) =>
      inOrder(order, offered, null).map(({ argument }) => argument)
    expect(inLine({ primary: [], endsTurn: [] })).toEqual([0, 2, 1, 0])
    expect(inLine({ primary: [], endsTurn: [], leastFirst: ['count'] })).toEqual([0, 0, 1, 2])
  })

  it.each([
    ['town:2', [options[2]]],
    ['move', [options[0], options[2]]],
  ])('are narrowed to a target or a verb: %s', (narrowed, left) => {
    expect(inOrder(anyOrder, options, narrowed)).toEqual(left)
  })

  it('stand together where the board tells them apart', () => {
    const entries = entriesOf(options, board, null)
    expect(entries.map(({ bundle, options: [first] }) => bundle ?? first.verb)).toEqual([
      'Move (2 towns)',
      'rest',
      'hit',
    ])
    expect(entries[0]?.options).toEqual([options[0], options[2]])
  })

  it('stand by themselves if there is only one, or once they are chosen', () => {
    expect(entriesOf(options.slice(0, 2), board, null)).toHaveLength(2)
    expect(entriesOf([option('move', 'town:0'), option('move', 'town:1')], board, 'move')).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ bundle: expect.anything() })]),
    )
    expect(entriesOf(options, {}, null)).toHaveLength(4)
  })
})

describe('options that are done with something', () => {
  const shots = ['gun:1', 'gun:2', 'gun:1'].map((gun, place) => ({
    ...option('shoot', `foe:${place}`),
    argument: Number(gun.split(':')[1]),
  }))
  const tool = ({ verb, argument }: Pick<Option, 'verb' | 'argument'>) =>
    verb === 'shoot' ? `gun:${argument}` : undefined
  const all = [...shots, option('rest')]
  const words = { shoot: (count: number, gun: number) => `Gun ${gun} (${count} ways)` }

  it('are left alone once that is chosen', () => {
    expect(inOrder(anyOrder, all, 'gun:1', tool)).toEqual([shots[0], shots[2]])
  })

  it('share a line, or have one for each of those, which leads to it', () => {
    expect(entriesOf(all, { groupLabels: words }, null, tool)).toEqual([
      { options: shots, bundle: 'Gun 1 (3 ways)' },
      { options: [all[3]] },
    ])
    expect(entriesOf(all, { groupLabels: words, byTool: ['shoot'] }, null, tool)).toEqual([
      { options: [shots[0], shots[2]], bundle: 'Gun 1 (2 ways)', tool: 'gun:1' },
      { options: [shots[1]] },
      { options: [all[3]] },
    ])
  })
})

describe('refused options', () => {
  const refusals = [
    refusal('move', 'too far', 'town:1'),
    refusal('read', 'no light'),
    refusal('seal', 'too early', 'portal:0'),
    refusal('seal', 'too early', 'portal:1'),
  ]

  it('begin with what cannot be done at all, each reason once', () => {
    const [first, second, third, last] = refusedInOrder(refusals, options, null)
    expect([first?.verb, second?.verb, third?.verb]).toEqual(['read', 'seal', 'move'])
    expect(last?.target).toBe('portal:1')
  })

  it('leave out what says nothing new, if that is much', () => {
    const far = (count: number) =>
      Array.from({ length: count }, (_, town) => refusal('move', 'too far', `town:${town}`))
    const read = refusal('read', 'no light')
    expect(withoutRepeats([read, ...far(5)])).toHaveLength(6)
    expect(withoutRepeats([read, ...far(6)]).map(({ target }) => target)).toEqual([
      read.target,
      'town:0',
    ])
    const blocked = refusal('move', 'a wall', 'town:9')
    expect(withoutRepeats([...far(6), blocked])).toContain(blocked)
  })

  it('are those of what was chosen', () => {
    expect(refusedInOrder(refusals, options, 'move')).toEqual([refusals[0]])
  })
})

/** The lines of the slip, said as plainly as possible: for each option, look at all the others. */
function plainly(all: readonly Option[], narrowed: string | null): Entry[] {
  const inHand = all.filter(
    ({ verb, target }) => narrowed === null || [verb, target].includes(narrowed),
  )
  const go =
    inHand.length === 1
      ? inHand[0]
      : order.primary
          .filter((verb) => !order.endsTurn.includes(verb))
          .map((verb) => inHand.filter((one) => one.verb === verb))
          .find(({ length }) => length === 1)?.[0]
  const rank = (one: Option) => (one === go ? 0 : order.endsTurn.includes(one.verb) ? 2 : 1)
  const ordered = inHand.toSorted((a, b) => rank(a) - rank(b))
  return ordered.flatMap((one): Entry[] => {
    const those = ordered.filter(({ verb }) => verb === one.verb)
    const words = one.verb === 'move' ? groupLabels.move : undefined
    if (words === undefined || those.length === 1 || narrowed !== null) return [{ options: [one] }]
    const [first = one, ...others] = those
    return first === one ? [{ options: [one, ...others], bundle: words(those.length) }] : []
  })
}

const order = { primary: ['hit', 'rest'], endsTurn: ['rest', 'read'] }

describe('hundreds of options', () => {
  const some = fc
    .array(fc.tuple(fc.constantFrom('move', 'rest', 'hit', 'read'), fc.nat(5)), { maxLength: 40 })
    .map((rows) => rows.map(([verb, town]) => option(verb, `town:${town}`)))

  it('stand in the order in which few of them do', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(null, 'move', 'town:2'), (those, narrowed) => {
        const ordered = inOrder(order, those, narrowed)
        expect(entriesOf(ordered, board, narrowed)).toEqual(plainly(those, narrowed))
      }),
    )
  })

  /** How often the verb of any option is looked at while this many of them are put in order. */
  function looksAt(count: number): number {
    let looks = 0
    const watched = Array.from({ length: count }, (_, argument) => ({
      pick: argument,
      argument,
      get verb() {
        looks++
        return `verb-${argument % 7}`
      },
    }))
    entriesOf(inOrder(order, watched, null), board, null)
    return looks
  }

  it('are looked at a few times each, however many there are', () => {
    expect(looksAt(100)).toBeGreaterThan(0)
    expect(looksAt(400)).toBeLessThanOrEqual(4 * looksAt(100))
  })
})

describe('what a newcomer looks for', () => {
  const refused = [
    refusal('hit', 'far', 'foe:1'),
    refusal('hit', 'far', 'foe:2'),
    refusal('heal', 'whole'),
    refusal('move', 'wall', 'town:1'),
  ]

  it('is told once with its reason, in the order of the title', () => {
    const told = temptingOf(refused, [option('rest')], ['heal', 'hit'])
    expect(told).toEqual([refused[2], refused[0]])
  })

  it('is not refused while some of it can be done, or where the title names nothing', () => {
    expect(temptingOf(refused, [option('hit', 'foe:3')], ['hit'])).toEqual([])
    expect(temptingOf(refused, [])).toEqual([])
  })

  it('is told of a single option that is named, though others of its verb can be chosen', () => {
    const [far] = refused
    const wanted = { verb: 'hit', argument: far?.argument ?? 0 }
    expect(temptingOf(refused, [option('hit', 'foe:3')], [wanted])).toEqual([far])
    expect(temptingOf([], [option('hit', 'foe:3')], [wanted])).toEqual([])
  })
})
