import type { Settings } from '@eldertable/kernel'
import type { ReactNode } from 'react'

/** A value of an option as it is drawn where somebody opens a table. */
export interface DrawnChoice {
  picture: ReactNode
  /** What it is, in a sentence or two. */
  story: string
  /** What is known of it with the other options as they are, such as how hard it is. */
  note?: (settings: Settings) => string | undefined
}

/** The drawn values of a title's options, by option and value: all values of an option, or the option is a plain field. */
export type DrawnChoices = Readonly<Record<string, Readonly<Record<string, DrawnChoice>>>>
