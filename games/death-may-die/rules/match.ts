import { at, done } from '@eldertable/kernel'
import { investigators } from '../pieces/investigators.ts'
import type { Game } from '../frames.ts'
import { NO_CARD, NOBODY, type DmdState, type Hero } from '../state.ts'
import { V } from '../verbs.ts'
import { checkDiscards } from './elder.ts'
import { endTurn } from './end-of-turn.ts'
import { heroAt, isAlive, seatOf } from './figures.ts'
import { groundOn } from './ground.ts'
import { procedure } from './kit.ts'
import { beginTurn } from './turn.ts'

const BONES = 3
const HOST = 0

/** The whole match: set-up in the order of the rulebook, then turn after turn. */
export const match = procedure('match', {
  shuffle(g) {
    const { table, box } = g.state
    g.chance.shuffle(box.mythos) // DMD-SETUP-7
    g.chance.shuffle(box.discovery) // DMD-SETUP-8
    if (table.things.some(({ kind }) => kind === 'grave')) hideBones(g)
    return table.settings.randomInvestigators ? 'deal' : 'choose'
  },
  // The option `randomInvestigators`
  deal(g) {
    const people = investigators.map((_, who) => who)
    g.chance.shuffle(people)
    for (const [hero, one] of g.state.table.heroes.entries()) {
      one.who = at(people, hero)
      g.event?.('takes', 'DMD-SETUP-9', { hero, who: one.who })
    }
    return dealInsanities(g)
  },
  // P2
  choose(g) {
    const { heroes } = g.state.table
    let hero = 0
    while (hero < heroes.length && heroAt(g.state, hero).who !== NOBODY) hero++
    if (hero === heroes.length) return dealInsanities(g)
    g.call('chooseInvestigator', { hero })
    return 'choose'
  },
  // P28
  draft(g) {
    const { table, box } = g.state
    const hero = table.heroes.findIndex(({ insanity }) => insanity === NO_CARD)
    if (hero < 0) return start(g)
    g.call('draftInsanity', { hero, cards: box.insanities.splice(0, 2) })
    return 'draft'
  },
  // P30, DMD-SETUP-14
  first: {
    rule: 'DMD-SETUP-14',
    who: () => HOST,
    offer(s, _, o) {
      for (const hero of s.table.heroes.keys()) o.allow(V.beginWith, hero, 'DMD-SETUP-14')
    },
    take: (g, _, __, hero) => beginWith(g, hero),
  },
  turn: nextTurn,
  // DMD-ENDTURN-3
  check(g) {
    g.state.table.step = 'end'
    const advances = checkDiscards(g)
    if (g.state.table.settings.endOrder === 'published') return 'afterwards'
    return advances ? 'pass' : pass(g)
  },
  // The option `endOrder`
  afterwards(g) {
    const { active } = g.state.table
    if (isAlive(g.state, active)) endTurn(g, active, 'stages')
    return 'pass'
  },
  pass,
})

function dealInsanities(g: Game): 'draft' | 'first' | 'turn' | 'check' {
  const { table, box } = g.state
  g.chance.shuffle(box.insanities)
  if (table.settings.insanityDraft) return 'draft'
  for (let hero = 0; hero < table.heroes.length; hero++) {
    const one = heroAt(g.state, hero)
    one.insanity = box.insanities.shift() ?? NO_CARD // DMD-SETUP-13
    g.event?.('goesMad', 'DMD-SETUP-13', { hero, insanity: one.insanity })
  }
  return start(g)
}

function start(g: Game): 'first' | 'turn' | 'check' {
  const { heroes, settings } = g.state.table
  const { start: space } = groundOn(g.state)
  for (const hero of heroes) hero.space = space // DMD-SETUP-9
  return settings.chooseFirst ? 'first' : beginWith(g, g.chance.below(heroes.length)) // DMD-SETUP-14
}

function beginWith(g: Game, hero: number): 'turn' | 'check' {
  const { table } = g.state
  table.active = hero
  g.event?.('first', 'DMD-SETUP-14', { hero })
  if (table.settings.difficulty !== 'gentle') return nextTurn(g)
  // P29: in turn order, the option `difficulty`
  const { heroes } = table
  for (let place = heroes.length - 1; place >= 0; place--)
    g.call('levelUp', { hero: (hero + place) % heroes.length })
  return 'turn'
}

/** DMD-EPTHREE-1 */
function hideBones(g: Game): void {
  const { table, box } = g.state
  const graves = table.things.flatMap(({ kind }, thing) => (kind === 'grave' ? [thing] : []))
  g.chance.shuffle(graves)
  box.bones = graves.slice(0, BONES).toSorted((a, b) => a - b)
}

function nextTurn(g: Game): 'check' {
  beginTurn(g, g.state.table.active)
  return 'check'
}

/** DMD-TURN-7, DMD-DEATH-5 */
function pass(g: Game): 'check' {
  const { table } = g.state
  do table.active = (table.active + 1) % table.heroes.length
  while (!isAlive(g.state, table.active))
  return nextTurn(g)
}

/** DMD-SETUP-9, DMD-SETUP-10 */
export const chooseInvestigator = procedure('chooseInvestigator', {
  choose: {
    rule: 'DMD-SETUP-9',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, _, o) {
      for (let who = 0; who < investigators.length; who++)
        o.allowUnless(isTaken(s, who) ? 'taken' : undefined, V.takeInvestigator, who, 'DMD-SETUP-9')
    },
    take(g, f, _, who) {
      heroAt(g.state, f.hero).who = who
      g.event?.('takes', 'DMD-SETUP-9', { hero: f.hero, who })
      return done
    },
  },
})

function isTaken({ table }: DmdState, who: number): boolean {
  const { heroes } = table
  for (let hero = 0; hero < heroes.length; hero++)
    if ((heroes[hero] as Hero).who === who) return true
  return false
}

export const draftInsanity = procedure('draftInsanity', {
  choose: {
    rule: 'DMD-SETUP-13',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, cards: [...f.cards] }),
    offer(_, f, o) {
      for (const card of f.cards) o.allow(V.keepInsanity, card, 'DMD-SETUP-13')
    },
    take(g, f, _, card) {
      const { box } = g.state
      heroAt(g.state, f.hero).insanity = card
      for (const other of f.cards) if (other !== card) box.insanities.push(other)
      g.event?.('goesMad', 'DMD-SETUP-13', { hero: f.hero, insanity: card })
      return done
    },
  },
})
