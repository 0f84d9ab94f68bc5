import type { switches as titleSwitches } from '../switches.ts'

/** The switches of a table: a name and what each changes. */
export const switches: Readonly<
  Record<keyof typeof titleSwitches, { name: string; help: string }>
> = {
  greatOldOne: {
    name: 'Great Old One',
    help: 'Whom you face, from the easiest to the hardest: Nyarlathotep, Yog-Sothoth, Yig, Cthulhu.',
  },
  difficulty: {
    name: 'Difficulty',
    help: 'The Bag begins with one Eldritch Tentacle more (hard) or two more (madness), so the Great Old One grows sooner.',
  },
  assistants: {
    name: 'Assistants',
    help: 'Who plays along by itself: nobody (none), one or two beside a lone player, one for each of two players, one shared by three, or two with nobody else, to watch (selfPlaying).',
  },
  townLayout: {
    name: 'Towns',
    help: 'Which towns lie where: at random, or always the same five, all with side A or all with side B up.',
  },
  characters: {
    name: 'Characters',
    help: 'Whether everybody chooses a character or is dealt one at random.',
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who begins: the marked seat, meant for the youngest, or anybody at random.',
  },
  markedSeat: {
    name: 'Marked seat',
    help: 'The seat that begins, counted from 1, unless it is drawn at random.',
  },
  setupShamblers: {
    name: 'First Shamblers',
    help: 'Where the first Shamblers stand: at the front of the needle, or at its tail, as later in play.',
  },
}
