import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { deathMayDie } from '../index.ts'
import { at, newMatch, type DmdScenario } from '../testing/at.ts'
import { options } from './options.ts'
import { Engine } from '@eldertable/kernel'
import type { Verb } from '../verbs.ts'
import { prompts } from './prompts.ts'

const engine = new Engine(deathMayDie)

/** What whoever is asked reads. */
function asked(t: DmdScenario): string {
  const decision = engine.decision(t.state)
  if (decision === null) throw new Error('nobody is asked')
  const say = prompts[decision.key as keyof typeof prompts] as (about: object, t: object) => string
  return say(decision.about, tellingTo(t, decision.seat))
}

/** What can be chosen, as whoever is asked reads it. */
function labels(t: DmdScenario): string[] {
  const { seat = 0 } = engine.decision(t.state) ?? {}
  const told = tellingTo(t, seat)
  return engine
    .menu(t.state)
    .options.map(({ verb, argument }) => options[verb as Verb](argument, told))
}

describe('A question names what it is about', () => {
  it('DMD-TERM-9 the enemy that moves', () => {
    const t = at({
      ann: { on: '8A-b' },
      bob: { on: '6A-b' },
      foes: { '9A-a': ['cultist'] },
    }).resolve('ct.m2')
    expect(asked(t)).toMatch(
      /^Mythos card “.*”\. The Cultist in .*: several of you are equally near to it\. Which way does it go\?$/,
    )
  })

  it('DMD-SETUP-10 alone one is told at once that one plays two, and who is chosen already', () => {
    const t = newMatch(1).go()
    expect(asked(t)).toBe('Alone you play two investigators. Who is the first?')
    expect(asked(t.pick('takeInvestigator', 1))).toBe(
      'Alone you play two. Who goes with Elizabeth?',
    )
    expect(asked(newMatch(2).go())).toBe('Which investigator do you play?')
  })

  it('DMD-REROLL-1 says so where throwing again can gain nothing', () => {
    const foes = { '1A-a': ['cultist'] } as const
    const attacked = (rolls: string) => at({ foes }).rolls(rolls).assault('ann', 'cultist')
    expect(asked(attacked('| B B'))).toBe(
      'The Cultist rolled against you: blank\u00A0· blank. Throwing again can gain nothing.',
    )
    expect(asked(attacked('| S B'))).toMatch(/Throw one again\?$/)
  })

  it('DMD-STEALTH-1 whom one sneaks past first, and whom else', () => {
    const t = at({
      ann: { is: 'ahmed', levels: { stealth: 2 } },
      foes: { '1A-a': ['cultist', 'star-spawn'] },
    }).pick('move', '2A-a')
    expect([asked(t), labels(t)]).toEqual([
      'Whom do you sneak past?',
      expect.arrayContaining(['Sneak past nobody']),
    ])
    t.pick('sneak', 'cultist')
    expect([asked(t), labels(t)]).toEqual([
      'Whom else do you sneak past?',
      expect.arrayContaining(['Sneak past nobody else']),
    ])
  })

  it("DMD-CTHULHU-3 the space that R'lyeh has risen in already", () => {
    const t = at({ ann: { on: '2A-a' }, rlyeh: ['2A-a'] }).resolve('ct.m3')
    expect(asked(t)).toMatch(
      /R'lyeh has already risen in Lecture Theatre, west\. In which of the nearest spaces does it rise instead\?$/,
    )
  })

  it('DMD-CLAIM-2 how many wounds there are to bear', () => {
    const t = at({
      ann: { is: 'ian', has: ['Duke Calloway'] },
      foes: { '1A-a': ['cultist'] },
    })
      .rolls('| S S')
      .assault('ann', 'cultist')
      .pick('keepDice')
    expect([asked(t), labels(t)]).toEqual([
      'Who bears the 2 wounds?',
      expect.arrayContaining(['Bear 2 wounds yourself']),
    ])
    t.pick('shield', 'Duke Calloway')
    expect([asked(t), labels(t)]).toEqual([
      'Who bears the wound?',
      expect.arrayContaining(['Bear 1 wound yourself']),
    ])
  })

  it('DMD-STRUNG-1 that a tentacle is counted against oneself', () => {
    const t = at({ ann: { is: 'beth' }, foes: { '1A-a': ['fire-vampire'] } })
      .rolls('T B | B')
      .assault('ann', 'fire-vampire')
      .pick('keepDice')
    expect(asked(t)).toBe('High Strung: count one tentacle as a success against yourself?')
    expect(options.count(1, tellingTo(t, 0))).toBe(
      'Count 1 tentacle (1 success more against yourself)',
    )
    expect(options.count(0, tellingTo(t, 0))).toBe('Count none')
  })

  it('DMD-LUCKY-1 which reroll is free', () => {
    const t = at({ ann: { is: 'elizabeth' }, foes: { '1A-a': ['star-spawn'] } })
      .rolls('B B S')
      .pick('attack', 'star-spawn')
    const again = labels(t).filter((label) => label.startsWith('Throw die 1 again'))
    expect(again).toEqual([
      expect.stringMatching(/^Throw die 1 again, blank \(1 stress; /),
      expect.stringMatching(/^Throw die 1 again free, blank \(by Lucky; /),
    ])
  })

  it('DMD-TRADE-1 which of several Idols changes hands', () => {
    const t = at({
      episode: '2',
      ann: { on: '3B-b' },
      bob: { on: '3B-b', carries: { '2B-b': 0, '6B-a': 0 } },
    })
    const deals = labels(t).filter((label) => label.includes('Idol'))
    expect(deals).toEqual([
      expect.stringMatching(/^Take an Idol from /),
      expect.stringMatching(/^Take another Idol from /),
    ])
  })

  it('DMD-TURN-2 with no actions left it says what comes next', () => {
    const t = at({ ann: { is: 'adam' } })
    t.table.actions = 0
    expect(asked(t)).toBe('Your actions are used up. Next comes the Mythos.')
  })

  it('DMD-SWIFT-1 with no actions left it says what is still free', () => {
    const t = at({ ann: { is: 'ian' } })
    t.table.actions = 0
    expect(asked(t)).toBe('Your actions are used up, but a Move is free. Next comes the Mythos.')
  })
})

describe('An option that is a card has the text of the card', () => {
  it('DMD-OMENS-2 for a Mythos card', () => {
    const t = at({ ann: { is: 'fatima' } })
    const label = options.keepMythos(0, tellingTo(t, 0))
    expect(label).toMatch(/^Resolve “[^”]+” \(.+ · (with the|no) tentacle\)$/)
  })
})
