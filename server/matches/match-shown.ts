import type { Option, Seat, View } from '@eldertable/kernel'
import type { MatchHost, Told, Undoable } from '@eldertable/match'
import type { UndoShown } from '@eldertable/protocol/wire.ts'

export type MenuShown = NonNullable<View['menu']>
export type OrderShown = {
  readonly decision: string
  readonly until: 'turn-ends' | 'options-change'
}

/** All that the texts about a match are made of. What is not here is told to nobody. */
export interface MatchShown {
  readonly position: number
  readonly moment: number
  readonly length: number
  /** The key of the dice, once the match is over. */
  readonly key: string | null
  /** What is the same for all. */
  open(): Pick<View, 'table' | 'decision'>
  own(viewer: Seat | null): Pick<View, 'hand' | 'menu'>
  /** What the person who is asked may choose: where advice is given, and if everybody may know it. */
  offered(): Option[] | null
  /** Whether a viewer is on the side of the seat that is asked. */
  seesThoughts(viewer: Seat | null): boolean
  heard(viewer: Seat | null, from: number): Told[]
  /** The open table as each event of the last pick was told to a viewer; nothing if that is not at hand. */
  story(viewer: Seat | null): View['table'][]
  /** From which position on that is known at once. */
  readonly toldFrom: number
  /** Where the latest decision of the person in a seat has led. */
  decided(seat: Seat): number | null
  /** How many picks a bot has made for the person in a seat since then. */
  stoodIn(seat: Seat): number
  anytime(seat: Seat): MenuShown
  orders(seat: Seat): OrderShown[]
  /** What a seat may take back. */
  undoable(seat: Seat): Undoable
  /** The undo to which people are asked to agree. */
  request(): UndoShown['request']
}

/** A match as its host has it at the moment, at a table with or without advice. */
export function shownBy(host: MatchHost, advice: boolean): MatchShown {
  const { match } = host
  return {
    position: match.position,
    moment: match.moment,
    length: match.length,
    key: match.outcome === null ? null : match.key,
    open: () => match.shown(null),
    own: (viewer) => match.shown(viewer),
    offered() {
      if (!advice || match.asked === null || match.isBot(match.asked)) return null
      return match.openOptions()
    },
    seesThoughts: (viewer) => match.seesThoughts(viewer),
    heard: (viewer, from) => match.heard(viewer, from),
    story: (viewer) => match.latestStory(viewer).map(({ table }) => table),
    toldFrom: match.toldFrom === match.earliest ? 0 : match.toldFrom,
    decided: (seat) => match.decided(seat),
    stoodIn: (seat) => match.stoodIn(seat),
    anytime: (seat) => match.anytime(seat),
    orders: (seat) => match.orders(seat).map(({ decision, until }) => ({ decision, until })),
    undoable: (seat) => match.undoable(seat),
    request: () => requestShown(host),
  }
}

function requestShown({ match: { request } }: MatchHost): UndoShown['request'] {
  if (request === null) return null
  const { number, seat, to, asked, agreed } = request
  return { number, seat, to, asked: [...asked], agreed: [...agreed] }
}
