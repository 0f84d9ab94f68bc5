import { counted, list } from '@eldertable/kernel'
import { COLOURS } from '../../pieces/colours.ts'
import {
  ENERGY_SPACES,
  oldOnes,
  portalColour,
  portalNumber,
  strengthTrack,
} from '../../pieces/old-ones.ts'
import { isClosed } from '../../rules/pieces.ts'
import { drawsInStepOne } from '../../rules/strength.ts'
import { NOWHERE, OPEN } from '../../state.ts'
import { kindName, oldOneName, townName } from '../pieces.ts'
import { openState, type Tell } from '../telling.ts'

/** The Great Old One: where and how strong it is, what it does, and in Phase Two its portals. */
export function oldOneLines(t: Tell): string[] {
  const { energy, oldOne, phase, settings, strength } = t.table
  const boxes = strengthTrack(settings.greatOldOne, phase)
  const left = boxes.length - strength
  return [
    `${oldOneName(t)}, Phase ${phase === 1 ? 'One' : 'Two'}${oldOne === NOWHERE ? '' : `, at ${townName(oldOne, t)}`}.`,
    left === 0
      ? 'Its strength is at the end of the track.'
      : `Strength: ${drawsInStepOne(t.table)} drawn each spin; ${counted(left, 'more step')} and all is lost.`,
    `The boxes of its strength: ${list(boxes.map(String))}; it has taken ${strength}.`,
    `Energy: ${energy} of ${ENERGY_SPACES}; one more than ${ENERGY_SPACES} makes it stronger.`,
    ...Array.from({ length: COLOURS }, (_, colour) => powerLine(colour, t)),
    ...(phase === 1 ? [] : portalLines(t)),
  ]
}

function powerLine(colour: number, t: Tell): string {
  const name = kindName(colour)
  if (isClosed(openState(t), colour)) return `Power of ${name}: closed for good.`
  return `Power of ${name}: ${oldOnes[t.table.settings.greatOldOne].power(name)}`
}

function portalLines(t: Tell): string[] {
  const { portals, settings } = t.table
  return portals.map((kind, portal) => {
    const state = kind === OPEN ? 'open' : `sealed with ${kindName(kind)}`
    const number = portalNumber(settings.greatOldOne, portal)
    return `${kindName(portalColour(portal))} portal of ${number}: ${state}.`
  })
}
