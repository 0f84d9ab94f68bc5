/** The rule ids of a rulebook, in its order. */
export interface Rulebook {
  ids: string[]
  /** Ids that stand for two rules. */
  twice: string[]
  /** Ids that the text refers to but that stand for no rule. */
  dangling: string[]
}

const ID = '[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]+'
const BULLET = new RegExp(`^\\s*[-*] \\*\\*(${ID})\\*\\*`)
const ROW = new RegExp(`^\\s*\\|\\s*\\**(${ID})\\**\\s*\\|`)

/** Reads the rules of a rulebook: bullets that begin with an id in bold, and table rows whose first cell is one. */
export function readRulebook(markdown: string): Rulebook {
  const ids = new Set<string>()
  const twice = new Set<string>()
  for (const line of markdown.split('\n')) {
    const bullet = BULLET.exec(line)?.[1]
    const id = bullet ?? ROW.exec(line)?.[1]
    if (id === undefined) continue
    // A piece may have rows in several tables, but a rule is written down once.
    if (bullet !== undefined && ids.has(id)) twice.add(id)
    ids.add(id)
  }
  const dangling = idsIn(markdown, gamesOf([...ids])).filter((id) => !ids.has(id))
  return { ids: [...ids], twice: [...twice], dangling }
}

/** What the ids of a rulebook begin with: `NEC`. */
export function gamesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))]
}

/** The part of the rulebook that an id names: `NEC-RENT`. */
export function chapterOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'))
}

/** Every rule id of these games in a text, each once. */
export function idsIn(text: string, games: readonly string[]): string[] {
  if (games.length === 0) return []
  const pattern = new RegExp(
    `(?<![\\w-])(?:${games.join('|')})-[A-Z][A-Z0-9]*-[0-9]+(?![\\w])`,
    'g',
  )
  return [...new Set(text.match(pattern))]
}
