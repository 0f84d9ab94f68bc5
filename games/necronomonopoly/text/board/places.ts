import type { Seat } from '@eldertable/kernel'
import {
  ASYLUM,
  GO_TO_ASYLUM,
  MI_GO,
  MOMENT_OF_SILENCE,
  SPACES,
  spaceAt,
} from '../../pieces/spaces.ts'
import { tollOf } from '../../rules/dues.ts'
import { ignores, lossFrom, monstersOn } from '../../rules/monsters.ts'
import { isCultist, isInmate, isSane, player } from '../../rules/players.ts'
import { ownerOf } from '../../rules/property.ts'
import { NOBODY } from '../../state.ts'
import { cardTitle, localeName, numberedSpace } from '../pieces.ts'
import { deedOf } from '../property.ts'
import { openState, withTokenOn, type Tell } from '../telling.ts'

/** Where a player is: `on Green Lane (13)`, `inside Arkham Asylum, 1 of 3 throws made`. */
export function placeOf(seat: Seat, t: Tell): string {
  const { space, throws } = player(openState(t), seat)
  if (throws >= 0) return `inside Arkham Asylum (10), ${throws} of 3 throws made`
  return space === ASYLUM ? 'on Just Visiting (10)' : `on ${numberedSpace(space)}`
}

/** How far a space lies ahead of a player in the player's own direction. */
export function stepsAhead(seat: Seat, space: number, t: Tell): number {
  const s = openState(t)
  const from = player(s, seat).space
  return (SPACES + (isCultist(s, seat) ? from - space : space - from)) % SPACES
}

/** What a space does to those who land on it, or whose it is. */
export function factOf(space: number, seat: Seat, t: Tell): string {
  const s = openState(t)
  switch (spaceAt(space).kind) {
    case 'lot':
      return `${localeName(space)}, ${deedOf(t, space)}`
    case 'tome':
      return `Tome, ${isFreeTo(seat, space, t) ? 'free to take' : deedOf(t, space)}`
    case 'gate':
      return 'roll and go where the row says'
    case 'mythos':
      return 'draw a card'
    case 'corner':
      switch (space) {
        case MI_GO:
          return isSane(s, seat) ? `toll ${tollOf(s, seat)}` : 'no toll for Cultists'
        case GO_TO_ASYLUM:
          return 'sent to Arkham Asylum'
        case MOMENT_OF_SILENCE:
          return 'nothing happens'
        default:
          return 'just visiting'
      }
  }
}

/** NEC-CULTIST-22 */
function isFreeTo(seat: Seat, tome: number, t: Tell): boolean {
  const s = openState(t)
  return isCultist(s, seat) && ownerOf(s, tome) === NOBODY
}

/** Who and what stands on a space, each in a few words. */
export function companyOn(space: number, seat: Seat, t: Tell): string[] {
  const s = openState(t)
  const monsters = monstersOn(s, space).map((card) => threatOf(card, space, seat, t))
  const tokens = s.table.players.flatMap((one, other) => {
    if (other === seat || one.space !== space) return []
    if (isInmate(s, other)) return [`${t.name(other)} is an inmate`]
    return [isCultist(s, other) ? `${t.name(other)}, a Cultist` : t.name(other)]
  })
  return [...monsters, ...tokens]
}

/** A Monster and what meeting it on a space would cost a player. */
export function threatOf(card: number, space: number, seat: Seat, t: Tell): string {
  const s = openState(t)
  if (!isSane(s, seat)) return cardTitle(card)
  if (ignores(s, seat, card)) return `${cardTitle(card)}, ignored`
  return `${cardTitle(card)}, loss ${lossFrom(withTokenOn(s, seat, space), seat, card)}`
}
