import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** A file of a rulebook, by the name under which its faults are reported. */
export interface RulebookFile {
  file: string
  text: string
}

/** The same file, read as Markdown. */
export interface Page {
  file: string
  tree: Root
}

/** Reads Markdown with tables: a rulebook has nothing else in it. */
export function pageOf({ file, text }: RulebookFile): Page {
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  return { file, tree }
}

/** A node and everything below it, in the order of the text. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesOf(child)
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1
