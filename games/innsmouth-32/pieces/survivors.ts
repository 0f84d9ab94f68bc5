import {
  aimGuns,
  cram,
  elude,
  find,
  heal,
  pick,
  recover,
  shoot,
  shrugAlways,
  shrugOnce,
  study,
  tackle,
  voice,
} from '../effects/power.ts'
import { extra, survivor } from './card.ts'
import { BRAINS, statName } from './stats.ts'

/** The twelve in the order of the book (I32-SURV-1 to 12). */
export const cast = [
  survivor('I32-SURV-1', 'kingpin', {
    name: 'the Kingpin',
    faction: 'gangster',
    stats: [6, 5, 6, 8],
    power: shoot(2, 'him'),
    icon: 'top-hat',
  }),
  survivor('I32-SURV-2', 'triggerman', {
    name: 'the Triggerman',
    faction: 'gangster',
    stats: [6, 6, 4, 7],
    power: aimGuns(1),
    icon: 'fedora',
  }),
  survivor('I32-SURV-3', 'moll', {
    name: 'the Moll',
    faction: 'gangster',
    stats: [4, 7, 6, 6],
    power: pick(1, 'she'),
    icon: 'female-vampire',
  }),
  survivor('I32-SURV-4', 'aged-scholar', {
    name: 'the Aged Scholar',
    faction: 'scholar',
    stats: [4, 4, 9, 7],
    mythos: 6,
    power: study(1),
    icon: 'spectacles',
  }),
  survivor('I32-SURV-5', 'archaeologist', {
    name: 'the Archaeologist',
    faction: 'scholar',
    stats: [6, 5, 8, 5],
    mythos: 4,
    power: find(1),
    icon: 'sherlock-holmes',
  }),
  survivor('I32-SURV-6', 'occultist', {
    name: 'the Occultist',
    faction: 'scholar',
    stats: [4, 5, 8, 8],
    mythos: 5,
    power: voice(1),
    icon: 'crystal-ball',
  }),
  survivor('I32-SURV-7', 'quarterback', {
    name: 'the Quarterback',
    faction: 'student',
    stats: [8, 6, 4, 6],
    power: tackle(2),
    icon: 'american-football-player',
  }),
  survivor('I32-SURV-8', 'co-ed', {
    name: 'the Co-ed',
    faction: 'student',
    stats: [4, 8, 6, 6],
    power: recover(3, 'her'),
    icon: 'graduate-cap',
  }),
  survivor('I32-SURV-9', 'bookworm', {
    name: 'the Bookworm',
    faction: 'student',
    stats: [4, 6, 8, 5],
    mythos: 3,
    power: cram(BRAINS),
    icon: 'open-book',
  }),
  survivor('I32-SURV-10', 'doctor', {
    name: 'the Doctor',
    faction: 'local',
    stats: [4, 5, 8, 7],
    power: heal,
    icon: 'doctor-face',
  }),
  survivor('I32-SURV-11', 'lobsterman', {
    name: 'the Lobsterman',
    faction: 'local',
    stats: [7, 4, 5, 7],
    power: elude('lost-in-the-marsh', 'get lost in the marsh'),
    icon: 'captain-hat-profile',
  }),
  survivor('I32-SURV-12', 'town-drunk', {
    name: 'the Town Drunk',
    faction: 'local',
    stats: [5, 4, 5, 9],
    mythos: 2,
    power: shrugOnce,
    icon: 'beer-stein',
  }),
] as const

export const hound = extra('I32-EXTRA-1', 'hound', {
  name: 'the Hound',
  stats: [0, 9, 0, 8],
  says: 'Holds no cards, bites without an item, and may take a blow that is meant for another.',
  fadeRank: 16, // I32-AUTO-23
  inShort: 'on four legs',
  icon: 'sitting-dog',
})

/** The Night Clerk, who is a monster as well (I32-CLERK-2). */
export const clerk = extra('I32-EXTRA-2', 'clerk', {
  name: 'the Night Clerk',
  value: 8,
  stats: [0, 0, 8, 7],
  mythos: 9,
  power: shrugAlways,
  by: 'I32-CLERK-7',
  says: `He strikes only with an item or with mythos, and flails with ${statName(BRAINS)}.`,
  icon: 'ringing-bell',
})

export type SurvivorKey = (typeof cast)[number]['key'] | 'hound' | 'clerk'
