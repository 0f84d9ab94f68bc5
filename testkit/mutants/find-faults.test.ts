import { describe, expect, it } from 'vitest'
import { findFaults } from './find-faults.ts'
import { Switchboard } from './switchboard.ts'
import { withSemicolons } from './syntax.ts'
import { withFreshValues } from './with-fresh-values.ts'
import { asks, withSwitches } from './with-switches.ts'

/** What a source reads like with each fault that is put into it, by the kind of the fault. */
const faultsOf = (source: string): string[] =>
  findFaults(source).map(
    ({ kind, start, end, instead }) =>
      `${kind}: ${source.slice(0, start)}${instead}${source.slice(end)}`,
  )

describe('faults', () => {
  it('move a bound, and hold a condition true and false', () => {
    expect(faultsOf('if (a < 2) b()')).toEqual([
      'ArithmeticOperator: if ((a) <= (2)) b()',
      'ConditionalExpression: if (true) b()',
      'ConditionalExpression: if (false) b()',
      'CallStatement: if (a < 2) undefined',
    ])
  })

  it('make no loop endless by its condition', () => {
    expect(faultsOf('while (a) b()')).toEqual([
      'ConditionalExpression: while (false) b()',
      'CallStatement: while (a) undefined',
    ])
  })

  it('change numbers, truths, lists and operators', () => {
    expect(faultsOf('x = a + 3')).toEqual([
      'ArithmeticOperator: x = (a) - (3)',
      'NumericLiteral: x = a + 4',
    ])
    expect(faultsOf('x = true')).toEqual(['BooleanLiteral: x = false'])
    expect(faultsOf('x = [a]')).toEqual(['ArrayDeclaration: x = []'])
    expect(faultsOf('x = a ?? b')).toEqual(['LogicalOperator: x = (a) && (b)'])
    expect(faultsOf('x = !a')).toEqual(['UnaryOperator: x = a'])
    expect(faultsOf('x++')).toEqual(['UpdateOperator: x--'])
    expect(faultsOf('x -= a')).toEqual(['AssignmentOperator: (x) += (a)'])
    expect(faultsOf('x = a.some(f)')).toEqual(['MethodExpression: x = a.every(f)'])
    expect(faultsOf('x = a.filter(f)')).toEqual(['MethodExpression: x = a'])
  })

  it('leave out what a function does', () => {
    expect(faultsOf('function f() { return a }')).toEqual(['BlockStatement: function f() '])
  })

  it('leave alone which rule is cited', () => {
    expect(faultsOf("x = a < 1 ? 'AG-ROW-1' : 'AG-ROW-2'")).toEqual([])
    expect(faultsOf("function f() { if (a) return 'AG-ROW-1'; b() }")).toHaveLength(2)
    expect(faultsOf("function f() { if (a) return b; return 'AG-ROW-1' }")).toEqual([])
  })

  it('leave alone what nobody could notice', () => {
    expect(faultsOf('x = a[0] ?? 2')).toEqual([
      'LogicalOperator: x = (a[0]) && (2)',
      'NumericLiteral: x = a[1] ?? 2',
    ])
    expect(faultsOf('x = a ?? -1')).toEqual(['LogicalOperator: x = (a) && (-1)'])
    const guard = ['ConditionalExpression: if (true) missing(1)']
    expect(faultsOf('if (a === undefined) missing(1)')).toEqual(guard)
    expect(faultsOf('if (a) throw b(1)')).toEqual(['ConditionalExpression: if (true) throw b(1)'])
    expect(faultsOf('if (o.explains) a')).toEqual(['ConditionalExpression: if (false) a'])
    expect(faultsOf('if (!o.explains) a')).toEqual(['ConditionalExpression: if (true) a'])
  })

  it('leave types, texts and names of fields alone', () => {
    expect(faultsOf("const a: 1 | 2 = 'x' + b as 3, c = { 4: d }")).toEqual([])
    expect(faultsOf('a?.filter(f).b')).toEqual([])
  })
})

describe('a source with switches', () => {
  const lines = [
    'const seen = []',
    'seen.push(1)',
    'for (let i = 0; i < 2; i++) seen.push(i)',
    'out.seen = seen',
  ]
  const source = withSemicolons(lines.join('\n'))
  const faults = findFaults(source).map((fault, id) => ({ ...fault, id }))

  /** What the source makes with one fault on. */
  function run(active: number): unknown {
    const out = { seen: null }
    // oxlint-disable-next-line typescript/no-implied-eval -- switches are seen by running what has them
    new Function(asks, 'out', withSwitches(source, faults))((id: number) => id === active, out)
    return out.seen
  }

  it('does what it did, and something else with each fault', () => {
    expect(run(-1)).toEqual([1, 0, 1])
    const others = faults
      .filter(({ kind }) => kind !== 'UpdateOperator' && kind !== 'MethodExpression')
      .map(({ id }) => run(id))
    expect(others).not.toContainEqual([1, 0, 1])
    for (const made of [[2, 0, 1], [0, 1], [1], [1, 0, 1, 2]]) expect(others).toContainEqual(made)
  })
})

describe('a value that is kept', () => {
  const source = 'out.first = kept[k] ??= make(); out.second = (held.by.name ??= make()) + 1'

  it('is worked out again for another fault, and once for each', () => {
    const board = new Switchboard(3)
    const [kept, held]: [string[], { by: { name?: string } }] = [[], { by: {} }]
    let made = 0
    const run = (): unknown => {
      const out = {}
      const make = (): string => `made ${++made}`
      // oxlint-disable-next-line typescript/no-implied-eval -- what is kept is seen by running what keeps it
      new Function('out', 'kept', 'k', 'held', 'make', withFreshValues(source))(
        out,
        kept,
        2,
        held,
        make,
      )
      return out
    }
    const first = { first: 'made 1', second: 'made 21' }
    expect(run()).toEqual(first)
    expect(run()).toEqual(first)
    board.take()
    expect(run()).toEqual({ first: 'made 3', second: 'made 41' })
    board.on(1, Infinity)
    expect(run()).toEqual({ first: 'made 5', second: 'made 61' })
    expect(run()).toEqual({ first: 'made 5', second: 'made 61' })
    board.off()
    expect(run()).toEqual({ first: 'made 7', second: 'made 81' })
  })

  it('that belongs to nothing is left alone', () => {
    expect(withFreshValues('a ??= []')).toBe('a ??= []')
  })
})
