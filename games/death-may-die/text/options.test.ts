import { tellingTo } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { at } from '../testing/at.ts'
import { options } from './options.ts'

it('DMD-FIGHT-1 what ends the actions says what comes then', () => {
  const ending = (actions: number, foes: Position['foes'] = {}): string => {
    const t = at({ ann: { is: 'ian', on: '1A-a' }, foes })
    t.state.table.actions = actions
    return options.endActions(0, tellingTo(t, 0))
  }
  expect(ending(3)).toBe(
    'End your actions (3 actions left unused; then find a card, if nobody comes)',
  )
  expect(ending(0, { '1A-a': ['cultist', 'cultist'] })).toBe(
    'Draw the Mythos card (then 2 enemies attack you)',
  )
})

it('DMD-REST-2 DMD-EPTWO-3 what is done without a roll says what it does and costs', () => {
  const rest = options.rest(0, tellingTo(at({ ann: { is: 'ian', wounds: 1 } }), 0))
  expect(rest).toBe('Rest (heals up to 3 points of wounds and stress)')
  const t = at({ episode: '2', ann: { is: 'ian', on: '2B-b' } })
  expect(options.act(0, tellingTo(t, 0))).toBe('Take the Idol (no roll; costs 1 sanity)')
})
