import { botsFor } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/kernel'
import { USAGE, Failure } from '../failure.ts'
import type { World } from '../world.ts'
import type { Wishes } from './seating.ts'

/** Asks a person at a terminal which game to play, how many sit down, and which bots are among them. */
export async function askForTable(world: World): Promise<{ game: GameEntry; wishes: Wishes }> {
  const { games, terminal } = world
  const example = games[0]?.title.id ?? 'TITLE'
  if (!terminal.isInteractive)
    throw new Failure(
      `Which game? Without a terminal to ask at, name it: npx eldertable play ${example}. ` +
        `The titles are: ${games.map(({ title }) => title.id).join(', ')}.`,
    )
  const { isCancel, select } = await import('@clack/prompts')

  /** One of several things; the only one if there is no choice. */
  async function choose<T extends string | number>(
    message: string,
    options: readonly { value: T; label: string }[],
    initialValue: T,
  ): Promise<T> {
    if (options.length === 1 && options[0] !== undefined) return options[0].value
    const all = [...options] as Parameters<typeof select<T>>[0]['options']
    const answer = await select<T>({ message, options: all, initialValue })
    if (isCancel(answer)) throw new Failure('Nothing was begun.', USAGE)
    return answer
  }

  const id = await choose(
    'Which game?',
    games.map(({ title }) => ({
      value: title.id,
      label: `${title.text.name}: ${title.text.pitch}`,
    })),
    example,
  )
  const game = games.find(({ title }) => title.id === id)
  if (game === undefined) throw new Failure(`There is no title ${id}.`)
  const { least, most } = game.title.seats
  const seats = await choose(
    'How many seats?',
    numbers(least, most),
    Math.min(most, Math.max(4, least)),
  )
  const people = await choose('How many people? Bots take the other seats.', numbers(0, seats), 1)
  if (people === seats) return { game, wishes: { seats, bots: 'none' } }
  const known = [...botsFor(game).keys()]
  const bot = await choose(
    'Which bot?',
    known.map((name) => ({ value: name, label: name })),
    known[0] ?? 'random',
  )
  return { game, wishes: { seats, bots: Array.from({ length: seats - people }, () => bot).join() } }
}

function numbers(low: number, high: number): { value: number; label: string }[] {
  return Array.from({ length: high - low + 1 }, (_, i) => ({ value: low + i, label: `${low + i}` }))
}
