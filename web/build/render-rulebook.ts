import {
  mentionsOf,
  nodesOf,
  originsAmong,
  piecesOf,
  readRulebook,
  type Piece,
  type Rulebook,
  type RulebookFile,
} from '#rulebook/index.ts'
import { toHtml } from 'hast-util-to-html'
import type {
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  Strong,
  TableCell,
  TableRow,
  Text,
} from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { defaultHandlers, toHast, type Handlers } from 'mdast-util-to-hast'

/**
 * A title's rulebook as HTML. Every rule can be linked to by its id, every mention of a rule is a link to it, and where
 * the rules come from is left out.
 */
export function renderRulebook(files: readonly RulebookFile[], title: string): string {
  const book = readRulebook(files)
  const ownIds = new Set<Nodes>()
  for (const [place, id] of book.anchors) ownIds.add(markRule(place, id))
  nameChapters(book)
  const pages = book.pages.map(({ tree }) => {
    leaveOutOrigins(tree)
    linkMentions(tree, book, title, ownIds)
    return toHtml(toHast(tree, { handlers: handlersFor(tree) }))
  })
  return pages.join('\n')
}

/** Makes a rule's place one that links can find, and its id a mark; gives the mark. */
function markRule(place: ListItem | TableRow, id: string): Strong {
  const mark: Strong = {
    type: 'strong',
    data: { hName: 'b', hProperties: { className: ['rule'] } },
    children: [{ type: 'text', value: id }],
  }
  place.data = { hProperties: { id } }
  const [first] = place.children
  if (first?.type === 'tableCell') first.children = [mark]
  if (first?.type === 'paragraph') first.children[0] = mark
  return mark
}

/** A chapter can be linked to by its heading; of two that are called alike the first. */
function nameChapters({ pages }: Rulebook): void {
  const named = new Set<string>()
  for (const block of pages.flatMap(({ tree }) => tree.children)) {
    if (block.type !== 'heading' || block.depth !== 2) continue
    const words = [...nodesOf(block)].map((node) => ('value' in node ? node.value : '')).join('')
    const id = words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    if (!named.has(id)) block.data = { hProperties: { id } }
    named.add(id)
  }
}

function linkMentions(
  tree: Root,
  { game, targets }: Rulebook,
  title: string,
  ownIds: ReadonlySet<Nodes>,
): void {
  if (game === undefined) return
  const shown = ({ text, names = '' }: Piece): PhrasingContent => {
    const words: Text = { type: 'text', value: text }
    const rule = targets.get(names)
    if (rule === undefined) return words
    // A number alone says too little to those who hear one link after another.
    const label = text === names ? {} : { ariaLabel: names }
    return {
      type: 'link',
      url: `/rules/${title}/${rule}`,
      data: { hProperties: { dataRule: rule, ...label } },
      children: [words],
    }
  }
  const isNoMention = (node: Nodes): boolean => node.type === 'link' || ownIds.has(node)
  findAndReplace(tree, [mentionsOf(game), (mention: string) => piecesOf(mention).map(shown)], {
    ignore: (node) => isNoMention(node as Nodes),
  })
}

/** Where rules come from is not shown, and so neither is what explains it: the sentence on its marks, and their column. */
function leaveOutOrigins(tree: Root): void {
  tree.children = tree.children.filter(
    (block) => block.type !== 'paragraph' || !startsWith(block, 'Provenance marks:'),
  )
  for (const block of tree.children) {
    if (block.type !== 'table') continue
    const column = block.children[0]?.children.findIndex((cell) => startsWith(cell, 'Provenance'))
    if (column === undefined || column < 0) continue
    block.align = block.align?.toSpliced(column, 1) ?? null
    for (const row of block.children) row.children.splice(column, 1)
  }
}

function startsWith({ children: [first] }: Paragraph | TableCell, words: string): boolean {
  return first?.type === 'text' && first.value.startsWith(words)
}

function handlersFor(tree: Root): Handlers {
  const origins = originsIn(tree)
  return {
    inlineCode: (state, node) =>
      origins.has(node) ? undefined : defaultHandlers.inlineCode(state, node),
    text: (state, node) => (origins.has(node) ? undefined : defaultHandlers.text(state, node)),
    // Nothing that a book links to runs in the page.
    link: (state, node) =>
      /^(?:https?:|\/)/i.test(node.url) ? defaultHandlers.link(state, node) : state.all(node),
    // A table that is too wide scrolls by itself, by keyboard too.
    table: (state, node) => ({
      type: 'element',
      tagName: 'div',
      properties: { className: ['wide'], role: 'group', ariaLabel: 'Table', tabindex: 0 },
      children: [defaultHandlers.table(state, node)],
    }),
  }
}

/** Marks of origin stand in items and cells; elsewhere the book is talking about them. */
function originsIn(tree: Root): ReadonlySet<Nodes> {
  const origins = new Set<Nodes>()
  for (const place of nodesOf(tree)) {
    if (place.type !== 'listItem' && place.type !== 'tableCell') continue
    for (const node of nodesOf(place))
      if ('children' in node) for (const origin of originsAmong(node.children)) origins.add(origin)
  }
  return origins
}
