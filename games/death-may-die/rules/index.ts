import type { Procedure } from '@eldertable/kernel'
import { eachHero } from '../effects/deeds/each.ts'
import { beatOut } from '../episodes/beat-out.ts'
import { collapse } from '../episodes/collapse.ts'
import { steal } from '../effects/insanities/kleptomania.ts'
import { forget } from '../effects/insanities/memory-loss.ts'
import { tidy } from '../effects/insanities/ocd.ts'
import { shun } from '../effects/insanities/paranoia.ts'
import { prayer } from './prayer.ts'
import { hurl } from '../effects/uses/hurl.ts'
import { actions } from './actions.ts'
import { attack } from './attack.ts'
import { choose } from './choose.ts'
import { discovery } from './discovery.ts'
import { advance, arrival, reveal } from './elder.ts'
import { endEffects } from './end-of-turn.ts'
import { fall } from './fall.ts'
import { assault, fight } from './fight.ts'
import { herd } from './herd.ts'
import { chooseInvestigator, draftInsanity, match } from './match.ts'
import { walk } from './move.ts'
import { mythos } from './mythos.ts'
import { blow, carriedOff, kindle, rlyeh } from './placing.ts'
import { rest } from './rest.ts'
import { roll } from './roll.ts'
import { levelUp, terror, trigger } from './sanity.ts'
import { script } from './script.ts'
import { suffer } from './suffer.ts'
import { promote, summonAt } from './summoning.ts'
import { task } from './task.ts'
import { douse, onThing } from './things.ts'
import { trade } from './trade.ts'
import { turn } from './turn.ts'
import { wounds } from './wounds.ts'

/** Every procedure of the game, in the order in which a match meets them. */
export const procedures: readonly Procedure[] = [
  match,
  chooseInvestigator,
  draftInsanity,
  turn,
  actions,
  walk,
  attack,
  hurl,
  rest,
  trade,
  task,
  beatOut,
  collapse,
  roll,
  wounds,
  terror,
  trigger,
  levelUp,
  tidy,
  shun,
  forget,
  steal,
  fall,
  mythos,
  script,
  eachHero,
  choose,
  herd,
  summonAt,
  promote,
  kindle,
  rlyeh,
  blow,
  carriedOff,
  onThing,
  douse,
  fight,
  assault,
  discovery,
  suffer,
  endEffects,
  prayer,
  advance,
  arrival,
  reveal,
]
