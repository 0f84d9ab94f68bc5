import type { Power } from '../effects/power.ts'
import { clerk, hound, survivor, type SurvivorRow } from './card.ts'
import type { Faction } from './factions.ts'
import { BRAINS, MUSCLE, statName } from './stats.ts'

/** What is printed on a card of the cast. As a familiar face it is as strong as its MUSCLE (I32-ELIM-4). */
const plays = (
  faction: Faction,
  stats: SurvivorRow['stats'],
  mythos: number,
  power: Power,
): { value: number; survivor: SurvivorRow } => ({
  value: stats[MUSCLE],
  survivor: { faction, stats, mythos, power, says: '', by: null },
})

/** The twelve in the order of the book (I32-SURV-1 to 12). */
export const cast = [
  survivor('I32-SURV-1', 'kingpin', 'the Kingpin', {
    ...plays('gangster', [6, 5, 6, 8], 0, { does: 'shoot', once: true, by: 2, whom: 'him' }),
    icon: 'top-hat',
  }),
  survivor('I32-SURV-2', 'triggerman', 'the Triggerman', {
    ...plays('gangster', [6, 6, 4, 7], 0, { does: 'aim-guns', by: 1 }),
    icon: 'fedora',
  }),
  survivor('I32-SURV-3', 'moll', 'the Moll', {
    ...plays('gangster', [4, 7, 6, 6], 0, { does: 'pick', rest: 1, who: 'she' }),
    icon: 'female-vampire',
  }),
  survivor('I32-SURV-4', 'aged-scholar', 'the Aged Scholar', {
    ...plays('scholar', [4, 4, 9, 7], 6, { does: 'study', tokens: 1 }),
    icon: 'spectacles',
  }),
  survivor('I32-SURV-5', 'archaeologist', 'the Archaeologist', {
    ...plays('scholar', [6, 5, 8, 5], 4, { does: 'find', cards: 1 }),
    icon: 'sherlock-holmes',
  }),
  survivor('I32-SURV-6', 'occultist', 'the Occultist', {
    ...plays('scholar', [4, 5, 8, 8], 5, { does: 'voice', by: 1 }),
    icon: 'crystal-ball',
  }),
  survivor('I32-SURV-7', 'quarterback', 'the Quarterback', {
    ...plays('student', [8, 6, 4, 6], 0, { does: 'tackle', by: 2 }),
    icon: 'american-football-player',
  }),
  survivor('I32-SURV-8', 'co-ed', 'the Co-ed', {
    ...plays('student', [4, 8, 6, 6], 0, { does: 'recover', rest: 3, whom: 'her' }),
    icon: 'graduate-cap',
  }),
  survivor('I32-SURV-9', 'bookworm', 'the Bookworm', {
    ...plays('student', [4, 6, 8, 5], 3, { does: 'cram', once: true, stat: BRAINS }),
    icon: 'open-book',
  }),
  survivor('I32-SURV-10', 'doctor', 'the Doctor', {
    ...plays('local', [4, 5, 8, 7], 0, { does: 'heal', once: true }),
    icon: 'doctor-face',
  }),
  survivor('I32-SURV-11', 'lobsterman', 'the Lobsterman', {
    ...plays('local', [7, 4, 5, 7], 0, {
      does: 'elude',
      horror: 'lost-in-the-marsh',
      how: 'get lost in the marsh',
    }),
    icon: 'captain-hat-profile',
  }),
  survivor('I32-SURV-12', 'town-drunk', 'the Town Drunk', {
    ...plays('local', [5, 4, 5, 9], 2, { does: 'shrug', once: true }),
    icon: 'beer-stein',
  }),
] as const

export const theHound = hound('I32-EXTRA-1', 'hound', 'the Hound', {
  survivor: {
    faction: null,
    stats: [0, 9, 0, 8],
    mythos: 0,
    power: null,
    says: 'Holds no cards, bites without an item, and may take a blow that is meant for another.',
    by: null,
  },
  fadeRank: 16, // I32-AUTO-23
  inShort: 'on four legs',
  icon: 'sitting-dog',
})

/** The Night Clerk, who is a monster as well (I32-CLERK-2). */
export const nightClerk = clerk('I32-EXTRA-2', 'clerk', 'the Night Clerk', {
  value: 8,
  survivor: {
    faction: null,
    stats: [0, 0, 8, 7],
    mythos: 9,
    power: { does: 'shrug' },
    says: `He strikes only with an item or with mythos, and flails with ${statName(BRAINS)}.`,
    by: 'I32-CLERK-7',
  },
  icon: 'ringing-bell',
})

export type SurvivorKey = (typeof cast)[number]['key'] | 'hound' | 'clerk'
