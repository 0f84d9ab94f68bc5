import { games } from '@eldertable/games'
import type { GameEntry } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { botMeans, botsToChoose, botText } from './bot-words.ts'

describe('bots to choose from', () => {
  it.each(games)('of $title.id have names and meanings of their own', (game) => {
    const bots = botsToChoose(game)
    const texts = bots.map((bot) => botText(game.title, bot))
    expect(bots.length).toBeGreaterThan(1)
    expect(new Set(texts.map(({ name }) => name)).size).toBe(bots.length)
    expect(new Set(texts.map(({ means }) => means)).size).toBe(bots.length)
    expect(bots[0]).toBe('thinker')
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
