import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { faults } from '../faults.ts'
import { necronomonopoly } from '../index.ts'
import { at, type NecScenario, type Position, type Table } from '../testing/at.ts'
import { arkham, dunwich, kingsport, masonsHill } from '../testing/property.ts'

describe('Leaving at any moment', () => {
  const rest: Table = {
    bob: { on: 20, holds: ['commitment-papers'] },
    cid: { on: 20 },
    dee: { on: 20 },
  }
  const ann = (position: Position, table: Table = {}): NecScenario =>
    at({ ...rest, ...table, ann: { on: 9, ...position } })
  const two: [CardKey, number][] = [
    ['ghoul', 38],
    ['gug', 37],
  ]
  const gate = (position: Position, roll: number[], table: Table = {}): NecScenario =>
    ann({ on: 0, ...position }, table)
      .dice(3, 4)
      .dice(...roll)
      .moveStep()
  const buying = (): NecScenario =>
    ann({ owns: ['rlyeh'] })
      .dice(1, 3)
      .go()
      .pick('trade')
  const offered = (): NecScenario =>
    buying().pick('partner', 'bob').pick('give', 'rlyeh').pick('takeSanity', 9).pick('propose')
  const countering = (): NecScenario => offered().pick('counter')

  /** Every question of the game, and a way to it. */
  const moments: Record<string, () => NecScenario> = {
    'dawn.window': () => ann({ holds: ['laudanum'] }).go(),
    'monsterStep.name': () => ann({}, { monsters: two }).go(),
    'monsterStep.command': () =>
      ann({ holds: ['bind-the-thing'] }, { monsters: two })
        .go()
        .pick('moveMonster', 'gug'),
    'monsterStep.goules': () =>
      ann({ owns: ['cultes-de-goules'] }, { monsters: two })
        .go()
        .dice(1, 1)
        .pick('moveMonster', 'gug'),
    'monsterStep.dunwich': () =>
      ann({ owns: dunwich }, { monsters: two }).go().dice(1, 1).pick('moveMonster', 'gug'),
    'turn.ready': () => ann({ holds: ['pnakotic-manuscripts'] }).go(),
    'turn.roam': () => ann({ cultist: true }).go(),
    'turn.rethrow': () => ann({ owns: kingsport }).dice(1, 3).go(),
    'miGo.spell': () =>
      ann({ on: 38, owns: ['necronomicon'] })
        .dice(1, 3)
        .go(),
    'encounter.meet': () =>
      ann({ holds: ['old-school-friend'] }, { deck: ['gug'] })
        .dice(1, 2)
        .go(),
    'encounter.second': () =>
      ann(
        { holds: ['zadok-allen', 'the-night-nurse', 'deep-one'] },
        { monsters: [['cthulhu', 13], ...two] },
      )
        .dice(1, 3)
        .moveStep()
        .pick('sacrifice', 'zadok-allen'),
    'draw.arkham': () => ann({ owns: arkham }).dice(1, 2).go(),
    'draw.window': () =>
      ann({ holds: ['zadok-allen'] })
        .dice(1, 2)
        .go(),
    'draw.keep': () =>
      ann({}, { deck: ['the-silver-key'] })
        .dice(1, 2)
        .go(),
    'discardOne.choose': () =>
      ann({ holds: ['elder-sign', 'warding-eye'] }, { deck: ['raid-on-the-lodge'] })
        .dice(1, 2)
        .go(),
    'use.target': () =>
      ann({ holds: ['mesmerise'] })
        .go()
        .pick('use', 'mesmerise'),
    'use.counter': () =>
      ann({ holds: ['mesmerise', 'pnakotic-manuscripts'] }, { bob: { holds: ['warding-eye'] } })
        .go()
        .pick('use', 'mesmerise')
        .pick('target', 'bob'),
    'look.order': () =>
      ann({ holds: ['pnakotic-manuscripts'] })
        .go()
        .pick('use', 'pnakotic-manuscripts'),
    'search.choose': () =>
      ann({ holds: ['seven-cryptical-books-of-hsan'] })
        .go()
        .pick('use', 'seven-cryptical-books-of-hsan'),
    'gate.shift': () => gate({ holds: ['randolph-carter'] }, [4, 4]),
    'gate.conjure': () => gate({}, [2, 4]),
    'gate.destination': () => gate({}, [3, 4]),
    'gate.enlist': () =>
      gate({}, [4, 6], { monsters: [['deep-one', 38], ...two] }).pick('goTo', 'devil-reef'),
    'gate.remove': () => gate({}, [6, 6], { monsters: two }),
    'gate.rob': () =>
      gate({ holds: ['randolph-carter'] }, [6, 6], {
        bob: { ...rest.bob, owns: ['irem', 'rlyeh'] },
      }).pick('raise', 'randolph-carter'),
    'nearest.choose': () =>
      ann({ on: 16 }, { monsters: [['dimensional-shambler', 20], ...two] })
        .dice(1, 3)
        .moveStep(),
    'lose.window': () => ann({ on: 38, owns: masonsHill }).dice(1, 3).go(),
    'owe.window': () =>
      ann({ holds: ['cloud-memory'] }, { bob: { ...rest.bob, owns: ['green-lane'] } })
        .dice(1, 3)
        .go(),
    'buying.choose': () =>
      ann({ owns: ['rlyeh'] })
        .dice(1, 3)
        .go(),
    'trade.partner': buying,
    'trade.draft': () => buying().pick('partner', 'bob'),
    'trade.reply': offered,
    'trade.counter': countering,
    'trade.answer': () =>
      countering()
        .pick('takeSanity', 1)
        .pick('take', 'rlyeh')
        .pick('giveSanity', 1)
        .pick('propose'),
  }

  it('NEC-CHOICE-30 the moments below are all the questions that the game can ask', () => {
    const questions = necronomonopoly.procedures.flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([step, is]) =>
        typeof is === 'function' ? [] : [`${name}.${step}`],
      ),
    )
    expect(Object.keys(moments).sort()).toEqual(questions.sort())
  })

  it.each(Object.keys(moments))('NEC-CHOICE-30 the player who is asked may leave: %s', (moment) => {
    const t = moments[moment]?.()
    const [asked, question] = t?.asked?.split(' ') ?? []
    if (t === undefined || asked === undefined) throw new Error('nobody is asked')
    expect(question).toBe(moment)
    const monsters = t.monsters.length
    t.interject(asked, 'leave')
    expect(t.table.players[t.seat(asked)]).toMatchObject({ standing: 'left', space: -1, held: [] })
    expect(faults(t.state)).toEqual([])
    expect(t.asked?.split(' ')[0]).not.toBe(asked)
    expect(t.monsters).toHaveLength(monsters) // and nothing more is done in the player's name
    expect(t.anytime(asked).options).toEqual([])
  })

  it.each(Object.keys(moments))('NEC-CHOICE-30 so may one who is not asked: %s', (moment) => {
    const t = moments[moment]?.()
    if (t === undefined) throw new Error('there is no such moment')
    const question = t.asked
    expect(t.anytime('dee').options).toEqual(['leave'])
    t.interject('dee', 'leave')
    expect(t.asked).toBe(question)
    expect(faults(t.state)).toEqual([])
  })

  it('NEC-CHOICE-30 a caster who leaves before the target has answered casts nothing', () => {
    const t = at({
      ann: { on: 9, holds: ['exchange-of-minds'] },
      bob: { on: 30, holds: ['warding-eye', 'commitment-papers'] },
      cid: {},
    }).go()
    t.pick('use', 'exchange-of-minds').pick('target', 'bob')
    t.interject('ann', 'leave')
    expect(t.player('bob').space).toBe(30)
    expect(t.player('ann').space).toBe(-1)
    expect(faults(t.state)).toEqual([])
    expect(t.asked).toBe('bob turn.ready')
  })
})
