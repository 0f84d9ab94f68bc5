import { counted } from '@eldertable/kernel'
import type { Thing } from '../state.ts'
import { caseFiles } from './case-files.ts'
import type { Tell } from './telling.ts'

type Kind = Thing['kind']

/** What is done with each token: the actions of its episode that name it. */
const deeds: Readonly<Record<Kind, readonly string[]>> = {
  retort: ['Spoil the Retort'],
  idol: ['Take the Idol', 'Break the Idols'],
  altar: ['Break the Idols'],
  grave: ['Open the Grave'],
  bones: ['Lay to Rest'],
  lens: ['Misalign the Lens'],
  circuit: ['Throw the Breaker'],
  pillar: ['Set the Charge', 'Light the Fuse'],
}

/** What a marker on each is called, several of them, and how many there is room for. */
const markers: Readonly<
  Partial<Record<Kind, readonly [single: string, several: string, most: number]>>
> = {
  retort: ['spoil marker', 'spoil markers', 4],
  idol: ['crack', 'cracks', 3],
  bones: ['prayer', 'prayers', 3],
  lens: ['Alignment', 'Alignment', 4],
  circuit: ['Wire', 'Wires', 3],
  pillar: ['Powder', 'Powder', 3],
}

/** This many markers on a token: "2 spoil markers". */
export const markersInWords = (kind: Kind, count: number): string => {
  const [single, several] = markers[kind] ?? ['marker', 'markers']
  return counted(count, single, several)
}

/** How many markers a token has room for. */
export const mostMarkers = (kind: Kind): number | undefined => markers[kind]?.[2]

/** How far the work on a token is. */
export function markersOf({ kind, markers: count }: Pick<Thing, 'kind' | 'markers'>): string[] {
  const row = markers[kind]
  if (row === undefined) return count === 0 ? [] : [`${counted(count, 'marker')} on it.`]
  return [`It has ${count} of ${row[2]} ${row[1]}.`]
}

/** What a token is for, and what is done with it. */
export function deedsWith(kind: Kind, { table }: Pick<Tell, 'table'>): string[] {
  const { goal, here } = caseFiles[table.settings.episode]
  return [
    ...(table.isDisrupted ? [] : [goal]),
    ...here.flatMap(({ name, text }) => (deeds[kind].includes(name) ? [`${name}. ${text}`] : [])),
  ]
}
