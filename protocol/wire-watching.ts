import { z } from 'zod'

/** How many picks those who watch may be behind where they see all hands. */
const BEHIND = { least: 5, most: 200 } as const

/** What those see who watch while the match runs, as a table agrees on it when it is opened. */
export const watching = z.union([
  z.enum(['open', 'none']),
  z.strictObject({
    behind: z
      .int()
      .min(BEHIND.least)
      .max(BEHIND.most)
      .describe('By so many picks: however long somebody thinks, nobody catches up with them.'),
  }),
])

export type Watching = z.infer<typeof watching>
