import type { CardFace } from '@eldertable/board-kit'
import { at, capital, type Event } from '@eldertable/kernel'
import type { Events } from '../events.ts'
import { discoveryAt } from '../rules/claims.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { cardFlavour } from '../text/card-flavour.ts'
import { centreToRead, entryToTake } from '../text/discovery.ts'
import { discoveryName, mythosName } from '../text/pieces.ts'
import { stepsInLines } from '../text/script.ts'
import { openState, personOf, playsTwo, type Tell } from '../text/telling.ts'
import { insanities } from '../pieces/insanities.ts'
import { madnessInWords } from '../text/madness.ts'

/** The card that an event turns up: a Mythos card as it happens, a Discovery card as it is found, one's own insanity. */
export function cardOf({ key, is }: Event, t: Tell): CardFace | null {
  const told = is as unknown as Events['resolves'] & Events['goesMad']
  switch (key) {
    case 'resolves':
      return mythosFace(told.card, told.hero, t)
    case 'finds':
      return discoveryFace(told.card, t)
    case 'goesMad':
      return at(t.table.heroes, told.hero).seat === t.reader
        ? insanityFace(told.insanity, told.hero, t)
        : null
    default:
      return null
  }
}

function mythosFace(card: number, hero: number, t: Tell): CardFace {
  const { id, steps, symbol } = mythosAt(openState(t), card)
  const { who, whose } = personOf(hero, t)
  return {
    kind: who === 'you' ? 'Mythos' : `Mythos · “you” is ${who}`,
    icon: 'curled-tentacle',
    heading: mythosName(card, t),
    lines: [
      ...stepsInLines(steps),
      symbol
        ? `It bears the tentacle: with three of them among the discards at the end of ${whose} turn the Elder One advances.`
        : 'It bears no tentacle.',
      ...flavourOf(id),
    ],
    rule: 'DMD-MYTHOS-2',
  }
}

function discoveryFace(card: number, t: Tell): CardFace {
  const { id, centre, left, right } = discoveryAt(openState(t), card)
  return {
    kind: 'Discovery',
    icon: 'swap-bag',
    heading: discoveryName(card, t),
    lines: [
      ...(centre === null ? [] : [centreToRead(centre)]),
      ...(left === null ? [] : [`Left: ${sentence(entryToTake(left))}`]),
      ...(right === null ? [] : [`Right: ${sentence(entryToTake(right))}`]),
      ...flavourOf(id),
    ],
    rule: 'DMD-DISC-2',
  }
}

/** A button's label as a sentence of a card. */
const sentence = (label: string): string => {
  const [, name = label, note] = /^(.*?) \((.*)\)$/.exec(label) ?? []
  const said = name.replace(/^Take (?!nothing)/, '')
  return note === undefined ? `${said}.` : `${said}. ${capital(note)}.`
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const insanityFace = (card: number, hero: number, t: Tell): CardFace => {
  const { name, flavour, rule } = at(insanities, card)
  return {
    kind: playsTwo(hero, t) ? `Insanity of ${personOf(hero, t).who}` : 'Your insanity',
    icon: 'curled-tentacle',
    heading: name,
    lines: [
      `When ${playsTwo(hero, t) ? 'the' : 'your'} sanity marker reaches a trigger space: ${uncapital(madnessInWords(card))} Then a skill goes up.`,
      flavour,
    ],
    rule,
  }
}

const flavourOf = (id: string): string[] => {
  const line = cardFlavour[id]
  return line === undefined ? [] : [line]
}
