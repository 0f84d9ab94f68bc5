import { lastingEffectsOf, list, type EffectOf } from '@eldertable/kernel'
import type { Changes } from '../rules/numbers.ts'
import { ASYLUM_GAIN } from '../pieces/spaces.ts'

/** What cards change as long as somebody has them, and what each is told. */
interface Lasting {
  'cheaper-spells': { by: number }
  ignore: { kind: string; whom: string }
  'save-allies': { from: number; who: string }
  'turn-away': object
  'lose-at-start': { sanity: number }
  'dearer-rent': { by: number }
  'dearer-toll': { by: number }
  'asylum-gain': { sanity: number }
  'lose-less': { by: number }
  'lose-half': object
  'gain-by-banishing': { sanity: number }
}

export type LastingEffect = EffectOf<Lasting>

const DIE = [1, 2, 3, 4, 5, 6]
/** `4, 5 or 6` */
const facesFrom = (lowest: number): string =>
  list(DIE.slice(lowest - 1).map(String)).replace(' and ', ' or ')

const more = (amount: number) => (value: number) => value + amount
const less = (amount: number) => (value: number) => Math.max(0, value - amount)

export const lastingEffects = lastingEffectsOf<Changes, Lasting>({
  'cheaper-spells': {
    changes: ({ by }) => ({ spellCost: less(by) }),
    inWords: ({ by }) => `Each Spell you cast costs ${by} less, never below 0.`,
  },
  ignore: {
    changes: ({ kind: ignored }) => ({ isIgnored: (is, { kind }) => is || kind === ignored }),
    inWords: ({ whom }) => `You ignore ${whom}.`,
  },
  'save-allies': {
    changes: ({ from }, self) => ({
      savingThrow: (lowest, allies) => (allies.includes(self) ? lowest : from),
    }),
    inWords: ({ from, who }) =>
      `For each other Ally you discard in an encounter, while ${who} himself stays, roll 1d6; on ${facesFrom(from)} that Ally stays with you. The loss is avoided either way.`,
  },
  'turn-away': {
    changes: () => ({ isTurnedAway: (is, { type }) => is || type === 'monster' }),
    inWords: () =>
      "When a Monster moved in another player's Monster step would end its move on your space and you are not an inmate, it ends it one space further widdershins instead (if you are on Mi-Go, it passes and leaves the board).",
  },
  'lose-at-start': {
    changes: ({ sanity }) => ({ startLoss: more(sanity) }),
    inWords: ({ sanity }) => `At the start of each of your turns you lose ${sanity} Sanity.`,
  },
  'dearer-rent': {
    changes: ({ by }) => ({ rent: more(by) }),
    inWords: ({ by }) => `Every rent paid to you is ${by} higher.`,
  },
  'dearer-toll': {
    changes: ({ by }) => ({ toll: more(by) }),
    inWords: ({ by }) => `Your toll for entering Mi-Go on a walk is ${by} higher.`,
  },
  'asylum-gain': {
    changes: ({ sanity }) => ({ asylumGain: () => sanity }),
    inWords: ({ sanity }) => `As an inmate you gain ${sanity} Sanity instead of ${ASYLUM_GAIN}.`,
  },
  'lose-less': {
    changes: ({ by }) => ({
      meetLoss: (loss, { type }) => (type === 'monster' ? Math.max(0, loss - by) : loss),
    }),
    inWords: ({ by }) => `You lose ${by} Sanity less in every encounter with a Monster.`,
  },
  'lose-half': {
    changes: () => ({
      meetLoss: (loss, { type }) => (type === 'old-one' ? Math.ceil(loss / 2) : loss),
    }),
    inWords: () => 'You lose only half the Sanity in every encounter with a Great Old One.',
  },
  'gain-by-banishing': {
    changes: ({ sanity }) => ({ banishGain: more(sanity) }),
    inWords: ({ sanity }) =>
      `Gain ${sanity} Sanity each time you Banish a Monster or Great Old One.`,
  },
})

export const cheaperSpells = (by: number): LastingEffect => ({ does: 'cheaper-spells', by })
/** Monsters of a kind, and how the card calls them. */
export const ignore = (kind: string, whom: string): LastingEffect => ({
  does: 'ignore',
  kind,
  whom,
})
export const saveAllies = (from: number, who: string): LastingEffect => ({
  does: 'save-allies',
  from,
  who,
})
export const turnAway: LastingEffect = { does: 'turn-away' }
export const loseAtStart = (sanity: number): LastingEffect => ({ does: 'lose-at-start', sanity })
export const dearerRent = (by: number): LastingEffect => ({ does: 'dearer-rent', by })
export const dearerToll = (by: number): LastingEffect => ({ does: 'dearer-toll', by })
export const asylumGain = (sanity: number): LastingEffect => ({ does: 'asylum-gain', sanity })
export const loseLess = (by: number): LastingEffect => ({ does: 'lose-less', by })
export const loseHalf: LastingEffect = { does: 'lose-half' }
export const gainByBanishing = (sanity: number): LastingEffect => ({
  does: 'gain-by-banishing',
  sanity,
})
