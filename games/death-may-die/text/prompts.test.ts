import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { deathMayDie } from '../index.ts'
import { at, newMatch, type DmdScenario } from '../testing/at.ts'
import { options } from './options.ts'
import { Engine } from '@eldertable/kernel'
import { prompts } from './prompts.ts'

const engine = new Engine(deathMayDie)

/** What whoever is asked reads. */
function asked(t: DmdScenario): string {
  const decision = engine.decision(t.state)
  if (decision === null) throw new Error('nobody is asked')
  const say = prompts[decision.key as keyof typeof prompts] as (about: object, t: object) => string
  return say(decision.about, tellingTo(t, decision.seat))
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
      'The Cultist rolled against you: blank · blank. Throwing again can gain nothing.',
    )
    expect(asked(attacked('| S B'))).toMatch(/Throw one again\?$/)
  })

  it('DMD-TURN-2 with no actions left it says what comes next', () => {
    const t = at({ ann: { is: 'ian' } })
    t.table.actions = 0
    expect(asked(t)).toBe('Your actions are used up. Next comes the Mythos.')
  })
})

describe('An option that is a card has the text of the card', () => {
  it('DMD-OMENS-2 for a Mythos card', () => {
    const t = at({ ann: { is: 'fatima' } })
    const label = options.keepMythos(0, tellingTo(t, 0))
    expect(label).toMatch(/^Resolve “[^”]+” \(.+ · (with the|no) tentacle\)$/)
  })
})
