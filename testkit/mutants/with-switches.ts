import type { Fault } from './find-faults.ts'

/** A fault with a number by which it is switched on. */
export interface Numbered extends Fault {
  readonly id: number
}

/** The name of the function, known to every module, that says whether a fault is switched on. */
export const asks = '__hasFault'

/**
 * A source in which every fault is there but switched off. What a fault puts in is the text as it was written: with one
 * fault at a time, no other can be on inside it.
 */
export function withSwitches(source: string, faults: readonly Numbered[]): string {
  const byPlace = new Map<string, [Numbered, ...Numbered[]]>()
  for (const fault of faults) {
    const at = byPlace.get(`${fault.start} ${fault.end}`)
    if (at === undefined) byPlace.set(`${fault.start} ${fault.end}`, [fault])
    else at.push(fault)
  }
  const places = [...byPlace.values()].toSorted(([a], [b]) => a.start - b.start || b.end - a.end)
  let next = 0
  /** Writes a stretch of the source with the places that lie inside it. */
  const write = (from: number, to: number): string => {
    let text = ''
    let at = from
    for (let place = places[next]; place !== undefined; place = places[next]) {
      const [{ start, end, isBlock }] = place
      if (start >= to) break
      next++
      text += source.slice(at, start)
      const inside = write(start, end)
      text += isBlock === true ? ifNone(place, inside) : choice(place, inside)
      at = end
    }
    return text + source.slice(at, to)
  }
  return write(0, source.length)
}

const choice = (faults: readonly Numbered[], inside: string): string =>
  `(${faults.map(({ id, instead }) => `${asks}(${id}) ? (${instead}) : `).join('')}(${inside}))`

const ifNone = (faults: readonly Numbered[], inside: string): string =>
  `{${faults.map(({ id }) => `if (${asks}(${id})) {} else `).join('')}${inside}}`
