import { horrors as rows } from '../pieces/events.ts'
import { dreadfulChant } from './dreadful-chant.ts'
import { lostInTheMarsh, snatched } from './holding.ts'
import type { Horror } from './horror.ts'
import { lightsOut } from './lights-out.ts'
import { ambush, mobAtTheDoor, theyRise } from './raids.ts'
import { slickHands } from './slick-hands.ts'
import { stormSurge } from './storm-surge.ts'

const known: readonly Horror[] = [
  lostInTheMarsh,
  snatched,
  stormSurge,
  theyRise,
  dreadfulChant,
  lightsOut,
  mobAtTheDoor,
  ambush,
  slickHands,
]

/** Every horror of the deck, in the order of its cards. */
export const horrors: readonly Horror[] = rows.map(({ key }) => {
  const horror = known.find((one) => one.key === key)
  if (horror === undefined) throw new Error(`nobody has written ${key}`)
  return horror
})
