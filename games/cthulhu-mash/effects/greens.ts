import { list } from '@eldertable/kernel'
import { actionsOf, rowOfObject } from '../rules/characters/numbers.ts'
import { heroAt } from '../rules/pieces.ts'
import { drawPowerUp } from '../rules/characters/power-ups.ts'
import { restore, wouldHelp } from '../rules/objects/restore.ts'
import { powersLeft } from '../rules/stacks.ts'
import type { MeaningsOf } from './effect.ts'

/** What green objects do (CM-ITEM-20). */
export const greenEffects: MeaningsOf<'restore' | 'power-up' | 'double-actions'> = {
  restore: {
    run: (g, { who, piece }) => restore(g, who, piece, rowOfObject(piece).rule),
    cannot: (s, seat, _, object) => (wouldHelp(s, seat, object) ? undefined : 'nothing-to-restore'),
    inWords({ health, mentality, sanity }) {
      const tracks = [
        ...(health > 0 ? [`${health} health`] : []),
        ...(mentality > 0 ? [`${mentality} mentality`] : []),
      ]
      return `Restores ${list(tracks)}${sanity > 0 ? `; where sanity is played, ${sanity} sanity too` : ''}.`
    },
  },
  'power-up': {
    run: (g, { who, piece }) => drawPowerUp(g, who, rowOfObject(piece).rule),
    cannot: (s, seat) =>
      powersLeft(s, heroAt(s, seat).character) > 0 ? undefined : 'no-power-ups',
    inWords: () => 'Draw one of your power-ups.',
  },
  'double-actions': {
    run(g, { who, piece }) {
      const { table } = g.state
      table.actions += actionsOf(g.state, heroAt(g.state, who)) // CM-REACT-27
      g.event?.('clock', rowOfObject(piece).rule, { seat: who, actions: table.actions })
    },
    // CM-REACT-27: elsewhere there are no actions to add to
    cannot: ({ table }, seat) =>
      table.active === seat && table.step === 'actions' ? undefined : 'nothing-to-restore',
    inWords: () => 'Twice your actions in this turn.',
  },
}
