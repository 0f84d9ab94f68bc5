import type { Bot } from '@eldertable/kernel'

/** Takes any allowed pick, each as likely as the others. Works for every title. */
export const random: Bot = (sight, chance) => sight.picks[chance.below(sight.count)] ?? -1
