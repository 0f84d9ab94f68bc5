import type { ElderKey } from '../pieces/elder-ones.ts'
import type { DmdSettings } from '../state.ts'

/** What opens each episode, word for word as the rulebook has it: where it is, and what has to be done there. */
export const episodeStories: Readonly<Record<DmdSettings['episode'], string>> = {
  '1': 'The chemistry annex burns gas all night. In four retorts the cult is boiling a draught that will let something drink its way into the world. Spoil the brew. Mind the sparks: some of them are alive.',
  '2': 'Evensong has been going on since Tuesday. Under the nave the tide keeps time, and four gold idols are being warmed in human hands. Take them to the altar and break them before the last verse.',
  '3': "The founders of the town did not stay buried; they were invited out. Somewhere on the hill lie the three founders' bones on which the feast depends. Find them, carry them to consecrated ground, and say the words before the guests arrive.",
  '4': 'Three lenses the size of cartwheels have been ground to look not at a star but through it. When they line up, something will look back. Knock them out of true, and keep one ear for wings.',
  '5': 'The Orpheum went dark in the second act, and the audience has not come out. Four circuits feed the great sun-burner over the stage; with all of them alight the thing on the bill cannot make its entrance in one piece. Keep them lit.',
  '6': 'They dug until they hit a ceiling. Below it, something has been kneading the dark for a very long time, and the night shift has begun to sing to it. Charge the four pillars, get back to the head, and bring the hill down.',
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

/** Of this many matches, how many were won: by bots, two at the table. */
export const measuredInWords = ({ wins, of }: { wins: number; of: number }): string =>
  `Two bots won ${wins} of ${of}.`
