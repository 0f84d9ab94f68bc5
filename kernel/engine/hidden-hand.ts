import type { AnyTitle } from '../title/title.ts'

/** Whether a hand has something in it that others must not see: what the title says, or anything at all. */
export function isHandHidden(title: AnyTitle, hand: object | null): boolean {
  if (hand === null) return false
  return title.isHandHidden?.(hand as never) ?? isAnythingIn(hand)
}

function isAnythingIn(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (typeof value !== 'object') return true
  return Object.values(value).some(isAnythingIn)
}
