import { placeOf, onMap, spaceOf } from '../../rules/figures.ts'
import { distance } from '../../rules/ground.ts'
import { isLitCircuit } from '../../rules/light.ts'
import type { DmdState, Thing } from '../../state.ts'
import { spacesWhere } from '../../rules/ground.ts'
import { at } from '@eldertable/kernel'
import type { Deed } from './deed.ts'

const ALIGNED = 4

/** Tokens on the map of which something is true, by their number. */
function thingsWhere({ table }: DmdState, is: (thing: Thing) => boolean): number[] {
  return table.things.flatMap((thing, number) => (thing.space >= 0 && is(thing) ? [number] : []))
}

/** Those nearest to, or farthest from, a space. */
function byDistance(s: DmdState, from: number, things: number[], sign: 1 | -1): number[] {
  const far = (thing: number): number => sign * distance(s, from, at(s.table.things, thing).space)
  const best = Math.min(...things.map(far))
  return things.filter((thing) => far(thing) === best)
}

export const putDownIdol: Deed<'put-down-idol'> = (g, f) => {
  const among = g.state.table.things.flatMap(({ kind, holder }, thing) =>
    kind === 'idol' && holder === f.you ? [thing] : [],
  )
  if (among.length === 0) return false
  g.call('onThing', { among, by: f.by, what: 'put-down', rule: f.rule, you: f.you })
  return true
}

export const turnGrave: Deed<'turn-grave'> = (g, f) => {
  const s = g.state
  const graves = thingsWhere(s, ({ kind, isOpen }) => kind === 'grave' && !isOpen)
  if (graves.length === 0) return false
  const among = byDistance(s, placeOf(s, f.you), graves, 1)
  g.call('onThing', { among, by: f.by, what: 'turn', rule: f.rule, you: f.you })
  return true
}

export const realign: Deed<'realign'> = (g, f) => {
  const s = g.state
  const lenses = thingsWhere(s, ({ kind, markers }) => kind === 'lens' && markers < ALIGNED)
  if (lenses.length === 0) return false
  const least = Math.min(...lenses.map((lens) => at(s.table.things, lens).markers))
  const among = lenses.filter((lens) => at(s.table.things, lens).markers === least)
  g.call('onThing', { among, by: f.by, what: 'realign', rule: f.rule, you: f.you })
  return true
}

/** DMD-EPFOUR-7 */
export const refocus: Deed<'refocus'> = (g, f) => {
  for (const lens of thingsWhere(
    g.state,
    ({ kind, markers }) => kind === 'lens' && markers < ALIGNED,
  )) {
    const thing = at(g.state.table.things, lens)
    thing.markers++
    g.event?.('marks', f.rule, { thing: lens, by: 1, markers: thing.markers })
  }
  return true
}

/** DMD-EPFIVE-5, DMD-EPFIVE-7 */
export const darken: Deed<'darken'> = (g, f, step) => {
  const s = g.state
  const lit = s.table.isDisrupted ? [] : thingsWhere(s, isLitCircuit)
  if (lit.length === 0) return false
  const among = byDistance(s, placeOf(s, f.you), lit, step.which === 'farthest' ? -1 : 1)
  g.call('onThing', { among, by: f.by, what: 'darken', rule: f.rule, you: f.you })
  return true
}

export const douse: Deed<'douse'> = (g, f) => {
  const s = g.state
  const lamps = spacesWhere(s, (space) => at(s.table.lamps, space))
  if (lamps.length === 0) return false
  const here = placeOf(s, f.you)
  const least = Math.min(...lamps.map((space) => distance(s, here, space)))
  const among = lamps.filter((space) => distance(s, here, space) === least)
  g.call('douse', { among, by: f.by, rule: f.rule })
  return true
}

/** Powder is lost at the Pillar nearest to you, or to the Chthonian (DMD-EPSIX-6). */
export const unpack: Deed<'unpack'> = (g, f, step) => {
  const s = g.state
  const packed = thingsWhere(s, ({ kind, markers }) => kind === 'pillar' && markers > 0)
  const [beast] = onMap(s, 'chthonian')
  const from =
    step.from === 'chthonian' && beast !== undefined ? spaceOf(s, beast) : placeOf(s, f.you)
  if (packed.length === 0) return false
  const among = byDistance(s, from, packed, 1)
  g.call('onThing', { among, by: f.by, what: 'unpack', rule: f.rule, you: f.you })
  return true
}
