/** Why one option may be better than another, or worse, in a few words: "spares a wound". */
export interface Reason {
  words: string
  isGain: boolean
}

/** What a difference means: surely, and perhaps. `{}` is where so much of it stands. */
interface Verbs {
  more: readonly [surely: string, perhaps: string]
  less: readonly [surely: string, perhaps: string]
}

const ofGains: Verbs = {
  more: ['brings {}', 'may bring {}'],
  less: ['costs {}', 'may cost {}'],
}
const ofHarm: Verbs = {
  more: ['costs {}', 'risks {}'],
  less: ['spares {}', 'may spare {}'],
}

/** An average below this is too little to be told, and one below the next does not come every time. */
const LEAST = 0.2
const SURE = 0.7

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

function weighed(
  difference: number,
  one: string,
  many: string,
  { more, less }: Verbs,
): string | undefined {
  const amount = Math.abs(difference)
  if (amount < LEAST) return undefined
  const whole = Math.max(1, Math.round(amount))
  const [surely, perhaps] = difference > 0 ? more : less
  const words = whole === 1 ? one : `${numbers[whole] ?? whole} ${many}`
  return (amount < SURE ? perhaps : surely).replace('{}', words)
}

/** So much more of something good, or less: `brings two Lots`, `may cost a Lot`; nothing if it is too little to matter. */
export function gain(difference: number, one: string, many: string, verbs = ofGains): Reason[] {
  const words = weighed(difference, one, many, verbs)
  return words === undefined ? [] : [{ words, isGain: difference > 0 }]
}

/** The same of something bad: `risks a wound`, `spares two wounds`. */
export function harm(difference: number, one: string, many: string, verbs = ofHarm): Reason[] {
  const words = weighed(difference, one, many, verbs)
  return words === undefined ? [] : [{ words, isGain: difference < 0 }]
}

/** From this difference on the one is all but sure to bring it, and the other not to. */
const ALL_BUT_SURE = 0.95

/**
 * A difference in the chance of something bad: `5 % less likely to lose`, `all but sure to lose`; nothing if it is below one
 * in a hundred.
 */
export function likelier(difference: number, what: string): Reason[] {
  const percent = Math.round(Math.abs(difference) * 100)
  if (percent === 0) return []
  const isGain = difference < 0
  const words =
    Math.abs(difference) >= ALL_BUT_SURE
      ? `all but sure ${isGain ? 'not to' : 'to'} ${what}`
      : `${percent} % ${isGain ? 'less' : 'more'} likely to ${what}`
  return [{ words, isGain }]
}
