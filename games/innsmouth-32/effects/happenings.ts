import { effectsOf } from '@eldertable/kernel'
import { burning, refineryFire } from './burn.ts'
import { chant, chanting } from './chant.ts'
import { confessing, confession } from './confess.ts'
import { dimming } from './dim.ts'
import { feasting } from './feast.ts'
import type { AllMeanings } from './happening.ts'
import { holding } from './hold.ts'
import { passage, passing } from './pass.ts'
import { raid, raiding } from './raids.ts'
import { slick, slipping } from './slip.ts'
import { lastStand, standing } from './stand.ts'
import { surge, surging } from './surge.ts'
import { wire, wiring } from './wire.ts'

const meanings: AllMeanings = {
  ...holding,
  ...surging,
  ...raiding,
  ...chanting,
  ...dimming,
  ...slipping,
  ...confessing,
  ...standing,
  ...burning,
  ...wiring,
  ...passing,
  ...feasting,
}

/** All that events do: carried out, refused, put into words. */
export const happenings = effectsOf(meanings)

/** What they call, in the order of the rulebook. */
export const happeningProcedures = [
  surge,
  chant,
  slick,
  raid,
  confession,
  lastStand,
  refineryFire,
  wire,
  passage,
]
