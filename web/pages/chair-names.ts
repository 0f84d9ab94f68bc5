import { freeVariant, isReservedName, isSameName } from '@eldertable/protocol/same-name.ts'
import { UNNAMED } from '../settings/settings.ts'

interface Chair {
  name: string
  player: string
}

/** One for every seat beside one's own at the largest table. */
const strangers = [
  'Bram',
  'Odile',
  'Silas',
  'Ester',
  'Thaddeus',
  'Wilma',
  'Ambrose',
  'Cordelia',
] as const

/** Those of them who are not called like the reader. */
export const strangersBeside = (reader: string): string[] =>
  strangers.filter((stranger) => !isSameName(stranger, reader || UNNAMED))

/** A name for one more chair. */
export const freeName = (chairs: readonly Chair[]): string =>
  strangers.find((one) => chairs.every((chair) => !isSameName(chair.name, one))) ??
  freeVariant(
    'Guest',
    chairs.map(({ name }) => name),
  )

/** The chairs with names that differ: bots make room for people, and people are asked to. */
export async function withNames<C extends Chair>(chairs: readonly C[]): Promise<C[]> {
  const named = chairs.map((chair, i) => ({
    ...chair,
    name: chair.name.trim() || (i === 0 ? UNNAMED : ''),
  }))
  const people = named.filter(({ player }) => player === 'person').map(({ name }) => name)
  for (const [i, name] of people.entries()) {
    if (isReservedName(name)) {
      const { sentences } = await import('@eldertable/protocol/wire-reasons.ts')
      throw new Error(sentences['reserved-name'])
    }
    const taken = people.filter((_, other) => other !== i)
    if (taken.some((other) => isSameName(name, other)))
      throw new Error(
        `Two people here are called ${name}, or something that looks like it. Call one of them “${freeVariant(name, people)}”, for instance.`,
      )
  }
  const taken = [...people]
  return named.map((chair) => {
    if (!chair.player.startsWith('bot:')) return chair
    const name = freeVariant(chair.name, taken)
    taken.push(name)
    return { ...chair, name }
  })
}
