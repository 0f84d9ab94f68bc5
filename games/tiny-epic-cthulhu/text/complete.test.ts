import { isLabel, isSentence } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { oldOnes } from '../pieces/old-ones.ts'
import { wheelIcons } from '../pieces/wheel.ts'
import { mats } from '../pieces/mats.ts'
import { pages } from '../pieces/pages.ts'
import { sites } from '../pieces/towns.ts'
import { rulebook } from '../testing/rulebook.ts'
import { pageName } from './pieces.ts'

describe('The pieces', () => {
  it('go by the names of the rulebook', () => {
    const icons = rulebook.rowsUnder('Wheel of Madness').map(([, , , icon]) => icon)
    expect(new Set(Object.values(wheelIcons).map(({ name }) => name))).toEqual(new Set(icons))
    const towns = rulebook.rowsUnder('Town Cards').map(([, , name]) => name)
    expect(sites.map(({ name }) => name)).toEqual(towns)
    const old = rulebook.rowsUnder('Great Old One Mats').map(([name, key]) => [key, name])
    expect(old).toEqual(Object.entries(oldOnes).map(([key, { name }]) => [`\`${key}\``, name]))
    const people = mats.map(({ key, rule, full, role, ability }) => [
      `\`${key}\``,
      `${full}, ${role}`,
      `${ability}, ${rule}`,
    ])
    expect(rulebook.rowsUnder('Player Mats')).toEqual(people)
  })

  it('tells what each does in a sentence', () => {
    const texts = [...sites, ...mats, ...Object.values(wheelIcons)]
    for (const { says } of texts) expect(says).toSatisfy(isSentence)
    for (const { power } of Object.values(oldOnes)) expect(power('Rage')).toSatisfy(isSentence)
  })

  it('and on a button in a few words', () => {
    for (const { deed } of sites) {
      expect(deed).toSatisfy(isLabel)
      expect(deed.length).toBeLessThan(25)
    }
    for (const { note } of mats) expect(note.length).toBeLessThan(45)
  })

  it('tells Page Cards apart', () => {
    expect(new Set(pages.map((_, card) => pageName(card))).size).toBe(pages.length)
  })
})
