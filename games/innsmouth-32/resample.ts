import { at, mixUnseen, type Chance, type Seat } from '@eldertable/kernel'
import { cardAt, FIRST_SURVIVOR, HOUND, rowOf } from './pieces/cards.ts'
import { FACTIONS, type Faction } from './pieces/factions.ts'
import { isStranger } from './rules/discards.ts'
import { NONE, type I32State } from './state.ts'

/** Replaces what a seat can't know (I32-SEAT-9): the reel, what lies face down, piles, victims and the secret cultist. */
export function resample(s: I32State, seat: Seat | null, chance: Chance): void {
  // Drafted factions have piles of their own, so everybody knows from which faction a survivor will come.
  if (s.table.settings.factionDraft)
    for (const faction of FACTIONS) mixStrangers(s, chance, faction)
  else mixStrangers(s, chance)
  mixTerrors(s, chance)
  mixReel(s, chance)
  mixCultist(s, seat, chance)
}

/**
 * Survivors that nobody has met lie in the piles, among the discards, or in the reel: who of them is where, is open. The
 * Hound can only be in a pile, because it is shown when it leaves one (I32-HOUND-16).
 */
function mixStrangers(s: I32State, chance: Chance, faction?: Faction): void {
  const { box } = s
  const isOpen = (card: number): boolean =>
    card >= FIRST_SURVIVOR &&
    card !== HOUND &&
    isStranger(s, card) &&
    (faction === undefined || rowOf(card).faction === faction)
  const piles = box.piles.filter((pile) => pile.some(isOpen))
  const others = [box.strangers, box.reel, box.screen]
  const unseen = [...piles, ...others].flat().filter(isOpen)
  mixUnseen(unseen, chance)
  for (const list of others)
    for (const [place, card] of list.entries()) if (isOpen(card)) list[place] = unseen.pop() ?? card
  for (const pile of piles) {
    const inPile = pile.filter((card) => !isOpen(card))
    while (inPile.length < pile.length) inPile.push(unseen.pop() ?? NONE)
    mixUnseen(inPile, chance)
    pile.splice(0, pile.length, ...inPile)
  }
}

/** Which terrors are in the reel and which have stayed in the box. */
function mixTerrors({ box }: I32State, chance: Chance): void {
  const isTerror = (card: number): boolean => card !== NONE && cardAt(card).kind === 'terror'
  const lists = [box.terrors, box.reel, box.screen]
  const unseen = lists.flat().filter(isTerror)
  mixUnseen(unseen, chance)
  for (const list of lists)
    for (const [place, card] of list.entries())
      if (isTerror(card)) list[place] = unseen.pop() ?? card
}

function mixReel({ box }: I32State, chance: Chance): void {
  const down = box.screen.flatMap((card, slot) => (card === NONE ? [] : [slot]))
  const unseen = [...box.reel, ...down.map((slot) => at(box.screen, slot))]
  mixUnseen(unseen, chance)
  for (const slot of down) box.screen[slot] = unseen.pop() ?? NONE
  box.reel = unseen
}

/** The cultist could be anybody who has not been cleared; the victim deck has the cards of the others. */
function mixCultist(s: I32State, seat: Seat | null, chance: Chance): void {
  const { table, hands, box } = s
  const { director, settings } = table
  const held = director === NONE ? box.cultist : at(hands, director).cultist
  const isKnown = table.cultist !== NONE || (seat !== null && seat === director)
  if (settings.secretCultist && held !== NONE && !isKnown) {
    const all = table.cleared.map((_, place) => FIRST_SURVIVOR + place)
    const suspects = all.filter((who) => !at(table.cleared, who - FIRST_SURVIVOR))
    const cultist = suspects.length === 0 ? held : at(suspects, chance.below(suspects.length))
    if (director === NONE) box.cultist = cultist
    else at(hands, director).cultist = cultist
    box.victims = all.filter((who) => who !== cultist && !isOut(s, who))
  }
  mixUnseen(box.victims, chance)
}

/** Whose victim card is out of the deck for good: the eliminated, and whom the Hound replaced. */
const isOut = ({ table }: I32State, who: number): boolean =>
  at(table.met, who - FIRST_SURVIVOR) &&
  !table.pools.some(({ survivors }) => survivors.some(({ card }) => card === who))
