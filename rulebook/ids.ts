const RULE_ID = /^[A-Z][A-Z0-9]*-[A-Z]{3,8}-[1-9][0-9]*$/
const CHAPTER = /^[A-Z][A-Z0-9]*-[A-Z]{3,8}$/

/** Whether it has the form of a rule's id: `NEC-RENT-4`. */
export const isRuleId = (word: string): boolean => RULE_ID.test(word)

/** Whether it has the form of a chapter's name: `NEC-RENT`. */
export const isChapter = (word: string): boolean => CHAPTER.test(word)

/** What the ids of a rulebook begin with: `NEC`. */
export const gameOf = (id: string): string => id.slice(0, id.indexOf('-'))

/** The part of the rulebook that an id names: `NEC-RENT`. */
export const chapterOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** Every id of the game in code or in the title of a test, each once; also such as no rule can have. */
export function idsIn(text: string, game: string): string[] {
  const pattern = new RegExp(`(?<![\\w-])${game}-[A-Z][A-Z0-9]*-[0-9]+(?!\\w)`, 'g')
  return [...new Set(text.match(pattern))]
}
