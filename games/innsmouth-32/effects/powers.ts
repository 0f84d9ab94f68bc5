import {
  capital,
  counted,
  lastingEffectsOf,
  spelled,
  type Modified,
  type Modifier,
} from '@eldertable/kernel'
import { itemOf, NO_CARD } from '../pieces/cards.ts'
import { statName, type Stat } from '../pieces/stats.ts'
import type { I32State, ThrowKind } from '../state.ts'
import type { Power, Powers } from './power.ts'

/** What rules reckon for a survivor, by its card, and what the powers of survivors can change. */
export interface Numbers {
  /** The target of an attack with an item, or -1 without. */
  aim: Modified<number, number>
  /** Its damage. */
  blow: Modified<number, number>
  /** Tokens of a successful MYTHOS DECK action. */
  lore: Modified<number>
  /** Cards drawn by a SEARCH. */
  finds: Modified<number>
  /** What the pool action REST gives. */
  rest: Modified<number>
  /** Rest spoints for taking a card from the screen. */
  pickings: Modified<number>
  /** The target of a saving throw against the survivor's mythos. */
  saving: Modified<number>
  /** By how much an item that paid lowers it. */
  penalty: Modified<number, number>
  /** What it can add to the throw of somebody in the same area. */
  shots: Modified<number>
  /** Whether a failed throw may be made again without a star. */
  crams: Modified<boolean, { readonly kind: ThrowKind; readonly stat: Stat }>
  /** Whether it may HEAL. */
  heals: Modified<boolean>
  /** Whether a horror can take it, by its key. */
  isPrey: Modified<boolean, string>
  /** Whether an insanity token meant for it is ignored, and whether that happens once a reel or always. */
  shrugs: Modified<'no' | 'once' | 'always'>
}

export type Changes = Modifier<I32State, Numbers>['changes']

const more =
  (amount: number) =>
  (value: number): number =>
    value + amount

const isAttack = (kind: ThrowKind): boolean => kind === 'attack' || kind === 'counter'

/** What the powers of survivors change, and how they read within a sentence. */
export const powers = lastingEffectsOf<Changes, Powers>({
  shoot: {
    changes: ({ by }) => ({ shots: more(by) }),
    inWords: ({ by, whom }) => `${by} more for a throw of somebody beside ${whom}.`,
  },
  'aim-guns': {
    changes: ({ by }) => ({
      aim: (value, item) => (item !== NO_CARD && itemOf(item).isFirearm ? value + by : value),
    }),
    inWords: ({ by }) => `firearms aim ${by} better.`,
  },
  pick: {
    changes: ({ rest }) => ({ pickings: more(rest) }),
    inWords: ({ rest, who }) =>
      `gains ${counted(rest, 'rest spoint')} with every card that ${who} takes from the screen, also by first dibs.`,
  },
  study: {
    changes: ({ tokens }) => ({ lore: more(tokens) }),
    inWords: ({ tokens }) => `finds ${moreOf(tokens, 'token')} in the mythos deck.`,
  },
  find: {
    changes: ({ cards }) => ({ finds: more(cards) }),
    inWords: ({ cards }) => `draws ${moreOf(cards, 'card')} when searching.`,
  },
  voice: {
    changes: ({ by }) => ({ saving: more(-by) }),
    inWords: ({ by }) => `monsters save themselves ${by} worse from this mythos.`,
  },
  tackle: {
    changes: ({ by }) => ({ blow: (value, item) => (item === NO_CARD ? value + by : value) }),
    inWords: ({ by }) => `bare hands do ${by} more damage.`,
  },
  recover: {
    changes: ({ rest }) => ({ rest: () => rest }),
    inWords: ({ rest, whom }) => `resting gives ${whom} ${rest} spoints.`,
  },
  cram: {
    changes: ({ stat: able }) => ({
      crams: (value, { kind, stat }) => value || (stat === able && !isAttack(kind)),
    }),
    inWords: ({ stat }) => `a failed test of ${statName(stat)} is made again.`,
  },
  heal: {
    changes: () => ({ heals: () => true }),
    inWords: () => 'frees a stat of somebody here from insanity.',
  },
  elude: {
    changes: ({ horror: eluded }) => ({ isPrey: (value, horror) => value && horror !== eluded }),
    inWords: ({ how }) => `does not ${how}.`,
  },
  shrug: {
    changes: ({ once }) => ({
      shrugs: once === true ? (value) => (value === 'no' ? 'once' : value) : () => 'always',
    }),
    inWords: ({ once }) => (once === true ? 'shrugs off an insanity token.' : 'never goes mad.'),
  },
})

/** What stands on the card. */
export function powerOnCard(power: Power): string {
  const does = powers.inWords(power)
  return power.once === true ? `Once a reel: ${does}` : capital(does)
}

/** "one more card" */
const moreOf = (count: number, what: string): string =>
  `${spelled(count)} more ${what}${count === 1 ? '' : 's'}`
