import { copy, Engine, FastChance, type Chance, type State } from '@eldertable/kernel'
import type { HostChange } from '@eldertable/match'
import { shownBy, type MatchShown } from '../matches/match-shown.ts'
import { Broadcast, type Viewer } from '../matches/broadcast.ts'
import type { Room } from '../matches/room.ts'

/**
 * Stands behind a room and writes down, for every viewer, what the server would have sent had everything that this
 * viewer can't know been otherwise. If the real bytes differ, they have told something.
 */
export class Shadow {
  readonly #room: Room
  readonly #engine: Engine
  readonly #chance: Chance
  readonly #packets = new Map<Viewer, Broadcast>()
  readonly #texts = new Map<Viewer, string[]>()
  /** The worlds in which something was really different. */
  different = 0

  constructor(room: Room, seed: string) {
    this.#room = room
    this.#engine = new Engine(room.game.title)
    this.#chance = new FastChance(seed)
    room.host.listen((change) => this.#follow(change))
  }

  /** Begins to write for a viewer, who has just been told everything. */
  watch(viewer: Viewer): void {
    const broadcast = new Broadcast(this.#room.id)
    broadcast.standing(this.#otherwise(viewer), viewer, 0)
    this.#packets.set(viewer, broadcast)
    this.#texts.set(viewer, [])
  }

  /** What would have been sent to a viewer, message by message, without the end of each. */
  textsFor(viewer: Viewer): readonly string[] {
    return this.#texts.get(viewer) ?? []
  }

  /** The true state, which no client may see. */
  get truth(): State {
    const { match } = this.#room.host
    return match.stateAt(match.position)
  }

  #follow(change: HostChange): void {
    for (const [viewer, broadcast] of this.#packets) {
      const text = broadcast.moved(this.#otherwise(viewer), change, [viewer]).get(viewer)
      if (text !== undefined) this.#texts.get(viewer)?.push(text)
    }
  }

  #otherwise(viewer: Viewer): MatchShown {
    return this.worldFor(viewer).shown
  }

  /** The match in a world that could as well be true for this viewer. */
  worldFor(viewer: Viewer): { state: State; shown: MatchShown } {
    const state = this.truth
    const before = JSON.stringify(state)
    if (state.table.outcome === null) this.#engine.resample(state, viewer, this.#chance)
    if (JSON.stringify(state) !== before) this.different++
    const anytime = (seat: number) => {
      const { options, refusals } = this.#engine.anytimeMenu(state, seat)
      return { options, refusals }
    }
    const view = (who: Viewer) => copy(this.#engine.view(state, who))
    const offered = () => copy(this.#engine.openOptions(state))
    const shown = {
      ...shownBy(this.#room.host, true),
      open: () => view(viewer),
      own: view,
      offered,
      anytime,
    }
    return { state, shown }
  }
}

/** A message as it was sent, without what depends on who reads it, or on the clock. */
export const withoutEnd = (text: string): string =>
  text.replace(/,"was":\d+(?:,"waited":\d+)?\}$/, '')
