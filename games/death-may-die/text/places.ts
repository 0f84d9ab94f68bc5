import { at } from '@eldertable/kernel'
import { groundIn, spaceRow } from '../rules/ground.ts'
import { isDark } from '../rules/light.ts'
import { spaceList, spaceName } from './pieces.ts'
import { openState, type Tell } from './telling.ts'

/** Where the ways out of a space lead: through doors, by stairs, by a tunnel (DMD-MAP-2, DMD-MAP-4). */
export function waysOut(space: number, t: Tell): string[] {
  const { links, stairs, tunnel } = spaceRow(openState(t), space)
  const { spaces } = groundIn(t.table.settings)
  const placeOf = (id: string): number => spaces.findIndex((one) => one.id === id)
  const named = (id: string): string => spaceName(placeOf(id), t)
  return [
    ...(links.length === 0
      ? []
      : [
          `${links.length === 1 ? 'A door leads' : 'Doors lead'} to ${spaceList(links.map(placeOf), t)}.`,
        ]),
    ...(stairs === undefined ? [] : [`Stairs. They lead to ${named(stairs)}.`]),
    ...(tunnel === undefined ? [] : [`A tunnel leads to ${named(tunnel)}.`]),
  ]
}

/** What the things that lie in a space do, for somebody who has not met them before. */
export function whatItDoes(space: number, t: Tell): string[] {
  const { fire, rlyeh, lamps, shutters, elder } = t.table
  const { gate, isWater, isConsecrated } = spaceRow(openState(t), space)
  return [
    ...(gate === undefined
      ? []
      : [
          shutters[gate]
            ? `The ${gate} gate, barred by a Shutter: the next enemy that would come here breaks it instead.`
            : `The ${gate} gate: enemies come through it.`,
        ]),
    ...(isWater === true
      ? ['Water does nothing by itself. Deep Ones are stronger in it, and some cards name it.']
      : []),
    ...(isConsecrated === true ? ['Consecrated ground: here Bones are laid to rest.'] : []),
    ...(at(fire, space) > 0
      ? [
          'Fire harms nobody who stays. Whoever leaves takes as many tokens along as lie here, and rolls for them at the end of the turn.',
        ]
      : []),
    ...(at(rlyeh, space)
      ? [
          elder.stage > 1
            ? "R'lyeh: whoever ends a turn here takes 1 stress, an enemy that attacks here rolls a bonus die more, and a Cultist that wounds somebody here costs 1 stress more."
            : "R'lyeh: an enemy that attacks here rolls a bonus die more, and a Cultist that wounds somebody here costs 1 stress. Once Cthulhu has come, ending a turn here costs 1 too.",
        ]
      : []),
    ...(at(lamps, space) ? ['A Lamp: the space is lit.'] : []),
    ...(isDark(openState(t), space)
      ? ['Without a Lamp or a lit Circuit a space is dark, and some cards are worse in the dark.']
      : []),
  ]
}
