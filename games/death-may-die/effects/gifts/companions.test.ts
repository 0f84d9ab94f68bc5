import { describe, expect, it } from 'vitest'
import type { InvestigatorKey } from '../../pieces/investigators.ts'
import { levelOf } from '../../rules/figures.ts'
import { at, type DmdScenario, type Position } from '../../testing/at.ts'

type Episode = NonNullable<Position['episode']>
const next: Record<Episode, string> = {
  '1': '2A-a',
  '2': '9B-a',
  '3': '4B-a',
  '4': '4A-b',
  '5': '11B-a',
  '6': '9A-a',
}

/** Somebody without a skill, and what shows whether a companion has brought it. */
interface Probe {
  who: InvestigatorKey
  here?: string[]
  there?: string[]
  shows: (t: DmdScenario, episode: Episode) => boolean
}
const thrown = (t: DmdScenario, faces: string): DmdScenario =>
  t.rolls(faces).pick('attack', 'cultist')

const probes = {
  stealth: {
    who: 'rasputin',
    here: ['cultist'],
    shows: (t, episode) => t.pick('move', next[episode]).asked === 'ann walk.sneak',
  },
  'arcane-mastery': {
    who: 'elizabeth',
    here: ['cultist'],
    shows: (t) => thrown(t, 'E E B').pick('keepDice').offered.join() === 'count 0..1',
  },
  brawling: {
    who: 'elizabeth',
    here: ['cultist'],
    shows(t) {
      const has = t.claims('ann').length > 0
      return thrown(t, has ? 'B B B | B' : 'B B B').table.roll?.dice.length === 4
    },
  },
  toughness: {
    who: 'elizabeth',
    shows(t) {
      t.wound('ann', 1)
      return t.hero('ann').wounds === 0
    },
  },
  swiftness: {
    who: 'rasputin',
    shows: (t, episode) => t.pick('move', next[episode]).pick('stop').table.actions === 3,
  },
  marksman: { who: 'ian', there: ['cultist'], shows: (t) => t.offers('attack', 'cultist') },
} satisfies Record<string, Probe>

const companions: [
  name: string,
  episode: Episode,
  health: number,
  skill: keyof typeof probes | null,
][] = [
  ['Jerome', '1', 1, 'stealth'],
  ['Professor Quill', '1', 2, 'arcane-mastery'],
  ['Nurse Roche', '1', 2, null],
  ['Duke Calloway', '1', 3, 'brawling'],
  ['Tobias Marsh', '2', 1, 'stealth'],
  ['Miss Gilman', '2', 2, 'arcane-mastery'],
  ['Dr Crane', '2', 2, null],
  ['Abel Waite', '2', 3, 'toughness'],
  ['Old Silas', '3', 2, 'toughness'],
  ['Mrs Halloran', '3', 1, 'arcane-mastery'],
  ['Wilfred', '3', 1, 'swiftness'],
  ['Brutus', '3', 3, 'brawling'],
  ['Father Merrick', '3', 2, null],
  ['Clement Rudge', '4', 1, 'marksman'],
  ['Mrs Peabody', '4', 2, 'toughness'],
  ['Emory', '4', 1, 'swiftness'],
  ['Big Amos', '4', 3, 'brawling'],
  ['Pip', '5', 1, 'stealth'],
  ['Madame Valcourt', '5', 2, 'arcane-mastery'],
  ['Mr Aldridge', '5', 1, null],
  ['Gus Ferro', '5', 2, 'toughness'],
  ['Atlas Bruno', '5', 3, 'brawling'],
  ['Davey', '6', 1, 'stealth'],
  ['Dr Voss', '6', 2, 'arcane-mastery'],
  ['Hector and Daisy', '6', 2, 'swiftness'],
  ['Foreman Burke', '6', 3, 'brawling'],
]

/** The first free reroll that is offered. */
const freeReroll = (t: DmdScenario): number =>
  Number(t.offered.find((one) => one.startsWith('rerollFree'))?.split(' ')[1])

describe('Companions', () => {
  it.each(companions)(
    'DMD-CLAIM-2 DMD-CLAIM-3 DMD-CLAIM-4 %s (%s) bears %i wounds',
    (name, episode, health, skill) => {
      const hurt = (wounds: number): DmdScenario => {
        const t = at({ episode, ann: { is: 'elizabeth', has: [name] }, bob: {} })
        t.wound('ann', wounds + (skill === 'toughness' ? 1 : 0)) // DMD-CLAIM-5
        for (let wound = 0; wound < Math.min(wounds, health); wound++) t.pick('shield', name)
        expect(t.tracks('bob')).toEqual([0, 0, 0])
        return t
      }
      const more = hurt(health + 1)
      expect([more.claims('ann'), more.hero('ann').wounds]).toEqual([[], 1])
      const fewer = health === 1 ? at({ episode, ann: { has: [name] } }) : hurt(health - 1)
      expect([fewer.claims('ann'), fewer.hero('ann').wounds]).toEqual([[name], 0])
    },
  )

  it.each(companions.filter(([, , , skill]) => skill !== null))(
    'DMD-CARD-7 DMD-CLAIM-8 %s (%s) with %i health brings %s',
    (name, episode, _, skill) => {
      if (skill === null) return
      const probe: Probe = probes[skill]
      const shows = (has: string[]): boolean => {
        const here = at({ episode }).where('ann') ?? ''
        const foes = { [here]: probe.here ?? [], [next[episode]]: probe.there ?? [] }
        return probe.shows(at({ episode, ann: { is: probe.who, has }, foes }), episode)
      }
      expect([shows([name]), shows([])]).toEqual([true, false])
    },
  )

  it.each([
    ['Nurse Roche', '1'],
    ['Dr Crane', '2'],
  ] as const)('DMD-REST-5 %s (%s): the Rest of whoever has her heals 1 more', (name, episode) => {
    const rest = (who: 'ann' | 'bob'): number => {
      const t = at({
        episode,
        turn: who,
        ann: { is: 'ian', wounds: 5, has: [name] },
        bob: { is: 'morgan', wounds: 5 },
      })
      return t.pick('rest').hero(who).wounds
    }
    expect([rest('ann'), rest('bob')]).toEqual([1, 2])
  })

  it.each([
    ['Father Merrick', '3', '13A-a'],
    ['Mr Aldridge', '5', '13B-a'],
  ] as const)(
    'DMD-CLAIM-11 %s (%s): one free reroll a turn in rolls of one’s own',
    (name, episode, here) => {
      const ann = { is: 'fatima', stress: 7, has: [name] } as const
      const t = at({ episode, ann, foes: { [here]: ['cultist'] } })
      t.rolls('B B B').pick('attack', 'cultist')
      expect(t.offered.filter((one) => one.startsWith('rerollFree'))).toHaveLength(3)
      t.rolls('S').pick('rerollFree', freeReroll(t))
      expect(t.foes(here)).toEqual(['cultist 1'])
      expect(t.hero('ann').stress).toBe(7)
      t.rolls('B B B').pick('attack', 'cultist')
      expect(t.asked).toBe('ann actions.choose') // it is used up
      const against = at({ episode, ann, foes: { [here]: ['cultist'] } })
      against.rolls('| S B').assault('ann', 'cultist')
      expect(against.offered.filter((one) => one.startsWith('rerollFree'))).toEqual([])
    },
  )

  it('DMD-CLAIM-3 what a companion gave is gone at once, in the middle of the same turn', () => {
    const ann = { is: 'rasputin', has: ['Jerome'] } as const
    const t = at({ ann, foes: { '1A-a': ['cultist'] } }).pick('move', '2A-a')
    expect(t.asked).toBe('ann walk.sneak') // Jerome's Stealth
    const alone = at({ ann, foes: { '1A-a': ['cultist'] } }).wound('ann', 1)
    alone.pick('shield', 'Jerome')
    expect([alone.claims('ann'), levelOf(alone.state, 0, 'stealth')]).toEqual([[], 0])
  })
})
