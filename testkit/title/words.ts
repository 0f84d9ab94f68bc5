import { catalogueFaults } from '../catalogue-faults.ts'
import type { TitleGiven } from './given.ts'
import { unlike, type PromisesAbout } from './promise.ts'

/** There is a word for everything that the rules name, and no word too many. */
export const words = ({ title, endings }: TitleGiven): PromisesAbout => ({
  about: 'the words',
  promised: [
    {
      says: 'are there for everything, and for nothing else',
      faults: () => catalogueFaults(title),
    },
    {
      says: 'tell every way in which a match can end',
      faults: () => unlike('sentences of endings', Object.keys(title.text.endings), endings),
    },
  ],
})
