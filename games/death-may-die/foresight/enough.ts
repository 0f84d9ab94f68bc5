import { episodeRules } from '../episodes/index.ts'
import { discoveryAt } from '../rules/claims.ts'
import { thingAt } from '../rules/things.ts'
import { NO_CARD, NOBODY, type DmdState, type Roll, type Thing } from '../state.ts'
import { woundsLeft } from './attack.ts'

/** How many markers each token of an episode takes; a Lens loses those that it has. */
const full: Readonly<Record<Exclude<Thing['kind'], 'lens'>, number>> = {
  retort: 4,
  idol: 3,
  altar: 0,
  grave: 0,
  bones: 3,
  circuit: 3,
  pillar: 3,
}

const roomOn = ({ kind, markers }: Thing): number =>
  kind === 'lens' ? markers : Math.max(0, full[kind] - markers)

/**
 * With how many successes the action of an episode is done. Carried tokens take what is left over from one another; of
 * several that lie here one is meant, and it may be the one that takes most.
 */
function roomFor(s: DmdState, hero: number): number {
  const { actions } = episodeRules(s)
  const among = actions.find(({ isRolled }) => isRolled)?.things?.(s, hero) ?? []
  const tokens = among.map((thing) => thingAt(s, thing))
  const carried = tokens.filter(({ holder }) => holder !== NOBODY)
  return carried.length > 0
    ? carried.reduce((sum, one) => sum + roomOn(one), 0)
    : Math.max(0, ...tokens.map(roomOn))
}

/** The check of the Discovery card that is being resolved. */
export function checkAsked(s: DmdState) {
  if (s.table.found === NO_CARD) return null
  const { centre } = discoveryAt(s, s.table.found)
  return centre?.says === 'check' ? centre : null
}

/** How many successes of one's own roll are of any use; more than there can be where nobody can say. */
export function enoughFor(s: DmdState, { kind, hero, targets }: Roll): number {
  const [target] = targets
  switch (kind) {
    case 'check':
      return checkAsked(s)?.successes ?? Infinity
    case 'action':
      return roomFor(s, hero)
    case 'attack':
      return targets.length === 1 && target !== undefined ? woundsLeft(s, target) : Infinity
    default:
      return Infinity
  }
}
