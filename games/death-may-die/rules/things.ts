import { at, done, missing } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import { NOBODY, NOWHERE, type DmdState, type Thing } from '../state.ts'
import { placeOf } from './figures.ts'
import { procedure } from './kit.ts'

const ALIGNED = 4
const REGAINED = 2

export function thingAt({ table }: DmdState, thing: number): Thing {
  const one = table.things[thing]
  if (one === undefined) missing('token', thing)
  return one
}

/** Whether a token of a kind is in a space. */
export function isThingIn({ table }: DmdState, space: number, kind: Thing['kind']): boolean {
  const { things } = table
  for (let thing = 0; thing < things.length; thing++) {
    const one = things[thing] as Thing
    if (one.space === space && one.kind === kind) return true
  }
  return false
}

/** Tokens of a kind in a space, by their number. */
export function thingsIn({ table }: DmdState, space: number, kind: Thing['kind']): number[] {
  const { things } = table
  const found: number[] = []
  for (let thing = 0; thing < things.length; thing++) {
    const one = things[thing]
    if (one?.space === space && one.kind === kind) found.push(thing)
  }
  return found
}

/** Tokens of a kind that a hero carries, the one with most markers first (P20). */
export const carriedBy = ({ table }: DmdState, hero: number, kind: Thing['kind']): number[] =>
  table.things
    .flatMap((one, thing) => (one.holder === hero && one.kind === kind ? [thing] : []))
    .toSorted((a, b) => at(table.things, b).markers - at(table.things, a).markers)

/** Puts markers on a token or takes them off. */
export function mark(g: Game, thing: number, by: number, rule: string): void {
  const one = thingAt(g.state, thing)
  one.markers += by
  if (by !== 0) g.event?.('marks', rule, { thing, by, markers: one.markers })
}

/** A token leaves for good. */
export function removeThing(g: Game, thing: number, rule: string): void {
  const one = thingAt(g.state, thing)
  one.space = NOWHERE
  one.holder = NOBODY
  one.markers = 0
  g.event?.('thingGone', rule, { thing })
}

/** Turns a face-down Grave up; with Bones it is one from now on (DMD-EPTHREE-7). */
export function turnUp(g: Game, thing: number, rule: string): void {
  const { box } = g.state
  const one = thingAt(g.state, thing)
  one.isOpen = true
  if (box.bones.includes(thing)) one.kind = 'bones'
  box.bones = box.bones.filter((grave) => grave !== thing)
  g.event?.('turnsUp', rule, { thing, hasBones: one.kind === 'bones' })
}

/** A text does something to one of several tokens. */
export const onThing = procedure('onThing', {
  choose(g, f) {
    g.call('choose', {
      by: f.by,
      what: 'thing',
      among: [...f.among],
      why: f.what,
      rule: f.rule,
    })
    return 'act'
  },
  act(g, f) {
    const thing = f.answer ?? -1
    const one = thingAt(g.state, thing)
    switch (f.what) {
      case 'put-down':
        one.holder = NOBODY
        one.space = placeOf(g.state, f.you)
        g.event?.('putsDown', f.rule, { thing, space: one.space })
        break
      case 'turn':
        turnUp(g, thing, f.rule)
        break
      case 'realign':
        mark(g, thing, Math.min(REGAINED, ALIGNED - one.markers), f.rule)
        break
      case 'darken':
        mark(g, thing, -one.markers, f.rule) // DMD-EPFIVE-5
        break
      case 'unpack':
        mark(g, thing, -1, f.rule)
    }
    return done
  },
})

/** A Lamp is removed from one of several spaces. */
export const douse = procedure('douse', {
  choose(g, f) {
    g.call('choose', {
      by: f.by,
      what: 'space',
      among: [...f.among],
      why: 'douse',
      rule: f.rule,
    })
    return 'act'
  },
  act(g, f) {
    const space = f.answer ?? -1
    g.state.table.lamps[space] = false
    g.event?.('lampOut', f.rule, { space })
    return done
  },
})
