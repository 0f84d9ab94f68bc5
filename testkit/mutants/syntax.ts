import { parseAst } from 'rolldown/parseAst'

/** A node of the syntax tree, as the parser of our bundler gives it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export const parse = (source: string): Node => parseAst(source, { lang: 'ts' }) as unknown as Node

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The child nodes that are run: types are not, nor are names of fields. */
export function children(node: Node): Node[] {
  return Object.entries(node)
    .filter(([field]) => !(field === 'key' && node['computed'] !== true))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TS') || wrappers.has(type))
}

/** Syntax of types round an expression. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/**
 * A source with a semicolon behind every statement, in the same lines: without them, what begins with a bracket would
 * go on with the line above.
 */
export function withSemicolons(source: string): string {
  const ends: number[] = []
  const visit = (node: Node, parent: Node | undefined): void => {
    const isHead = parent?.type.startsWith('For') === true && parent['body'] !== node
    if (statements.has(node.type) && !isHead && source[node.end - 1] !== ';') ends.push(node.end)
    for (const child of children(node)) visit(child, node)
  }
  visit(parse(source), undefined)
  let [text, at] = ['', 0]
  for (const end of ends.toSorted((a, b) => a - b)) {
    text += `${source.slice(at, end)};`
    at = end
  }
  return text + source.slice(at)
}

const statements = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
  'PropertyDefinition',
])
