import { at } from '@eldertable/kernel'
import { POWER_SLUGS, type PowerSlug } from '../pieces/powers.ts'

interface PowerWords {
  readonly name: string
  readonly does: string
}

const melee = { name: '+1 Melee', does: 'Melee rolls +1.' }
const defence = { name: '+1 Defence', does: 'Defence +1.' }
const action = { name: '+1 Action', does: 'One more action each turn.' }
const health = (points: number): PowerWords => ({
  name: `+${points} Health`,
  does: `Health and its base +${points}.`,
})
const mentality = (points: number): PowerWords => ({
  name: `+${points} Mentality`,
  does: `Mentality and its base +${points}.`,
})
const ranged = (points: number): PowerWords => ({
  name: `+${points} Ranged`,
  does: `Ranged rolls +${points}.`,
})

export const powerWords: Readonly<Record<PowerSlug, PowerWords>> = {
  'ae-explosive-damage': { name: '+1 Explosive Damage', does: 'Your dynamite does 1 more damage.' },
  'ae-melee': melee,
  'ae-health': health(1),
  'ae-mentality': mentality(2),
  'ae-defence': defence,
  'ae-action': action,
  'ae-stamina': {
    name: 'Iron Stamina',
    does: 'Exceptional Stamina costs 1 mentality a point instead of 2.',
  },
  'mm-parry': { name: '+1 Parry', does: 'Parry rolls +1.' },
  'mm-melee': melee,
  'mm-ranged': ranged(2),
  'mm-health': health(1),
  'mm-mentality': mentality(2),
  'mm-defence': defence,
  'mm-boarding-party': {
    name: 'Boarding Party',
    does: 'Push rolls +2, and jumps reach 1 farther.',
  },
  'pe-ranged': ranged(1),
  'pe-dead-shot': {
    name: '+1 Ranged Damage',
    does: 'Ranged weapons that strike one target do 1 more damage.',
  },
  'pe-health': health(1),
  'pe-mentality': mentality(1),
  'pe-defence': defence,
  'pe-action': action,
  'pe-spot-hidden': { name: 'Keen Eye', does: 'Superior Spot Hidden costs no mentality.' },
  'pt-melee': melee,
  'pt-ranged': ranged(1),
  'pt-health': health(2),
  'pt-mentality': mentality(2),
  'pt-defence': defence,
  'pt-strong-dose': {
    name: 'Strong Dose',
    does: 'The Sedative Syringe also does 1 damage, and its escape is 1-2.',
  },
  'pt-insight': { name: 'Insight', does: 'Draw a spell and know it for good.' },
}

const nameOf = (slug: PowerSlug): string => powerWords[slug].name
export const powerName = (power: number): string => nameOf(at(POWER_SLUGS, power))
