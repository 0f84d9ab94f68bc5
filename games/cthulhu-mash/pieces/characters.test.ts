import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import {
  characterAt,
  CHARACTER_SLUGS,
  CHARACTERS,
  EXPLORER,
  EYE,
  MARINER,
  THERAPIST,
  type CharacterSlug,
} from './characters.ts'
import { tileAt } from '../tiles/tiles.ts'

const owner = (tile: number): CharacterSlug | undefined => CHARACTER_SLUGS[tileAt(tile).start]
const die = (faces: number): string => `d${faces}`

const printedRows = rulebook.recordsUnder('1. Characters')
const cards = printedRows.map((printed, number) => ({ printed, card: characterAt(number) }))

describe('character cards', () => {
  it('CM-STAT-1 CM-CHAR-1 CM-CHAR-2 CM-CHAR-3 CM-CHAR-4 CM-CHAR-5 each lists the numbers that the content book prints', () => {
    expect(cards).toHaveLength(4)
    for (const { printed, card } of cards)
      expect({
        rule: card.rule,
        slug: card.slug,
        melee: die(card.melee),
        ranged: die(card.ranged),
        kills: String(card.kills),
        move: String(card.move),
        actions: String(card.actions),
        defence: String(card.defence),
        health: String(card.health),
        mentality: String(card.mentality),
        encumbrance: String(card.encumbrance),
        jump: String(card.jump),
        push: die(card.push),
        operate: die(card.operate),
        sanity: String(card.sanity),
        idea: String(card.idea),
        'start tile': tileAt(CHARACTERS.indexOf(card)).slug,
      }).toEqual(printed)
  })

  it('CM-STAT-2 the numbers of the rulebook are those of the content book', () => {
    const rows = rulebook.rowsUnder('Characters')
    const first = (cell: string | undefined): string => cell?.split(' ')[0] ?? ''
    const columnOf = (number: number): string[] => rows.map((row) => first(row[number + 1]))
    for (const [number, card] of CHARACTERS.entries())
      expect(columnOf(number)).toEqual([
        die(card.melee),
        die(card.ranged),
        ...[card.kills, card.move, card.actions, card.defence].map(String),
        ...[card.health, card.mentality, card.encumbrance, card.jump].map(String),
        die(card.push),
        die(card.operate),
      ])
  })

  it('CM-SETUP-7 each has the start tile of its own', () => {
    const owners = [EXPLORER, MARINER, EYE, THERAPIST].map(
      (number) => [owner(number), tileAt(number).slug] as const,
    )
    expect(owners).toEqual([
      ['arctic-explorer', 'base-camp'],
      ['mariner-merchant', 'mariners-ship'],
      ['private-eye', 'train-station'],
      ['psychotherapist', 'medical-school'],
    ])
  })

  it('CM-SANE-2 base sanity is 7 times health and mentality, idea 12 times mentality', () => {
    for (const { sanity, idea, health, mentality } of CHARACTERS)
      expect([sanity, idea]).toEqual([7 * (health + mentality), 12 * mentality])
  })

  it('CM-CHAR-4 the Psychotherapist has mentality 5 and health 3, as his sanity and idea demand', () => {
    const { health, mentality, sanity, idea } = characterAt(THERAPIST)
    expect([mentality, health]).toEqual([5, 3])
    expect([idea / 12, sanity / 7 - mentality]).toEqual([5, 3])
  })
})
