import { describe, expect, it } from 'vitest'
import { freeVariant, isReservedName, isSameName } from './same-name.ts'

describe('names at one table', () => {
  it.each([
    ['Ada', 'ada'],
    ['Ada', ' A.d-a '],
    ['Ada', 'Аda'], // a Cyrillic A
    ['Ada', 'Ａｄａ'],
    ['Zoë', 'Zoe'],
    ['Bill', 'BiIl'],
    ['Odo', '0d0'],
    ['Strasse', 'Straße'],
    ['Ada', 'Ada\u0301'],
    ['!!!', ' !!!'],
    ['Admin', 'ꭺdmin'], // Cherokee
    ['Darth', 'ᎠᎪᎡᎢᎻ'],
    ['Admin', 'ꓮꓓꓟꓲꓠ'], // Lisu
    ['Admin', 'Adⲙⲓⲛ'], // Coptic
    ['Admin', 'ᴀᴅᴍɪɴ'],
    ['Admin', 'Adrnin'],
    ['Will', 'VViII'],
    ['Ada', '🅰🅳🅰'],
    ['Ada', '🇦\u{200b}🇩\u{200b}🇦'],
    ['Søren', 'Soren'],
  ])('%j and %j are read as one', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
  })

  it.each([
    ['Ada', 'Ada 2'],
    ['Ada', 'Adam'],
    ['Ada 🦑', 'Ada'],
    ['Bram', 'Odile'],
    ['Ольга', 'Иван'],
    ['日本', '中国'],
    ['ᏣᎳᎩ', 'ᏔᎷᏏ'],
    ['Arno', 'Amo 2'],
    ['!!!', '???'],
  ])('%j and %j are two', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
  })

  it('come with a number where they are taken, as short as they must be', () => {
    expect(freeVariant('Ada', ['Bram'])).toBe('Ada')
    expect(freeVariant('Ada', ['ada'])).toBe('Ada 2')
    expect(freeVariant('Ada', ['Ada', 'АDA 2'])).toBe('Ada 3')
    expect(freeVariant('Ada 2', ['Ada', 'Ada 2'])).toBe('Ada 3')
    expect(freeVariant('Ada 2', ['Ada 2', 'Ada 3'])).toBe('Ada 4')
    const long = 'Bartholomew Fitzgerald-X'
    expect(freeVariant(long, [long])).toBe('Bartholomew Fitzgerald 2')
  })

  it('are not what the table says of people', () => {
    for (const name of ['You', 'y0u', 'NOBODY', 'Вot']) expect(isReservedName(name)).toBe(true)
    for (const name of ['Yolanda', 'Meg', 'Botho']) expect(isReservedName(name)).toBe(false)
  })
})
