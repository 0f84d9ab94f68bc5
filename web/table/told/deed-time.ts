import type { Deed } from './deeds.ts'

/** What a glance is enough for, in deeds of the usual length; nothing is told faster. */
const BRIEF = 0.5
/** What changes the game stands as long as this many other deeds. */
const GRAVE = 2
/** The least for a great moment, and for a card. */
const MOMENT = 2
const CARD = 2.5
/** A card that others draw for themselves: it is seen what it is, and can be called back to be read. */
const CARD_OF_OTHERS = 1.6
/** The most for a great moment of somebody else: what it changes is on the board, and it can be called back. */
const MOMENT_OF_OTHERS = 4
/** The most for a card of somebody else, which can be called back too. */
const CARD_OF_OTHERS_AT_MOST = 4
/** Nothing waits longer for its reader: it can be called back. */
const MOST = 12
/** What somebody else did is looked through, not read: a long sentence takes the usual time, a short one less. */
const LOOKED_THROUGH = 0.011
/** Before anybody begins to read, and for each letter. */
const TO_BEGIN = 0.6
const LETTER = 0.033

/** How long a deed is told, in deeds of the usual length. */
export interface DeedTime {
  long: number
  /** Whether it is not told faster, however much waits behind it: somebody has to read it. */
  isToRead: boolean
}

export function timeOf(
  { isGrave, isBrief, isMine, isHeavy, exhibit, letters, byHand }: Deed,
  /** Whether the same words have been read before: they are known again at a glance. */
  isKnown = false,
): DeedTime {
  if (byHand !== null) return { long: Number.POSITIVE_INFINITY, isToRead: true }
  const reading = isKnown ? 0 : Math.min(MOST, TO_BEGIN + letters * LETTER)
  if (exhibit?.kind === 'card' && isBrief && !isMine)
    return { long: CARD_OF_OTHERS, isToRead: true }
  if (exhibit?.kind === 'moment' && !isMine)
    return { long: Math.max(MOMENT, Math.min(MOMENT_OF_OTHERS, reading)), isToRead: true }
  if (exhibit?.kind === 'card' && !isMine)
    return {
      long: Math.max(CARD_OF_OTHERS, Math.min(CARD_OF_OTHERS_AT_MOST, reading)),
      isToRead: true,
    }
  if (exhibit !== null)
    return { long: Math.max(exhibit.kind === 'card' ? CARD : MOMENT, reading), isToRead: true }
  const usual = Math.max(BRIEF, Math.min(1, letters * LOOKED_THROUGH + 0.2))
  const least = isGrave ? GRAVE : isBrief ? BRIEF : usual
  if (isMine) return { long: Math.max(least, reading, isHeavy ? CARD : 0), isToRead: true }
  return { long: least, isToRead: false }
}
