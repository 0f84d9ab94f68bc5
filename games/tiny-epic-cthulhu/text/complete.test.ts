import { catalogueFaults, isLabel, isSentence } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { mats } from '../pieces/mats.ts'
import { pages } from '../pieces/pages.ts'
import { sites } from '../pieces/towns.ts'
import { endings } from '../events.ts'
import { tinyEpicCthulhu } from '../index.ts'
import { rulebook } from '../testing/rulebook.ts'
import {
  abilityNotes,
  abilityTexts,
  iconTexts,
  powerTexts,
  siteDeeds,
  siteTexts,
} from './effects.ts'
import { en } from './en.ts'
import { iconNames, matNames, oldOneNames, siteNames } from './names.ts'
import { pageName } from './pieces.ts'

describe('The catalogue', () => {
  it('has words for everything, and no others', () => {
    expect(catalogueFaults(tinyEpicCthulhu)).toEqual([])
    expect(Object.keys(en.endings).toSorted()).toEqual(endings.toSorted())
  })
})

describe('The pieces', () => {
  it('go by the names of the rulebook', () => {
    const icons = rulebook.rowsUnder('Wheel of Madness').map(([, , , icon]) => icon)
    expect(new Set(Object.values(iconNames))).toEqual(new Set(icons))
    const towns = rulebook.rowsUnder('Town Cards').map(([, , name]) => name)
    expect(sites.map(({ key }) => siteNames[key])).toEqual(towns)
    const old = rulebook.rowsUnder('Great Old One Mats').map(([name, key]) => [key, name])
    expect(old).toEqual(Object.entries(oldOneNames).map(([key, name]) => [`\`${key}\``, name]))
    const people = mats.map(({ key, rule }) => {
      const { full, role, ability } = matNames[key]
      return [`\`${key}\``, `${full}, ${role}`, `${ability}, ${rule}`]
    })
    expect(rulebook.rowsUnder('Player Mats')).toEqual(people)
  })

  it('tells what each does in a sentence', () => {
    const texts = [siteTexts, abilityTexts, iconTexts].flatMap((one) => Object.values(one))
    for (const text of texts) expect(text).toSatisfy(isSentence)
    for (const power of Object.values(powerTexts)) expect(power('Rage')).toSatisfy(isSentence)
  })

  it('and on a button in a few words', () => {
    for (const deed of Object.values(siteDeeds)) {
      expect(deed).toSatisfy(isLabel)
      expect(deed.length).toBeLessThan(25)
    }
    for (const note of Object.values(abilityNotes)) expect(note.length).toBeLessThan(45)
  })

  it('tells Page Cards apart', () => {
    expect(new Set(pages.map((_, card) => pageName(card))).size).toBe(pages.length)
  })
})
