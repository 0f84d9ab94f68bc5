import type { AnyTitle, Pick, View } from '@eldertable/kernel'

/** What becomes of a seat whose time is up: a bot decides for it, it is given up to one, or it leaves the game. */
export interface TimeUp {
  readonly whenOut: 'bot' | 'leave' | 'lose'
  readonly bot: string
}

/** The pick by which a seat leaves the game for good as the rules have it, if it may. */
export function leavingPick(
  { anytime }: AnyTitle,
  { options }: NonNullable<View['menu']>,
): Pick | undefined {
  const verb = anytime?.leave
  return verb === undefined ? undefined : options.find((option) => option.verb === verb)?.pick
}
