import type { ComponentType, ReactNode } from 'preact/compat'

/** One step of "how to play in two minutes": a picture of real pieces, a few sentences, and the rules they rest on. */
export interface HowToStep {
  heading: string
  text: string
  rules: readonly string[]
  Picture: ComponentType
}

export interface HowToPlay {
  name: string
  /** What everybody is after, in a sentence or two. */
  aim: string
  steps: readonly HowToStep[]
}

/** The words of the two minutes; `picture` names what is drawn beside them. */
interface HowToWords<P extends string> {
  aim: string
  steps: readonly (Omit<HowToStep, 'Picture'> & { picture: P })[]
}

/** The two minutes of a title: its words, each step with its picture. */
export const illustrated = <P extends string>(
  name: string,
  { aim, steps }: HowToWords<P>,
  pictures: Readonly<Record<P, ComponentType>>,
): HowToPlay => ({
  name,
  aim,
  steps: steps.map(({ picture, ...step }) => ({ ...step, Picture: pictures[picture] })),
})

/** A picture of a step: single pieces on 340 by 150, or the part of a board that matters. */
export function StepPicture({ children, view }: { children: ReactNode; view?: string }) {
  return (
    <svg viewBox={view ?? '0 0 340 150'} aria-hidden="true">
      {children}
    </svg>
  )
}
