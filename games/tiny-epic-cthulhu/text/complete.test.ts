import type { Switch } from '@eldertable/kernel'
import { isLabel, isSentence } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { mats } from '../content/mats.ts'
import { pages } from '../content/pages.ts'
import { sites } from '../content/towns.ts'
import { endings } from '../events.ts'
import { reasons } from '../reasons.ts'
import { procedures } from '../rules/index.ts'
import { switches } from '../switches.ts'
import { verbs } from '../verbs.ts'
import { tableUnder } from '../testing/rulebook.ts'
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
import { decisionKeys, type DecisionKey } from './prompts.ts'

describe('The catalogue', () => {
  it('has a prompt for every step that asks, and no other', () => {
    const asking = procedures.flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([step, is]) =>
        typeof is === 'function' ? [] : [`${name}.${step}`],
      ),
    )
    const keys: readonly DecisionKey[] = decisionKeys
    expect(keys.toSorted()).toEqual(asking.toSorted())
    expect(Object.keys(en.prompts).toSorted()).toEqual(asking.toSorted())
  })

  it('needs no names for standing orders, as nothing can be passed', () => {
    const passable = procedures.flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([step, is]) =>
        typeof is !== 'function' && is.pass !== undefined ? [`${name}.${step}`] : [],
      ),
    )
    expect(passable).toEqual([])
  })

  it('has words for every verb, reason, ending and switch, and for no other', () => {
    const sameKeys = (words: object, things: object): void =>
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(things).toSorted())
    sameKeys(en.options, verbs)
    sameKeys(en.reasons, reasons)
    sameKeys(en.switches, switches)
    expect(Object.keys(en.endings).toSorted()).toEqual(endings.toSorted())
  })

  it('gives reasons as short statements without a full stop', () => {
    for (const reason of Object.values(en.reasons)) {
      expect(reason).toSatisfy(isLabel)
      expect(reason.length).toBeLessThan(60)
    }
  })

  it('explains every switch', () => {
    for (const { name, help } of Object.values(en.switches)) {
      expect(name).toMatch(/^[A-Z]/)
      expect(help).toSatisfy(isSentence)
    }
  })

  it('names every choice of a switch', () => {
    for (const [name, one] of Object.entries<Switch>(switches)) {
      const { choices } = en.switches[name as keyof typeof switches]
      expect(Object.keys(choices ?? {})).toEqual(one.kind === 'choice' ? one.choices : [])
    }
  })

  it('has a name and a pitch', () => {
    expect(en.name).toBe('Tiny Epic Cthulhu')
    expect(en.pitch).toSatisfy(isSentence)
  })
})

describe('The pieces', () => {
  it('go by the names of the rulebook', () => {
    const icons = tableUnder('### Wheel of Madness').map(([, , , icon]) => icon)
    expect(new Set(Object.values(iconNames))).toEqual(new Set(icons))
    const towns = tableUnder('### Town Cards').map(([, , name]) => name)
    expect(sites.map(({ key }) => siteNames[key])).toEqual(towns)
    const old = tableUnder('### Great Old One Mats').map(([name, key]) => [key, name])
    expect(old).toEqual(Object.entries(oldOneNames).map(([key, name]) => [`\`${key}\``, name]))
    const people = mats.map(({ key, rule }) => {
      const { full, role, ability } = matNames[key]
      return [`\`${key}\``, `${full}, ${role}`, `${ability}, ${rule}`]
    })
    expect(tableUnder('### Player Mats')).toEqual(people)
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
