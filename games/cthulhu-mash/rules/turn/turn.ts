import { at, done, type Done, type Seat } from '@eldertable/kernel'
import { SANE_FROM } from '../../pieces/sanity.ts'
import { GATE_SPACE, sideFacing, SPAWN_SPACE } from '../../tiles/spaces.ts'
import { isBeforeVersion5 } from '../../earlier/edition.ts'
import type { Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { isFoe, isHero } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { shift } from '../gates/arrive.ts'
import { asides } from '../holds/exits.ts'
import { isInsane, recover } from '../characters/health.ts'
import { procedure } from '../kit.ts'
import { throwSix } from '../sanity/madness.ts'
import { beginMonsterStep } from '../monsters/monster-step.ts'
import { actionsOf, baseHealth, baseMentality } from '../characters/numbers.ts'
import { bodyOf, heroAt, isAlive, isIn, standingOn } from '../pieces.ts'
import { hasGenerators } from '../monsters/populate.ts'
import { controller, isAutomatic } from '../sides.ts'
import { placeOf, spotOf } from '../spots.ts'
import { judge } from '../ending/verdict.ts'

/** The turn of a player: start, actions, monsters, end (CM-TURN-1). */
export const turn = procedure('turn', {
  begin(g, f) {
    const { table } = g.state
    table.turn++
    table.active = f.seat
    table.isCut = false
    table.step = 'start'
    table.actions = 0
    g.event?.('turn', 'CM-TURN-1', { seat: f.seat })
    refresh(g.state, f.seat)
    const hero = heroAt(g.state, f.seat)
    if (hero.life === 'comes') {
      hero.isNew = false
      g.call('comeIn', { seat: f.seat }) // CM-COOP-8
      return 'actions'
    }
    if (hero.life !== 'respawns') return hero.isNew ? 'first' : roll(g, f.seat)
    g.call('respawn', { seat: f.seat })
    return hero.isNew ? 'first' : 'actions' // CM-TURN-2
  },
  // CM-TURN-3, CM-TURN-4, CM-TURN-16
  first(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    hero.isNew = false
    const { home } = hero
    const isHome = placeOf(hero.spot) === home
    if (isHome) g.call('spawn', { place: home, seat: f.seat, pieces: [], isRolled: false })
    if (home !== NONE && !at(s.table.places, home).isPopulated)
      g.call('populate', { place: home, by: f.seat, left: NONE })
    return isHome ? 'actions' : 'rolls'
  },
  rolls: (g, f) => roll(g, f.seat),
  actions: (g, f) => act(g, f.seat),
  // Before version 5, once nobody was sane, each was asked to let the dice fall (CM-PROMPT-9).
  adrift: {
    rule: 'CM-PROMPT-9',
    always: true,
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat }),
    offer(_, __, o) {
      o.allow(V.rave, 0, 'CM-SANE-30')
    },
    take(g, f) {
      g.call('actions', { seat: f.seat })
      return 'monsters'
    },
  },
  monsters(g, f) {
    const s = g.state
    s.table.step = 'monsters'
    s.table.actions = 0
    s.table.isAgain = false // An action that was not taken again is no shield for the monsters (CM-REACT-23).
    return isAlive(s, f.seat) && beginMonsterStep(g, f.seat) ? 'end' : end(g, f.seat)
  },
  end: (g, f) => end(g, f.seat),
})

function end(g: Game, seat: Seat): Done {
  g.state.table.step = 'end'
  g.call('turnEnd', { seat })
  return done
}

/** Generators roll where the character is (CM-TURN-5). */
function roll(g: Game, seat: Seat): 'actions' | 'end' | 'monsters' | 'adrift' {
  const s = g.state
  if (!isAlive(s, seat)) return act(g, seat)
  const place = placeOf(heroAt(s, seat).spot)
  // With nothing to roll for, all that could come of it is that something is seen.
  if (!hasGenerators(s, place) && !s.table.settings.sanity) return act(g, seat)
  g.call('spawn', { place, seat, pieces: [], isRolled: true })
  return 'actions'
}

function act(g: Game, seat: Seat): 'end' | 'monsters' | 'adrift' {
  const s = g.state
  const hero = heroAt(s, seat)
  if (hero.hasLeft) judge(g) // CM-END-3: it left while its turn began
  if (!isAlive(s, seat)) return 'end'
  if (hero.losesTurn) {
    hero.losesTurn = false // CM-TURN-12
    g.event?.('losesTurn', 'CM-TURN-12', { seat })
    return 'monsters'
  }
  s.table.step = 'actions'
  s.table.actions = actionsOf(s, hero)
  if (isBeforeVersion5(s)) {
    if (isNobodySane(s)) return 'adrift'
  } else if (isInsane(s, hero) && hero.sanity > 0) comeToSenses(g, seat)
  g.call('actions', { seat })
  return 'monsters'
}

/** Whoever is not mad for good may come round by itself (CM-SANE-43). */
function comeToSenses(g: Game, seat: Seat): void {
  const hero = heroAt(g.state, seat)
  const die = throwSix(g, seat)
  const isSane = die >= SANE_FROM
  if (isSane) recover(hero)
  g.event?.('comesRound', 'CM-SANE-43', { seat, die, isSane })
}

/** Whether every living character acts by the dice (CM-SANE-30). */
const isNobodySane = (s: MashState): boolean =>
  s.table.settings.sanity &&
  s.table.heroes.every((hero) => hero.life !== 'alive' || isInsane(s, hero))

/** What lasts a turn of the current player begins anew. */
function refresh(s: MashState, seat: Seat): void {
  const own = heroAt(s, seat)
  own.isWardSpent = false
  own.isRazorSpent = false
  own.hasCrowed = false
  for (const hero of s.table.heroes) hero.isWebbed = false // CM-FOE-9
}

/** A dead character comes back to its spawning space (CM-DEATH-8, CM-DEATH-9). */
export const respawn = procedure('respawn', {
  room(g, f) {
    const { home } = heroAt(g.state, f.seat)
    g.call('makeRoom', { spot: spotOf(home, SPAWN_SPACE), rule: 'CM-DEATH-10' })
    return 'put'
  },
  put(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    hero.life = 'alive'
    hero.spot = spotOf(hero.home, SPAWN_SPACE)
    hero.health = baseHealth(s, hero)
    hero.mentality = baseMentality(s, hero)
    hero.facing = 0
    g.event?.('respawns', 'CM-DEATH-8', { seat: f.seat })
    // A first turn makes them spawn by itself, and they spawn only once (CM-TURN-16).
    if (!hero.isNew)
      g.call('spawn', { place: hero.home, seat: f.seat, pieces: [], isRolled: false })
    return done
  },
})

/** Whoever stands where somebody must come is moved aside, or destroyed (CM-DEATH-10, CM-DEATH-11). */
export const makeRoom = procedure('makeRoom', {
  look(g, f) {
    const s = g.state
    const who = standingOn(s, f.spot)
    if (who === NONE) return done
    if (asides(s, f.spot, who).length > 0) return 'aside'
    const body = bodyOf(s, who)
    body.health = 0
    body.blame = NONE
    g.event?.('crushed', 'CM-DEATH-11', { who })
    g.call('bury', { credits: [] })
    return 'look' // A vampire that clung to it is there now (CM-FOE-25).
  },
  aside: {
    rule: 'CM-DEATH-10',
    who: (s, f) => {
      const who = standingOn(s, f.spot)
      return isHero(who) ? who : controller(s)
    },
    about: (s, f) => ({ who: standingOn(s, f.spot) }),
    offer(s, f, o) {
      const who = standingOn(s, f.spot)
      const spaces = asides(s, f.spot, who)
      // CM-AUTO-19: they come in the order n, e, s, w.
      if (isFoe(who) && isAutomatic(s)) o.allow(V.moveAside, at(spaces, 0), 'CM-AUTO-19')
      else for (const space of spaces) o.allow(V.moveAside, space, 'CM-DEATH-10')
    },
    take(g, f, _, space) {
      const s = g.state
      const who = standingOn(s, f.spot)
      shift(s, who, spotOf(placeOf(f.spot), space))
      g.event?.('steps', 'CM-DEATH-10', { who, spot: bodyOf(s, who).spot })
      g.call('land', { who, coming: 'moved', by: NONE })
      return done
    },
  },
})

/** A character enters a shared start by its entry gate (CM-COOP-5 to CM-COOP-8). */
export const comeIn = procedure('comeIn', {
  room(g) {
    g.call('makeRoom', { spot: entrySpot(g.state), rule: 'CM-COOP-5' })
    return 'put'
  },
  put(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    hero.life = 'alive'
    hero.spot = entrySpot(s)
    g.event?.('comesIn', 'CM-COOP-5', { seat: f.seat, spot: hero.spot })
    g.call('arrive', {
      who: f.seat,
      place: 0,
      spot: hero.spot,
      towards: NONE,
      by: f.seat,
      from: NONE,
      other: NONE,
      coming: 'moved',
      isGate: false,
    })
    return done
  },
})

function entrySpot({ table }: MashState): number {
  const { rotation } = at(table.places, 0)
  return spotOf(0, at(GATE_SPACE, sideFacing(table.entry, rotation)))
}

/** The next player in turn order who is still in the game (CM-TURN-15). */
export function nextSeat(s: MashState, seat: Seat): Seat {
  const { length } = s.table.heroes
  let next = seat
  do next = (next + 1) % length
  while (!isIn(s, next) && next !== seat)
  return next
}
