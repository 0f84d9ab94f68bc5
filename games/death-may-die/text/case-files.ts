import type { DmdSettings } from '../state.ts'

/** What an episode asks for, in the words of somebody who explains it at the table. */
interface CaseFile {
  /** What disrupts the ritual. */
  goal: string
  /** The actions that only this episode has, and what is new in it. */
  here: readonly { name: string; text: string }[]
}

/** The case file of each episode (DMD-EPONE-1 to DMD-EPSIX-6). */
export const caseFiles: Readonly<Record<DmdSettings['episode'], CaseFile>> = {
  '1': {
    goal: 'Destroy the four Retorts.',
    here: [
      {
        name: 'Spoil the Retort',
        text: 'An action in a safe space with a Retort: roll, and each success is a spoil marker. Four of them destroy it. No success at all: a fire breaks out.',
      },
      {
        name: 'Beat Out the Flames',
        text: 'An action anywhere, without a roll: up to three fires go out, in your space or on yourself.',
      },
      {
        name: 'When the Elder One advances',
        text: 'Every Retort catches fire, and a Fire Vampire comes through the red gate.',
      },
    ],
  },
  '2': {
    goal: 'Carry the four Idols to the Altar and break them there.',
    here: [
      {
        name: 'Take the Idol',
        text: 'An action in a safe space with an Idol, without a roll: it is yours to carry, for 1 sanity. Nobody carries more than two.',
      },
      {
        name: 'Break the Idols',
        text: 'An action at the Altar, safe or not: roll, and each success is a crack. Three cracks destroy an Idol; what is left over goes on your next.',
      },
      {
        name: 'When the Elder One advances',
        text: 'Whoever holds an Idol takes 1 stress, and a Deep One comes through the blue gate. Water by itself does nothing: only what names it.',
      },
    ],
  },
  '3': {
    goal: 'Find the three Bones in the six Graves and lay them to rest on consecrated ground.',
    here: [
      {
        name: 'Open the Grave',
        text: 'An action in a safe space with a Grave, without a roll: you take the Bones, or an empty Grave lets out a Ghoul.',
      },
      {
        name: 'Lay to Rest',
        text: 'An action on consecrated ground, safe or not: roll, and each success is a prayer. Three prayers lay one of your Bones to rest. Arcane Mastery helps.',
      },
      { name: 'When the Elder One advances', text: 'A Ghoul comes through the yellow gate.' },
    ],
  },
  '4': {
    goal: 'Shatter the three Lenses.',
    here: [
      {
        name: 'Misalign the Lens',
        text: 'An action in a safe space with a Lens: roll, and each success takes 1 of its 4 Alignment. With none left it shatters for good.',
      },
      {
        name: 'Bar the Shutter',
        text: 'An action in a safe space with a gate, without a roll: the next enemy that would come there breaks the Shutter instead.',
      },
      {
        name: 'When the Elder One advances',
        text: 'Every Lens that is left regains 1 Alignment, and a Byakhee comes through the red gate: finish one Lens before you begin another.',
      },
    ],
  },
  '5': {
    goal: 'Have all four Circuits lit at once.',
    here: [
      {
        name: 'Throw the Breaker',
        text: 'An action in a safe space with a dark Circuit: roll, and each success is a Wire. Three Wires light it.',
      },
      {
        name: 'Light a Lamp',
        text: 'An action in a dark space, without a roll, as long as there are Lamps: the space is lit. Every space without a Lamp or a lit Circuit is dark, which only cards and the Hunting Horror care about.',
      },
      {
        name: 'When the Elder One advances',
        text: 'The lit Circuit farthest away goes dark and loses its Wires, and a Hunting Horror comes through the blue gate.',
      },
    ],
  },
  '6': {
    goal: 'Charge the four Pillars, then light the fuse in the Mine Head.',
    here: [
      {
        name: 'Set the Charge',
        text: 'An action in a safe space with a Pillar: roll, and each success is a Powder. Three Powder charge it.',
      },
      {
        name: 'Light the Fuse',
        text: 'An action in the Mine Head once all four are charged, without a roll. Then everybody in a space with a Pillar takes 3 wounds, friend or enemy: stand clear.',
      },
      {
        name: 'When the Elder One advances',
        text: 'The Chthonian comes through the blue gate; if it is there already, it eats 1 Powder of the Pillar nearest to it.',
      },
    ],
  },
}
