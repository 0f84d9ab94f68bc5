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
