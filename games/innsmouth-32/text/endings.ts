import type { Ending } from '../rules/checks.ts'
import type { Words } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { reelName } from './names.ts'

/** How it ended. */
export const endings: Readonly<Record<Ending, Words<I32>['endings'][string]>> = {
  filmEnds: () =>
    'The film is over, and somebody is still there to leave the town. The survivors win.',
  lastOneStands: (_, t) =>
    `The Last One Standing in ${reelName(t.table.reel)} has withstood them all. The survivors win.`,
  nobodyLeft: (_, t) => `Nobody is left in ${reelName(t.table.reel)}. The director wins.`,
  coup: () => 'The last survivor was one of them all along. The director wins.',
  lastOneFalls: () => 'The Last One Standing has fallen. The director wins.',
  nobodyOnScreen: () => 'The film ends with nobody on the screen. The director wins.',
}
