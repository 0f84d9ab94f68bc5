import { Engine } from '@eldertable/kernel'
import { recordEnding } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { deathMayDie } from '../index.ts'
import { at, type DmdScenario, type Position } from '../testing/at.ts'
import { habit, hasty } from './habit.ts'

/** What the bot does first in a turn. */
const begins = (position: Position): string => at(position).choiceOf(habit)

describe('before the ritual is disrupted', () => {
  it('works where there is something to do', () => {
    expect(begins({ ann: { on: '3A-b' } })).toBe('act spoil')
    expect(begins({ episode: '2', ann: { on: '2B-b' } })).toBe('act take-idol')
    expect(begins({ episode: '3', ann: { on: '4B-a' } })).toBe('act open-grave')
    expect(begins({ episode: '4', ann: { on: '11A-b' } })).toBe('act misalign')
    expect(begins({ episode: '5', ann: { on: '16B-b' } })).toBe('act throw-breaker')
    expect(begins({ episode: '6', ann: { on: '16A-b' } })).toBe('act set-charge')
  })

  it('takes what it has found to where that is undone', () => {
    expect(begins({ episode: '2', ann: { on: '3B-b', carries: { '2B-b': 0, '6B-a': 0 } } })).toBe(
      'act break-idols',
    )
    expect(begins({ episode: '3', ann: { on: '7B-a', carries: { '4B-a': 1 } } })).toBe(
      'act lay-to-rest',
    )
    const charged = { '16A-b': 3, '4A-b': 3, '5B-c': 3, '14B-c': 3 }
    expect(begins({ episode: '6', ann: { on: '15A-a' }, markers: charged })).toBe('act light-fuse')
  })

  it('goes by the way on which nobody follows', () => {
    const t = at({ ann: { on: '1A-a' }, bob: { on: '9A-a' }, foes: { '2A-a': ['star-spawn'] } })
    expect(t.choiceOf(habit)).toBe('move 4A-a')
  })

  it('clears its space before it works there', () => {
    expect(begins({ ann: { on: '3A-b', is: 'ian' }, foes: { '3A-b': ['cultist 1'] } })).toBe(
      'attack cultist',
    )
  })

  it('rests when it is badly hurt, and not for a scratch', () => {
    expect(begins({ ann: { on: '3A-b', is: 'beth', wounds: 4 } })).toBe('rest')
    expect(begins({ ann: { on: '3A-b', is: 'beth', wounds: 1 } })).toBe('act spoil')
  })

  it('does not end its turn with what would kill it if it can sneak away', () => {
    const t = at({
      ann: { on: '4A-a', is: 'ahmed', wounds: 4 },
      bob: { on: '9A-a' },
      foes: { '4A-a': ['star-spawn'] },
    })
    expect(t.choiceOf(habit)).toMatch(/^move /)
  })
})

describe('once the Elder One can be hurt', () => {
  const summoned = { elder: { on: '5A-a' }, disrupted: true } satisfies Position

  it('goes there and attacks', () => {
    expect(begins({ ...summoned, ann: { on: '4A-a' }, bob: { on: '9A-a' } })).toBe('move 5A-a')
    expect(begins({ ...summoned, ann: { on: '5A-a' }, bob: { on: '9A-a' } })).toBe('attack elder')
  })

  it('shoots from afar if it can', () => {
    const t = at({
      ...summoned,
      ann: { on: '4A-a', is: 'adam', levels: { marksman: 2 } },
      bob: { on: '9A-a' },
    })
    expect(t.choiceOf(habit)).toBe('attack elder')
  })

  it('rests before it goes to a fight that it would not survive', () => {
    expect(
      begins({ ...summoned, ann: { on: '4A-a', is: 'rasputin', wounds: 4, revivals: 1 } }),
    ).toBe('rest')
  })
})

describe('its dice', () => {
  const attack = (rolls: string, position: Position = {}): DmdScenario =>
    at({ ann: { is: 'ahmed', on: '3A-b' }, foes: { '3A-b': ['cultist'] }, ...position })
      .rolls(rolls)
      .pick('attack', 'cultist')

  it('are kept once they are enough', () => {
    expect(attack('S S B').choiceOf(habit)).toBe('keepDice')
  })

  it('are thrown again where they miss, tentacles first', () => {
    expect(attack('S B T').choiceOf(habit)).toBe('reroll 2')
  })

  it('are kept by who has no calm to spare for a wound more', () => {
    const calm = { ann: { is: 'ahmed', on: '3A-b', stress: 0 } } satisfies Position
    const tense = { ann: { is: 'ahmed', on: '3A-b', stress: 5 } } satisfies Position
    const shoggoth = { episode: '6', foes: { '3A-b': ['shoggoth'] } } satisfies Position
    const roll = (position: Position): string =>
      at({ ...shoggoth, ...position })
        .rolls('S S B')
        .pick('attack', 'shoggoth')
        .choiceOf(habit)
    expect(roll(calm)).toBe('reroll 2')
    expect(roll(tense)).toBe('keepDice')
  })

  it('of others are thrown again if they would kill', () => {
    const t = at({
      ann: { is: 'kid', on: '3A-b', wounds: 4, stress: 4 },
      foes: { '3A-b': ['cultist'] },
      mythos: ['ct.m1'],
    })
    t.rolls('| S B').endActions()
    expect(t.asked).toBe('ann roll.reroll')
    expect(t.choiceOf(habit)).toBe('reroll 0')
  })

  it('count elder signs for it and never against it', () => {
    const own = attack('E E B', { ann: { is: 'fatima', on: '3A-b', stress: 7 } })
    expect(own.choiceOf(habit)).toBe('count 1')
    const t = at({
      ann: { is: 'fatima', on: '3A-b', stress: 7, levels: { 'arcane-mastery': 2 } },
      foes: { '3A-b': ['cultist'] },
      mythos: ['ct.m1'],
    })
    t.rolls('| E E').endActions().pick('keepMythos', 'ct.m1')
    expect(t.choiceOf(habit)).toBe('count 0')
  })
})

describe('what it takes', () => {
  const finds = (card: string, ann: Position['ann'] = {}): string =>
    at({ ann, discovery: [card], mythos: ['ct.m1'] })
      .endActions()
      .choiceOf(habit)

  it('is a companion that it can pay for', () => {
    expect(finds('e1.d12')).toBe('takeLeft')
  })

  it('is healing once it is hurt more than it is alone', () => {
    expect(finds('e1.d15', { is: 'beth', wounds: 4, sanity: 19 })).toBe('takeRight')
  })

  it('is borne by itself until death is near, and then by companions', () => {
    const bears = (wounds: number): string =>
      at({ ann: { is: 'ian', wounds, has: ['Duke Calloway'] } })
        .wound('ann', 2)
        .choiceOf(habit)
    expect(bears(0)).toBe('bear')
    expect(bears(4)).toBe('shield Duke Calloway')
  })

  it('heals what weighs most', () => {
    const t = at({ ann: { is: 'beth', wounds: 3, stress: 2 } }).pick('rest')
    expect(t.choiceOf(habit)).toBe('heal 3 wounds 0 stress')
  })
})

describe('whole matches', () => {
  const engine = new Engine(deathMayDie)
  const episodes = ['1', '2', '3', '4', '5', '6']

  it('are won now and then in every episode', () => {
    for (const episode of episodes) {
      const settings = { episode, difficulty: 'gentle' }
      const { winners } = recordEnding(engine, [hasty, hasty], 'slain', { seed: episode, settings })
      expect(winners).toEqual([0, 1])
    }
  })
})
