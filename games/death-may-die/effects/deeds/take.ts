import { lose } from '../../rules/losing.ts'
import { payStress, takeSigns, takeStress } from '../../rules/tracks.ts'
import type { Deed } from './deed.ts'

/** Stress, sanity, wounds or Yellow Signs for "you". */
export const take: Deed<'take'> = (g, f, { what, amount }) => {
  const { you, rule } = f
  switch (what) {
    case 'stress':
      takeStress(g, you, amount, rule)
      break
    case 'signs':
      takeSigns(g, you, amount, rule)
      break
    case 'wounds':
      g.call('wounds', { hero: you, amount, left: amount, from: 'text', rule })
      break
    case 'sanity':
      if (f.isEach) f.loss += amount
      else lose(g, you, amount, f.from, rule)
  }
  return true
}

export const pay: Deed<'pay'> = (g, f, { amount }) => {
  payStress(g, f.you, amount, 'DMD-TERM-18')
  return true
}
