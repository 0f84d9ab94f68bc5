import { copy } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { investigators } from '../pieces/investigators.ts'
import { deathMayDie } from '../index.ts'
import { at, newMatch } from '../testing/at.ts'

describe('The opening', () => {
  it('DMD-SETUP-1 one to five play, and all of them are on one side', () => {
    expect(deathMayDie.seats).toEqual({ least: 1, most: 5 })
    expect([0, 1, 2].map((seat) => deathMayDie.sides?.of({} as never, seat))).toEqual([0, 0, 0])
  })

  it('DMD-SETUP-2 DMD-SETUP-5 only figures of the two boxes are in play', () => {
    const kinds = (settings: object) => [
      ...new Set(newMatch(2, { ...settings }).table.enemies.map(({ kind }) => kind)),
    ]
    expect(kinds({})).toEqual(['cultist', 'star-spawn', 'fire-vampire'])
    expect(kinds({ elderOne: 'hastur', episode: '6' })).toEqual([
      'cultist',
      'hastur-disciple',
      'shoggoth',
      'chthonian',
    ])
  })

  it('DMD-SETUP-4 the stages begin with the first, and nothing of the Elder One is on the map', () => {
    expect(newMatch(2).table.elder).toEqual({ track: 1, stage: 1, wounds: 0, space: -1 })
  })

  it('DMD-SETUP-9 everybody picks another investigator and begins on the start space', () => {
    const t = newMatch(2).go()
    expect(t.asked).toBe('ann chooseInvestigator.choose')
    t.pick('takeInvestigator', 'kid')
    expect(t.asked).toBe('bob chooseInvestigator.choose')
    expect(t.refusal('takeInvestigator', 'kid')).toBe('taken')
    t.draws(1).pick('takeInvestigator', 'adam')
    expect([t.where('ann'), t.where('bob')]).toEqual(['1A-a', '1A-a'])
    expect(t.asked).toBe('bob actions.choose') // DMD-SETUP-14
  })

  it('DMD-SETUP-10 DMD-SETUP-13 DMD-SETUP-14 a lone player has two, with an insanity each, who take turns', () => {
    const t = newMatch(1).go().pick('takeInvestigator', 'kid')
    t.draws(1).pick('takeInvestigator', 'adam')
    expect(t.table.heroes.map(({ seat }) => seat)).toEqual([0, 0])
    expect(t.table.heroes.map(({ insanity }) => insanity)).toEqual([0, 1])
    expect(t.state.box.insanities).toHaveLength(6)
    expect(t.table.active).toBe(1)
    t.endActions()
    while (t.table.active === 1) t.takeDefault()
    expect(t.table.active).toBe(0)
  })

  it('DMD-SETUP-11 DMD-SETUP-12 DMD-INV-1 DMD-INV-2 skills begin at level 1 and tracks at 0', () => {
    for (const one of newMatch(5).table.heroes)
      expect(one).toMatchObject({ levels: [1, 1, 1], wounds: 0, stress: 0, sanity: 0 })
    expect(new Set(investigators.map(({ skills }) => skills[0])).size).toBe(10) // DMD-INV-6
  })

  it('DMD-SETUP-13 with the draft everybody keeps one of two insanity cards', () => {
    const t = newMatch(2, { insanityDraft: true, randomInvestigators: true }).go()
    expect(t.asked).toBe('ann draftInsanity.choose')
    expect(t.offered).toEqual(['keepInsanity crowds', 'keepInsanity ocd'])
    t.pick('keepInsanity', 'ocd')
    expect(t.offered).toEqual(['keepInsanity ptsd', 'keepInsanity paranoia'])
    t.draws(0).pick('keepInsanity', 'ptsd')
    expect(t.table.heroes.map(({ insanity }) => insanity)).toEqual([1, 2])
    expect(() => newMatch(5, { insanityDraft: true })).toThrow('five')
  })

  it('DMD-SETUP-9 with the option investigators are dealt', () => {
    const t = newMatch(3, { randomInvestigators: true }).draws(0).go()
    expect(t.table.heroes.map(({ who }) => who)).toEqual([0, 1, 2])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('DMD-SETUP-14 with the option the host names who begins', () => {
    const t = newMatch(3, { randomInvestigators: true, chooseFirst: true }).go()
    expect(t.asked).toBe('ann match.first')
    expect(t.pick('beginWith', 'cid').asked).toBe('cid actions.choose')
  })

  it('DMD-SANITY-6 DMD-SETUP-14 with three the levels go round from the first player on', () => {
    const t = newMatch(3, { randomInvestigators: true, difficulty: 'gentle' }).draws(1).go()
    const order: (string | undefined)[] = []
    for (; t.asked?.endsWith('levelUp.choose'); t.takeDefault()) order.push(t.asked.split(' ')[0])
    expect(order).toEqual(['bob', 'cid', 'ann'])
  })

  it('DMD-SANITY-6 a gentle game begins with a level for everybody, in turn order', () => {
    const t = newMatch(2, { randomInvestigators: true, difficulty: 'gentle' }).draws(1).go()
    expect(t.asked).toBe('bob levelUp.choose')
    t.pick('levelUp', 2)
    expect(t.asked).toBe('ann levelUp.choose')
    t.pick('levelUp', 0)
    expect(t.table.heroes.map(({ levels }) => levels)).toEqual([
      [2, 1, 1],
      [1, 1, 2],
    ])
    expect(t.asked).toBe('bob actions.choose')
  })

  it('DMD-SETUP-15 decks lie in the closed drawer, and the table has their numbers', () => {
    const { table, state } = newMatch(2)
    expect([table.mythos, table.discovery]).toEqual([16, 15])
    expect(JSON.stringify(state.hands)).toBe('[{},{}]')
  })

  it('DMD-SETUP-15 nobody sees what a face-down Grave has, and everybody what was drawn', () => {
    const graves = (bones: readonly string[]): unknown[] => {
      const t = at({ episode: '3', bones })
      return [0, 1, null].map((seat) => copy(t.engine.view(t.state, seat)))
    }
    expect(graves(['4B-a', '5B-c', '8B-a'])).toEqual(graves(['12A-b', '5B-c', '8B-a']))
    const omens = at({ ann: { is: 'fatima' }, mythos: ['ct.m5'] }).endActions()
    for (const seat of [0, 1, null])
      expect(omens.engine.view(omens.state, seat).table).toMatchObject({ drawn: omens.table.drawn })
    expect(omens.table.drawn).toHaveLength(1)
  })

  it('DMD-SETUP-9 every investigator of the box can be picked, each once', () => {
    const t = newMatch(2).go()
    expect(t.offered).toHaveLength(investigators.length)
    expect(t.offers('takeInvestigator', 0)).toBe(true)
    t.pick('takeInvestigator', 0)
    expect(t.refusal('takeInvestigator', 0)).toBe('taken')
  })
})
