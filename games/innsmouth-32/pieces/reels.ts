import { at } from '@eldertable/kernel'

/** From this reel on horrors are worse. */
export const LATE_REEL = 3

const names = ['I', 'II', 'III', 'IV'] as const
export const reelName = (reel: number): string => `reel ${at(names, reel - 1)}`
