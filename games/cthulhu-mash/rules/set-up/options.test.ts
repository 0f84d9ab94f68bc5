import { BadSetting, settingsOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { switches } from '../../switches.ts'
import { type MashScenario, newMatch } from '../../testing/at.ts'

/** The first argument with which something is offered. */
const firstOf = (t: MashScenario, verb: string): number =>
  Number(t.offered.find((option) => option.startsWith(`${verb} `))?.split(' ')[1])

const chosen = (seats: number, settings: Record<string, unknown>) =>
  settingsOf(switches, settings, seats)

describe('Options of set-up', () => {
  it('CM-OPT-3 custom-layout: the host lays tiles that hang together, one start for each player', () => {
    const t = newMatch(2, { customLayout: true, characters: 'random' }).dice(6, 1).go()
    expect(t.asked).toBe('ann layOut.choose')
    expect(t.offers('layDone')).toBe(false)
    t.pick('putTile', 25)
    // Nothing may lie where it touches no other tile.
    expect(t.offered.some((one) => one === 'putTile 0')).toBe(false)
    t.pick('putTile', 26)
    expect(t.offers('layDone')).toBe(false)
    t.pick('putStart', 27)
    expect(t.offered.some((one) => one.startsWith('putStart'))).toBe(false)
    t.until('prepare').pick('layDone')
    while (t.asked === 'ann ownStarts.turn' || t.asked === 'bob ownStarts.turn')
      t.pick('turnTile', Number(t.offered[0]?.split(' ')[1]))
    expect(t.table.places.map(({ column, row, isStart }) => [column, row, isStart])).toEqual([
      [3, 3, true],
      [4, 3, false],
      [5, 3, false],
      [6, 3, true],
    ])
    expect(t.table.places.filter(({ tile }) => tile >= 0)).toHaveLength(2)
    expect([t.where('ann'), t.where('bob')].every((one) => one.endsWith('R1C6'))).toBe(true)
  })

  it('CM-OPT-3 a layout needs a face-down tile besides its start tiles, and has twelve of them at most', () => {
    const t = newMatch(2, { customLayout: true, characters: 'random' }).dice(6, 1).go()
    t.pick('putStart', 25)
    expect(t.offers('layDone')).toBe(false)
    t.pick('putTile', 26)
    expect(t.offers('layDone')).toBe(true)
    for (let more = 1; more < 12; more++) t.pick('putTile', firstOf(t, 'putTile'))
    expect(t.offers('putTile')).toBe(false)
    expect(t.table.places).toHaveLength(14)
  })

  it('CM-OPT-3 CM-COOP-3 with a shared start there is one start tile, and all fifteen others', () => {
    const t = newMatch(2, { victory: 'cooperative', customLayout: true, characters: 'random' })
    t.dice(6, 1).go()
    expect(t.offers('putStart')).toBe(false)
    for (let more = 0; more < 15; more++) t.pick('putTile', firstOf(t, 'putTile'))
    expect(t.offers('putTile')).toBe(false)
    expect(t.table.places).toHaveLength(16)
  })

  it('CM-OPT-3 CM-COOP-4 a shared start keeps a side free for those who come in', () => {
    const t = newMatch(2, { victory: 'cooperative', customLayout: true, characters: 'random' })
    t.dice(6, 1).go()
    for (const cell of [17, 23]) t.pick('putTile', cell)
    expect(t.offers('putTile', 31)).toBe(true)
    t.pick('putTile', 25)
    expect(t.offers('putTile', 31)).toBe(false)
    expect(t.refusal('putTile', 31)).toBe('start-enclosed')
    expect(t.offers('putTile', 32)).toBe(true)
    expect(t.offers('layDone')).toBe(true)
  })

  it('CM-OPT-3 a start tile of one’s own may lie between four tiles', () => {
    const t = newMatch(2, { customLayout: true, characters: 'random' }).dice(6, 1).go()
    for (const cell of [17, 23, 25, 31]) t.pick('putTile', cell)
    expect(t.offers('layDone')).toBe(false)
    t.pick('putStart', 32)
    expect(t.offers('layDone')).toBe(true)
  })

  it('CM-OPT-3 no two tiles lie in one place, and no more than there are', () => {
    const t = newMatch(2, { customLayout: true, characters: 'random' }).dice(6, 1).go()
    expect(t.asked).toBe('ann layOut.choose')
    const [first = ''] = t.offered.filter((option) => option.startsWith('putStart'))
    t.pick('putStart', Number(first.split(' ')[1]))
    expect(t.offered).not.toContain(first)
    let laid = 0
    for (;;) {
      const [cell] = t.offered.filter((option) => option.startsWith('putTile'))
      if (cell === undefined) break
      t.pick('putTile', Number(cell.split(' ')[1]))
      expect(t.offered).not.toContain(cell)
      laid++
    }
    expect(laid).toBe(12)
  })

  it('CM-OPT-3 CM-COOP-4 on a board of one’s own just one gate of a shared start faces a tile', () => {
    const t = newMatch(2, { victory: 'cooperative', customLayout: true, characters: 'random' })
    // Its gates are n and w. With tiles to the south and to the east, two quarter turns would join both.
    t.dice(6, 1).go().pick('putTile', 31).pick('putTile', 25).pick('layDone')
    t.pick('startOn', 'private-eye')
    expect(t.offered).toEqual(['keepFree 1', 'keepFree 3'])
  })

  it('CM-OPT-15 CM-OPT-26 sanity belongs to games together', () => {
    expect(chosen(3, { victory: 'cooperative', sanity: true })).toMatchObject({ sanity: true })
    expect(() => chosen(3, { victory: 'death-match', sanity: true })).toThrow(BadSetting)
    // Where the condition is rolled for, the option waits for the roll and does nothing if that goes against it.
    const rivals = newMatch(2, { victory: 'roll', sanity: true, characters: 'random' })
    rivals.dice(1, 6, 1).go()
    expect(rivals.table).toMatchObject({ victory: 'death-match', settings: { sanity: false } })
    const together = newMatch(2, { victory: 'roll', sanity: true, characters: 'random' })
    together.dice(5, 6, 1).go()
    expect(together.table).toMatchObject({ victory: 'cooperative', settings: { sanity: true } })
  })

  it('CM-OPT-16 CM-OPT-26 a shared start is usual for two or more together, not for one, and can be refused', () => {
    const shared = newMatch(2, { victory: 'cooperative', characters: 'random' }).dice(6, 1).go()
    expect(shared.asked).toBe('ann sharedStart.tile')
    const own = newMatch(2, { victory: 'cooperative', sharedStart: 'off', characters: 'random' })
    expect(own.dice(6, 1).go().asked).toMatch(/ownStarts\.turn$/)
    expect(newMatch(1, { characters: 'random' }).go().table.isShared).toBe(false)
    expect(() => chosen(2, { victory: 'death-match', sharedStart: 'on' })).toThrow(BadSetting)
  })

  it('CM-OPT-18 CM-OPT-26 coop-tiles: how many tiles a shared start has, and only that', () => {
    const t = newMatch(2, { victory: 'cooperative', coopTiles: 3, characters: 'random' })
    t.dice(6, 1).go().pick('startOn', 'arctic-explorer')
    expect(t.table.places).toHaveLength(4)
    const usual = newMatch(2, { victory: 'cooperative', characters: 'random' })
    usual.dice(6, 1).go().pick('startOn', 'arctic-explorer')
    expect(usual.table.places).toHaveLength(7)
    expect(() => chosen(2, { victory: 'cooperative', sharedStart: 'off', coopTiles: 3 })).toThrow(
      BadSetting,
    )
    expect(() => chosen(2, { victory: 'cooperative', coopTiles: 16 })).toThrow(BadSetting)
  })

  it('CM-OPT-18 CM-COOP-15 a shared start with one other tile', () => {
    const t = newMatch(2, { victory: 'cooperative', coopTiles: 1, characters: 'random' })
    t.dice(6, 1).go().until('prepare')
    while (t.asked !== 'prepare is over') t.takeDefault()
    expect(t.table.places).toHaveLength(2)
    expect(t.state.box.tiles).toHaveLength(2)
  })

  it('CM-OPT-20 CM-OPT-26 teams are for four who play against each other', () => {
    expect(chosen(4, { teams: true })).toMatchObject({ teams: true })
    expect(() => chosen(3, { teams: true })).toThrow(BadSetting)
    expect(() => chosen(4, { victory: 'cooperative', teams: true })).toThrow(BadSetting)
    const rolled = newMatch(4, { victory: 'roll', teams: true, characters: 'random' })
    rolled.dice(6, 6, 1, 2, 3).go()
    expect(rolled.table).toMatchObject({ victory: 'cooperative', isTeams: false })
  })

  it('CM-OPT-21 characters by roll or by chance', () => {
    expect(newMatch(2).dice(6, 1, 2, 3).go().asked).toBe('bob choosing.choose')
    const random = newMatch(2, { characters: 'random' }).dice(6, 1).go()
    expect(random.table.heroes.map(({ character }) => character)).toEqual([0, 1])
    expect(random.asked).toBe('ann ownStarts.turn')
  })

  it('CM-OPT-26 dynamite asks nobody where the Explorer is not in play', () => {
    const t = newMatch(2, { explorerDynamite: true }).dice(6, 1, 6, 1).go()
    t.pick('beCharacter', 'mariner-merchant').pick('beCharacter', 'private-eye')
    t.until('prepare').pick('turnTile', 2).pick('turnTile', 0)
    expect(t.carries('ann')).toEqual([])
    expect(t.carries('bob')).toEqual(['revolver-32'])
  })

  it('CM-OPT-26 CM-HOME-5 an option that does not fit the game that was rolled does nothing', () => {
    const rolled = (die: number): boolean =>
      newMatch(2, { victory: 'roll', monstersAttackSpawn: true, characters: 'random' })
        .dice(die, 6, 1)
        .go().table.settings.monstersAttackSpawn
    expect(rolled(1)).toBe(true)
    expect(rolled(6)).toBe(false)
  })
})

describe('What does not happen', () => {
  it('CM-OPT-16 CM-OPT-26 a shared start outside cooperative games', () => {
    const rolled = (die: number): boolean =>
      newMatch(2, { victory: 'roll', sharedStart: 'on', characters: 'random' }).dice(die, 6, 1).go()
        .table.isShared
    expect([rolled(1), rolled(6)]).toEqual([false, true])
  })
})
