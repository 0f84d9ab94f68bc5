import { at } from '@eldertable/kernel'

/** Spaces of a character's Fear, Rage, Greed and Chaos Tracks. */
export const MAT_TRACK = 2
/** TEC-DELIR-1: the top space of the Delirium Track. */
export const MAD = 4

export const mats = [
  { key: 'scientist', rule: 'TEC-CHAR-1' },
  { key: 'priest', rule: 'TEC-CHAR-2' },
  { key: 'historian', rule: 'TEC-CHAR-3' },
  { key: 'courier', rule: 'TEC-CHAR-4' },
  { key: 'medium', rule: 'TEC-CHAR-5' },
  { key: 'veteran', rule: 'TEC-CHAR-6' },
] as const

export type MatKey = (typeof mats)[number]['key']

export const matAt = (mat: number): (typeof mats)[number] => at(mats, mat)
