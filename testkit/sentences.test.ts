import { describe, expect, it } from 'vitest'
import { isBroken, isLabel, isSentence } from './sentences.ts'

describe('Sentences', () => {
  it('begin with a capital or a figure and end in a full stop or a question mark', () => {
    expect('Two Shamblers watch the door.').toSatisfy(isSentence)
    expect('3 candles burn. Which one is yours?').toSatisfy(isSentence)
    expect('Ann drops the .32 Revolver.').toSatisfy(isSentence)
    expect('two candles burn.').not.toSatisfy(isSentence)
    expect('Two candles burn').not.toSatisfy(isSentence)
  })

  it('and labels end in neither', () => {
    expect('Throw again').toSatisfy(isLabel)
    expect('Throw again.').not.toSatisfy(isLabel)
    expect('throw again').not.toSatisfy(isLabel)
  })

  it.each([
    'Ann loses undefined.',
    'Ann  waits.',
    'Ann waits .',
    'Run!',
    'Ann waits..',
    'Ann (), Bob',
    '',
  ])('a reader stumbles over "%s"', (text) => expect(text).toSatisfy(isBroken))
})
