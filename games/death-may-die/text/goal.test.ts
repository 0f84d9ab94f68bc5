import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import { goal } from './goal.ts'

const goalAt = (position: Position) => goal(tellingTo(at(position), 0))

describe('The case file', () => {
  it.each([
    ['1', 'Fire in the Retort', ['Spoil the Retort', 'Beat Out the Flames']],
    ['2', 'The Drowned Congregation', ['Take the Idol', 'Break the Idols']],
    ['3', 'A Banquet for the Dead', ['Open the Grave', 'Lay to Rest']],
    ['4', 'The Eye at Sentinel Hill', ['Misalign the Lens', 'Bar the Shutter']],
    ['5', 'The Last Performance', ['Throw the Breaker', 'Light a Lamp']],
    ['6', 'Shaft Nine', ['Set the Charge', 'Light the Fuse']],
  ] as const)('DMD-RITUAL-1 of episode %s: %s', (episode, name, actions) => {
    const file = goalAt({ episode })
    expect(file.name).toBe(name)
    expect(file.lines[0]).toMatch(/^First disrupt the ritual/)
    expect(file.here?.map((one) => one.name)).toEqual([
      ...actions,
      'When the Elder One advances',
      "R'lyeh tokens",
    ])
  })

  it('DMD-ENDING-2 says that a death is the end until it has come, and no longer', () => {
    expect(goalAt({}).lines[1]).toContain('when anybody dies')
    const { lines, standing } = goalAt({ disrupted: true, elder: { on: '1A-a', stage: 2 } })
    expect(lines.join(' ')).not.toContain('when anybody dies')
    expect(lines[0]).toContain('now Cthulhu can be wounded')
    expect(standing).toContainEqual({ what: 'Stage', is: '2 of 4' })
  })
})
