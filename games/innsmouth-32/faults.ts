import { at } from '@eldertable/kernel'
import { cards as all, CLERK, FIRST_SURVIVOR, HOUND, isMonster } from './pieces/cards.ts'
import { FACEDOWN, GENERAL, holderOf, isHeld, NONE, type I32State, type Survivor } from './state.ts'
import { inPlay } from './rules/survivors.ts'

const MOST = { rest: 7, mythos: 80, held: 2, throng: 3 }

/** Everything in a state that the rules would never bring about. */
export function faults(s: I32State): string[] {
  return [...cardFaults(s), ...survivorFaults(s), ...boardFaults(s)]
}

/** Frames in the middle of something that hold cards in their hands. */
function inHand({ box, table }: I32State): number[] {
  const found: number[] = table.shown === NONE ? [] : [table.shown]
  for (const frame of box.stack as {
    at: string
    cards?: number[]
    drawn?: number[]
    card?: number
  }[]) {
    if (frame.at.startsWith('search.')) found.push(...(frame.cards ?? []))
    if (frame.at.startsWith('gather.')) found.push(...(frame.drawn ?? []))
    if (frame.at === 'place.choose' && frame.card !== undefined) found.push(frame.card)
    if (frame.at === 'placeTerror.choose' && frame.card !== undefined) found.push(frame.card)
  }
  return found
}

/** Every card of the match is in exactly one place. */
function cardFaults(s: I32State): string[] {
  const { table, box } = s
  const places = new Map<number, number>()
  const put = (cards: readonly number[]): void => {
    for (const card of cards) if (card >= 0) places.set(card, (places.get(card) ?? 0) + 1)
  }
  put(table.discards)
  put(box.strangers)
  put(table.removed)
  put(table.beside)
  put(box.reel)
  put(box.screen)
  put(box.terrors)
  for (const pile of box.piles) put(pile)
  for (const slot of table.screen) put(slot)
  for (const { cards, terrors } of table.throngs) {
    put(cards)
    put(terrors)
  }
  for (const corner of table.corners) if (corner !== null) put([corner.card, ...corner.cards])
  for (const one of inPlay(s)) put([one.card, ...one.cards])
  const moving = inHand(s).filter((card) => !places.has(card))
  put(moving)
  const found: string[] = []
  for (const card of all.keys()) {
    const times = places.get(card) ?? 0
    if (times !== (isUsed(s, card, times) ? 1 : 0))
      found.push(`card ${card} is there ${times} times`)
  }
  if (table.reelPile !== box.reel.length) found.push('the reel is miscounted')
  if (table.strangers !== box.strangers.length) found.push('the strangers are miscounted')
  for (const [pile, count] of table.piles.entries())
    if (count !== at(box.piles, pile).length) found.push(`pile ${pile} is miscounted`)
  return found
}

/** Whether a card belongs to this match; a companion Hound may never come (I32-HOUND-16). */
function isUsed({ table, box }: I32State, card: number, times: number): boolean {
  const { hound, nightClerk } = table.settings
  if (card === CLERK) return nightClerk
  if (card !== HOUND) return true
  const isPreparing = box.stack.some(({ at: step }) => /^(prepare\.|match\.begin$)/.test(step))
  return hound === 'companion' || isPreparing ? times === 1 : hound !== 'off'
}

function survivorFaults(s: I32State): string[] {
  const { table } = s
  const found: string[] = []
  let tokens = table.stores.reduce((sum, one) => sum + one, 0)
  for (const corner of table.corners) tokens += corner?.mythos ?? 0
  for (const one of inPlay(s)) {
    tokens += one.mythos
    for (const fault of oneSurvivor(s, one)) found.push(`survivor ${one.card}: ${fault}`)
  }
  if (tokens > MOST.mythos) found.push(`${tokens} mythos tokens`)
  for (const [pool, { power, side, survivors }] of table.pools.entries()) {
    if (power < 0 || (power > 0 && side !== 'survivors')) found.push(`pool ${pool} has ${power}`)
    if (side !== 'survivors' && survivors.length > 0) found.push(`pool ${pool} has not fallen`)
  }
  return found
}

function oneSurvivor(s: I32State, one: Survivor): string[] {
  const found: string[] = []
  if (one.rest < 0 || one.rest > MOST.rest) found.push(`${one.rest} rest spoints`)
  if (one.mythos < 0) found.push(`${one.mythos} mythos tokens`)
  if (one.stars < 0) found.push(`${one.stars} stars`)
  if (one.insane < 0 || one.insane > 15) found.push('insanity beyond its four stats')
  const isSorting = s.box.stack.some(({ at: step }) => /^(keepTwo|search)\./.test(step))
  if (one.cards.length > MOST.held && !isSorting) found.push(`${one.cards.length} cards`)
  if (one.card === HOUND && one.cards.length > 0) found.push('the Hound holds something')
  const isThere =
    one.area === GENERAL ||
    (isHeld(one.area)
      ? s.table.beside.includes(holderOf(one.area)) || s.table.shown === holderOf(one.area)
      : s.table.corners[one.area] !== null && s.table.corners[one.area] !== undefined)
  if (!isThere) found.push(`is in area ${one.area}`)
  if (one.card < FIRST_SURVIVOR && one.card !== CLERK) found.push('is no survivor')
  return found
}

function boardFaults({ table, box }: I32State): string[] {
  const found: string[] = []
  if (table.stores.some((tokens) => tokens < 0)) found.push('tokens are owed')
  for (const [throng, { cards }] of table.throngs.entries()) {
    if (cards.length > MOST.throng) found.push(`throng ${throng} holds ${cards.length}`)
    if (cards.some((card) => !isMonster(card))) found.push(`throng ${throng} holds no monster`)
  }
  for (const [slot, cards] of table.screen.entries()) {
    const isDown = cards.at(-1) === FACEDOWN
    if (isDown !== (at(box.screen, slot) !== NONE)) found.push(`slot ${slot} is confused`)
    if (cards.slice(0, -1).includes(FACEDOWN)) found.push(`slot ${slot} hides a hidden card`)
  }
  if (table.fade !== null && !table.screen.flat().includes(table.fade.card))
    found.push('what fades out is not on the screen')
  for (const corner of table.corners)
    if (corner !== null && (corner.locks < 0 || corner.mythos < 0)) found.push('locks are owed')
  return found
}
