import { effectsOf } from '@eldertable/kernel'
import { burning } from './burn.ts'
import { chanting } from './chant.ts'
import { confessing } from './confess.ts'
import { dimming } from './dim.ts'
import { feasting } from './feast.ts'
import type { AllMeanings } from './happening.ts'
import { holding } from './hold.ts'
import { passing } from './pass.ts'
import { raiding } from './raids.ts'
import { slipping } from './slip.ts'
import { standing } from './stand.ts'
import { surging } from './surge.ts'
import { wiring } from './wire.ts'

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
