import { describe, expect, it } from 'vitest'
import { cardsCalled, type CardKey } from '../pieces/cards.ts'
import { terrors } from '../pieces/monsters.ts'
import { cardLines } from './card-words.ts'
import { howToPlay } from './how-to-play.ts'

const linesOf = (key: CardKey): string => cardLines(cardsCalled(key)[0] ?? -1).join(' ')

describe('the words on cards', () => {
  it.each(terrors.map(({ key, value }) => [key, value] as const))(
    'I32-TERROR-9 say of %s that only overkill hurts it',
    (key, value) => {
      const words = linesOf(key)
      expect(words).toContain(`Value ${value}: it attacks with it. Only 10 damage or more hurts it`)
      expect(words).not.toContain('takes as much damage')
    },
  )

  it.each([
    ['popcorn', /gains 2 rest spoints; .* gains 3\./], // I32-CARD-11, I32-CARD-12
    ['medallion', /5 mythos tokens, .* 2 worse, or 3 if a Scholar attacks\./], // I32-ITEM-8
    ['elder-sign', /4 mythos tokens, .* 3 worse\./], // I32-ITEM-9
    ['snatched', /2 or less; .* At the end of the reel .* last gambit; .* familiar face\./], // I32-HORROR-2
    ['refinery-fire', /a die, plus the number of the reel, minus 1\./], // I32-PLOT-3
    ['necronomicon', /twice as many mythos tokens as the number of the reel/], // I32-POWER-1
  ] as const)('have the figures of the book: %s', (key, words) => {
    expect(linesOf(key)).toMatch(words)
  })

  it('I32-DAMAGE-9 a flail succeeds with SPEED or less', () => {
    const flail = howToPlay.steps.find(({ picture }) => picture === 'flail')
    expect(flail?.text).toContain('a throw of SPEED or less')
  })
})
