import type { BoardModule } from '@eldertable/board-kit'
import type { Option, Refusal } from '@eldertable/kernel'

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
  const inHand = options.filter((option) => isInHand(option, narrowed))
  const go = ordinaryOf(ordinary, inHand)
  return inHand.toSorted((a, b) => Number(b === go) - Number(a === go))
}

/** Whether an option is left after a target of the board, or a verb of the slip, was chosen. */
const isInHand = (
  { target, verb }: Pick<Option, 'target' | 'verb'>,
  narrowed: string | null,
): boolean => narrowed === null || target === narrowed || verb === narrowed

/** A line of the slip: one option, or several of one verb that the board tells apart. */
export interface Entry {
  options: readonly [Option, ...Option[]]
  /** The words for several. */
  bundle?: string
}

/** The lines of the slip: options in their order, those that the board tells apart together where the first one stands. */
export function entriesOf(
  options: readonly Option[],
  bundles: BoardModule['bundles'],
  narrowed: string | null,
): Entry[] {
  const seen = new Set<string>()
  return options.flatMap((option): Entry[] => {
    const { verb } = option
    const words = bundles?.[verb]
    const [first = option, ...others] = options.filter((other) => other.verb === verb)
    if (words === undefined || others.length === 0 || narrowed !== null)
      return [{ options: [option] }]
    if (seen.has(verb)) return []
    seen.add(verb)
    return [{ options: [first, ...others], bundle: words(others.length + 1) }]
  })
}

/** Refused options, the most tempting first: those of verbs of which nothing is offered, one for each reason. */
export function refusedInOrder(
  refusals: readonly Refusal[],
  options: readonly Option[],
  narrowed: string | null,
): Refusal[] {
  const offered = new Set(options.map(({ verb }) => verb))
  const seen = new Set<string>()
  const rank = ({ verb, reason }: Refusal): number => {
    const isAgain = seen.has(`${verb}/${reason}`)
    seen.add(`${verb}/${reason}`)
    return (isAgain ? 2 : 0) + (offered.has(verb) ? 1 : 0)
  }
  return refusals
    .filter((refusal) => isInHand(refusal, narrowed))
    .map((refusal) => ({ refusal, rank: rank(refusal) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ refusal }) => refusal)
}
