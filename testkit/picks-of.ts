import { PickList, type Engine, type Pick, type State } from '@eldertable/kernel'

/** The allowed picks of the open decision, in a list of their own. */
export function picksOf(engine: Engine, state: State): Pick[] {
  const list = new PickList()
  engine.listPicks(state, list)
  return list.picks.slice(0, list.count)
}
