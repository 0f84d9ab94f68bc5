import type { Remembered } from './procedure.ts'
import type { Frame } from './state.ts'
import type { CompiledTitle } from './compiled-step.ts'

/** The place on the stack of the innermost running procedure of a name, or -1. */
export function innermost(stack: readonly Frame[], procedure: string): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const at = stack[i]?.at ?? ''
    if (at.charAt(procedure.length) === '.' && at.startsWith(procedure)) return i
  }
  return -1
}

/** Drops from a place inwards whatever is over, but for what says how it finishes: that goes on there. */
export function leave(
  stack: Frame[],
  from: number,
  { steps, finishes }: CompiledTitle,
  isOver?: (frame: Frame & Remembered) => boolean,
): void {
  let kept = from
  for (const frame of stack.slice(from)) {
    if (isOver?.(frame as Frame & Remembered) ?? true) {
      const finish = finishes.get(steps.get(frame.at)?.procedure ?? '')
      if (finish === undefined) continue
      frame.at = finish.key
    }
    stack[kept++] = frame
  }
  stack.length = kept
}

/** Takes the frame at a place off the stack; what it has called as its last act moves down into its place. */
export function removeFrame(stack: Frame[], place: number): void {
  for (let i = place + 1; i < stack.length; i++) stack[i - 1] = stack[i] as Frame
  stack.pop()
}

/** A frame as it is but for the savepoint that it has made. */
export function withoutMark(frame: Frame): Frame {
  if (frame.mark === undefined) return frame
  const { mark: _, ...rest } = frame
  return rest
}
