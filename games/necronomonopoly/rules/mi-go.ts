import { done, pickOf } from '@eldertable/kernel'
import { NECRONOMICON } from '../pieces/spaces.ts'
import { IN_DECK, NOBODY } from '../state.ts'
import { V } from '../verbs.ts'
import { heldOfType, hold, isSpell, letGo, searchDeck, takeFromDeck } from './deck.ts'
import { tollOf } from './dues.ts'
import { endIfCultistsWin } from './ending.ts'
import { procedure } from './kit.ts'
import { isSane } from './players.ts'
import { ownerOf } from './property.ts'

/** Coming to Mi-Go on a walk or through a Gate; the Gate's own price is the Gate's affair. */
export const miGo = procedure('miGo', {
  enter(g, f) {
    endIfCultistsWin(g) // NEC-END-4
    return ownerOf(g.state, NECRONOMICON) === f.seat ? 'spell' : 'toll'
  },
  spell: {
    rule: 'NEC-CHOICE-10',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      o.allow(V.none, 0, 'NEC-TOME-15')
      for (const card of searchDeck(s, isSpell)) o.allow(V.choose, card, 'NEC-TOME-16')
      for (let other = 0; other < s.table.players.length; other++)
        if (other !== f.seat)
          for (const card of heldOfType(s, other, 'spell')) o.allow(V.choose, card, 'NEC-TOME-16')
    },
    take(g, f, verb, card) {
      if (verb === V.none) return 'toll'
      const s = g.state
      const holder = s.table.where[card] ?? IN_DECK
      if (holder === IN_DECK) takeFromDeck(s, card)
      else letGo(s, holder, card)
      hold(s, f.seat, card)
      const from = holder === IN_DECK ? NOBODY : holder
      g.event?.('takesSpell', 'NEC-TOME-16', { seat: f.seat, card, from })
      return 'toll'
    },
    byDefault: () => pickOf(V.none),
    pass: pickOf(V.none),
  },
  toll(g, f) {
    if (f.byGate || !isSane(g.state, f.seat)) return done // NEC-MIGO-6, NEC-MIGO-7
    const amount = tollOf(g.state, f.seat)
    g.call('lose', { seat: f.seat, amount, cause: 'toll', rule: 'NEC-MIGO-1' })
    return done
  },
})
