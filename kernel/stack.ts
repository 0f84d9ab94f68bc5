import type { Frame } from './state.ts'
import type { CompiledTitle } from './step.ts'

/** The place on the stack of the innermost running procedure of a name, or -1. */
export function innermost(stack: readonly Frame[], procedure: string): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const at = stack[i]?.at ?? ''
    if (at.charAt(procedure.length) === '.' && at.startsWith(procedure)) return i
  }
  return -1
}

/** Drops everything that runs within the procedure at a place, but for what says how it finishes: that goes on there. */
export function leave(stack: Frame[], place: number, { steps, finishes }: CompiledTitle): void {
  let kept = place + 1
  for (let i = kept; i < stack.length; i++) {
    const frame = stack[i]
    const finish = frame && finishes.get(steps.get(frame.at)?.procedure ?? '')
    if (frame === undefined || finish === undefined) continue
    frame.at = finish.key
    stack[kept++] = frame
  }
  stack.length = kept
}

/** Takes the frame at a place off the stack; what it has called as its last act moves down into its place. */
export function removeFrame(stack: Frame[], place: number): void {
  for (let i = place + 1; i < stack.length; i++) stack[i - 1] = stack[i] as Frame
  stack.pop()
}

/** A frame as it is but for the mark that it has made. */
export function withoutMark(frame: Frame): Frame {
  if (frame.mark === undefined) return frame
  const { mark: _, ...rest } = frame
  return rest
}
