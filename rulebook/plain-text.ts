import type { Nodes } from 'mdast'

const ORIGIN = /^(?:seed|public|ruling|ours)(?: |$)/

/** Whether a node is a mark that says where a rule comes from, such as `seed 2.3` or `ruling`. */
export const isOrigin = (node: Nodes): boolean =>
  node.type === 'inlineCode' && ORIGIN.test(node.value)

/** The words without Markdown and without the marks of origin, on one line. */
export function plainText(nodes: readonly Nodes[]): string {
  return nodes.map(wordsIn).join('').replaceAll(/\s+/g, ' ').trim()
}

function wordsIn(node: Nodes): string {
  if (isOrigin(node)) return ''
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
      return ` ${node.children.map(wordsIn).join('')} `
    default:
      return 'children' in node ? node.children.map(wordsIn).join('') : ''
  }
}
