import { at, done } from '@eldertable/kernel'
import { cardAt, cards, FIRST_SURVIVOR, HOUND, isMonster, rowOf } from '../pieces/cards.ts'
import { FACTIONS } from '../pieces/factions.ts'
import { cast } from '../pieces/survivors.ts'
import type { Game } from '../frames.ts'
import { DIRECTOR, NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { toRemoved } from './discards.ts'
import { addTerror, dealReel } from './end-tasks.ts'
import { procedure } from './kit.ts'
import { drawSurvivor, enterPool } from './pool-turn.ts'
import { claimants, show } from './reveal.ts'
import { refill, SLOTS, takeOff, topOf, turnUp } from './screen.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { poolAt } from './survivors.ts'
import { drop } from './lists.ts'
import { putInThrong } from './throngs.ts'

const POWERS = cards.flatMap(({ kind }, card) => (kind === 'power' ? [card] : []))
const MATINEE_REST = 3
const ALL_FACTIONS = 4

/** What options change before the film, in the order of I32-SETUP-17. */
export const prepare = procedure('prepare', {
  // I32-OPT-17
  cull(g) {
    const { table } = g.state
    if (table.settings.powerPlayCull) {
      const card = at(POWERS, g.chance.below(POWERS.length))
      drop(table.discards, card)
      toRemoved(g, card, 'I32-OPT-17')
    }
    return table.settings.hound === 'replace-chosen' ? 'replace' : 'hound'
  },
  // I32-HOUND-1, I32-AUTO-21
  replace: {
    rule: 'I32-HOUND-1',
    who: (s) => askedFor(s, DIRECTOR),
    offer(s, _, o) {
      if (isAutomatic(s, DIRECTOR)) o.allow(V.decline, 0, 'I32-AUTO-21')
      else for (const who of theCast()) o.allow(V.replace, who, 'I32-HOUND-1')
    },
    take(g, _, verb, who) {
      replaceBy(g, verb === V.replace ? who : randomName(g))
      return 'cultist'
    },
  },
  hound(g) {
    const { table, box } = g.state
    switch (table.settings.hound) {
      case 'replace-random':
        replaceBy(g, randomName(g))
        break
      case 'thirteenth': {
        // I32-HOUND-2
        at(box.piles, 0).push(HOUND)
        table.piles[0] = at(box.piles, 0).length
        break
      }
      case 'companion':
        table.partner = randomName(g) // I32-HOUND-3
        g.event?.('partner', 'I32-HOUND-3', { who: table.partner })
        break
      default:
    }
    return 'cultist'
  },
  // I32-CULTIST-1, I32-CULTIST-2
  cultist(g) {
    const { table, hands, box } = g.state
    if (!table.settings.secretCultist) return done
    const who = randomName(g)
    drop(box.victims, who)
    if (table.director === NONE) box.cultist = who
    else {
      at(hands, table.director).cultist = who
      g.event?.('learnsCultist', 'I32-CULTIST-1', { who }, table.director)
    }
    return done
  },
})

const randomName = (g: Game): number => {
  const { victims } = g.state.box
  return at(victims, g.chance.below(victims.length))
}

function replaceBy(g: Game, who: number): void {
  const { table, box } = g.state
  drop(box.victims, who)
  const pile = at(box.piles, 0)
  pile[pile.indexOf(who)] = HOUND
  table.met[who - FIRST_SURVIVOR] = true
  table.cleared[who - FIRST_SURVIVOR] = true
  g.event?.('replaced', 'I32-HOUND-1', { who })
  toRemoved(g, who, 'I32-HOUND-1')
}

/** Set-up and opening scene (I32-SETUP-1 to 16). */
export const start = procedure('start', {
  shuffle(g) {
    const { table, box } = g.state
    g.chance.shuffle(box.terrors)
    const wanted = table.settings.terrors === 'per-reel' ? 1 : Number(table.settings.terrors)
    for (let count = 0; count < wanted; count++) addTerror(g) // I32-TERROR-1
    dealReel(g) // I32-SETUP-2 to 4
    g.event?.('reel', 'I32-SETUP-2', { reel: 1 })
    if (table.settings.factionDraft) {
      g.call('draft', { pool: 0 })
      return 'opening'
    }
    g.chance.shuffle(at(box.piles, 0)) // I32-SETUP-1
    return 'survivors'
  },
  // I32-SETUP-7, I32-SETUP-8, I32-OPT-3
  survivors(g) {
    for (const pool of g.state.table.pools.keys())
      drawSurvivor(g, pool, freshRest(g.state), 'I32-SETUP-7')
    return 'opening'
  },
  // I32-SETUP-11, I32-SETUP-12
  opening(g) {
    let throng = 0
    const opened = SLOTS.map((slot) => {
      const card = turnUp(g, slot)
      show(g, card)
      return card
    })
    for (const card of opened) {
      if (!isMonster(card) || cardAt(card).kind === 'clerk') continue // I32-CLERK-2
      takeOff(g.state, card)
      putInThrong(g.state, throng, card)
      g.event?.('places', 'I32-SETUP-11', {
        side: DIRECTOR,
        card,
        throng,
        gain: 0,
        value: cardAt(card).value,
        isTaken: false,
      })
      throng++
    }
    for (const slot of SLOTS) refill(g.state, slot)
    g.state.table.place = 0
    return 'dibs'
  },
  // I32-SETUP-18: first dibs on the opening cards, from the left. Whoever claims is the cause from then on (I32-FACTION-6).
  dibs(g, f) {
    if (f.answer !== undefined && f.answer !== NONE) f.cause = f.answer
    f.answer = NONE
    const slot = f.slot++
    if (slot >= SLOTS.length) {
      g.call('openReel', { cause: f.cause })
      return done
    }
    const card = topOf(g.state, slot)
    const left = card >= 0 ? claimants(g.state, card) : []
    if (left.length > 0) g.call('dibs', { card, left })
    return 'dibs'
  },
})

const freshRest = ({ table }: I32State): number =>
  table.settings.difficulty === 'matinee' ? MATINEE_REST : 0

/** Seats take whole factions and choose with whom to start (I32-FPLAY-2, I32-FPLAY-3, I32-FPLAY-6). */
export const draft = procedure('draft', {
  faction: {
    rule: 'I32-FPLAY-6',
    who: (s, f) => poolAt(s, f.pool).seat,
    about: (_, f) => ({ pool: f.pool }),
    offer(s, _, o) {
      for (const faction of FACTIONS.keys()) {
        const isTaken = s.table.pools.some((one) => one.faction === faction)
        const whyNot = isTaken ? 'taken' : isOpen(s, faction) ? undefined : 'shared-faction'
        o.allowUnless(whyNot, V.takeFaction, faction, draftedBy(s))
      }
    },
    take(g, f, _, faction) {
      poolAt(g.state, f.pool).faction = faction
      g.event?.('drafts', draftedBy(g.state), { pool: f.pool, faction })
      return 'starter'
    },
  },
  starter: {
    rule: 'I32-FPLAY-2',
    who: (s, f) => poolAt(s, f.pool).seat,
    about: (_, f) => ({ pool: f.pool }),
    offer(s, f, o) {
      for (const who of membersOf(s, poolAt(s, f.pool).faction))
        o.allow(V.startWith, who, draftedBy(s))
    },
    take(g, f, _, who) {
      const { table, box } = g.state
      const members = membersOf(g.state, poolAt(g.state, f.pool).faction)
      const shared = at(box.piles, 0)
      for (const member of members) drop(shared, member)
      const own = members.filter((member) => member !== who)
      g.chance.shuffle(own)
      box.piles[f.pool + 1] = own
      table.piles[f.pool + 1] = own.length
      table.piles[0] = shared.length
      enterPool(g, f.pool, who, freshRest(g.state), draftedBy(g.state))
      if (who === table.partner) enterPool(g, f.pool, HOUND, freshRest(g.state), 'I32-HOUND-3')
      f.pool++
      if (f.pool < table.pools.length) return 'faction'
      g.chance.shuffle(shared)
      return done
    },
  },
})

const draftedBy = ({ table }: I32State): string =>
  table.pools.length === ALL_FACTIONS ? 'I32-FPLAY-2' : 'I32-FPLAY-3'

/** With three seats the Locals are for all (I32-FPLAY-3). */
const isOpen = ({ table }: I32State, faction: number): boolean =>
  table.pools.length === ALL_FACTIONS || at(FACTIONS, faction) !== 'local'

/** The survivors of a faction; a Hound stands in for whom it replaced (I32-FPLAY-7). */
function membersOf({ table }: I32State, faction: number): number[] {
  const name = at(FACTIONS, faction)
  const all = theCast().filter((who) => rowOf(who).faction === name)
  const members = all.filter((who) => !table.removed.includes(who))
  if (members.length < all.length) members.push(HOUND)
  return members
}

const theCast = (): number[] => cast.map((_, place) => FIRST_SURVIVOR + place)
