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

/** What markers on each are called, and how many there is room for. */
const markers: Readonly<Partial<Record<Kind, readonly [name: string, most: number]>>> = {
  retort: ['spoil markers', 4],
  idol: ['cracks', 3],
  bones: ['prayers', 3],
  lens: ['Alignment', 4],
  circuit: ['Wires', 3],
  pillar: ['Powder', 3],
}

/** How far the work on a token is. */
export function markersOf({ kind, markers: count }: Pick<Thing, 'kind' | 'markers'>): string[] {
  const row = markers[kind]
  if (row === undefined) return count === 0 ? [] : [`${counted(count, 'marker')} on it.`]
  return [`It has ${count} of ${row[1]} ${row[0]}.`]
}

/** What a token is for, and what is done with it. */
export function deedsWith(kind: Kind, { table }: Pick<Tell, 'table'>): string[] {
  const { goal, here } = caseFiles[table.settings.episode]
  return [
    ...(table.isDisrupted ? [] : [goal]),
    ...here.flatMap(({ name, text }) => (deeds[kind].includes(name) ? [`${name}. ${text}`] : [])),
  ]
}
