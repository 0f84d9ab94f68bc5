import { at, done, pickOf, onAbort, type Done } from '@eldertable/kernel'
import { isBeforeVersion2 } from '../earlier/edition.ts'
import { insanities } from '../pieces/insanities.ts'
import type { Game } from '../frames.ts'
import { reactionsTo } from '../effects/levels/reactions.ts'
import { NO_CARD, type DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { cardsFor } from '../effects/uses/index.ts'
import { useUp } from './discarding.ts'
import { heroAt, seatOf, sheetOf } from './figures.ts'
import { procedure } from './kit.ts'
import { buryMythos, drawMythos, textOfMythos } from './mythos-deck.ts'
import { allowEach } from './offering.ts'
import { modified } from './modified.ts'
import { runFor } from './running-texts.ts'

const omens = modified('omens')
const cancelling = modified('cancelling')

/** A card that is read may be shunned with an item, or cancelled with a skill, before it is resolved. */
function afterReading(g: Game, hero: number): 'log' | 'cancel' | 'putAway' | Done {
  if (cardsFor(g.state, hero, 'drawn').length > 0) return 'log'
  return cancelling(0, g.state, hero) > 0 ? 'cancel' : resolve(g, hero)
}

function resolve(g: Game, hero: number): 'putAway' | Done {
  const [card] = g.state.table.drawn
  if (card === undefined) return done
  g.event?.('resolves', 'DMD-MYTHOS-2', { hero, card })
  runFor(g, hero, textOfMythos(g.state, card), 'mythos', 'DMD-MYTHOS-2')
  return 'putAway'
}

const omensRule = (s: DmdState, hero: number): string => omens.rule('DMD-OMENS-1', 0, s, hero)

function shunned(g: Game, hero: number): void {
  for (const reaction of reactionsTo.shunned) reaction.shunned?.(g, hero)
}

/** Step 2: draws a Mythos card and resolves it (DMD-MYTHOS-1). */
export const mythos = procedure('mythos', onAbort('putAway'), {
  draw(g, f) {
    const looks = omens(0, g.state, f.hero)
    drawMythos(g, f.hero, 'DMD-MYTHOS-1')
    if (looks > 1) drawMythos(g, f.hero, 'DMD-OMENS-2')
    return looks > 0 ? 'read' : afterReading(g, f.hero)
  },
  // P21, DMD-OMENS-5
  read: {
    rule: 'DMD-OMENS-1',
    who: (s, f) => seatOf(s, f.hero),
    about: (s, f) => ({ hero: f.hero, cards: [...s.table.drawn] }),
    offer(s, f, o) {
      const { drawn } = s.table
      allowEach(o, V.keepMythos, drawn, o.explains ? omensRule(s, f.hero) : undefined)
      if (omens(0, s, f.hero) === 1) o.allow(V.replaceMythos, 0, 'DMD-OMENS-1')
    },
    take(g, f, verb, kept) {
      const { drawn } = g.state.table
      const isReplaced = verb === V.replaceMythos
      const left = drawn.filter((card) => isReplaced || card !== kept)
      for (const card of left) {
        buryMythos(g, f.hero, card, omensRule(g.state, f.hero))
        shunned(g, f.hero)
      }
      if (isReplaced) drawMythos(g, f.hero, 'DMD-OMENS-1')
      return afterReading(g, f.hero)
    },
  },
  log: {
    rule: 'DMD-OMENS-5',
    who: (s, f) => seatOf(s, f.hero),
    about: (s, f) => ({ hero: f.hero, cards: [...s.table.drawn] }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'DMD-MYTHOS-1')
      allowEach(o, V.useCard, cardsFor(s, f.hero, 'drawn'), 'DMD-OMENS-5')
    },
    take(g, f, verb, card) {
      if (verb === V.decline) return 'cancel'
      useUp(g, f.hero, card)
      const { drawn } = g.state.table
      for (const unread of drawn) {
        buryMythos(g, f.hero, unread, 'DMD-OMENS-5')
        if (isBeforeVersion2(g.state)) shunned(g, f.hero) // the Log is no omen (DMD-OMENS-3)
      }
      drawMythos(g, f.hero, 'DMD-OMENS-5')
      return 'log'
    },
  },
  cancel: {
    rule: 'DMD-OMENS-4',
    who: (s, f) => seatOf(s, f.hero),
    about: (s, f) => ({ hero: f.hero, cards: [...s.table.drawn] }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'DMD-MYTHOS-2')
      const price = cancelling(0, s, f.hero)
      const { wounds } = heroAt(s, f.hero)
      if (price === 0) return
      if (wounds + price < sheetOf(s, f.hero).woundSkull) o.allow(V.cancelMythos, 0, 'DMD-OMENS-4')
    },
    take(g, f, verb) {
      if (verb === V.decline) return resolve(g, f.hero)
      const price = cancelling(0, g.state, f.hero)
      heroAt(g.state, f.hero).wounds += price
      g.event?.('wounds', 'DMD-OMENS-4', { hero: f.hero, amount: price })
      return 'putAway'
    },
    byDefault: () => pickOf(V.decline),
  },
  // DMD-MYTHOS-6, DMD-DEATH-8; some cannot let go of it (DMD-INSANE-3)
  putAway(g, f) {
    const { table } = g.state
    const card = at(table.drawn, 0)
    const one = heroAt(g.state, f.hero)
    table.drawn = []
    if (insanities[one.insanity]?.keepsMythos !== true || one.hasFallen) {
      table.mythosDiscards.push(card)
      return done
    }
    if (one.remembers !== NO_CARD) table.mythosDiscards.push(one.remembers)
    one.remembers = card
    g.event?.('keepsInMind', 'DMD-INSANE-3', { hero: f.hero, card })
    return done
  },
})
