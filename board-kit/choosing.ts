import type { Settings } from '@eldertable/kernel'
import type { ReactNode } from 'preact/compat'

/** A value of an option as it is drawn where somebody opens a table. */
export interface DrawnChoice {
  picture: ReactNode
  /** What it is, in a sentence or two. */
  story: string
  /** What is known of it with the other options as they are, such as how hard it is. */
  note?: (settings: Settings) => string | undefined
}

/**
 * What a title draws of its options, by option. All of its values, by value: they become boxes of which one is chosen. Or a
 * picture of the option itself, such as a module: it becomes a card with its name, its sentence and its field.
 */
export type DrawnChoices = Readonly<Record<string, DrawnValues | DrawnModule>>

export type DrawnValues = Readonly<Record<string, DrawnChoice>>

export interface DrawnModule {
  module: ReactNode
}

export const isModule = (drawn: DrawnValues | DrawnModule): drawn is DrawnModule =>
  'module' in drawn
