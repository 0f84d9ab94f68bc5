import { effectsOf } from '@eldertable/kernel'
import { fearCrowds } from './crowds.ts'
import { takeItem } from './kleptomania.ts'
import type { AllMadnesses } from './madness.ts'
import { gather } from './megalomania.ts'
import { forgetThing } from './memory-loss.ts'
import { tidyUp } from './ocd.ts'
import { scatter } from './paranoia.ts'
import { relive } from './ptsd.ts'
import { setFire } from './pyromania.ts'

const meanings: AllMadnesses = {
  'fear-crowds': fearCrowds,
  'tidy-up': tidyUp,
  relive,
  scatter,
  'set-fire': setFire,
  forget: forgetThing,
  steal: takeItem,
  gather,
}

/** What insanities do when a mind gives way. */
export const madnesses = effectsOf(meanings)
