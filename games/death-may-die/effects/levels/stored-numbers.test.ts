import { expect, it } from 'vitest'
import { insanities } from '../../pieces/insanities.ts'
import { skillsGiving } from '../../pieces/skills/index.ts'
import { countings } from './countings.ts'
import { endsOfTurn } from './ends-of-turn.ts'
import { freeRerolls } from './free-rerolls.ts'

it('DMD-REROLL-5 sources of free rerolls have the numbers that recorded picks have', () => {
  expect(freeRerolls.map(({ skill, per, rule }) => [skill, per, rule])).toEqual([
    ['lucky', 'turn', 'DMD-LUCKY-1'],
    ['lucky', 'roll', 'DMD-LUCKY-4'],
    ['brawling', 'roll', 'DMD-BRAWL-3'],
    ['protector', 'roll', 'DMD-PROTECT-3'],
    ['toughness', 'roll', 'DMD-REROLL-5'],
  ])
})

it('DMD-RESULT-1 ways to count symbols stand in the order in which stored rolls number them', () => {
  expect(countings.map(({ skill, of }) => [skill, of])).toEqual([
    ['arcane-mastery', 'symbols'],
    ['high-strung', 'symbols'],
    ['high-strung', 'frenzy'],
    ['savage', 'lone-wounds'],
  ])
  expect(endsOfTurn.map(({ skill }) => skill)).toEqual(['healing-prayer'])
})

it('DMD-INSANE-1 insanity cards keep the places by which matches know them', () => {
  expect(insanities.map(({ key }) => key)).toEqual([
    'crowds',
    'ocd',
    'ptsd',
    'paranoia',
    'pyromania',
    'memory-loss',
    'kleptomania',
    'megalomania',
  ])
})

it('DMD-INV-7 skills are found by what they give in either way to play them', () => {
  expect(skillsGiving('free-action')).toEqual(['marksman', 'swiftness', 'gate-manipulation'])
  expect(skillsGiving('free-rerolls')).toEqual(['brawling', 'toughness', 'lucky', 'protector'])
})
