import { expect, it } from 'vitest'
import { miniTitle } from '../testing/mini-title.ts'
import { fuzz } from './fuzz.ts'
import { replayViolation } from './replay.ts'
import { writeViolation, type Violation } from './violation.ts'

it('a violation becomes a file that can be read and replayed', () => {
  const sound = miniTitle()
  const broken = { ...sound, faults: () => ['never in order'] }
  const { violation } = fuzz({ title: broken, picks: 10, seed: 'a seed/1' })
  if (violation === undefined) throw new Error('nothing was found')
  const files = new Map<string, string>()
  writeViolation(violation, (name, text) => files.set(name, text))
  const [[name = '', text = ''] = []] = files
  expect(name).toBe('mini-faults-a-seed-1-0.json')
  const read = JSON.parse(text) as Violation
  expect(read).toEqual(violation)
  expect(replayViolation(broken, read)?.message).toBe('never in order')
  expect(replayViolation(sound, read)).toBeUndefined()
})
