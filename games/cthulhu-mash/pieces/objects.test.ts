import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { OBJECT_SLUGS } from './objects.ts'
import {
  KIND_OF,
  objectAt,
  objectNumber,
  OBJECTS,
  PIECES,
  TISSUE_DAMAGE,
  type Area,
  type ObjectKind,
  type ObjectSlug,
  type Slot,
} from './objects.ts'

const printedRows = rulebook.recordsUnder('4. Objects')
const uses: Readonly<Record<string, ObjectKind['use']>> = {
  one: 'one',
  hit: 'hit',
  '∞': 'endless',
  trap: 'trap',
  'trap, stays': 'trap',
}

const slots: readonly Slot[] = ['melee', 'ranged', 'shield', 'armour', 'movement']

function typeOf({ melee, ranged, shield, armour, movement, tomeSpells }: ObjectKind): string {
  if (tomeSpells > 0) return `tome (${tomeSpells} spell${tomeSpells > 1 ? 's' : ''})`
  if (shield && melee) return 'shield and melee weapon'
  if (melee && ranged) return 'melee or ranged weapon'
  if (melee) return 'melee weapon'
  if (ranged) return 'ranged weapon'
  if (shield) return 'shield'
  if (armour) return 'armour'
  return movement ? 'movement object' : '–'
}

const object = (slug: ObjectSlug): ObjectKind => objectAt(objectNumber(slug))
const slugsWith = (is: (kind: ObjectKind) => boolean): string[] =>
  OBJECTS.filter(is).map(({ slug }) => slug)

describe('objects', () => {
  it.each(printedRows.map((printed, number) => [printed['slug'], printed, number] as const))(
    '%s has the count, class, use and type of its row',
    (slug, printed, number) => {
      const kind = objectAt(number)
      expect({
        rule: kind.rule,
        slug: kind.slug,
        count: kind.count,
        class: kind.colour,
        use: kind.use,
        type: typeOf(kind),
      }).toEqual({
        rule: printed['rule'],
        slug,
        count: Number(printed['count']),
        class: printed['class'],
        use: uses[printed['use'] ?? ''],
        type: printed['type'],
      })
    },
  )

  it('are 54 kinds and 72 pieces, 36 of them of the 24 kinds of the sheet', () => {
    expect(OBJECTS.map(({ slug }) => slug)).toEqual(OBJECT_SLUGS)
    expect([OBJECTS.length, KIND_OF.length]).toEqual([54, PIECES])
    for (const [kind, { count }] of OBJECTS.entries())
      expect(KIND_OF.filter((one) => one === kind)).toHaveLength(count)
    const sheet = printedRows.filter((printed) => printed['count mark'] === '`seed`')
    expect([sheet.length, sheet.reduce((sum, { count }) => sum + Number(count), 0)]).toEqual([
      24, 36,
    ])
  })

  it.each<[ObjectSlug, Partial<ObjectKind>]>([
    ['acid-vial', { damage: 2 }],
    ['bolos', { damage: 0, hold: { escape: 1 } }],
    ['buccaneer-blade', { rollBonus: 1, damage: 1 }],
    ['cock-fighter', { die: 6, damage: 1 }],
    ['dynamite-bundle', { area: 'three', damage: 2 }],
    ['dynamite-stick', { area: 'two', damage: 1 }],
    ['handcuffs', { damage: 0, hold: { escape: 1 } }],
    ['electric-gun', { rollBonus: 1, area: 'chain' }],
    ['mist-projector', { area: 'cone', damage: 1 }],
    ['net', { area: 'two', damage: 0, hold: { escape: 2 } }],
    ['pitchfork', { damage: 2 }],
    ['sacrificial-knife', { damage: 2 }],
    ['sword-cane', { rollBonus: 1 }],
    ['tommy-gun', { rollBonus: 1, area: 'three-by-two', damage: 1 }],
    ['cultist-wine', { healing: { health: 0, mentality: 1, sanity: 1 } }],
    ['first-aid-kit', { healing: { health: 2, mentality: 0, sanity: 0 } }],
    ['herbs', { healing: { health: 0, mentality: 1, sanity: 1 } }],
    ['penicillin-vial', { healing: { health: 1, mentality: 0, sanity: 0 } }],
    ['psychiatric-medicine', { healing: { health: 0, mentality: 1, sanity: 2 } }],
    ['sack-of-grits', { healing: { health: 1, mentality: 0, sanity: 0 } }],
    ['bicycle', { move: 2, movement: true }],
    ['cast-iron-skillet', { defence: 1, rollBonus: 1 }],
    ['dog-sled', { move: 2, encumbrance: 6, uncounted: true }],
    ['elder-sign-necklace', { mentality: 2, sanity: 8 }],
    ['leng-web-shield', { defence: 1, shield: true }],
    ['brain-cylinder', { mentality: 1, sanity: 4 }],
    ['living-armor', { defence: 1, armour: true }],
    ['wheelbarrow', { encumbrance: 5, uncounted: true, movement: false }],
    ['winter-clothing', { defence: 1, armour: true }],
    ['snare', { hold: { escape: 2 } }],
  ])('the numbers of %s', (slug, expected) => {
    expect(object(slug)).toMatchObject(expected)
  })

  it('what covers an area is a weapon, and each pattern has its weapons', () => {
    const areas: readonly Area[] = ['two', 'three', 'three-by-two', 'cone', 'chain']
    expect(areas.map((area) => slugsWith((kind) => kind.area === area))).toEqual([
      ['dynamite-stick', 'net'],
      ['dynamite-bundle'],
      ['tommy-gun'],
      ['mist-projector'],
      ['electric-gun'],
    ])
    expect(slugsWith((kind) => kind.area !== undefined && !kind.ranged)).toEqual([])
  })

  it('only weapons, shields, armour and movement objects fill a slot', () => {
    expect(slots.map((slot) => slugsWith((kind) => kind[slot]).length)).toEqual([9, 10, 2, 2, 2])
  })

  it('a weapon without a number of its own does 1 damage and adds nothing', () => {
    for (const slug of ['revolver-32', 'magic-spear'] as const)
      expect(object(slug)).toMatchObject({
        damage: 1,
        rollBonus: 0,
        area: undefined,
        hold: undefined,
      })
  })

  it('two pieces of Shoggoth Tissue do 1 damage and two do 2', () => {
    const tissue = objectNumber('shoggoth-tissue')
    const pieces = [...KIND_OF.keys()].filter((piece) => KIND_OF[piece] === tissue)
    expect(pieces.map((piece) => TISSUE_DAMAGE[piece])).toEqual([1, 1, 2, 2])
    expect(TISSUE_DAMAGE.reduce((sum, damage) => sum + damage, 0)).toBe(6)
  })

  it('CM-SPELL-17 CM-OBJ-3 CM-OBJ-5 CM-OBJ-7 CM-OBJ-16 CM-OBJ-17 CM-OBJ-21 CM-OBJ-23 CM-OBJ-25 two tomes hold two spells each and six hold one', () => {
    expect(slugsWith(({ tomeSpells }) => tomeSpells === 2)).toEqual([
      'cthaat-aquadingen',
      'necronomicon',
    ])
    expect(slugsWith(({ tomeSpells }) => tomeSpells === 1)).toEqual([
      'anonymous-letter',
      'book-of-dzyan',
      'nameless-cults',
      'ponape-scripture',
      'rlyeh-text',
      'shrewsbury-manuscript',
    ])
  })

  it('of what is carried only Dog Sled and Wheelbarrow are not counted', () => {
    expect(slugsWith(({ uncounted, colour }) => uncounted && colour !== 'white')).toEqual([
      'dog-sled',
      'wheelbarrow',
    ])
  })

  it('Cultist Wine, Herbs and Psychiatric Medicine restore 1, 1 and 2 sanity, and nothing else does', () => {
    const restoring = OBJECTS.filter(({ healing }) => (healing?.sanity ?? 0) > 0)
    expect(restoring.map(({ slug, healing }) => [slug, healing?.sanity])).toEqual([
      ['cultist-wine', 1],
      ['herbs', 1],
      ['psychiatric-medicine', 2],
    ])
  })
})
