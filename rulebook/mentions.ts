import { chapterOf, isRuleId } from './ids.ts'

/** A piece of a text. */
export interface Piece {
  text: string
  /** The id or the chapter that it names, if it names one; whether that exists is another question. */
  names?: string
}

/** A further number in a list that begins with a whole id. */
const FURTHER = String.raw`(?:,|,?\s+(?:to|and|or))\s+[1-9][0-9]*(?![\w-]|\.[0-9])`

/** Finds every word that begins like an id of the game, well formed or not, with the further numbers of a list. */
export const mentionsOf = (game: string): RegExp =>
  new RegExp(String.raw`(?<![\w-])${game}-[\w-]*(?:${FURTHER})*`, 'gi')

/** What a mention consists of: `AG-TURN-1, 2 and 4` names three rules, and words stand between them. */
export function piecesOf(mention: string): Piece[] {
  const [word = ''] = /^[\w-]+/.exec(mention) ?? []
  const rest = mention.slice(word.length)
  const first: Piece = { text: word, names: word }
  if (!isRuleId(word)) return [first, { text: rest }]
  const further = [...rest.matchAll(/(\D+)(\d+)/g)].flatMap(([, between = '', number = '']) => [
    { text: between },
    { text: number, names: `${chapterOf(word)}-${number}` },
  ])
  return [first, ...further]
}
