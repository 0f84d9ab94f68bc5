import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { OBJECTS } from './objects.ts'
import { POWERS } from './powers.ts'
import { SPELLS } from './spells.ts'

/** What the book says under a rule. */
function textOf(rule: string): string {
  const line = rulebook.text.split('\n').find((one) => one.startsWith(`- **${rule}** `))
  if (line === undefined) throw new Error(`the rulebook has no ${rule}`)
  return line
}

/** The number that a text has in a place, or another if it has none there. */
const numberIn = (text: string, place: RegExp, otherwise = 0): number =>
  Number(place.exec(text)?.[1] ?? otherwise)

const damageIn = (text: string, otherwise: number): number =>
  /no damage/.test(text) ? 0 : numberIn(text, /(\d) damage/, otherwise)

const escapeIn = (text: string): number | undefined => {
  const printed = numberIn(text, /escape (?:1-)?(\d)/)
  return printed === 0 ? undefined : printed
}

describe('The numbers that the book has in its sentences', () => {
  it.each(OBJECTS.map((kind) => [kind.rule, kind.slug, kind] as const))(
    '%s of the object %s',
    (rule, _, kind) => {
      const text = textOf(rule)
      const healing =
        kind.colour === 'green'
          ? {
              health: numberIn(text, /\+(\d) health/),
              mentality: numberIn(text, /\+(\d) mentality/),
              sanity: numberIn(text, /\+(\d) sanity/),
            }
          : { health: 0, mentality: 0, sanity: 0 }
      const blue = kind.colour === 'blue' ? text : ''
      const isWeapon = kind.melee || kind.ranged || kind.die > 0
      expect({
        healing: kind.healing ?? { health: 0, mentality: 0, sanity: 0 },
        damage: isWeapon ? kind.damage : 0,
        rollBonus: kind.rollBonus,
        escape: kind.hold?.escape,
        tomeSpells: kind.tomeSpells,
        move: kind.move,
        encumbrance: kind.encumbrance,
        defence: kind.defence,
        mentality: kind.mentality,
        sanity: kind.sanity,
        uncounted: kind.colour !== 'white' && kind.uncounted,
      }).toEqual({
        healing,
        damage: isWeapon ? damageIn(text, 1) : 0,
        rollBonus: numberIn(text, /roll \+(\d)/),
        escape: escapeIn(text),
        tomeSpells: numberIn(text, /tome with (\d) spell/),
        move: numberIn(text, /base move \+(\d)/),
        encumbrance: numberIn(text, /encumbrance \+(\d)/),
        defence: numberIn(text, /defence \+(\d)/),
        mentality: numberIn(blue, /mentality base \+(\d)/),
        sanity: numberIn(blue, /\+(\d) sanity/),
        uncounted: text.includes('not counted itself'),
      })
    },
  )

  it('CM-OBJ-8 of the die of the Cock Fighter', () => {
    const cock = OBJECTS.filter(({ die }) => die > 0)
    expect(cock.map(({ slug, die }) => [slug, `d${die}`])).toEqual([
      ['cock-fighter', /with (d\d+)/.exec(textOf('CM-OBJ-8'))?.[1]],
    ])
  })

  it.each(SPELLS.map((spell) => [spell.rule, spell.slug, spell] as const))(
    '%s of the spell %s',
    (rule, _, spell) => {
      const text = textOf(rule)
      expect([spell.hold?.escape, spell.damage]).toEqual([escapeIn(text), damageIn(text, 0)])
      const die = typeof spell.die === 'number' && spell.die > 0 ? ` d${spell.die}` : ''
      expect(text).toContain(die)
    },
  )

  const bonuses = [
    ['melee', /melee attack rolls \+(\d)/],
    ['ranged', /ranged attack rolls \+(\d)/],
    ['health', /base health \+(\d)/],
    ['mentality', /base mentality \+(\d)/],
    ['defence', /: defence \+(\d)/],
    ['actions', /: actions \+(\d)/],
    ['parry', /parry rolls \+(\d)/],
    ['push', /push\/grapple rolls \+(\d)/],
    ['jump', /jump \+(\d)/],
    ['explosive', /dynamite does (\d) more damage/],
    ['rangedDamage', /a single target do (\d) more damage/],
  ] as const

  it.each(POWERS.map((power) => [power.rule, power.slug, power] as const))(
    '%s of the power-up %s',
    (rule, _, power) => {
      const text = textOf(rule)
      const printed = bonuses.map(([name, place]) => [name, numberIn(text, place)])
      expect(bonuses.map(([name]) => [name, power[name]])).toEqual(printed)
    },
  )
})
