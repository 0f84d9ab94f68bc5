import type { Decision, Frame, Plain, Procedure } from '@eldertable/kernel'

/** The name under which a question tells the frames. */
const FRAMES = 'frames'

/**
 * A procedure whose questions tell the running frames to everybody, from which bots and previews play on in thought.
 * Nothing that a frame of this title remembers is hidden: all players know the same but for the pages (TEC-TERM-9).
 */
export function tellFrames({ name, steps }: Procedure): Procedure {
  const told = Object.entries(steps).map(([key, step]): [string, (typeof steps)[string]] => {
    if (typeof step === 'function') return [key, step]
    const about: typeof step.about = (s, f) => ({
      ...step.about?.(s, f),
      [FRAMES]: s.box.stack as unknown as Plain,
    })
    return [key, { ...step, about }]
  })
  return { name, steps: Object.fromEntries(told) }
}

/** The running frames, the last of them that of the question. */
export const framesTold = (about: Decision['about']): readonly Frame[] =>
  (about[FRAMES] ?? []) as unknown as readonly Frame[]
