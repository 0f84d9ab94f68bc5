// @vitest-environment happy-dom
import { games } from '@eldertable/games'
import { afterEach, describe, expect, it } from 'vitest'
import { firstChairs } from './first-chairs.ts'
import { lastTable, rememberTable } from './last-table.ts'

const [game] = games.filter(({ title }) => title.id === 'necronomonopoly')
if (game === undefined) throw new Error('there is no such game')
const players = (given: Parameters<typeof firstChairs>[1]) =>
  firstChairs(game, given).map(({ player }) => player)

describe('who sits at a new table', () => {
  afterEach(() => localStorage.clear())

  it('are the reader and bots, and after that whoever sat there last', () => {
    expect(players({ name: '' })).toEqual(['person', 'bot:habit', 'bot:habit', 'bot:habit'])
    const chosen = { players: ['person', 'bot:thinker', 'open'], settings: { a: 1 } }
    rememberTable('necronomonopoly', chosen)
    expect(lastTable('necronomonopoly')).toEqual(chosen)
    expect(lastTable('innsmouth-32')).toBeUndefined()
    expect(players({ name: '', last: chosen })).toEqual(chosen.players)
  })

  it('is one friend, where somebody has come to play with a friend', () => {
    const last = { players: ['person', 'bot:habit'], settings: {} }
    expect(players({ name: '', last, isWithFriend: true })).toEqual(['person', 'open'])
  })

  it.each([
    ['no list', { players: 3 }],
    ['nobody', { players: [] }],
    ['somebody strange', { players: ['person', 7] }],
    ['nothing', null],
  ])('is as at first where %s was kept', (_, kept) => {
    localStorage.setItem('eldertable:last-tables', JSON.stringify({ necronomonopoly: kept }))
    expect(lastTable('necronomonopoly')).toBeUndefined()
  })

  it('is as at first where a bot or a number of seats was kept that is not there any more', () => {
    const usual = players({ name: '' })
    for (const kept of [
      ['person', 'bot:gone'],
      ['open', 'person'],
      ['person'],
      Array(9).fill('person'),
    ])
      expect(players({ name: '', last: { players: kept, settings: {} } })).toEqual(usual)
  })

  it('gives everybody a name of their own', () => {
    const names = firstChairs(game, { name: 'Bram' }).map(({ name }) => name)
    expect(new Set(names).size).toBe(4)
  })
})
