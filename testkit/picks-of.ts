import { offered, PickList, type Engine, type TitleTypes, type Pick } from '@eldertable/kernel'

/** The allowed picks of the open decision, in a list of their own. */
export function picksOf<K extends TitleTypes>(engine: Engine<K>, state: K['state']): Pick[] {
  const list = new PickList()
  engine.listPicks(state, list)
  return offered(list)
}
