import type { Event, Option, TextContext } from '@eldertable/kernel'
import { heardBy } from '@eldertable/kernel'
import type { Moment, Viewer } from '../moment.ts'
import type { Oracle } from '../oracle.ts'

/** Everything that somebody is going to read has words, and they come out whole. */
export const text: Oracle = (m) =>
  (m.is.step === 0 ? missingWords(m) : undefined) ??
  faultOfEvents(m) ??
  (m.isOver ? faultOfEnding(m) : faultOfQuestion(m)) ??
  faultOfBoard(m) ??
  faultOfGoal(m) ??
  faultOfRoles(m)

/** Words that can be looked for without playing. */
function missingWords({ engine: { title } }: Moment): string | undefined {
  const { text: words } = title
  for (const reason of Object.keys(title.reasons))
    if (isBroken(words.reasons[reason])) return `the reason ${reason} has no words`
  for (const verb of Object.keys(title.verbs))
    if (words.options[verb] === undefined) return `the verb ${verb} has no words`
  for (const name of Object.keys(title.switches)) {
    const found = words.switches[name]
    if (isBroken(found?.name) || isBroken(found?.help)) return `the switch ${name} has no words`
  }
  return undefined
}

function faultOfEvents(m: Moment): string | undefined {
  const { events } = m.engine.title.text
  for (const viewer of m.viewers)
    for (const event of heardBy(viewer, m.is.events)) {
      const sentence = events[event.key]?.(event.is as never, telling(m, viewer))
      if (isBroken(sentence)) return `event ${event.key} says ${quoted(sentence)}`
    }
  for (const event of m.is.events) {
    const fault = faultOfEvent(m, event)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfEvent(m: Moment, { key, rule, to, is }: Event): string | undefined {
  if (isBroken(rule)) return `event ${key} names no rule`
  if (to === undefined) return undefined
  if (m.state.hands[to] === undefined) return `event ${key} is for seat ${to}, which does not exist`
  const sentence = m.engine.title.text.events[key]?.(is as never, telling(m, to))
  return isBroken(sentence) ? `event ${key} says ${quoted(sentence)} to seat ${to}` : undefined
}

function faultOfQuestion(m: Moment): string | undefined {
  const { text: words } = m.engine.title
  const decision = m.engine.decision(m.state)
  if (decision === null) return 'there is no question'
  if (isBroken(decision.rule)) return `${decision.key} names no rule`
  for (const reader of [decision.seat, ...m.viewers]) {
    const prompt = words.prompts[decision.key]?.(decision.about as never, telling(m, reader))
    if (isBroken(prompt)) return `the prompt ${decision.key} says ${quoted(prompt)}`
  }
  const asked = telling(m, decision.seat)
  return faultOfOptions(m, m.menu.options, asked) ?? faultOfOpenOptions(m) ?? faultOfAnytime(m)
}

/** Others read the open options as a spectator would: in the words of nobody's hand. */
function faultOfOpenOptions(m: Moment): string | undefined {
  const fault = faultOfOptions(m, m.engine.openOptions(m.state) ?? [], telling(m, null))
  return fault === undefined ? undefined : `to others, ${fault}`
}

function faultOfAnytime(m: Moment): string | undefined {
  if (m.engine.title.anytime === undefined) return undefined
  for (const seat of m.viewers) {
    if (seat === null) continue
    const { options } = m.engine.anytimeMenu(m.state, seat)
    const fault = faultOfOptions(m, options, telling(m, seat))
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfOptions(m: Moment, options: readonly Option[], t: TextContext): string | undefined {
  const words = m.engine.title.text.options
  for (const { verb, argument, upTo } of options)
    for (const one of upTo === undefined ? [argument] : [argument, upTo]) {
      const label = words[verb]?.(one, t)
      if (isBroken(label)) return `the option ${verb} ${one} says ${quoted(label)}`
    }
  return undefined
}

function faultOfEnding(m: Moment): string | undefined {
  const { outcome } = m.state.table
  if (outcome === null) return undefined
  const tell = m.engine.title.text.endings[outcome.ending]
  for (const viewer of m.viewers) {
    const sentence = tell?.(outcome.winners, telling(m, viewer))
    if (isBroken(sentence)) return `the ending ${outcome.ending} says ${quoted(sentence)}`
  }
  return undefined
}

function faultOfBoard(m: Moment): string | undefined {
  for (const viewer of m.viewers)
    for (const { heading, lines } of m.engine.title.text.board(telling(m, viewer)))
      for (const line of [heading, ...lines])
        if (isBroken(line)) return `the board says ${quoted(line)} under ${quoted(heading)}`
  return undefined
}

function faultOfGoal(m: Moment): string | undefined {
  for (const viewer of m.viewers) {
    const goal = m.engine.title.text.goal?.(telling(m, viewer))
    if (goal === undefined) return undefined
    const figures = goal.standing.flatMap(({ what, is }) => [what, is])
    const here = (goal.here ?? []).flatMap(({ name, text }) => [name, text])
    for (const line of [goal.name, ...goal.lines, ...figures, ...here])
      if (isBroken(line)) return `the goal says ${quoted(line)}`
  }
  return undefined
}

/** What everybody plays, to every reader; a seat need not be anything special. */
function faultOfRoles(m: Moment): string | undefined {
  const { text: words } = m.engine.title
  for (const viewer of m.viewers)
    for (const seat of m.state.hands.keys()) {
      const role = words.role?.(seat, telling(m, viewer))
      if (role !== undefined && isBroken(role)) return `the role of seat ${seat} is ${quoted(role)}`
    }
  return undefined
}

function telling({ engine, state }: Moment, reader: Viewer): TextContext {
  return {
    name: (seat) => (state.hands[seat] === undefined ? 'undefined' : `Seat ${seat}`),
    table: state.table,
    hand: reader === null ? null : (state.hands[reader] ?? null),
    reader,
    asked: engine.decision(state),
  }
}

const BROKEN = /undefined|NaN|\[object/

function isBroken(sentence: string | undefined): boolean {
  return typeof sentence !== 'string' || sentence.trim() === '' || BROKEN.test(sentence)
}

function quoted(sentence: string | undefined): string {
  return sentence === undefined ? 'nothing' : `"${sentence}"`
}
