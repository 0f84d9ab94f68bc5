import { children, isNode, parse, type Node } from './syntax.ts'

/** The name of the function, known to every module, that gives what is kept or works it out anew. */
export const keeps = '__kept'

/**
 * A source in which nothing that was worked out once and kept (`list[i] ??= …`) outlives the fault that it was worked out
 * with: what one test has left in a module would hide a fault from the next.
 */
export function withFreshValues(source: string): string {
  const kept = findKept(parse(source))
  if (kept === undefined) return source
  const [left, right] = [kept['left'] as Node, kept['right'] as Node]
  const textOf = ({ start, end }: Node): string => source.slice(start, end)
  const property = textOf(left['property'] as Node)
  const key = left['computed'] === true ? property : `'${property}'`
  const call = `${keeps}(${textOf(left['object'] as Node)}, ${key}, () => (${textOf(right)}))`
  return withFreshValues(source.slice(0, kept.start) + call + source.slice(kept.end))
}

function findKept(node: Node): Node | undefined {
  const { left, operator } = node
  if (operator === '??=' && isNode(left) && left.type === 'MemberExpression') return node
  for (const child of children(node)) {
    const found = findKept(child)
    if (found !== undefined) return found
  }
  return undefined
}
