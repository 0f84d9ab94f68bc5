import type { Bot, Chance, Leisure, Mind, Pick, Sight } from '@eldertable/kernel'

/** What a title's mind picks before any thinking: always one of the allowed picks. */
export const usualPick = ({ usual, styles }: Mind, sight: Sight, chance: Chance): Pick =>
  allowedPick(usual ?? styles[0], sight, chance)

/** What the quickest habit picks, by which imagined play goes on: always one of the allowed picks. */
export const habitPick = ({ styles }: Mind, sight: Sight, chance: Chance): Pick =>
  allowedPick(styles[0], sight, chance)

function allowedPick(bot: Bot | undefined, sight: Sight, chance: Chance): Pick {
  const pick = bot?.(sight, chance) ?? -1
  for (let i = 0; i < sight.count; i++) if (sight.picks[i] === pick) return pick
  return sight.picks[0] ?? -1
}

/** The options that deserve a look, the usual one first. */
export function candidatesOf(
  mind: Mind,
  sight: Sight,
  usual: Pick,
  chance: Chance,
  leisure: Leisure,
): [Pick, ...Pick[]] {
  const offered = sight.picks.slice(0, sight.count)
  if (offered.length === 1 || mind.worthALook === undefined)
    return [usual, ...offered.filter((pick) => pick !== usual)]
  const wanted = mind.worthALook(sight, usual, leisure.imagine(chance), chance)
  return [usual, ...offered.filter((pick) => pick !== usual && wanted.includes(pick))]
}
