import type { ComponentType } from 'react'

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
