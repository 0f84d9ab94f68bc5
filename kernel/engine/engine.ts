import type { Chance } from '../chance/chance.ts'
import { unlessItLooks, withClosedDrawers } from './closed-drawers.ts'
import { copy } from './copy.ts'
import { mayHear, type Event } from './event.ts'
import { Menu, PickList, type Option } from './offer.ts'
import { argumentOf, verbOf, type Pick } from './pick.ts'
import { done, type About, type Ask, type Done, type TitleTypes, type Run } from './procedure.ts'
import { RunContext } from './run-context.ts'
import { removeFrame } from './stack.ts'
import type { Frame, Seat, State } from './state.ts'
import { compileTitle, siblingOf, stepBelow, type CompiledStep } from './compiled-step.ts'
import { settingsOf, type Settings } from '../title/switches.ts'
import type { Title } from '../title/title.ts'

/** More steps than any pick needs; a rule that runs away is stopped here. */
const STEP_BUDGET = 10_000

/** The rules ask a seat. */
export interface Decision {
  seat: Seat
  /** `procedure.step`: the key of the question's text. */
  key: string
  rule: string
  about: About
  /** True if a standing order may answer it. */
  passable: boolean
}

/** What one seat, or a spectator, may know. */
export interface View {
  seat: Seat | null
  table: State['table']
  hand: object | null
  decision: Decision | null
  /** The options, for the seat that is asked and for nobody else. */
  menu: MenuView | null
}

type MenuView = { options: Menu['options']; refusals: Menu['refusals'] }

/** Why a command was not accepted, whatever the title. */
export type Rejection = 'match-over' | 'not-your-decision' | 'not-offered'

/** Runs a title's procedures. It keeps nothing of a match: one engine serves any number of states. */
export class Engine<K extends TitleTypes = TitleTypes> {
  readonly title: Title<K>
  readonly #steps: ReadonlyMap<string, CompiledStep>
  readonly #run: RunContext
  readonly #probe = new PickList()
  /** By the number of seats, the settings of a match for which nothing is given. */
  readonly #defaults: Settings[] = []
  /** Where the last decision was left open: it is listed, described and taken before anything else is. */
  #open: CompiledStep | undefined

  constructor(title: Title<K>) {
    this.title = title
    const rules = compileTitle(title.procedures)
    this.#steps = rules.steps
    this.#run = new RunContext(rules, (state) => this.copy(state))
  }

  /** A new match, played up to its first decision. */
  start(
    seats: number,
    given: Readonly<Record<string, unknown>>,
    chance: Chance,
    events?: Event[],
  ): K['state'] {
    const { least, most } = this.title.seats
    if (!Number.isInteger(seats) || seats < least || seats > most)
      throw new RangeError(`${this.title.id} takes ${least} to ${most} seats, not ${seats}`)
    const state = this.title.setUp(seats, this.#settingsOf(given, seats))
    this.advance(state, chance, events)
    return state
  }

  /** Plays on to the next decision or to the end. Only needed for a state that was put together by hand. */
  advance(state: K['state'], chance: Chance, events?: Event[]): void {
    this.#run.begin(state, chance, events)
    try {
      this.#runOn(state, this.#stepOnTop(state.box.stack), this.#probe)
    } finally {
      this.#run.settle()
    }
  }

  /** The seat that is asked, or -1 once the match is over. */
  seatToAct(state: K['state']): Seat {
    if (state.table.outcome !== null) return -1
    const frame = topOf(state)
    return this.#asking(frame).who(state, frame)
  }

  /** The question that is open, or null once the match is over. */
  decision(state: K['state']): Decision | null {
    if (state.table.outcome !== null) return null
    const frame = topOf(state)
    const ask = this.#asking(frame)
    return {
      seat: ask.who(state, frame),
      key: frame.at,
      rule: ask.rule,
      about: ask.about?.(state, frame) ?? {},
      passable: ask.pass !== undefined,
    }
  }

  /** Writes the allowed picks of the open decision into the list, which is emptied first. */
  listPicks(state: K['state'], list: PickList): void {
    list.clear()
    if (state.table.outcome !== null) return
    const frame = topOf(state)
    this.#asking(frame).offer(state, frame, list)
  }

  /** The open decision's options and refusals, as a person wants to see them. */
  menu(state: K['state']): Menu {
    const menu = this.#newMenu()
    if (state.table.outcome !== null) return menu
    const frame = topOf(state)
    this.#asking(frame).offer(state, frame, menu)
    return menu
  }

  /**
   * The open decision's options if everybody may know them; null if they depend on what lies in a hand or in the box.
   * What the frame remembers counts as known: a title that keeps a secret there resamples it, and the fuzzer looks.
   */
  openOptions(state: K['state']): Option[] | null {
    if (state.table.outcome !== null) return null
    const frame = topOf(state)
    const menu = this.#newMenu()
    return unlessItLooks(() => {
      this.#asking(frame).offer(withClosedDrawers(state), frame, menu)
      return menu.options
    })
  }

  /** What a seat may do at any moment, whoever is asked. */
  anytimeMenu(state: K['state'], seat: Seat): Menu {
    const menu = this.#newMenu()
    if (state.table.outcome === null) this.title.anytime?.offer(state, seat, menu)
    return menu
  }

  /** What is picked for the seat that is asked if it does not answer. */
  defaultPick(state: K['state']): Pick {
    const frame = topOf(state)
    return this.#defaultOf(state, frame, this.#asking(frame))
  }

  /** The pick that a standing order makes for the open decision, if it may make one. */
  passPick(state: K['state']): Pick | undefined {
    return state.table.outcome === null ? this.#asking(topOf(state)).pass : undefined
  }

  /**
   * Takes one of the listed picks. It is not checked: use `play` for picks that come from outside.
   * If a list is given, it is left with the picks of the next decision, as `listPicks` would do it, but at no cost.
   */
  apply(
    state: K['state'],
    pick: Pick,
    chance: Chance,
    events?: Event[],
    list: PickList = this.#probe,
  ): void {
    const frame = topOf(state)
    const step = this.#run.begin(state, chance, events) ?? this.#learn(state.box.stack, frame)
    try {
      this.#runOn(state, this.#take(state, frame, step, pick), list)
    } finally {
      this.#run.settle()
    }
  }

  /** Takes a pick from a seat if it is offered to that seat; otherwise says why not and changes nothing. */
  play(
    state: K['state'],
    seat: Seat,
    pick: Pick,
    chance: Chance,
    events?: Event[],
  ): Rejection | undefined {
    if (state.table.outcome !== null) return 'match-over'
    const menu = this.#probe
    menu.clear()
    this.title.anytime?.offer(state, seat, menu)
    if (menu.has(pick)) {
      this.#run.begin(state, chance, events)
      try {
        this.#takeAnytime(seat, pick)
        this.#runOn(state, this.#afterLeaving(state), menu)
      } finally {
        this.#run.settle()
      }
      return undefined
    }
    if (this.seatToAct(state) !== seat) return 'not-your-decision'
    this.listPicks(state, menu)
    if (!menu.has(pick)) return 'not-offered'
    this.apply(state, pick, chance, events)
    return undefined
  }

  /** A state that is equal and shares nothing. */
  copy(state: K['state']): K['state'] {
    return this.title.copy?.(state) ?? copy(state)
  }

  /** Makes a world of a state that could as well be the true one, for all that a seat (or a spectator, null) knows. */
  resample(state: K['state'], seat: Seat | null, chance: Chance): void {
    this.title.resample(state, seat, chance)
    // What was hidden when a savepoint was made is no better known than what is hidden now.
    for (const { mark } of state.box.stack) if (mark) this.title.resample(mark, seat, chance)
  }

  /** What a seat, or a spectator (null), may know. It shares the state's data: serialise or copy before keeping it. */
  view(state: K['state'], seat: Seat | null): View {
    const decision = this.decision(state)
    const asked = decision !== null && decision.seat === seat
    const menu = asked ? this.menu(state) : null
    return {
      seat,
      table: state.table,
      hand: seat === null ? null : (state.hands[seat] ?? null),
      decision,
      menu: menu === null ? null : { options: menu.options, refusals: menu.refusals },
    }
  }

  #settingsOf(given: Readonly<Record<string, unknown>>, seats: number): Settings {
    const { switches } = this.title
    if (Object.keys(given).length > 0) return settingsOf(switches, given, seats)
    // What simulations begin with, again and again. A copy, since it becomes part of the state.
    return { ...(this.#defaults[seats] ??= settingsOf(switches, given, seats)) }
  }

  #newMenu(): Menu {
    return new Menu(this.title.verbs, this.title.reasons)
  }

  /** Plays on from a step, which is the one of the frame on top, to the next decision that needs somebody. */
  #runOn(state: K['state'], from: CompiledStep | undefined, list: PickList): void {
    let step = from
    for (let budget = STEP_BUDGET; budget > 0; budget--) {
      const { stack } = state.box
      if (state.table.outcome !== null) {
        stack.length = 0
        list.clear()
        return
      }
      const place = stack.length - 1
      const frame = stack[place]
      if (frame === undefined || step === undefined)
        throw new Error('the rules ran out without an outcome')
      if (step.act !== undefined) {
        this.#run.from = step
        step = this.#goOn(state, place, frame, step, step.act(this.#run, frame))
      } else if (step.ask !== undefined) {
        const pick = this.#foregone(state, frame, step, step.ask, list)
        if (pick < 0) {
          this.#open = step
          return
        }
        step = this.#take(state, frame, step, pick)
      }
    }
    throw endless(step)
  }

  /** The pick of a decision that needs nobody: the only option, or the default of a seat that is gone; or -1. */
  #foregone(
    state: K['state'],
    frame: Frame,
    { key }: CompiledStep,
    ask: Ask,
    list: PickList,
  ): Pick {
    list.clear()
    ask.offer(state, frame, list)
    if (list.count === 0) throw new Error(`nothing is allowed at ${key}`)
    if (list.count === 1 && ask.always !== true) return list.picks[0] ?? -1
    if (this.title.isGone?.(state, ask.who(state, frame)) === true)
      return this.#defaultOf(state, frame, ask)
    return -1
  }

  #defaultOf(state: K['state'], frame: Frame, ask: Ask): Pick {
    if (ask.byDefault !== undefined) return ask.byDefault(state, frame)
    const list = this.#probe
    list.clear()
    ask.offer(state, frame, list)
    return list.picks[0] ?? -1
  }

  /** Takes a pick and gives the step that comes next. */
  #take(state: K['state'], frame: Frame, step: CompiledStep, pick: Pick): CompiledStep | undefined {
    if (step.ask === undefined) throw new Error(`${step.key} asks nothing`)
    const place = state.box.stack.length - 1
    this.#run.from = step
    const next = step.ask.take(this.#run, frame, verbOf(pick), argumentOf(pick))
    return this.#goOn(state, place, frame, step, next)
  }

  #takeAnytime(seat: Seat, pick: Pick): void {
    const { anytime } = this.title
    anytime?.take(this.#run as unknown as Run<K>, seat, verbOf(pick), argumentOf(pick))
    this.#run.takeHasLeft()
  }

  /** Moves the frame at a place on and gives the step that comes next: what it has called, if anything, comes first. */
  #goOn(
    state: K['state'],
    place: number,
    frame: Frame,
    step: CompiledStep,
    next: string | Done,
  ): CompiledStep | undefined {
    if (this.#run.takeHasLeft()) {
      if (next === done) return this.#afterLeaving(state)
      throw new Error(`${step.key} has left by an outer procedure and yet goes on to ${next}`)
    }
    const { stack } = state.box
    if (stack[place] !== frame)
      throw new Error(
        `${step.key} has taken frames off the stack, which only g.end and its like may do`,
      )
    const { positions } = this.#run
    const called = this.#run.takeCalled()
    if (next === done) {
      removeFrame(stack, place)
      positions.remove(place, stack.length)
      return called ?? positions.stepAt(place - 1) ?? this.#stepBelow(stack, place, step)
    }
    if (next === step.name) return called ?? step
    const sibling = siblingOf(step, next)
    positions.moveOn(place, sibling)
    return called ?? sibling
  }

  /** The step of the frame below a place where a step was the last; undefined if there is none. */
  #stepBelow(stack: readonly Frame[], place: number, last: CompiledStep): CompiledStep | undefined {
    const frame = stack[place - 1]
    if (frame === undefined) return undefined
    const step = stepBelow(last, frame.at, this.#steps)
    this.#run.positions.learn(place - 1, step)
    return step
  }

  /** The step that comes next where nothing of the frame on top is known: what was called, or else where it stands. */
  #afterLeaving(state: K['state']): CompiledStep | undefined {
    return this.#run.takeCalled() ?? this.#stepOnTop(state.box.stack)
  }

  #stepOnTop(stack: readonly Frame[]): CompiledStep | undefined {
    const frame = stack[stack.length - 1]
    return frame === undefined ? undefined : this.#learn(stack, frame)
  }

  /** The step that the frame on top says it stands at. */
  #learn(stack: readonly Frame[], frame: Frame): CompiledStep {
    const step = this.#stepAt(frame)
    this.#run.positions.learn(stack.length - 1, step)
    return step
  }

  #stepAt(frame: Frame): CompiledStep {
    const { at } = frame
    if (at === this.#open?.key) return this.#open
    const step = this.#steps.get(at)
    if (step === undefined) throw new Error(`there is no step ${at}`)
    return step
  }

  #asking(frame: Frame): Ask {
    const { ask } = this.#stepAt(frame)
    if (ask === undefined) throw new Error(`${frame.at} is not a decision`)
    return ask
  }
}

/** The rules run in a circle. What was picked is not to be taken: the state is somewhere in between. */
export class EndlessRules extends Error {}

/** By itself for the same reason as `missing`. */
const endless = (step: CompiledStep | undefined): Error =>
  new EndlessRules(`more than ${STEP_BUDGET} steps without a decision, at ${step?.key}`)

function topOf(state: State): Frame {
  const frame = state.box.stack[state.box.stack.length - 1]
  if (frame === undefined) throw new Error('nothing is being played')
  return frame
}

/** The events that a seat, or a spectator (null), may know of. */
export function heardBy(seat: Seat | null, events: readonly Event[]): Event[] {
  return events.filter((event) => mayHear(event, seat))
}
