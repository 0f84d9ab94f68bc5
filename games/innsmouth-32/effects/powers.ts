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
import type { Powers } from './power.ts'

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

const sentence = (once: boolean, text: string): string =>
  once ? `Once a reel: ${text}` : capital(text)

/** What the powers of survivors change, and how they read. */
export const powers = lastingEffectsOf<Changes, Powers>({
  shoot: {
    changes: ({ by }) => ({ shots: more(by) }),
    inWords: ({ once, by, whom }) =>
      sentence(once, `${by} more for a throw of somebody beside ${whom}.`),
  },
  'aim-guns': {
    changes: ({ by }) => ({
      aim: (value, item) => (item !== NO_CARD && itemOf(item).isFirearm ? value + by : value),
    }),
    inWords: ({ once, by }) => sentence(once, `firearms aim ${by} better.`),
  },
  pick: {
    changes: ({ rest }) => ({ pickings: more(rest) }),
    inWords: ({ once, rest, who }) =>
      sentence(
        once,
        `gains ${counted(rest, 'rest spoint')} with every card that ${who} takes from the screen, also by first dibs.`,
      ),
  },
  study: {
    changes: ({ tokens }) => ({ lore: more(tokens) }),
    inWords: ({ once, tokens }) =>
      sentence(once, `finds ${moreOf(tokens, 'token')} in the mythos deck.`),
  },
  find: {
    changes: ({ cards }) => ({ finds: more(cards) }),
    inWords: ({ once, cards }) => sentence(once, `draws ${moreOf(cards, 'card')} when searching.`),
  },
  voice: {
    changes: ({ by }) => ({ saving: more(-by) }),
    inWords: ({ once, by }) =>
      sentence(once, `monsters save themselves ${by} worse from this mythos.`),
  },
  tackle: {
    changes: ({ by }) => ({ blow: (value, item) => (item === NO_CARD ? value + by : value) }),
    inWords: ({ once, by }) => sentence(once, `bare hands do ${by} more damage.`),
  },
  recover: {
    changes: ({ rest }) => ({ rest: () => rest }),
    inWords: ({ once, rest, whom }) => sentence(once, `resting gives ${whom} ${rest} spoints.`),
  },
  cram: {
    changes: ({ stat: able }) => ({
      crams: (value, { kind, stat }) => value || (stat === able && !isAttack(kind)),
    }),
    inWords: ({ once, stat }) =>
      sentence(once, `a failed test of ${statName(stat)} is made again.`),
  },
  heal: {
    changes: () => ({ heals: () => true }),
    inWords: ({ once }) => sentence(once, 'frees a stat of somebody here from insanity.'),
  },
  elude: {
    changes: ({ horror: eluded }) => ({ isPrey: (value, horror) => value && horror !== eluded }),
    inWords: ({ once, how }) => sentence(once, `does not ${how}.`),
  },
  shrug: {
    changes: ({ once }) => ({
      shrugs: once ? (value) => (value === 'no' ? 'once' : value) : () => 'always',
    }),
    inWords: ({ once }) =>
      once ? sentence(once, 'shrugs off an insanity token.') : 'Never goes mad.',
  },
})

/** "one more card" */
const moreOf = (count: number, what: string): string =>
  `${spelled(count)} more ${what}${count === 1 ? '' : 's'}`
