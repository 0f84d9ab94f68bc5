import type { ListItem, Nodes, Table, TableRow } from 'mdast'
import { isRuleId } from './ids.ts'
import { lineOf, type Page } from './page.ts'
import { plainText } from './plain-text.ts'

/** A place that is about one rule: a list item that begins with its id in bold, or a row whose first cell is the id. */
export interface Place {
  id: string
  /** The heading above it. */
  chapter: string
  text: string
  file: string
  line: number
  node: ListItem | TableRow
  /** The table, if it is a row. */
  table?: Table
}

/** The places of a page that are about one rule each, in its order. */
export function placesOn({ file, tree }: Page): Place[] {
  const places: Place[] = []
  let chapter = ''
  const add = (node: ListItem | TableRow, id: string, words: readonly Nodes[], table?: Table) => {
    if (!isRuleId(id)) return
    const text = plainText(words)
    const place = { id, chapter, text, file, line: lineOf(node), node }
    places.push(table === undefined ? place : { ...place, table })
  }
  const visit = (node: Nodes): void => {
    if (node.type === 'heading' && node.depth > 1) chapter = plainText(node.children)
    if (node.type === 'listItem') add(node, ...bullet(node))
    if (node.type === 'table')
      for (const row of node.children.slice(1)) add(row, ...cells(row), node)
    else if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  return places
}

/** What stands in bold at the beginning of an item, and the rest of it; rules in a list below it are no part of it. */
function bullet({ children: [first, ...others] }: ListItem): [id: string, words: Nodes[]] {
  if (first?.type !== 'paragraph') return ['', []]
  const [bold, ...words] = first.children
  if (bold?.type !== 'strong') return ['', []]
  return [plainText([bold]), [...words, ...others.filter((other) => !hasRules(other))]]
}

const hasRules = (node: Nodes): boolean =>
  node.type === 'list' && node.children.some((item) => isRuleId(bullet(item)[0]))

function cells({ children: [first, ...others] }: TableRow): [id: string, words: Nodes[]] {
  const filled = others.filter((cell) => plainText([cell]) !== '')
  const dot: Nodes = { type: 'text', value: '·' }
  const words = filled.flatMap((cell, column) => (column === 0 ? [cell] : [dot, cell]))
  return [first === undefined ? '' : plainText([first]), words]
}
