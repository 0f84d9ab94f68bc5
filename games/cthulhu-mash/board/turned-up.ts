import type { BoardModule, CardFace, IconName } from '@eldertable/board-kit'
import type { Mash } from '../frames.ts'
import { kindOfObject } from '../text/cards.ts'
import type { Tell } from '../text/telling.ts'
import { inspect } from './inspect.ts'
import { iconOf } from './words.ts'

interface Turned {
  target: string
  kind: string
  icon: IconName
}

const signs = { spell: { icon: 'star-swirl' }, power: { icon: 'beveled-star' } } satisfies Readonly<
  Record<string, { icon: IconName }>
>

type Told = Readonly<Record<string, unknown>>

/** What the reader draws, by event: others' finds are told, not shown, for they would keep everybody waiting. */
const turned: Readonly<Record<string, (is: Told) => Turned | undefined>> = {
  finds: (is) => found(is['object']),
  powerUp: (is) => ofKind('power', is['power'], 'Power-up'),
  learns: (is) => ofKind('spell', is['spell'], 'Spell'),
  crystal: (is) => ofKind('power', is['power'], 'Power-up in the crystal'),
}

const found = (object: unknown): Turned | undefined =>
  typeof object === 'number'
    ? {
        target: `object:${object}`,
        kind: `Object found · ${kindOfObject(object)}`,
        icon: iconOf(object),
      }
    : undefined

const ofKind = (kind: keyof typeof signs, number: unknown, called: string): Turned | undefined =>
  typeof number === 'number'
    ? { target: `${kind}:${number}`, kind: called, icon: signs[kind].icon }
    : undefined

/** The card that an event turns up for the reader: an object, a spell, a power-up. */
export const cardOf: NonNullable<BoardModule<Mash>['cardOf']> = (event, t): CardFace | null => {
  if (t.reader === null || event.is['seat'] !== t.reader) return null
  const card = turned[event.key]?.(event.is)
  if (card === undefined) return null
  // What could be done with it now is asked elsewhere.
  const look = inspect(card.target, { ...t, asked: null } as Tell)
  return look === null ? null : { ...look, kind: card.kind, icon: card.icon }
}
