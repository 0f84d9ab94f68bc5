import type { Bot } from '@eldertable/kernel'

/** Takes any allowed pick, each as likely as the others. Works for every title. */
export const random: Bot = (observation, chance) =>
  observation.picks[chance.below(observation.count)] ?? -1
