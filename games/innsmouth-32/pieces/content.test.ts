import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { statName } from './stats.ts'
import { factionNames } from './factions.ts'
import { cardName } from '../text/names.ts'
import { cardAt, cardsCalled, CLERK, HOUND, itemOf, theCard, type CardKey } from './cards.ts'
import { horrors } from './horrors.ts'
import { items } from './items.ts'
import { monsters, terrors } from './monsters.ts'
import { plots } from './plots.ts'
import { powerPlays } from './power-plays.ts'
import { corn, sanctuaries } from './sanctuaries.ts'
import { cast } from './survivors.ts'

type Row = Readonly<Record<string, string>>

/** A table of the book, by the titles of its columns. */
const printed = (heading: string): Row[] => rulebook.recordsUnder(heading)

/** A name as the book writes it: without its article. */
const nameOf = (key: CardKey): string => cardName(cardsCalled(key)[0] ?? -1).replace(/^the /i, '')
const plain = (text: string | undefined): string => (text ?? '').replace(/^the /i, '')

const ruled = ({ rule }: { readonly rule: string }): string => `**${rule}**`

describe('Every table of the book is in the game, row by row', () => {
  it('I32-SURV-1 to 12: factions, stats and mythos of the cast', () => {
    const shown = cast.map((card) => ({
      rule: ruled(card),
      name: nameOf(card.key),
      faction: card.survivor?.faction,
      numbers: [...(card.survivor?.stats ?? []), card.survivor?.mythos].map(String),
    }))
    const book = printed('Survivors').map((row) => ({
      rule: row['Rule'],
      name: plain(row['Survivor']),
      faction: row['Faction']?.toLowerCase(),
      numbers: ['MUSCLE', 'SPEED', 'BRAINS', 'GUTS', 'Mythos'].map((column) => row[column]),
    }))
    expect(shown).toEqual(book)
    expect(Object.keys(factionNames)).toEqual([
      ...new Set(cast.map(({ survivor }) => survivor?.faction)),
    ])
  })

  it('I32-EXTRA-1 I32-EXTRA-2 the Hound and the Night Clerk', () => {
    const [hound, clerk] = printed('Survivor cards of the modules')
    const active = (card: number): string =>
      (cardAt(card).survivor?.stats ?? [])
        .flatMap((value, stat) => (value > 0 ? [`${statName(stat)} ${value}`] : []))
        .join(', ')
    expect(hound?.['Stats']).toBe(`${active(HOUND)}, the others inactive`)
    expect(clerk?.['Stats']).toBe(
      `${active(CLERK)}, shaded MUSCLE ${cardAt(CLERK).value}, SPEED inactive`,
    )
    const mythos = [HOUND, CLERK].map((card) => String(cardAt(card).survivor?.mythos))
    expect([hound?.['Mythos'], clerk?.['Mythos']]).toEqual(mythos)
  })

  it('I32-MON-1 to 9: values, copies and abilities of monsters', () => {
    const shown = monsters.map((row) => ({
      rule: ruled(row),
      name: nameOf(row.key),
      numbers: [String(row.value), String(row.copies)],
      ability: row.ability?.name ?? 'none',
    }))
    const book = printed('Monsters: 42 cards').map((row) => ({
      rule: row['Rule'],
      name: plain(row['Monster']),
      numbers: [row['Value'], row['Copies']],
      ability: row['Ability'],
    }))
    expect(shown).toEqual(book)
    for (const { key, value, copies } of monsters) {
      const all = cardsCalled(key)
      expect(all.map((card) => cardAt(card).value)).toEqual(
        Array.from({ length: copies }, () => value),
      )
    }
  })

  it('I32-ITEM-1 to 13: copies, stats, damage, mythos, specials and ranks of items', () => {
    const shown = items.map((row) => {
      const item = itemOf(cardsCalled(row.key)[0] ?? -1)
      return {
        rule: ruled(row),
        name: nameOf(row.key),
        copies: String(row.copies),
        stats: item.stats.map(statName).join(' or ') || 'none',
        bonus: item.stats.length > 0 ? `+${item.bonus}` : 'none',
        store: item.store > 0 ? `${item.store}, penalty ${item.penalty}` : 'none',
        special: [item.isFirearm, item.isDibs, item.isBurst, item.isSingleUse],
        rank: String(row.fadeRank),
      }
    })
    const book = printed('Items: 15 cards').map((row) => ({
      rule: row['Rule'],
      name: plain(row['Item']),
      copies: row['Copies'],
      stats: row['Stat'],
      bonus: row['Damage bonus'],
      store: row['Mythos store, penalty'],
      special: [/Firearm/, /first dibs/, /whole throng/, /Single use/].map((word) =>
        word.test(row['Special'] ?? ''),
      ),
      rank: row['Fade rank'],
    }))
    expect(shown).toEqual(book)
    for (const { key, copies } of items) expect(cardsCalled(key)).toHaveLength(copies)
  })

  it('I32-POWER-1 to 3: ranks of power plays', () => {
    const shown = powerPlays.map((row) => [ruled(row), nameOf(row.key), String(row.fadeRank)])
    const book = printed('Power plays: 3 cards').map((row) => [
      row['Rule'],
      plain(row['Power play']),
      row['Fade rank'],
    ])
    expect(shown).toEqual(book)
    for (const { key, fadeRank } of powerPlays) expect(cardAt(theCard(key)).fadeRank).toBe(fadeRank)
  })

  it.each([
    ['Shuffling horrors: 9 cards, 1 of each', 'Horror', horrors],
    ['Plot devices: 5 cards, 1 of each', 'Plot device', plots],
  ] as const)('I32-HORROR-1 to 9, I32-PLOT-1 to 5: %s', (heading, column, rows) => {
    const shown = rows.map((row) => [ruled(row), nameOf(row.key)])
    expect(shown).toEqual(printed(heading).map((row) => [row['Rule'], plain(row[column])]))
    for (const { key } of rows) expect(cardsCalled(key)).toHaveLength(1)
  })

  it('I32-SAFE-1 to 3: locks and tokens of sanctuaries', () => {
    const shown = sanctuaries.map((row) =>
      [ruled(row), nameOf(row.key), row.sanctuary?.locks, row.sanctuary?.mythos].map(String),
    )
    const book = printed('Sanctuaries: 3 cards, 1 of each').map((row) => [
      row['Rule'],
      plain(row['Sanctuary']),
      row['Locks'],
      row['Mythos tokens'],
    ])
    expect(shown).toEqual(book)
  })

  it('I32-DREAD-1 to 4: values and abilities of terrors', () => {
    const shown = terrors.map((row) => [
      ruled(row),
      nameOf(row.key),
      String(row.value),
      row.ability?.name,
    ])
    const book = printed('Terrors: 4 cards (module)').map((row) => [
      row['Rule'],
      plain(row['Terror']),
      row['Value'],
      row['Ability']?.split(':')[0],
    ])
    expect(shown).toEqual(book)
  })

  it('I32-CORN-1 three are popcorn', () => {
    expect(printed('Popcorn: 3 cards')[0]?.['Copies']).toBe(String(corn.copies))
    expect(cardsCalled('popcorn')).toHaveLength(corn.copies)
  })
})
