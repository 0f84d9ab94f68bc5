import { at } from '@eldertable/kernel'
import { POWERS_EACH, powerAt } from '../pieces/powers.ts'
import type { Game } from '../frames.ts'
import { NONE, type MashState } from '../state.ts'

/** A generator from the stack, which its discards fill again, or -1 (CM-GENER-9). */
export function drawGenerator(g: Game): number {
  const { table, box } = g.state
  if (box.generators.length === 0 && table.generatorDiscards.length > 0) {
    box.generators = table.generatorDiscards
    table.generatorDiscards = []
    g.chance.shuffle(box.generators)
    g.event?.('reshuffles', 'CM-GENER-9', { stack: 'generators' })
  }
  const piece = box.generators.pop() ?? NONE
  table.generatorsLeft = box.generators.length
  return piece
}

/** Puts a generator back that found no place (CM-GENER-7). */
export function putBack(g: Game, piece: number): void {
  const { table, box } = g.state
  box.generators.push(piece)
  g.chance.shuffle(box.generators)
  table.generatorsLeft = box.generators.length
}

/** An object from the stack, which its discards fill again, or -1 (CM-ITEM-12). */
export function drawObject(g: Game): number {
  const { table, box } = g.state
  if (box.objects.length === 0 && table.objectDiscards.length > 0) {
    box.objects = table.objectDiscards
    table.objectDiscards = []
    g.chance.shuffle(box.objects)
    g.event?.('reshuffles', 'CM-ITEM-12', { stack: 'objects' })
  }
  const object = box.objects.pop() ?? NONE
  table.objectsLeft = box.objects.length
  return object
}

/** A spell from the stack, which is never filled again, or -1 (CM-CAST-3). */
export function drawSpell({ state: { table, box } }: Game): number {
  const spell = box.spells.pop() ?? NONE
  table.spellsLeft = box.spells.length
  return spell
}

/** A power-up from a character's own stack, or -1 (CM-BOOST-1, CM-BOOST-5). */
export const drawPower = ({ box }: MashState, character: number): number =>
  at(box.powers, character).pop() ?? NONE

/** How many power-ups a character can still draw: the rest are with it, or in the Crystal. */
export function powersLeft({ table }: MashState, character: number): number {
  const held = table.heroes.find((hero) => hero.character === character)?.powers.length ?? 0
  const isInCrystal = table.crystal !== NONE && powerAt(table.crystal).character === character
  return POWERS_EACH - held - Number(isInCrystal)
}
