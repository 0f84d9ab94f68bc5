/** Whether two pieces of plain data are equal, whatever the order of their fields. Quicker than to compare their hashes. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other)
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other)
  return !Array.isArray(other) && areSameRecords(one as Fields, other as Fields)
}

type Fields = Readonly<Record<string, unknown>>

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (!isSameData(one[i], other[i])) return false
  return true
}

function areSameRecords(one: Fields, other: Fields): boolean {
  let left = 0
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !isSameData(one[key], other[key])) return false
    left++
  }
  for (const _ in other) left--
  return left === 0
}
