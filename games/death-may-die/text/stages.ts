import { at, capital } from '@eldertable/kernel'
import type { ElderKey } from '../pieces/elder-ones.ts'
import type { DmdSettings } from '../state.ts'
import type { Tell } from './telling.ts'

/** When a text of a stage card applies. */
export type StageMoment = 'when the Elder One advances' | 'one-time' | 'ongoing' | 'end of turn'

interface StageText {
  readonly rule: string
  readonly at: StageMoment
  readonly text: string
}

interface StageWords {
  readonly name: string
  readonly flavour: string
  readonly texts: readonly StageText[]
}

const says = (rule: string, at: StageMoment, text: string): StageText => ({ rule, at, text })

/** The four stage cards of each Elder One, word for word as the rulebook prints them. */
export const stageWords: Readonly<Record<ElderKey, readonly StageWords[]>> = {
  cthulhu: [
    {
      name: 'The Sleeper Turns',
      flavour: 'The tide goes out, and keeps going.',
      texts: [
        says(
          'DMD-CTHULHU-4',
          'when the Elder One advances',
          "place a R'lyeh token at the active investigator's space and summon 1 Cultist in the space where it was put (at the blue gate if none was left).",
        ),
      ],
    },
    {
      name: 'Risen',
      flavour: 'A mountain walked, and was annoyed.',
      texts: [
        says(
          'DMD-CTHULHU-5',
          'one-time',
          'summon the Star Spawn at the red gate; if it is on the map, it heals all its wounds instead.',
        ),
        says('DMD-CTHULHU-6', 'end of turn', "if you are in a R'lyeh space, take 1 stress."),
      ],
    },
    {
      name: 'The City at His Heels',
      flavour: 'Streets that no one built unroll behind it.',
      texts: [
        says('DMD-CTHULHU-7', 'one-time', 'each investigator loses 1 sanity.'),
        says(
          'DMD-CTHULHU-8',
          'end of turn',
          'if the Elder One is not engaged, it moves 1 toward the nearest investigator.',
        ),
      ],
    },
    {
      name: 'Death May Die',
      flavour: 'It bleeds green light, and it notices.',
      texts: [
        says(
          'DMD-CTHULHU-9',
          'one-time',
          "place a R'lyeh token at the Elder One's space and at each gate, in the order red, yellow, blue.",
        ),
        says(
          'DMD-CTHULHU-10',
          'ongoing',
          'an investigator whose attack included the Elder One takes 1 stress after that attack.',
        ),
      ],
    },
  ],
  hastur: [
    {
      name: 'The Unspeakable Overture',
      flavour: 'A play nobody booked is already half over.',
      texts: [
        says(
          'DMD-HASTUR-2',
          'when the Elder One advances',
          'each investigator takes 1 Yellow Sign.',
        ),
        says(
          'DMD-HASTUR-3',
          'ongoing',
          'when you rest, each point not spent on wounds or stress may discard one of your Yellow Signs.',
        ),
        says(
          'DMD-HASTUR-4',
          'end of turn',
          'if you hold three or more Yellow Signs, discard all of them and lose 2 sanity.',
        ),
      ],
    },
    {
      name: 'The King Enters',
      flavour: 'The rags move before the wind does.',
      texts: [
        says(
          'DMD-HASTUR-5',
          'one-time',
          'summon 1 Hastur Disciple at the red gate and 1 at the yellow gate.',
        ),
        says(
          'DMD-HASTUR-6',
          'ongoing',
          'an investigator with two or more Yellow Signs cannot reroll any die, free, paid or by an item, in an attack that targets the Elder One.',
        ),
      ],
    },
    {
      name: 'The Pallid Mask',
      flavour: 'Take off your mask, they ask. There is no mask.',
      texts: [
        says(
          'DMD-HASTUR-7',
          'one-time',
          "each investigator takes 1 Yellow Sign; then place the Elder One in the space of the investigator with the most Yellow Signs (a tie is the active player's choice).",
        ),
        says(
          'DMD-HASTUR-8',
          'end of turn',
          'if you share a space with the Elder One or a Hastur Disciple, take 1 Yellow Sign.',
        ),
      ],
    },
    {
      name: 'Carcosa',
      flavour: 'Twin suns set behind the lake, inside the room.',
      texts: [
        says(
          'DMD-HASTUR-9',
          'one-time',
          'each investigator discards all their Yellow Signs and loses 1 sanity for every two of them, rounded up.',
        ),
        says(
          'DMD-HASTUR-10',
          'end of turn',
          'roll 1 standard die for each Yellow Sign you hold, at most 3, as one roll against you: each success is 1 wound, each tentacle 1 sanity.',
        ),
      ],
    },
  ],
}

const whens: Readonly<Record<Exclude<StageMoment, 'one-time'>, string>> = {
  'when the Elder One advances': 'When it advances',
  ongoing: 'Always',
  'end of turn': 'At the end of each turn',
}

/** A stage by its name, and what it brings and when. */
export function stageAt(
  stage: number,
  { table }: Pick<Tell, 'table'>,
): { name: string; texts: string[] } {
  const { name, texts } = at(stageWords[table.settings.elderOne], stage - 1)
  return {
    name,
    texts: texts.map(({ at: when, text }) =>
      when === 'one-time' ? capital(text) : `${whens[when]}: ${text}`,
    ),
  }
}

/** What each episode does when the Elder One advances, after the text of Stage 1. */
export const episodeAdvances: Readonly<Record<DmdSettings['episode'], StageText>> = {
  '1': says(
    'DMD-EPONE-6',
    'when the Elder One advances',
    'place 1 fire token in each space with a Retort; then summon 1 Fire Vampire at the red gate.',
  ),
  '2': says(
    'DMD-EPTWO-8',
    'when the Elder One advances',
    'each investigator holding an Idol takes 1 stress; then summon 1 Deep One at the blue gate.',
  ),
  '3': says('DMD-EPTHREE-8', 'when the Elder One advances', 'summon 1 Ghoul at the yellow gate.'),
  '4': says(
    'DMD-EPFOUR-7',
    'when the Elder One advances',
    'each Lens on the map with fewer than 4 Alignment regains 1; then summon 1 Byakhee at the red gate.',
  ),
  '5': says(
    'DMD-EPFIVE-7',
    'when the Elder One advances',
    "the lit Circuit farthest from the active investigator goes dark (a tie is the active player's choice); then summon 1 Hunting Horror at the blue gate.",
  ),
  '6': says(
    'DMD-EPSIX-6',
    'when the Elder One advances',
    'if the Chthonian is on the map, remove 1 Powder from the Pillar with Powder that is nearest to it; otherwise summon it at the blue gate.',
  ),
}

/** What each stage does again and again, in as few words as there is room for beside its wounds. */
export const stagesInShort: Readonly<Record<ElderKey, readonly string[]>> = {
  cthulhu: [
    "Each advance: a R'lyeh token and a Cultist where you stand.",
    "Each turn: 1 stress if you stand in R'lyeh.",
    'Each turn: it comes 1 space nearer, unless somebody is with it.',
    'Always: whoever attacks it takes 1 stress afterwards.',
  ],
  hastur: [
    'Each advance: a Yellow Sign for each investigator.',
    'Always: with two Yellow Signs you cannot reroll against it.',
    'Each turn with it or a Disciple in your space: 1 Yellow Sign.',
    'Each turn: a die against you for each Yellow Sign, at most 3.',
  ],
}
