import { describe, expect, it } from 'vitest'
import { stateAt } from '../position.ts'
import type { DmdState } from '../state.ts'
import { inspect } from './inspect.ts'
import { stateInWords } from '../text/ritual.ts'
import { telling } from './words.ts'
import { insanities } from '../pieces/insanities.ts'
import { madnessInWords } from '../text/madness.ts'

const look = (t: DmdState, target: string) =>
  inspect(target, { ...telling(t.table, []), reader: 0 })
const linesOf = (t: DmdState, target: string): string => look(t, target)?.lines.join(' ') ?? ''

describe('What one reads on looking closer', () => {
  it.each([
    ['cthulhu', 2, 'Risen'],
    ['cthulhu', 3, 'The City at His Heels'],
    ['cthulhu', 4, 'Death May Die'],
    ['hastur', 2, 'The King Enters'],
    ['hastur', 3, 'The Pallid Mask'],
    ['hastur', 4, 'Carcosa'],
  ] as const)('DMD-ELDER-3 %s in stage %i by name, in whole sentences', (elderOne, stage, name) => {
    const t = stateAt({ elderOne, elder: { on: '1A-a', stage } })
    expect(look(t, 'stage:0')?.heading).toContain(`stage ${stage} of 4: ${name}`)
    for (const target of ['stage:0', 'foe:99'])
      for (const line of look(t, target)?.lines ?? []) expect(line).toMatch(/[^ ]\.$/)
  })

  it('DMD-ELDER-3 ongoing texts of every revealed stage, and of no later one', () => {
    const stage = (number: number): string =>
      linesOf(stateAt({ elderOne: 'hastur', elder: { on: '1A-a', stage: number } }), 'stage:0')
    expect(stage(2)).toContain('Always: when you rest, each point')
    expect(stage(2)).toContain('cannot reroll any die')
    expect(stage(2)).not.toContain('share a space')
    expect(stage(3)).toContain('At the end of each turn: if you share a space')
  })

  it('DMD-ADVANCE-3 Stage 1 and both texts of an advance, before the Elder One comes', () => {
    const t = stateAt({ elderOne: 'hastur', episode: '2' })
    expect(look(t, 'stage:0')?.heading).toBe('Hastur, stage 1 of 4: The Unspeakable Overture')
    for (const target of ['stage:0', 'track:0']) {
      const lines = linesOf(t, target)
      expect(lines).toContain('When it advances: each investigator takes 1 Yellow Sign.')
      expect(lines).toContain('summon 1 Deep One at the blue gate.')
    }
  })

  it.each([
    ['cthulhu', 'DMD-ENEMY-9', 'He hums a tune'],
    ['hastur', 'DMD-ENEMY-11', 'The mask is paper'],
  ] as const)('a Cultist of %s leads to its own ability', (elderOne, rule, line) => {
    const t = stateAt({ elderOne, foes: { '1A-a': ['cultist'] } })
    expect(look(t, 'foe:0')?.rule).toBe(rule)
    expect(linesOf(t, 'foe:0')).toContain(line)
  })

  it('the Altar leads to what is done there, an Idol to how it is taken', () => {
    const t = stateAt({ episode: '2' })
    const ruleOf = (kind: string) =>
      look(t, `thing:${t.table.things.findIndex((one) => one.kind === kind)}`)?.rule
    expect([ruleOf('altar'), ruleOf('idol')]).toEqual(['DMD-EPTWO-5', 'DMD-EPTWO-3'])
  })

  it.each([
    [false, 'Swiftness'],
    [true, 'Stealth'],
  ])(
    'DMD-INV-6 with publishedSkills %s Elizabeth’s third skill is %s',
    (publishedSkills, skill) => {
      const t = stateAt({ settings: { publishedSkills }, ann: { is: 'elizabeth' } })
      expect(look(t, 'skill:2')?.heading).toBe(skill)
      expect(linesOf(t, 'investigator:1')).toContain(`${skill}: `)
    },
  )

  it('DMD-INSANE-3 DMD-INSANE-4 DMD-INSANE-6 DMD-INSANE-7 insanities say what happens if there is nothing', () => {
    const texts = insanities.map((_, card) => madnessInWords(card))
    const told = texts.map((text) => /if .* you take (\d) stress/.exec(text)?.[1])
    expect(told).toEqual([undefined, undefined, '1', '1', undefined, '2', '1', undefined])
  })
})

describe('How far the ritual is', () => {
  const charged = { '16A-b': 3, '4A-b': 3, '5B-c': 3 }
  it.each([
    ['1', {}, '4 Retorts left'],
    ['1', { gone: ['3A-b', '6A-b', '8A-a'] }, '1 Retort left'],
    ['2', {}, '4 Idols left'],
    ['2', { ann: { carries: { '2B-b': 1 } }, gone: ['6B-a'] }, '3 Idols left'],
    ['3', {}, 'Bones at rest: 0 of 3'],
    ['3', { gone: ['4B-a'], bones: ['4B-a', '5B-c', '8B-a'] }, 'Bones at rest: 1 of 3'],
    ['3', { gone: ['12A-b'], bones: ['4B-a', '5B-c', '8B-a'] }, 'Bones at rest: 0 of 3'],
    ['4', {}, '3 Lenses left'],
    ['5', { markers: { '16B-b': 3, '4A-b': 2, '14A-b': 3 } }, 'Circuits lit: 2 of 4'],
    ['6', { markers: charged }, 'Pillars charged: 3 of 4'],
    ['6', { markers: { ...charged, '14B-c': 3 } }, 'Now light the fuse'],
    ['6', { disrupted: true, elder: { on: '15A-a' } }, 'Disrupted: kill it'],
  ] as const)('DMD-RITUAL-1 in episode %s with %o: %s', (episode, position, words) => {
    expect(stateInWords(stateAt({ episode, ...position }).table)).toBe(words)
  })
})
