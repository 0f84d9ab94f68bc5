import { at, missing } from '@eldertable/kernel'
import {
  bind,
  createGate,
  fetch,
  fly,
  heal,
  part,
  refill,
  reflect,
  sharpen,
  steal,
  suggest,
  takeBack,
  ward,
  type Effect,
} from '../effects/effect.ts'
import { numberIn } from './numbers.ts'
import { facesTo } from './object.ts'
import { spell, type Spell } from './spell.ts'

export type { Spell } from './spell.ts'

/** 16, one piece of each. */
const rows = [
  spell(1, 'bind-enemy', {
    name: 'Bind Enemy',
    icon: 'crossed-chains',
    attack: 'single',
    die: 'own',
    hits: bind,
  }),
  spell(2, 'create-gate', { name: 'Create Gate', icon: 'magic-portal', does: createGate }),
  spell(3, 'flesh-ward', {
    name: 'Flesh Ward',
    icon: 'rosa-shield',
    oncePerTurn: true,
    does: ward(1),
  }),
  spell(4, 'fly', { name: 'Fly', icon: 'feathered-wing', does: fly }),
  spell(5, 'freezing-wrack', {
    name: 'Freezing Wrack',
    icon: 'snowflake-1',
    attack: 'single',
    die: 'own',
    hold: { escape: 2, costs: 0 },
    says: ({ hold }) => `A hit holds a monster or character, escape ${facesTo(hold?.escape ?? 0)}.`,
  }),
  spell(6, 'grasp-of-cthulhu', {
    name: 'Grasp of Cthulhu',
    icon: 'kraken-tentacle',
    attack: 'single',
    die: 'own',
    hold: { escape: 3, costs: 1 },
    says: ({ hold }) =>
      `A hit holds a monster or character, escape ${facesTo(hold?.escape ?? 0)}; every failed escape costs it ${hold?.costs} health.`,
  }),
  spell(7, 'heal', { name: 'Heal', icon: 'healing', does: heal(1) }),
  spell(8, 'mental-regeneration', {
    name: 'Mental Regeneration',
    icon: 'brain',
    does: refill,
  }),
  spell(9, 'mental-suggestion', {
    name: 'Mental Suggestion',
    icon: 'puppet',
    attack: 'single',
    die: 'own',
    hits: suggest,
  }),
  spell(10, 'parting-sands', { name: 'Parting Sands', icon: 'desert', does: part }),
  spell(11, 'reach', {
    name: 'Reach',
    icon: 'grab',
    attack: 'single',
    die: 8,
    does: fetch,
    hits: steal,
    says: ({ die }) =>
      `Take an object that lies in sight, or hit with a d${die} to take one from a character in sight.`,
  }),
  spell(12, 'reflection', {
    name: 'Reflection',
    icon: 'mirror-mirror',
    actions: 0,
    timing: 'when-attacked',
    does: reflect,
  }),
  spell(13, 'sound-wave', {
    name: 'Sound Wave of Oblivion',
    icon: 'sonic-boom',
    attack: 'line',
    die: 6,
    damage: 1,
    says: ({ die, damage }) =>
      `One d${die} against everything in a straight line, ${damage} damage each.`,
  }),
  spell(14, 'spectral-razor', {
    name: 'Spectral Razor',
    icon: 'razor',
    oncePerTurn: true,
    attack: 'blade',
    die: 8,
    meleeBonus: 1,
    damage: 2,
    does: sharpen,
    says: ({ die, damage, meleeBonus }) =>
      `Until the end of the turn attack near or far with a d${die} for ${damage} damage; +${meleeBonus} in melee.`,
  }),
  spell(15, 'steal-life', {
    name: 'Steal Life',
    icon: 'life-tap',
    attack: 'single',
    die: 6,
    damage: 1,
    drains: true,
    says: ({ die }) => `Attack with a d${die}; the health it takes is yours, even above your base.`,
  }),
  spell(16, 'temporal-dust', {
    name: 'Temporal Dust',
    icon: 'hourglass',
    actions: 0,
    timing: 'after-action',
    does: takeBack,
  }),
] as const

export type SpellSlug = (typeof rows)[number]['slug']

export const SPELLS: readonly Spell<SpellSlug>[] = rows
export const SPELL_SLUGS: readonly SpellSlug[] = SPELLS.map(({ slug }) => slug)

export const spellAt = (number: number): Spell<SpellSlug> => at(SPELLS, number)
export const spellNumber: (slug: SpellSlug) => number = numberIn(SPELLS)

/** The spell that does something when it is cast. */
export function spellThat(does: Effect['does']): number {
  const number = SPELLS.findIndex((row) => row.does?.does === does)
  return number < 0 ? missing('spell that does', does) : number
}

/** What some spell does, with its numbers. */
export const spellEffect = <Does extends Effect['does']>(
  does: Does,
): Extract<Effect, { does: Does }> =>
  at(SPELLS, spellThat(does)).does as Extract<Effect, { does: Does }>

/** What every casting costs, in mentality and in the variant in sanity (CM-CAST-4, CM-SANE-18). */
export const SPELL_MENTALITY = 1
