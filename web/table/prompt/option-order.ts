import type { Amounts, BoardModule, Tempting } from '@eldertable/board-kit'
import type { Option, Refusal, Table } from '@eldertable/kernel'
import { noTool, type ToolOf } from '../board/tools.ts'

/** What a title says about which options come first and which last. */
export interface OptionOrder {
  readonly primary: readonly string[]
  readonly late?: readonly string[] | ((option: Option) => boolean)
  readonly leastFirst?: readonly string[]
  readonly endsTurn: readonly string[]
}

export const orderOf = (board: BoardModule, table: Table): OptionOrder => ({
  primary: board.primary(table),
  late: lateOf(board, table),
  leastFirst: board.leastFirst?.(table) ?? [],
  endsTurn: board.endsTurn ?? [],
})

function lateOf({ late = [] }: BoardModule, table: Table): NonNullable<OptionOrder['late']> {
  return typeof late === 'function' ? (option) => late(option, table) : late
}

const isLate = ({ late = [] }: OptionOrder, option: Option): boolean =>
  typeof late === 'function' ? late(option) : late.includes(option.verb)

/**
 * The ordinary next thing to do: the only one that there is, or the one that the title names. It gets the lamp and Enter,
 * so what ends or gives up something is never it, as long as there is anything else.
 */
export function ordinaryOf(
  { primary, endsTurn }: OptionOrder,
  options: readonly Option[],
): Option | undefined {
  const [only, ...others] = options
  if (others.length === 0 && only?.upTo === undefined) return only
  const verbs = byVerb(options)
  for (const verb of primary) {
    const those = verbs.get(verb)
    if (those?.length === 1 && !endsTurn.includes(verb)) return those[0]
  }
  return undefined
}

/** The options that the slip lists as such: those that steppers stand for have no line of their own. */
export const amongOptions = (
  options: readonly Option[],
  { passesLonger = [], oneButtonEach = [] }: Pick<BoardModule, 'passesLonger' | 'oneButtonEach'>,
  amounts: Amounts | null = null,
): Option[] =>
  options
    .filter(({ verb }) => !passesLonger.includes(verb) && amounts?.verbs.includes(verb) !== true)
    .flatMap((option) => (oneButtonEach.includes(option.verb) ? oneByOne(option) : [option]))

/** An amount as one option for each that can be chosen, the highest first. */
function oneByOne({ upTo, ...lowest }: Option): Option[] {
  const { pick, argument } = lowest
  const more = (upTo ?? argument) - argument
  return Array.from({ length: more + 1 }, (_, place) => ({
    ...lowest,
    pick: pick + more - place,
    argument: argument + more - place,
  }))
}

/** Those that pass for longer than the question at hand: they stand beside the others. */
export const restsOf = (
  options: readonly Option[],
  { passesLonger = [] }: Pick<BoardModule, 'passesLonger'>,
): Option[] => options.filter(({ verb }) => passesLonger.includes(verb))

/** The same options, in which the amounts of these verbs begin with the least. */
function fromTheLeast(verbs: readonly string[], options: readonly Option[]): readonly Option[] {
  if (verbs.length === 0) return options
  const sorted = options
    .filter(({ verb }) => verbs.includes(verb))
    .toSorted((one, other) => one.argument - other.argument)
  return options.map((option) =>
    verbs.includes(option.verb) ? (sorted.shift() ?? option) : option,
  )
}

/**
 * The options as the slip lists them and as the number keys count them: the primary one first, what is seldom wanted and
 * then what ends or gives up something last.
 */
export function inOrder(
  order: OptionOrder,
  options: readonly Option[],
  narrowed: string | null,
  tool: ToolOf = noTool,
): Option[] {
  const inHand = fromTheLeast(
    order.leastFirst ?? [],
    options.filter((option) => isInHand(option, narrowed, tool)),
  )
  const go = ordinaryOf(order, inHand)
  const first: Option[] = go === undefined ? [] : [go]
  const late: Option[] = []
  const last: Option[] = []
  for (const option of inHand) {
    if (option === go) continue
    if (order.endsTurn.includes(option.verb)) last.push(option)
    else (isLate(order, option) ? late : first).push(option)
  }
  return [...first, ...late, ...last]
}

/** Whether an option is left after a target or tool of the board, or a verb of the slip, was chosen. */
const isInHand = (
  option: Pick<Option, 'target' | 'verb' | 'argument'>,
  narrowed: string | null,
  tool: ToolOf,
): boolean =>
  narrowed === null ||
  option.target === narrowed ||
  option.verb === narrowed ||
  tool(option) === narrowed

/** A line of the slip: one option, or several of one verb, and perhaps one tool, that the board tells apart. */
export interface Entry {
  options: readonly [Option, ...Option[]]
  /** The words for several. */
  bundle?: string
  /** The tool to which choosing that line narrows; its verb if there is none. */
  tool?: string
}

/** The lines of the slip: options in their order, those that the board tells apart together where the first one stands. */
export function entriesOf(
  options: readonly Option[],
  { groupLabels, byTool = [] }: Pick<BoardModule, 'groupLabels' | 'byTool'>,
  narrowed: string | null,
  tool: ToolOf = noTool,
): Entry[] {
  const toolApart = (option: Option) => (byTool.includes(option.verb) ? tool(option) : undefined)
  const lines = narrowed === null ? byLine(options, toolApart) : undefined
  return options.flatMap((option): Entry[] => {
    const words = groupLabels?.[option.verb]
    const used = toolApart(option)
    const those = lines?.get(lineOf(option.verb, used))
    if (words === undefined || those === undefined || those.length === 1)
      return [{ options: [option] }]
    const bundle = words(those.length, those[0].argument)
    if (bundle === null) return [{ options: [option] }]
    if (those[0] !== option) return []
    return [{ options: those, bundle, ...(used !== undefined && { tool: used }) }]
  })
}

/** Several options, at least one. */
type Options = [Option, ...Option[]]

const lineOf = (verb: string, tool: string | undefined): string => `${verb}/${tool ?? ''}`

const byVerb = (options: readonly Option[]): Map<string, Options> =>
  grouped(options, ({ verb }) => verb)

const byLine = (options: readonly Option[], tool: (option: Option) => string | undefined) =>
  grouped(options, (option) => lineOf(option.verb, tool(option)))

/** Options by what they have in common, in their order. One walk for all: a heavy game offers hundreds. */
function grouped(
  options: readonly Option[],
  keyOf: (option: Option) => string,
): Map<string, Options> {
  const groups = new Map<string, Options>()
  for (const option of options) {
    const key = keyOf(option)
    const those = groups.get(key)
    if (those === undefined) groups.set(key, [option])
    else those.push(option)
  }
  return groups
}

/** Refused options, the most tempting first: those of verbs of which nothing is offered, one for each reason. */
export function refusedInOrder(
  refusals: readonly Refusal[],
  options: readonly Option[],
  narrowed: string | null,
  tool: ToolOf = noTool,
): Refusal[] {
  const offered = new Set(options.map(({ verb }) => verb))
  const seen = new Set<string>()
  const rank = ({ verb, reason }: Refusal): number => {
    const isAgain = seen.has(`${verb}/${reason}`)
    seen.add(`${verb}/${reason}`)
    return (isAgain ? 2 : 0) + (offered.has(verb) ? 1 : 0)
  }
  return refusals
    .filter((refusal) => isInHand(refusal, narrowed, tool))
    .map((refusal) => ({ refusal, rank: rank(refusal) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ refusal }) => refusal)
}

/** More refused options than this that say nothing new would bury the others. */
const FEW = 4

/** Refused options without those that only say again why a verb is refused, unless these are few. */
export function withoutRepeats(refused: readonly Refusal[]): readonly Refusal[] {
  const seen = new Set<string>()
  const first = refused.filter(({ verb, reason }) => {
    const isAgain = seen.has(`${verb}/${reason}`)
    seen.add(`${verb}/${reason}`)
    return !isAgain
  })
  return refused.length - first.length > FEW ? first : refused
}

/**
 * What a newcomer looks for and can't do now: one refusal for each tempting verb of which nothing is offered, and each
 * tempting option that is refused.
 */
export function temptingOf(
  refused: readonly Refusal[],
  options: readonly Option[],
  tempting: readonly Tempting[] = [],
): Refusal[] {
  const offered = new Set(options.map(({ verb }) => verb))
  return tempting.flatMap((wanted) => {
    if (typeof wanted !== 'string')
      return (
        refused.find(
          ({ verb, argument }) => verb === wanted.verb && argument === wanted.argument,
        ) ?? []
      )
    return offered.has(wanted) ? [] : (refused.find(({ verb }) => verb === wanted) ?? [])
  })
}
