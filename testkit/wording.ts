import type { PrintedRules } from './printed-rules.ts'

/** What players read on a piece, beside what the rulebook has about it. */
export interface Wording {
  readonly piece: string
  /** The row or the rules of the book. */
  readonly printed: string
  readonly words: string
  /** Numbers of the book that the words leave out on purpose: limits that do not fit on a card and the like. */
  readonly untold?: readonly number[]
  /** The words are a summary: they may leave out any number of the book, but not have another. */
  readonly isSummary?: true
}

/** Words for numbers from 2 on, in order. */
const numberWords = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const valueOf = new Map([
  ...numberWords.map((word, i) => [word, i + 2] as const),
  ['both', 2] as const,
  ['twice', 2] as const,
])

/** Words that stand for 1. */
const one = /\b(an?|another|one|once|next)\b/i

/**
 * The numbers in a text, in figures or in words, each once. Not those that are names: of rules, of dice by their sides.
 * Neither 0, which texts put as "nothing", "free" or not at all; and 1 only if it is a figure.
 */
export function numbersIn(text: string): Set<number> {
  const plain = text.replaceAll(/`[^`]*`|\b[A-Z][A-Z\d]+-[A-Z]+-\d+(?: to \d+)?/g, ' ')
  const found = new Set<number>()
  for (const [, figures, word] of plain.matchAll(
    /(?<![a-wyz\d])(\d+)(?=\b|[dx]\d)(?:d\d+)?|\b([a-z]+)\b/gi,
  )) {
    const value = figures === undefined ? valueOf.get(word?.toLowerCase() ?? '') : Number(figures)
    if (value !== undefined && value > 0) found.add(value)
  }
  return found
}

/** Numbers that a player reads and the book does not have, and the other way round; a sentence each. */
export function wordingFaults(wordings: readonly Wording[]): string[] {
  return wordings.flatMap(({ piece, printed, words, untold = [], isSummary = false }) => {
    const [book, told] = [numbersIn(printed), numbersIn(words)]
    const isIn = (text: string, numbers: ReadonlySet<number>, number: number): boolean =>
      numbers.has(number) || (number === 1 && one.test(text))
    return [
      ...[...told]
        .filter((number) => !isIn(printed, book, number))
        .map((number) => `${piece} says ${number}, which the rulebook does not: ${words}`),
      ...[...book]
        .filter((number) => !isSummary && !untold.includes(number) && !isIn(words, told, number))
        .map((number) => `${piece} does not say ${number}, as the rulebook does: ${words}`),
      ...untold
        .filter((number) => told.has(number) || !book.has(number))
        .map((number) => `${piece} need not be excused for ${number}`),
    ]
  })
}

/** The help of each switch of a title beside the rule that it names, and others if the help speaks of them too. */
export function switchWordings(
  switches: Readonly<Record<string, { readonly rule: string }>>,
  texts: Readonly<Record<string, { readonly help: string }>>,
  rulebook: PrintedRules,
  besides: Readonly<Record<string, string>> = {},
): Wording[] {
  return Object.entries(switches).map(([key, { rule }]) => ({
    piece: key,
    printed: rulebook.rules(rule, ...(besides[key]?.split(' ') ?? [])),
    words: texts[key]?.help ?? '',
    isSummary: true,
  }))
}
