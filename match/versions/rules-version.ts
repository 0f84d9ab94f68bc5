import { copy, Engine, type AnyTitle, type State } from '@eldertable/kernel'

// A match keeps the version of the rules with which it began. When a title comes in a new version, it has a choice for
// the matches that are under way, and says it in two fields:
//
//   earlier only           they are finished by the old rules, which the title keeps;
//   migrate and earlier    they are played up by the old rules, their state is migrated, and they go on by the new
//                          ones; `verify` can check every step of that;
//   migrate only           the same, but the old rules are gone: it needs a snapshot of the very last state, which a
//                          host leaves when it closes, and nobody can check what came before;
//   neither                they can't be opened any more, and say so.
//
// The migrated state stands in the log. From there on the line is replayed from it, and undo does not go behind it. It is
// computed again wherever that can be done; where it can't, only our own ledgers are believed, and no file is.

/** The rules of a title in one version: today's, or one that it keeps. */
export function titleFor(title: AnyTitle, version: number): AnyTitle | undefined {
  return title.version === version ? title : title.earlier?.find((one) => one.version === version)
}

/** Whether there is a way from one version to a later one, which is today's unless another is named. */
export function canMigrate(title: AnyTitle, from: number, to = title.version): boolean {
  for (let version = from; version < to; version++)
    if (title.migrate?.[version] === undefined) return false
  return from < to
}

/** The state under later rules. The one that is given stays as it is. */
export function migrated(title: AnyTitle, state: State, from: number, to = title.version): State {
  let now = copy(state)
  for (let version = from; version < to; version++) {
    const step = title.migrate?.[version]
    if (step === undefined) throw new OtherRules(title, from)
    now = step(now)
  }
  return now
}

/** What keeps a match from going on in a state; undefined if nothing does. */
export function stateFault(title: AnyTitle, state: State): string | undefined {
  try {
    const faults = title.faults(state)
    if (faults.length > 0) return faults.join(', ')
    const isOpen = engineFor(title).menu(copy(state)).options.length > 0
    return isOpen ? undefined : 'nobody is asked anything'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A match was played by rules that are not here any more, and there is no way from them to today's. */
export class OtherRules extends Error {
  constructor(title: AnyTitle, version: number, why = '') {
    super(
      `a match of ${title.id} in version ${version} can't go on: this is version ${title.version}${why}`,
    )
  }
}

const engines = new WeakMap<AnyTitle, Engine>()

/** The engine of a title. It keeps nothing of a match, so one does for all of them. */
export function engineFor(title: AnyTitle): Engine {
  const known = engines.get(title)
  if (known !== undefined) return known
  const engine: Engine = new Engine(title)
  engines.set(title, engine)
  return engine
}
