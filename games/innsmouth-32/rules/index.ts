import { happeningProcedures } from '../effects/happenings.ts'
import { cure, read, treasuryRaid } from '../effects/uses.ts'
import { act } from './act.ts'
import { assault } from './assault.ts'
import { attack, counter, counterFrom } from './attack.ts'
import { banish } from './banish.ts'
import { checks } from './checks.ts'
import { commit } from './commit.ts'
import { cut } from './cut.ts'
import { endTasks, openReel, reelEnd } from './end-tasks.ts'
import { event } from './event-card.ts'
import { harm } from './harm.ts'
import { held } from './held.ts'
import { keepTwo, store } from './holding.ts'
import { insanity } from './insanity.ts'
import { lastOne } from './last-one.ts'
import { match, reel } from './match.ts'
import { gather, place, placeTerror } from './placing.ts'
import { poolTurn, survivorTurn } from './pool-turn.ts'
import { draft, prepare, start } from './prepare.ts'
import { beset, dibs, feature, reveal } from './reveal.ts'
import { search } from './search.ts'
import { sideTurn } from './side-turn.ts'
import { allOut, strike } from './strike.ts'
import { throwDice } from './throw.ts'
import { second, sideEnd, survivorEnd } from './turn-ends.ts'
import { vote } from './vote.ts'

/** Every procedure of the game, in the order of the rulebook. */
export const procedures = [
  match,
  prepare,
  start,
  draft,
  openReel,
  reel,
  poolTurn,
  survivorTurn,
  survivorEnd,
  act,
  second,
  reveal,
  dibs,
  feature,
  beset,
  event,
  attack,
  counter,
  counterFrom,
  assault,
  harm,
  commit,
  throwDice,
  banish,
  insanity,
  held,
  search,
  keepTwo,
  store,
  cure,
  read,
  treasuryRaid,
  sideTurn,
  sideEnd,
  allOut,
  strike,
  place,
  placeTerror,
  gather,
  endTasks,
  reelEnd,
  vote,
  cut,
  lastOne,
  checks,
  ...happeningProcedures,
]
