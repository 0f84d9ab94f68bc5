import { counted, list } from '@eldertable/kernel'
import { printedHealth } from '../../rules/pieces.ts'
import { NONE, type Foe, type Pile } from '../../state.ts'
import { holdName } from '../holds.ts'
import { objectName } from '../objects.ts'
import { kindOfFoe, type Tell } from '../telling.ts'
import { cellAt } from '../where.ts'
import { TISSUE_DAMAGE } from '../../pieces/objects.ts'

/** A monster or generator with all that can be seen of it. */
export function foeInWords(foe: Foe, t: Tell): string {
  const { piece, spot, health, holds, victim, losesStep, boundBy, objects } = foe
  const states = [
    `health ${health} of ${printedHealth(piece)}`,
    ...holds.map(({ kind, escape }) => `held by ${holdName(kind, foe, t)}, escape ${escape}`),
    ...holds.flatMap(({ sinksIn }) => (sinksIn > 0 ? ['sinking'] : [])),
    ...(victim === NONE ? [] : [`attached to ${t.name(victim)}`]),
    ...(losesStep ? ['misses its next step'] : []),
    ...(boundBy === NONE ? [] : [`bound by ${t.name(boundBy)}`]),
    ...(objects.length > 0 ? [`carries ${list(objects.map(objectName))}`] : []),
  ]
  return `${kindOfFoe(piece)} on ${cellAt(spot, t)}: ${list(states)}`
}

/** What lies on a space. */
export function pileInWords({ unseen, open, tissue }: Pile): string {
  return list([
    ...(unseen > 0 ? [`${counted(unseen, 'unseen object')}`] : []),
    ...open.map(objectName),
    ...tissue.map((piece) => `${objectName(piece)} that costs ${TISSUE_DAMAGE[piece]} health`),
  ])
}

/** Whoever is on a place of the layout, attached vampires included. */
export const heroesIn = (spots: readonly number[], t: Tell): number[] =>
  t.table.heroes.flatMap(({ spot }, seat) => (spots.includes(spot) ? [seat] : []))

/** Piles on a spot. */
export const pilesAt = (spot: number, t: Tell): readonly Pile[] =>
  t.table.piles.filter((pile) => pile.spot === spot && isSomething(pile))

const isSomething = ({ unseen, open, tissue }: Pile): boolean =>
  unseen > 0 || open.length > 0 || tissue.length > 0
