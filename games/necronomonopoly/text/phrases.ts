/** `one`, `one and two`, `one, two and three` */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** `1 space`, `7 spaces` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)

/** `3 and 4: 7`, and `4` for a single die */
export function diceInWords(dice: readonly number[]): string {
  return dice.length === 1 ? list(dice.map(String)) : `${list(dice.map(String))}: ${sumOf(dice)}`
}

/** A title within a sentence: `The Silver Key` becomes `the Silver Key`. */
export const withinSentence = (title: string): string => title.replace(/^The /, 'the ')
