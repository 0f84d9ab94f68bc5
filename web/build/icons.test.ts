import { describe, expect, it } from 'vitest'
import { iconsIn } from './icons.ts'

const namesIn = (source: string): string[] => [...iconsIn(source, 'a.tsx').names]
const faultsIn = (source: string): string[] => iconsIn(source, 'a.tsx').faults

describe('iconsIn', () => {
  it.each([
    ['<Icon name="rat" />', ['rat']],
    ['<Glyph x={1}\n  name="evil-book" />', ['evil-book']],
    ["<Icon name={isOld ? 'squid' : 'rat'} />", ['squid', 'rat']],
    ['<MonsterToken icon="rat" />', ['rat']],
    ["const tool = { icon: 'rule-book' }", ['rule-book']],
    ["emblem: 'evil-book',", ['evil-book']],
    [
      "const cardIcons: Record<string, string> = {\n  a: 'rat',\n  'b-c': 'squid' }",
      ['rat', 'squid'],
    ],
    ["const icons = { none: '', a: 'rat' } as const", ['rat']],
    [
      "const board = boardWith({ optionIcons: {\n  take: 'rat' }, milestones: { won: 'evil-book' } })",
      ['rat', 'evil-book'],
    ],
    ["const deeds: BoardModule<My>['optionIcons'] = {\n  take: 'rat',\n}", ['rat']],
    ["const mattered: BoardModule<My>['milestones'] = {\n  won: 'rat',\n}", ['rat']],
    ["const beasts: Readonly<Record<Beast, IconName>> = {\n  a: 'rat',\n}", ['rat']],
  ])('finds those of %s', (source, names) => {
    expect(namesIn(source)).toEqual(names)
    expect(faultsIn(source)).toEqual([])
  })

  it.each([
    "const side = 'log'",
    '<p className="key">',
    "kind === 'gate'",
    '<input name="table" />',
  ])('takes no plain word for an icon: %s', (source) => {
    expect(namesIn(source)).toEqual([])
    expect(faultsIn(source)).toEqual([])
  })

  it('refuses the name of an icon where it would be overlooked', () => {
    expect(faultsIn("const what = 'evil-book'")[0]).toContain('evil-book')
  })
})
