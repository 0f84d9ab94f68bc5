import type { Frame, Plain, Procedure } from '@eldertable/kernel'

/** The name under which a question tells the frames. */
const FRAMES = 'frames'

/**
 * A procedure whose questions tell the running frames to everybody, from which bots and previews play on in thought.
 * Nothing that a frame of this title remembers is hidden: all players know the same but for the pages (TEC-TERM-9).
 */
export function tellFrames(procedure: Procedure): Procedure {
  const steps = Object.entries(procedure.steps).map(([name, step]) => {
    if (typeof step === 'function') return [name, step] as const
    const about: typeof step.about = (s, f) => ({
      ...step.about?.(s, f),
      [FRAMES]: s.box.stack.map(withoutMark),
    })
    return [name, { ...step, about }] as const
  })
  return { ...procedure, steps: Object.fromEntries(steps) }
}

/** A mark is a whole state, with its hidden pages. */
function withoutMark(frame: Frame): Plain {
  return Object.fromEntries(
    Object.entries(frame).filter(([name]) => name !== 'mark'),
  ) as unknown as Plain
}

/** The running frames, the last of them that of the question. */
export const framesTold = (about: object): readonly Frame[] =>
  FRAMES in about ? (about[FRAMES] as readonly Frame[]) : []
