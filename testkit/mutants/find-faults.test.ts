import { describe, expect, it } from 'vitest'
import { findFaults } from './find-faults.ts'
import { withSemicolons } from './syntax.ts'
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
