import { describe, expect, it } from 'vitest'
import { makesRoom, type Newcomer, type Tenant } from './making-room.ts'

/** A table that this many look at; those whose name begins with a capital play there. */
interface Table extends Tenant {
  readonly name: string
}

const table = (name: string, ...watchers: readonly (readonly [string, string])[]): Table => ({
  name,
  users: 0,
  idleSince: 0,
  watchers: watchers.map(([guest, address]) => ({ guest, address })),
  isPlayedBy: (guest) => guest !== undefined && /^[A-Z]/.test(guest),
})
/** This many tables of one who holds them. */
const tables = (count: number, guest: string, address: string) =>
  Array.from({ length: count }, (_, i) => table(`${address} ${i}`, [guest, address]))

const ada: Newcomer = { guest: 'ada', address: '198.51.100.1', isPlayer: true }
const eve: Newcomer = { ...ada, isPlayer: false }

describe('the table that makes room', () => {
  const made = (open: readonly Table[], newcomer: Newcomer) => makesRoom(open, newcomer)?.name

  it('is that which nobody has looked at for longest', () => {
    const idle = [
      { ...table('later'), idleSince: 2 },
      { ...table('longest'), idleSince: 1 },
      { ...table('busy'), users: 1 },
    ]
    for (const newcomer of [ada, eve])
      expect(made([...tables(9, 'mal', 'a'), ...idle], newcomer)).toBe('longest')
  })

  it('is one that is only watched, of the place that has most, when somebody plays', () => {
    const open = [...tables(9, 'Bo', 'b'), ...tables(1, 'cy', 'c'), ...tables(2, 'mal', 'a')]
    expect(made(open, ada)).toBe('a 0')
    expect(made([...tables(9, 'Bo', 'b'), ...tables(1, 'cy', 'c')], ada)).toBe('c 0')
  })

  it('is for one who watches only of a place that has more than that of the newcomer', () => {
    expect(made(tables(1, 'mal', 'a'), eve)).toBeUndefined()
    expect(made(tables(2, 'mal', 'a'), eve)).toBe('a 0')
    expect(made([...tables(2, 'mal', 'a'), ...tables(1, 'eve', eve.address)], eve)).toBeUndefined()
    // Whoever watches never comes before who plays.
    expect(made(tables(99, 'Mal', 'a'), eve)).toBeUndefined()
  })

  it('is one that is played only of a place with more than five, and with more than that of the newcomer', () => {
    expect(made(tables(5, 'Mal', 'a'), ada)).toBeUndefined()
    expect(made(tables(6, 'Mal', 'a'), ada)).toBe('a 0')
    const own = tables(6, 'Ada', ada.address)
    expect(made([...own, ...tables(7, 'Mal', 'a')], ada)).toBeUndefined()
    expect(made([...own, ...tables(8, 'Mal', 'a')], ada)).toBe('a 0')
  })

  it('is none at which somebody sits who has few, whoever else sits or looks there', () => {
    const visited = table('visited', ['Mal', 'a'], ['Bo', 'b'], ['mal', 'a'])
    expect(made([visited, ...tables(9, 'Mal', 'a')], ada)).toBe('a 0')
  })

  it('counts the networks of a household together', () => {
    const networks = Array.from({ length: 6 }, (_, i) => `2001:db8:1:${i}::`)
    const open = networks.map((address) => table(address, ['Mal', address]))
    expect(made(open, ada)).toBe(networks[0])
  })
})
