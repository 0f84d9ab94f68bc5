import type { ListItem, TableRow } from 'mdast'
import { chapterOf, gameOf, isChapter, isRuleId } from './ids.ts'
import { mentionsOf, piecesOf } from './mentions.ts'
import { lineOf, nodesOf, pageOf, type Page, type RulebookFile } from './page.ts'
import { placesOn, type Place } from './places.ts'

/** One rule of a rulebook, and where it is written down. */
export interface Rule {
  id: string
  /** The heading above it. */
  chapter: string
  /** Its words without Markdown. */
  text: string
  file: string
  line: number
}

/** What is wrong with a rulebook, and where. */
export interface Fault {
  file: string
  line: number
  message: string
}

export interface Rulebook {
  /** What its ids begin with, if it has any. */
  game: string | undefined
  /** In the order of the book, each once. */
  rules: Rule[]
  /** In the order of the book. */
  faults: Fault[]
  pages: Page[]
  /** The list item or row of each rule. */
  anchors: ReadonlyMap<ListItem | TableRow, string>
  /** Where a mention leads: the rule itself, or the first rule of a chapter. */
  targets: ReadonlyMap<string, string>
}

/**
 * Reads a rulebook of one or more files. A rule is the list item that begins with its id in bold; rows of tables that
 * begin with the id are its data. Where there is no such item, the first such row is the rule.
 */
export function readRulebook(files: readonly RulebookFile[]): Rulebook {
  const pages = files.map(pageOf)
  const places = pages.flatMap(placesOn)
  const found = definitionsIn(places)
  const [first] = found.values()
  const game = first === undefined ? undefined : gameOf(first.id)
  const targets = new Map<string, string>()
  for (const id of found.keys()) {
    if (!targets.has(chapterOf(id))) targets.set(chapterOf(id), id)
    targets.set(id, id)
  }
  const faults = [
    ...places.flatMap((place) => placeFaults(place, found, game)),
    ...(game === undefined ? [] : pages.flatMap((page) => mentionFaults(page, game, targets))),
  ]
  const order = new Map(files.map(({ file }, at) => [file, at]))
  const at = ({ file }: Fault) => order.get(file) ?? 0
  return {
    game,
    rules: [...found.values()].map(({ id, chapter, text, file, line }) => {
      return { id, chapter, text, file, line }
    }),
    faults: faults.toSorted((a, b) => at(a) - at(b) || a.line - b.line),
    pages,
    anchors: new Map([...found.values()].map(({ node, id }) => [node, id])),
    targets,
  }
}

/** The place of each rule that is the rule itself, in the order of the book. */
function definitionsIn(places: readonly Place[]): Map<string, Place> {
  const items = new Set(places.filter(({ table }) => table === undefined).map(({ id }) => id))
  const found = new Map<string, Place>()
  for (const place of places) {
    const isItsData = place.table !== undefined && items.has(place.id)
    if (!isItsData && !found.has(place.id)) found.set(place.id, place)
  }
  return found
}

function placeFaults(place: Place, found: ReadonlyMap<string, Place>, game?: string): Fault[] {
  const { id, text, file, line, table } = place
  const rule = found.get(id)
  const messages: string[] = []
  if (gameOf(id) !== game) messages.push(`${id} is not of the game ${game}`)
  if (place === rule && text === '') messages.push(`${id} says nothing`)
  // A piece may have rows in several tables, each about something else; a rule is written down once.
  if (rule !== undefined && table === rule.table && text !== rule.text)
    messages.push(`${id} stands for two rules, the other in ${rule.file}:${rule.line}`)
  return messages.map((message) => ({ file, line, message }))
}

/** What looks like an id or a chapter of this game but leads nowhere. What is quoted in a block is no mention. */
function mentionFaults(
  { file, tree }: Page,
  game: string,
  targets: ReadonlyMap<string, string>,
): Fault[] {
  const faults: Fault[] = []
  for (const node of nodesOf(tree)) {
    if (node.type !== 'text' && node.type !== 'inlineCode') continue
    for (const { 0: mention, index } of node.value.matchAll(mentionsOf(game))) {
      const line = lineOf(node) + node.value.slice(0, index).split('\n').length - 1
      for (const { names = '' } of piecesOf(mention)) {
        if (names === '' || targets.has(names)) continue
        const isOne = isRuleId(names) || isChapter(names)
        faults.push({ file, line, message: `${names} ${isOne ? 'does not exist' : 'is no id'}` })
      }
    }
  }
  return faults
}
