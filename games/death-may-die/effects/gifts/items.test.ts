import { describe, expect, it } from 'vitest'
import { at, type DmdScenario, type Position } from '../../testing/at.ts'
import { effectOf } from '../../testing/effect.ts'

type Episode = NonNullable<Position['episode']>
const start: Record<Episode, string> = {
  '1': '1A-a',
  '2': '1B-a',
  '3': '13A-a',
  '4': '13A-a',
  '5': '13B-a',
  '6': '15A-a',
}
const blanks = (t: DmdScenario, count: number): DmdScenario =>
  t.dice(...Array.from({ length: count }, () => 1))
const diceOf = (t: DmdScenario): number | undefined => t.table.roll?.dice.length
const freeRerolls = (t: DmdScenario): string[] =>
  t.offered.filter((one) => one.startsWith('rerollFree'))

describe('Items that are kept', () => {
  it.each<
    [item: string, episode: Episode, action: string, more: number, on: string, carries?: object]
  >([
    ['Formulary', '1', 'spoil', 2, '3A-b'],
    ['Parish Register', '2', 'break-idols', 2, '3B-b', { '2B-b': 0 }],
    ['Reliquary', '3', 'lay-to-rest', 2, '7B-a', { '4B-a': 0 }],
    ['Star Chart', '4', 'misalign', 1, '11A-b'],
    ['Diamond Burr', '4', 'misalign', 2, '11A-b'],
    ['Rubber Gloves', '5', 'throw-breaker', 1, '16B-b'],
    ['Wiring Diagram', '5', 'throw-breaker', 2, '16B-b'],
    ['Crowbar', '6', 'set-charge', 1, '16A-b'],
    ['Blasting Caps', '6', 'set-charge', 2, '16A-b'],
  ])(
    'DMD-CARD-4 %s (%s): %s +%i for whoever has it',
    (item, episode, action, more, on, carries = {}) => {
      const tokens = { carries: carries as Record<string, number> }
      const own = at({ episode, ann: { is: 'ian', on, has: [item], ...tokens } })
      expect(diceOf(blanks(own, 3 + more).pick('act', action))).toBe(3 + more)
      const other = at({
        episode,
        turn: 'bob',
        ann: { is: 'ian', on, has: [item] },
        bob: { is: 'morgan', on, ...tokens },
      })
      expect(diceOf(blanks(other, 3).pick('act', action))).toBe(3)
    },
  )

  it.each<[item: string, episode: Episode]>([
    ['Pocket Torch', '1'],
    ['Pole Lantern', '2'],
    ['Candle Stub', '3'],
    ['Carbide Lamp', '6'],
  ])('DMD-CARD-3 %s (%s): one die in checks, none in attacks', (item, episode) => {
    const ann = { is: 'fatima', has: [item] } as const
    const t = at({ episode, ann, discovery: [`e${episode}.d06`] })
    blanks(t, 4).run('discovery', { hero: 0, tentacles: 0 })
    expect(diceOf(t)).toBe(4)
    const attack = at({ episode, ann, foes: { [start[episode]]: ['cultist'] } })
    expect(diceOf(blanks(attack, 3).pick('attack', 'cultist'))).toBe(3)
  })

  it.each<[item: string, episode: Episode]>([
    ['Lens Cloth', '4'],
    ['Ivory Fan', '5'],
  ])('DMD-CARD-5 %s (%s): one free reroll a turn of a roll against one', (item, episode) => {
    const ann = { is: 'kid', stress: 7, has: [item] } as const
    const t = at({ episode, ann, foes: { [start[episode]]: ['cultist'] } })
    t.rolls('| S B').assault('ann', 'cultist')
    t.rolls('| B').pick('rerollFree', Number(freeRerolls(t)[0]?.split(' ')[1]))
    expect(t.tracks('ann')).toEqual([0, 7, 0])
    expect(t.rolls('| S B').assault('ann', 'cultist').tracks('ann')).toEqual([1, 7, 0])
    const own = at({ episode, ann: { ...ann, stress: 6 }, foes: { [start[episode]]: ['cultist'] } })
    own.rolls('B B B').pick('attack', 'cultist')
    expect(freeRerolls(own)).toEqual([])
  })

  it.each<[item: string, episode: Episode]>([
    ['Oilskin Coat', '2'],
    ['Iron Cap', '3'],
    ['Tin Breastplate', '5'],
    ['Hard Hat', '6'],
  ])('DMD-CARD-6 %s (%s): one wound less of one packet a turn', (item, episode) => {
    const t = at({ episode, ann: { is: 'ian', has: [item] }, bob: { is: 'kid' } })
    expect(t.wound('bob', 1).hero('bob').wounds).toBe(1)
    expect(t.wound('ann', 1).pick('armour', item).hero('ann').wounds).toBe(0)
    expect(t.wound('ann', 2).hero('ann').wounds).toBe(2)
    const spared = at({ episode, ann: { is: 'ian', has: [item] } })
      .wound('ann', 1)
      .pick('decline')
    expect(spared.hero('ann').wounds).toBe(1)
  })

  it.each<[item: string, episode: Episode]>([
    ['Etched Glass Sign', '1'],
    ["Saint's Finger", '2'],
    ['Chipped Halo', '3'],
    ['Meteor Stone', '4'],
    ['Blank Mask', '5'],
    ['Five-Pointed Stone', '6'],
  ])('DMD-CARD-10 %s (%s): one tentacle a turn is an elder sign', (item, episode) => {
    const t = at({
      episode,
      ann: { is: 'kid', stress: 7, has: [item] },
      foes: { [start[episode]]: ['cultist'] },
    })
    t.rolls('T T B').pick('attack', 'cultist').pick('ward', 0)
    expect(t.offered).toEqual(['count 0..1']) // an elder sign for the Kid's Arcane Mastery
    t.pick('count', 1)
    expect([t.foes(start[episode]), t.hero('ann').sanity]).toEqual([['cultist 1'], 1])
    t.rolls('T B B').pick('attack', 'cultist')
    expect(t.hero('ann').sanity).toBe(2)
  })

  it.each<[item: string, episode: Episode, action: string, on: string, other: string]>([
    ['Long Tongs', '1', 'spoil', '3A-b', 'Fire Axe'],
    ['Shutter Crank', '4', 'bar-shutter', '12A-b', 'Star Chart'],
  ])('DMD-EPISODE-2 %s (%s): %s where it is not safe', (item, episode, action, on, other) => {
    const beside = (has: string[]): DmdScenario =>
      at({ episode, ann: { on, has }, foes: { [on]: ['cultist'] } })
    expect(beside([item]).offers('act', action)).toBe(true)
    expect(beside([]).refusal('act', action)).toBe('act-not-safe')
    expect(beside([other]).refusal('act', action)).toBe('act-not-safe')
  })

  it('DMD-EPISODE-2 a Shutter Crank makes nothing safe at the Lens', () => {
    const ann = { on: '11A-b', has: ['Shutter Crank'] }
    const t = at({ episode: '4', ann, foes: { '11A-b': ['cultist'] } })
    expect(t.refusal('act', 'misalign')).toBe('act-not-safe')
  })

  it('DMD-EPONE-5 Sand Bucket: six tokens, without it three', () => {
    const left = (has: string[]): number =>
      at({ ann: { has }, fire: { '1A-a': 7 } })
        .pick('act', 'beat-out')
        .fire('1A-a')
    expect([left(['Sand Bucket']), left([])]).toEqual([1, 4])
  })

  it.each([
    [1, 0],
    [3, 2],
  ])('DMD-MOVE-9 Asbestos Gloves: of %i fire tokens %i stick', (tokens, stick) => {
    const t = at({ ann: { has: ['Asbestos Gloves'] }, fire: { '1A-a': tokens } })
    expect(t.pick('move', '2A-a').hero('ann').fire).toBe(stick)
    expect(t.fire('1A-a')).toBe(tokens)
  })

  it('DMD-EPTWO-3 Wet Sacking: an Idol costs no sanity, but only its holder', () => {
    const loss = (turn: 'ann' | 'bob'): number =>
      at({ episode: '2', turn, ann: { on: '2B-b', has: ['Wet Sacking'] }, bob: { on: '2B-b' } })
        .pick('act', 'take-idol')
        .hero(turn).sanity
    expect([loss('ann'), loss('bob')]).toEqual([0, 1])
  })

  it('DMD-CARD-2 Opera Glasses: one space more for Marksman, nothing without it', () => {
    const reach = (is: 'adam' | 'ian', marksman: number): boolean[] => {
      const levels = is === 'adam' ? { marksman } : {}
      return ['4A-b', '4A-a', '11A-b', '11A-a'].map((space) =>
        at({
          episode: '4',
          ann: { is, levels, has: ['Opera Glasses'] },
          foes: { [space]: ['cultist'] },
        }).offers('attack', 'cultist'),
      )
    }
    expect(reach('adam', 1)).toEqual([true, true, false, false])
    expect(reach('adam', 2)).toEqual([true, true, true, false])
    expect(reach('ian', 0)).toEqual([false, false, false, false])
  })

  it('DMD-ENEMY-5 Leather Harness: the Byakhee stays as well', () => {
    const t = at({
      episode: '4',
      ann: { is: 'kid', on: '10A-b', has: ['Leather Harness'] },
      foes: { '10A-b': ['byakhee'] },
    })
    const effect = effectOf(t, () => t.rolls('S | B B').assault('ann', 'byakhee').pick('keepDice'))
    expect(effect).toEqual({ 'ann wounds': 1 })
  })

  it('DMD-STEALTH-5 Greasepaint: one more than Stealth allows', () => {
    const stay = (is: 'rasputin' | 'borden'): string[] => {
      const foes = { '13B-a': ['cultist', 'cultist', 'cultist'] }
      const t = at({ episode: '5', ann: { is, has: ['Greasepaint'] }, foes }).pick('move', '11B-a')
      while (t.asked === 'ann walk.sneak') t.pick('sneak', 'cultist')
      return t.foes('13B-a')
    }
    expect([stay('rasputin'), stay('borden')]).toEqual([['cultist'], ['cultist', 'cultist']])
  })

  it('DMD-CLAIM-11 Winged Sandals: one Move a turn is a step longer', () => {
    const t = at({ episode: '5', ann: { is: 'rasputin', has: ['Winged Sandals'] } })
    t.pick('move', '4A-a').pick('step', '4A-b').pick('step', '12B-a')
    t.pick('useCard', 'Winged Sandals').pick('step', '12B-b')
    expect([t.where('ann'), t.table.actions, t.claims('ann')]).toEqual([
      '12B-b',
      2,
      ['Winged Sandals'],
    ])
    t.pick('move', '12B-a').pick('step', '4A-b').pick('step', '4A-a')
    expect([t.asked, t.where('ann')]).toEqual(['ann actions.choose', '4A-a'])
  })

  it('DMD-CLAIM-11 Limelight Burner: one Lamp a turn for nothing', () => {
    const t = at({ episode: '5', ann: { is: 'rasputin', has: ['Limelight Burner'] } }).pick(
      'act',
      'light-lamp',
    )
    expect(t.table.actions).toBe(3)
    t.pick('move', '11B-a').pick('stop').pick('act', 'light-lamp')
    expect(t.table.actions).toBe(1)
  })

  it.each([
    ['9A-a', ['Dry Matches'], true],
    ['17A-a', ['Dry Matches'], false],
    ['9A-a', [], false],
  ])('DMD-EPSIX-4 Dry Matches: the fuse from %s with %o: %s', (on, has, can) => {
    const markers = { '16A-b': 3, '4A-b': 3, '5B-c': 3, '14B-c': 3 }
    expect(at({ episode: '6', ann: { on, has }, markers }).offers('act', 'light-fuse')).toBe(can)
  })

  it('DMD-CLAIM-11 Whetstone: attacks alone, once a turn', () => {
    const ann = { is: 'kid', stress: 6, has: ['Whetstone'] } as const
    const attack = at({ episode: '3', ann, foes: { '13A-a': ['cultist'] } })
    expect(freeRerolls(attack.rolls('B B B').pick('attack', 'cultist'))).toHaveLength(3)
    const check = at({ episode: '3', ann, discovery: ['e3.d06'] }).rolls('B B B')
    expect(freeRerolls(check.run('discovery', { hero: 0, tentacles: 0 }))).toEqual([])
  })
})

describe('Conditions', () => {
  const rested = (episode: Episode, has: string[], more: Position = {}): number =>
    3 +
    2 -
    at({ episode, ann: { is: 'ian', wounds: 5, has }, ...more })
      .pick('rest')
      .hero('ann').wounds

  it.each<[condition: string, episode: Episode]>([
    ['Sea-Touched', '2'],
    ['Ghoul-Taint', '3'],
  ])('DMD-REST-5 %s (%s): a Rest heals 1 less', (condition, episode) => {
    expect([rested(episode, [condition]), rested(episode, [])]).toEqual([2, 3])
  })

  it('DMD-CLAIM-9 Sea-Touched: a die in Water, and in Water alone', () => {
    const dice = (on: string, count: number): number | undefined => {
      const ann = { is: 'fatima', on, has: ['Sea-Touched'] } as const
      return diceOf(
        blanks(at({ episode: '2', ann, foes: { [on]: ['cultist'] } }), count).pick(
          'attack',
          'cultist',
        ),
      )
    }
    expect([dice('6B-b', 4), dice('6B-a', 3)]).toEqual([4, 3])
  })

  it('DMD-CLAIM-9 Stage-Struck: a die where it is lit, and there alone', () => {
    const dice = (lamps: string[], count: number): number | undefined => {
      const ann = { is: 'fatima', has: ['Stage-Struck'] } as const
      const t = at({ episode: '5', ann, lamps, foes: { '13B-a': ['cultist'] } })
      return diceOf(blanks(t, count).pick('attack', 'cultist'))
    }
    expect([dice(['13B-a'], 4), dice([], 3)]).toEqual([4, 3])
  })

  it('DMD-CLAIM-9 Star-Struck: a die in checks and at the Lens, none in attacks', () => {
    const ann = { is: 'ian', on: '11A-b', has: ['Star-Struck'] } as const
    const t = blanks(at({ episode: '4', ann, discovery: ['e4.d06'] }), 4)
    expect(diceOf(t.run('discovery', { hero: 0, tentacles: 0 }))).toBe(4)
    expect(diceOf(blanks(at({ episode: '4', ann }), 4).pick('act', 'misalign'))).toBe(4)
    const attack = at({
      episode: '4',
      ann: { ...ann, is: 'fatima' },
      foes: { '11A-b': ['cultist'] },
    })
    expect(diceOf(blanks(attack, 3).pick('attack', 'cultist'))).toBe(3)
  })

  it('DMD-CLAIM-9 Star-Struck: sanity lost to a roll is not more', () => {
    const ann = { is: 'kid', stress: 7, has: ['Star-Struck'] } as const
    const t = at({ episode: '4', ann, foes: { '13A-a': ['byakhee'] } })
    expect(t.rolls('T | B B').assault('ann', 'byakhee').hero('ann').sanity).toBe(1)
    const dread = at({ episode: '4', ann, discovery: ['e4.d08'] })
    expect(dread.run('discovery', { hero: 0, tentacles: 0 }).hero('ann').sanity).toBe(1)
  })
})
