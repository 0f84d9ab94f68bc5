import type { Option } from '@eldertable/kernel'

/** The ordinary next thing to do: the only one that there is, or the one that the title names. */
export function ordinaryOf(
  ordinary: readonly string[],
  options: readonly Option[],
): Option | undefined {
  const [only, ...others] = options
  if (others.length === 0 && only?.upTo === undefined) return only
  for (const verb of ordinary) {
    const those = options.filter((option) => option.verb === verb)
    if (those.length === 1) return those[0]
  }
  return undefined
}

/** The options as the slip lists them and as the number keys count them: the ordinary one first. */
export function inOrder(
  ordinary: readonly string[],
  options: readonly Option[],
  narrowed: string | null,
): Option[] {
  const inHand = narrowed === null ? options : options.filter(({ target }) => target === narrowed)
  const go = ordinaryOf(ordinary, inHand)
  return inHand.toSorted((a, b) => Number(b === go) - Number(a === go))
}
