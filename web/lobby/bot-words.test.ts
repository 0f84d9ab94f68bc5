import { games } from '@eldertable/games'
import type { GameEntry } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { game as example } from '../../examples/first-title/game.ts'
import { botMeans, botsToChoose, botText, recordWords, strengthsOf } from './bot-words.ts'

describe('bots to choose from', () => {
  it.each([...games, example])('of $title.id have names and meanings of their own', (game) => {
    const bots = botsToChoose(game)
    const texts = bots.map((bot) => botText(game.title, bot))
    expect(bots.length).toBeGreaterThan(1)
    expect(new Set(texts.map(({ name }) => name)).size).toBe(bots.length)
    expect(new Set(texts.map(({ means }) => means)).size).toBe(bots.length)
    expect(bots[0] === 'thinker').toBe(game.searchProfile !== undefined)
  })

  it('do not think where the title has no mind', () => {
    const [game] = games
    if (game === undefined) throw new Error('there are no games')
    const mindless: GameEntry = { title: game.title, habits: { habit: game.habits.habit } }
    expect(botsToChoose(mindless)).toEqual(['habit', 'random'])
    const wordless = { ...game.title, text: { ...game.title.text, bots: {} } }
    expect(botMeans(wordless, 'bot:random')).toBe('Picks at random')
    expect(botMeans(wordless, 'bot:cautious')).toBe('Plays by habit, at once')
    expect(botMeans(wordless, 'person')).toBeUndefined()
    expect(botText(wordless, 'cautious').name).toBe('Cautious')
  })
})

describe('how strong bots are', () => {
  const titled = (bots: GameEntry['title']['text']['bots']): GameEntry => {
    const [game] = games
    if (game === undefined) throw new Error('there are no games')
    return { ...game, title: { ...game.title, text: { ...game.title.text, bots: bots ?? {} } } }
  }
  const won = (matches: number, of: number, against?: string) => ({
    name: 'It',
    means: 'Plays',
    won: { who: 'Four of them', matches, of, ...(against !== undefined && { against }) },
  })

  it('is not told of a title that has not measured it', () => {
    expect(strengthsOf(example, true)).toEqual([])
  })

  const measured = games.filter(({ title }) =>
    Object.values(title.text.bots ?? {}).some(({ won }) => won !== undefined),
  )

  it.each(measured)('is measured in $title.id, from the weakest up', (game) => {
    const strengths = strengthsOf(game, true)
    expect(strengths.length).toBeGreaterThan(1)
    expect(strengths[0]).toEqual({ bot: 'random', level: 'Easy' })
    for (const { bot } of strengths.slice(1)) {
      const { matches = 0, of = 0 } = botText(game.title, bot).won ?? {}
      expect(matches).toBeLessThanOrEqual(of)
      expect(of).toBeGreaterThanOrEqual(20)
    }
    const rates = strengths.flatMap(({ bot }) => {
      const { won } = botText(game.title, bot)
      return won === undefined || won.against !== undefined ? [] : [won.matches / won.of]
    })
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  })

  it('leaves out what was not measured', () => {
    const game = titled({ habit: won(9, 20, 'random') })
    expect(strengthsOf(game, true).map(({ bot }) => bot)).toEqual(['random', 'habit'])
    expect(strengthsOf(game, false).map(({ level }) => level)).toEqual(['Weak', 'Strong'])
  })

  it('is told beside an even share, or beside the bot below', () => {
    const { title } = titled({
      habit: won(240, 400, 'random'),
      thinker: won(50, 100),
      random: won(9, 100),
    })
    expect(recordWords(title, 'habit', 'random', true)).toBe(
      'Four of them: 240 of 400 matches won; 100 would be an even share.',
    )
    expect(recordWords(title, 'thinker', 'random', true)).toBe(
      'Four of them: 50 of 100 matches won.',
    )
    expect(recordWords(title, 'hasty', 'random', true)).toBe('')
    // What it won against others is nothing to those who play together.
    expect(recordWords(title, 'habit', 'random', false)).toBe('')
  })

  it('is not called greater where so few matches do not show it', () => {
    const { title } = titled({ habit: won(27, 60), thinker: won(33, 60) })
    expect(recordWords(title, 'thinker', 'habit', true)).toBe(
      'Four of them: 33 of 60 matches won, not clearly more than It with 27 of 60.',
    )
  })
})
