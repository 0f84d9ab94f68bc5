import { isRuleId } from '@eldertable/rulebook'
import { children, isNode, parse, type Node } from './syntax.ts'

/** A stretch of a source, and what stands there if the fault is put in. */
export interface Fault {
  /** The mutator that made it, by the names that Stryker has for them where it has one. */
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly instead: string
  /** Statements are switched by `if`, expressions by `?:`. */
  readonly isBlock?: true
}

/**
 * Every fault that is put into a source, one at a time. Strings and objects are left alone: in our sources they are
 * keys and records of which the compiler knows which there are. So is `===`, as each condition is also held true and
 * false. So is what nobody could notice: which rule is cited, what is thrown when something can't be, and a number that
 * only the compiler wants (`list[i] ?? 0`, where `??` has a fault of its own).
 */
export function findFaults(source: string): Fault[] {
  const faults: Fault[] = []
  const textOf = ({ start, end }: Node): string => source.slice(start, end)
  const add = ({ start, end }: Node, kind: string, ...instead: string[]): void => {
    for (const one of instead) faults.push({ kind, start, end, instead: one })
  }

  const visit = (node: Node, parent: Node | undefined): void => {
    const { type } = node
    const operator = String(node['operator'])
    const [left, right] = [node['left'], node['right']]
    if (isNode(left) && isNode(right)) {
      const isText = [left, right].some(isString)
      const other = isText ? undefined : otherOperator[type]?.[operator]
      if (other !== undefined)
        add(node, kinds[type] ?? type, `(${textOf(left)}) ${other} (${textOf(right)})`)
    }
    if (type === 'UpdateExpression') add(node, 'UpdateOperator', swapped(textOf(node), '++', '--'))
    if (
      type === 'UnaryExpression' &&
      (operator === '-' || operator === '!') &&
      !isTest(node, parent) &&
      !isFallback(node, parent)
    )
      add(node, 'UnaryOperator', textOf(node['argument'] as Node))
    if (isBoolean(node) || isTest(node, parent))
      add(node, 'ConditionalExpression', ...heldTo(node, parent))
    if (type === 'Literal' && typeof node['value'] === 'boolean')
      add(node, 'BooleanLiteral', String(!node['value']))
    if (type === 'Literal' && typeof node['value'] === 'number' && !isBound(node, parent))
      add(node, 'NumericLiteral', String(node['value'] + 1))
    if (type === 'ArrayExpression' && (node['elements'] as unknown[]).length > 0)
      add(node, 'ArrayDeclaration', '[]')
    if (type === 'CallExpression' && parent?.type !== 'ChainExpression') {
      const instead = otherCall(node, textOf)
      if (instead !== undefined) add(node, 'MethodExpression', instead)
    }
    if (type === 'ExpressionStatement' && (node['expression'] as Node).type === 'CallExpression')
      add(node['expression'] as Node, 'CallStatement', 'undefined')
    if (type === 'BlockStatement' && isEmptied(node, parent))
      faults.push({
        kind: 'BlockStatement',
        start: node.start,
        end: node.end,
        instead: '',
        isBlock: true,
      })
    for (const child of children(node))
      if (!isCitation(node, child) && !isImpossible(child)) visit(child, node)
  }
  visit(parse(source), undefined)
  return faults
}

const kinds: Readonly<Record<string, string>> = {
  BinaryExpression: 'ArithmeticOperator',
  LogicalExpression: 'LogicalOperator',
  AssignmentExpression: 'AssignmentOperator',
}

const otherOperator: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BinaryExpression: {
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
  },
  LogicalExpression: { '&&': '||', '||': '&&', '??': '&&' },
  AssignmentExpression: { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' },
}

const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!=', 'in', 'instanceof'])
const bounds = new Set(['<', '<=', '>', '>='])
const loopTypes = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement'])

const isString = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')

const isBoolean = ({ type, operator }: Node): boolean =>
  (type === 'BinaryExpression' && comparisons.has(String(operator))) ||
  (type === 'LogicalExpression' && operator !== '??')

const isTest = (node: Node, parent: Node | undefined): boolean =>
  parent?.['test'] === node && parent.type !== 'SwitchCase'

/** What a condition is held to. A loop is not made endless, nor is a guard against what can't be taken away. */
function heldTo(node: Node, parent: Node | undefined): string[] {
  if (parent === undefined || !isTest(node, parent)) return ['true', 'false']
  const isGuard = parent.type === 'IfStatement' && isImpossible(parent['consequent'] as Node)
  // Whether refusals are worth finding: nobody looks at them otherwise.
  const isIdle = isExplaining(node)
  const isBusy = node.type === 'UnaryExpression' && isExplaining(node['argument'] as Node)
  return [
    ...(loopTypes.has(parent.type) || isIdle ? [] : ['true']),
    ...(isGuard || isBusy ? [] : ['false']),
  ]
}

const isExplaining = ({ type, property }: Node): boolean =>
  type === 'MemberExpression' && isNode(property) && property['name'] === 'explains'

/** A statement that is only there for what can't be: `throw …`, or the kernel's `missing(…)`. */
function isImpossible(node: Node): boolean {
  if (node.type === 'ThrowStatement') return true
  const { expression } = node
  if (node.type !== 'ExpressionStatement' || !isNode(expression)) return false
  const { callee } = expression
  return isNode(callee) && callee['name'] === 'missing'
}

/** A number beside `<`, behind `??` or behind a minus needs no fault of its own: that of the operator is enough. */
const isBound = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'UnaryExpression' ||
  isFallback(node, parent) ||
  (parent?.type === 'BinaryExpression' && bounds.has(String(parent['operator'])))

const isFallback = (node: Node, parent: Node | undefined): boolean =>
  parent?.['operator'] === '??' && parent['right'] === node

/** Whether a value is a rule that is cited, or one of two. */
function isRule(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'ConditionalExpression') return isRule(node['consequent'])
  return node.type === 'Literal' && isRuleId(String(node['value']))
}

/** What a statement returns, if it does nothing else. */
const returned = (node: unknown): unknown =>
  isNode(node) && node.type === 'ReturnStatement' ? node['argument'] : undefined

/** Whether something only decides which rule is cited; `CitationAudit` holds that against the rulebook. */
function isCitation(parent: Node, child: Node): boolean {
  if (child.type === 'BlockStatement')
    return isRule(returned((child['body'] as readonly Node[]).at(-1)))
  if (parent['test'] !== child) return false
  const { alternate, consequent } = parent
  return [consequent, alternate, returned(consequent)].some(isRule)
}

/** A block that is not left out by another fault already: by the condition of an `if`, or as its only statement. */
function isEmptied(block: Node, parent: Node | undefined): boolean {
  const body = block['body'] as readonly Node[]
  const [first] = body
  if (first === undefined) return false
  if (parent?.type === 'IfStatement' && parent['consequent'] === block) return false
  return body.length > 1 || first.type !== 'ExpressionStatement'
}

const swapped = (text: string, one: string, other: string): string =>
  text.includes(one) ? text.replace(one, other) : text.replace(other, one)

const otherMethod: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  push: 'unshift',
  unshift: 'push',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
/** Methods without which a list is still a list. */
const dropped = new Set(['filter', 'toSorted', 'slice', 'toReversed', 'concat'])

/** Another call in the place of one, if there is one to take. */
function otherCall(call: Node, textOf: (node: Node) => string): string | undefined {
  const callee = call['callee'] as Node
  const { object, property } = callee
  if (callee.type !== 'MemberExpression' || callee['optional'] === true) return undefined
  if (!isNode(object) || !isNode(property) || callee['computed'] === true) return undefined
  const name = textOf(property)
  if (dropped.has(name)) return textOf(object)
  const other = otherMethod[name]
  if (other === undefined) return undefined
  const from = textOf(call)
  const at = property.start - call.start
  return from.slice(0, at) + other + from.slice(at + name.length)
}
