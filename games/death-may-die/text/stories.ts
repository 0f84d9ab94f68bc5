import type { ElderKey } from '../content/elder-ones.ts'
import type { DmdSettings } from '../state.ts'

/** Each episode in two sentences: where it is, and what has to be done there. */
export const episodeStories: Readonly<Record<DmdSettings['episode'], string>> = {
  '1': 'Under the medical school four retorts boil what should not be boiled. Spoil them all, and mind the fires that you will light.',
  '2': 'The tide stands in the nave, and the congregation sings in it. Carry the idols to the altar and break them there.',
  '3': 'Somebody has laid a table among the graves and sent out invitations. Find the three who were meant to be eaten, and lay them to rest.',
  '4': 'The observatory on the hill looks at one star, and the star looks back. Shatter its three lenses, and bar the gates while you can.',
  '5': 'The theatre is dark, sold out, and has not opened in years. Get all four circuits lit before the last act.',
  '6': 'Shaft Nine was closed for a reason, and the reason is still down there. Charge four pillars with powder and light the fuse.',
}

export const elderStories: Readonly<Record<ElderKey, string>> = {
  cthulhu:
    'It sleeps, and its city rises round it room by room. It is slow, patient and very large.',
  hastur:
    'It is called by its sign, and the sign is given to you. It grows with what you carry of it.',
}

export const difficultyStories: Readonly<Record<DmdSettings['difficulty'], string>> = {
  gentle: 'Everybody begins a level up, and the Elder One takes less to kill.',
  standard: 'As the game is meant.',
  cruel: 'The Elder One begins nearer and takes more to kill.',
}

/** Of so many matches, how many were won: by bots, two at the table. */
export const measuredInWords = ({ wins, of }: { wins: number; of: number }): string =>
  `Two bots won ${wins} of ${of}.`
