import { done } from '@eldertable/kernel'
import { effects } from '../../effects/index.ts'
import { V } from '../../verbs.ts'
import { procedure } from '../kit.ts'
import { layOpen } from './lying.ts'
import { encumbrance, load, rowOfObject } from '../characters/numbers.ts'
import { heroAt, isAlive } from '../pieces.ts'
import { gain, part } from './possessions.ts'

/** An object comes into somebody's hands, or its trap snaps (CM-ITEM-6, CM-ITEM-22). It answers 1 if that ends the move. */
export const find = procedure('find', {
  take(g, f) {
    const { seat, object } = f
    const { rule, colour, does } = rowOfObject(object)
    const isTrap = colour === 'white'
    g.event?.('finds', isTrap ? rule : 'CM-ITEM-5', { seat, object })
    if (!isTrap) gain(g, seat, object)
    else if (does !== null) effects.run(g, { who: seat, piece: object, target: seat }, does)
    return done
  },
})

/** Whoever carries more than it can drops what it likes (CM-ITEM-9, CM-PROMPT-25). */
export const overload = procedure('overload', {
  look: (g, f) => {
    const hero = heroAt(g.state, f.seat)
    return isAlive(g.state, f.seat) && load(hero) > encumbrance(hero) ? 'choose' : done
  },
  choose: {
    rule: 'CM-ITEM-9',
    who: (_, f) => f.seat,
    about: (s, f) => {
      const hero = heroAt(s, f.seat)
      return { seat: f.seat, tooMany: load(hero) - encumbrance(hero) }
    },
    offer(s, f, o) {
      for (const object of heroAt(s, f.seat).objects)
        if (!rowOfObject(object).uncounted) o.allow(V.drop, object, 'CM-ITEM-9')
    },
    take(g, f, _, object) {
      const s = g.state
      part(s, f.seat, object)
      layOpen(s, heroAt(s, f.seat).spot, object)
      g.event?.('drops', 'CM-ITEM-9', { seat: f.seat, object })
      return 'look'
    },
  },
})
