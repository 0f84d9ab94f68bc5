import type { Option, Pick, View } from '@eldertable/kernel'

type MenuView = NonNullable<View['menu']>

/** The menu of a step: what is wanted can be chosen, everything else is in sight and says what comes first. */
export function lessonMenu(
  menu: MenuView,
  wanted: readonly Pick[],
  reason: string,
  rule: string,
): MenuView {
  const options = menu.options.flatMap((option) => narrowed(option, wanted))
  const others = menu.options
    .filter((option) => narrowed(option, wanted).length === 0)
    .map(({ verb, argument, target, rule: own }) => ({
      verb,
      argument,
      ...(target !== undefined && { target }),
      reason,
      rule: own ?? rule,
    }))
  return { options, refusals: [...others, ...menu.refusals] }
}

/** The part of an option that is wanted: of an amount it can be a part, or several. */
function narrowed(option: Option, wanted: readonly Pick[]): Option[] {
  const { upTo, ...single } = option
  if (upTo === undefined) return wanted.includes(option.pick) ? [option] : []
  const last = option.pick + upTo - option.argument
  const within = wanted.filter((pick) => pick >= option.pick && pick <= last)
  if (within.length === upTo - option.argument + 1) return [option]
  return within.map((pick) => {
    const argument = option.argument + pick - option.pick
    const [kind] = option.target?.split(':') ?? []
    return {
      ...single,
      pick,
      argument,
      ...(kind !== undefined && { target: `${kind}:${argument}` }),
    }
  })
}
