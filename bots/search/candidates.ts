import type {
  Bot,
  Chance,
  SearchContext,
  SearchProfile,
  Pick,
  Observation,
} from '@eldertable/kernel'

/** What a title's mind picks before any thinking: always one of the allowed picks. */
export const usualPick = (
  { defaultPolicy, rolloutPolicies }: SearchProfile,
  sight: Observation,
  chance: Chance,
): Pick => allowedPick(defaultPolicy ?? rolloutPolicies[0], sight, chance)

/** What the quickest habit picks, by which imagined play goes on: always one of the allowed picks. */
export const habitPick = (
  { rolloutPolicies }: SearchProfile,
  sight: Observation,
  chance: Chance,
): Pick => allowedPick(rolloutPolicies[0], sight, chance)

function allowedPick(bot: Bot | undefined, sight: Observation, chance: Chance): Pick {
  const pick = bot?.(sight, chance) ?? -1
  for (let i = 0; i < sight.count; i++) if (sight.picks[i] === pick) return pick
  return sight.picks[0] ?? -1
}

/** The options that deserve a look, the usual one first. */
export function candidatesOf(
  mind: SearchProfile,
  sight: Observation,
  usual: Pick,
  chance: Chance,
  leisure: SearchContext,
): [Pick, ...Pick[]] {
  const offered = sight.picks.slice(0, sight.count)
  if (offered.length === 1 || mind.candidates === undefined)
    return [usual, ...offered.filter((pick) => pick !== usual)]
  const wanted = mind.candidates(sight, usual, leisure.determinise(chance), chance)
  return [usual, ...offered.filter((pick) => pick !== usual && wanted.includes(pick))]
}
