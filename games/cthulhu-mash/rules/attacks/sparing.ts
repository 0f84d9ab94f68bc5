import { done } from '@eldertable/kernel'
import { isHome } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { procedure } from '../kit.ts'

/** An area covers an opponent's spawning space: is it meant as well? (CM-AREA-15, CM-PROMPT-18) */
export const sparing = procedure('sparing', {
  ask: {
    rule: 'CM-AREA-15',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat }),
    offer(_, f, o) {
      o.allow(V.strikeHome, 0, 'CM-AREA-15')
      if (!f.attack.targets.every(isHome)) o.allow(V.spareHome, 0, 'CM-AREA-15')
    },
    take(g, f, verb) {
      const targets = f.attack.targets.filter((target) => verb === V.strikeHome || !isHome(target))
      g.call('attack', { ...f.attack, targets })
      return done
    },
  },
})
