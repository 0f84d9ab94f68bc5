import type {
  Bot,
  Chance,
  SearchContext,
  SearchProfile,
  Pick,
  Observation,
} from '@eldertable/kernel'

/** What a title's profile picks before any thinking: always one of the allowed picks. */
export const usualPick = (
  { defaultPolicy, rolloutPolicies }: SearchProfile,
  observation: Observation,
  chance: Chance,
): Pick => allowedPick(defaultPolicy ?? rolloutPolicies[0], observation, chance)

/** What the quickest habit picks, by which imagined play goes on: always one of the allowed picks. */
export const habitPick = (
  { rolloutPolicies }: SearchProfile,
  observation: Observation,
  chance: Chance,
): Pick => allowedPick(rolloutPolicies[0], observation, chance)

function allowedPick(bot: Bot | undefined, observation: Observation, chance: Chance): Pick {
  const pick = bot?.(observation, chance) ?? -1
  for (let i = 0; i < observation.count; i++) if (observation.picks[i] === pick) return pick
  return observation.picks[0] ?? -1
}

/** The options that deserve a look, the usual one first. */
export function candidatesOf(
  profile: SearchProfile,
  observation: Observation,
  usual: Pick,
  chance: Chance,
  search: SearchContext,
): [Pick, ...Pick[]] {
  const offered = observation.picks.slice(0, observation.count)
  if (offered.length === 1 || profile.candidates === undefined)
    return [usual, ...offered.filter((pick) => pick !== usual)]
  const wanted = profile.candidates(observation, usual, search.determinise(chance), chance)
  return [usual, ...offered.filter((pick) => pick !== usual && wanted.includes(pick))]
}
