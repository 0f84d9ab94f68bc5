import type { Nodes } from 'mdast'

const ORIGIN = /^(?:seed|public|ruling|ours)(?: |$)/

/** Whether a node is a mark that says where a rule comes from, such as `seed 2.3` or `ruling`. */
const isOrigin = (node: Nodes | undefined): boolean =>
  node?.type === 'inlineCode' && ORIGIN.test(node.value)

/** The marks of origin among nodes that follow each other, and what stands between two of them: `seed`, the rest `ours`. */
export function originsAmong(nodes: readonly Nodes[]): Nodes[] {
  const isBetween = (node: Nodes, at: number): boolean =>
    node.type === 'text' &&
    !/[.!?]/.test(node.value) &&
    isOrigin(nodes[at - 1]) &&
    isOrigin(nodes[at + 1])
  return nodes.filter((node, at) => isOrigin(node) || isBetween(node, at))
}

/** The words without Markdown and without the marks of origin, on one line. */
export function plainText(nodes: readonly Nodes[]): string {
  return wordsOf(nodes).replaceAll(/\s+/g, ' ').trim()
}

function wordsOf(nodes: readonly Nodes[]): string {
  const origins = originsAmong(nodes)
  return nodes.map((node) => (origins.includes(node) ? '' : wordsIn(node))).join('')
}

function wordsIn(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'code':
      return ` ${node.value} `
    case 'break':
      return ' '
    case 'paragraph':
    case 'listItem':
    case 'tableCell':
      return ` ${wordsOf(node.children)} `
    default:
      return 'children' in node ? wordsOf(node.children) : ''
  }
}
