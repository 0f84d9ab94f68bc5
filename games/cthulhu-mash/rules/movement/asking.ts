import { done, pickOf } from '@eldertable/kernel'
import { V } from '../../verbs.ts'
import { procedure } from '../kit.ts'
import { part } from '../objects/possessions.ts'

/** A player is asked whether somebody may pass (CM-PROMPT-14). */
export const permit = procedure('permit', {
  ask: {
    rule: 'CM-MOVE-8',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, by: f.by }),
    offer(_, __, o) {
      o.allow(V.refuse, 0, 'CM-MOVE-8')
      o.allow(V.permit, 0, 'CM-MOVE-8')
    },
    take(g, f, verb) {
      g.event?.('permits', 'CM-MOVE-8', { seat: f.seat, by: f.by, isAllowed: verb === V.permit })
      g.returnValue(Number(verb === V.permit))
      return done
    },
    byDefault: () => pickOf(V.refuse), // CM-PROMPT-35
    pass: pickOf(V.refuse),
  },
})

/** An object is offered to somebody adjacent (CM-ITEM-13, CM-PROMPT-15). */
export const handOver = procedure('handOver', {
  ask: {
    rule: 'CM-ITEM-13',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, by: f.by, object: f.object }),
    offer(_, __, o) {
      o.allow(V.accept, 0, 'CM-ITEM-13')
      o.allow(V.refuse, 0, 'CM-ITEM-13')
    },
    take(g, f, verb) {
      const isTaken = verb === V.accept
      g.event?.('hands', 'CM-ITEM-13', { seat: f.seat, by: f.by, object: f.object, isTaken })
      g.returnValue(Number(isTaken))
      if (isTaken) {
        part(g.state, f.by, f.object)
        g.call('overload', { seat: f.by })
        g.call('find', { seat: f.seat, object: f.object })
      }
      return done
    },
    byDefault: () => pickOf(V.refuse),
    pass: pickOf(V.refuse),
  },
})
