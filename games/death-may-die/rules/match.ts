import { at, done } from '@eldertable/kernel'
import { investigators } from '../content/investigators.ts'
import type { Game } from '../frames.ts'
import { NO_CARD, NOBODY } from '../state.ts'
import { V } from '../verbs.ts'
import { checkDiscards } from './elder.ts'
import { endTurn } from './end-of-turn.ts'
import { heroAt, isAlive, seatOf } from './figures.ts'
import { groundOn } from './ground.ts'
import { procedure } from './kit.ts'

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
    return 'insanities'
  },
  // P2
  choose(g) {
    const { heroes } = g.state.table
    const hero = heroes.findIndex(({ who }) => who === NOBODY)
    if (hero < 0) return 'insanities'
    g.call('chooseInvestigator', { hero })
    return 'choose'
  },
  insanities(g) {
    const { table, box } = g.state
    g.chance.shuffle(box.insanities)
    if (table.settings.insanityDraft) return 'draft'
    for (let hero = 0; hero < table.heroes.length; hero++) {
      const one = heroAt(g.state, hero)
      one.insanity = box.insanities.shift() ?? NO_CARD // DMD-SETUP-13
      g.event?.('goesMad', 'DMD-SETUP-13', { hero, insanity: one.insanity })
    }
    return 'start'
  },
  // P28
  draft(g) {
    const { table, box } = g.state
    const hero = table.heroes.findIndex(({ insanity }) => insanity === NO_CARD)
    if (hero < 0) return 'start'
    g.call('draftInsanity', { hero, cards: box.insanities.splice(0, 2) })
    return 'draft'
  },
  start(g) {
    const { start } = groundOn(g.state)
    for (const hero of g.state.table.heroes) hero.space = start // DMD-SETUP-9
    return 'first'
  },
  // P30, DMD-SETUP-14
  first: {
    rule: 'DMD-SETUP-14',
    who: () => HOST,
    offer(s, _, o) {
      if (!s.table.settings.chooseFirst) o.allow(V.decline, 0, 'DMD-SETUP-14')
      else for (const hero of s.table.heroes.keys()) o.allow(V.beginWith, hero, 'DMD-SETUP-14')
    },
    take(g, _, verb, hero) {
      const { table } = g.state
      table.active = verb === V.beginWith ? hero : g.chance.below(table.heroes.length)
      g.event?.('first', 'DMD-SETUP-14', { hero: table.active })
      return 'gentle'
    },
  },
  // P29: in turn order, the option `difficulty`
  gentle(g) {
    const { heroes, active, settings } = g.state.table
    if (settings.difficulty !== 'gentle') return 'turn'
    for (let place = heroes.length - 1; place >= 0; place--)
      g.call('levelUp', { hero: (active + place) % heroes.length })
    return 'turn'
  },
  turn: beginTurn,
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

/** DMD-EPTHREE-1 */
function hideBones(g: Game): void {
  const { table, box } = g.state
  const graves = table.things.flatMap(({ kind }, thing) => (kind === 'grave' ? [thing] : []))
  g.chance.shuffle(graves)
  box.bones = graves.slice(0, BONES).toSorted((a, b) => a - b)
}

function beginTurn(g: Game): 'check' {
  g.call('turn', { hero: g.state.table.active })
  return 'check'
}

/** DMD-TURN-7, DMD-DEATH-5 */
function pass(g: Game): 'check' {
  const { table } = g.state
  do table.active = (table.active + 1) % table.heroes.length
  while (!isAlive(g.state, table.active))
  return beginTurn(g)
}

/** DMD-SETUP-9, DMD-SETUP-10 */
export const chooseInvestigator = procedure('chooseInvestigator', {
  choose: {
    rule: 'DMD-SETUP-9',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, _, o) {
      for (let who = 0; who < investigators.length; who++) {
        const whyNot = s.table.heroes.some((one) => one.who === who) ? 'taken' : undefined
        o.allowUnless(whyNot, V.takeInvestigator, who, 'DMD-SETUP-9')
      }
    },
    take(g, f, _, who) {
      heroAt(g.state, f.hero).who = who
      g.event?.('takes', 'DMD-SETUP-9', { hero: f.hero, who })
      return done
    },
  },
})

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
