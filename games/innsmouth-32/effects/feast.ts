import { counted } from '@eldertable/kernel'
import { inPlay } from '../rules/survivors.ts'
import { gainRest } from '../rules/tokens.ts'
import type { MeaningsOf } from './happening.ts'

/** I32-CARD-11; a search that finds it sees to the other half (I32-CARD-12). */
export const feasting: MeaningsOf<'feast'> = {
  feast: {
    run(g, _, { rest }) {
      for (const one of inPlay(g.state)) gainRest(g, one, rest, 'I32-CARD-11')
    },
    inWords: ({ rest, found }) =>
      `Everybody gains ${counted(rest, 'rest spoint')}; whoever finds it by searching gains ${found}.`,
  },
}
