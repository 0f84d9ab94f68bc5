import { InvalidArgumentError } from 'commander'

/** A reader for an option whose value is a whole number from `low` on. */
export function wholeNumber(low: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < low || !Number.isSafeInteger(value))
      throw new InvalidArgumentError(`It must be a whole number from ${low} up.`)
    return value
  }
}

/** Gathers an option that may be given several times. */
export function gather(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text]
}
