import {
  done,
  Engine,
  type Frame,
  type TitleTypes,
  type Procedure,
  type Title,
} from '@eldertable/kernel'

const PROCEDURE = 'testkit stop'
const STEP = `${PROCEDURE}.here`
/** Who is asked where a scenario stops: no seat, so that no pick is accepted. */
const NO_SEAT = -1

/**
 * A procedure that asks nobody. Its frame lies under the one after which a scenario stops, and the engine comes to it
 * when that one is over, before anything of what follows has happened.
 */
const stop: Procedure = {
  name: PROCEDURE,
  // A step that leaves for something further out passes here all the same.
  onAbort: 'here',
  steps: {
    here: {
      rule: '',
      who: () => NO_SEAT,
      always: true,
      offer: (_s, _f, o) => o.allow(0),
      take: () => done,
    },
  },
}

interface StopFrame extends Frame {
  after: string
}

const engines = new WeakMap<object, object>()

/** The engine of a title that can stop; one for all scenarios of the title. */
export function stoppingEngine<K extends TitleTypes>(title: Title<K>): Engine<K> {
  const known = engines.get(title) as Engine<K> | undefined
  const engine = known ?? new Engine({ ...title, procedures: [...title.procedures, stop] })
  engines.set(title, engine)
  return engine
}

/** Where play stops once a procedure is over. */
export const stopAfter = (procedure: string): StopFrame => ({ at: STEP, after: procedure })

/** Lays a stop under the frame at a place, and under the same one in what play may go back to. */
export function layStop(stack: Frame[], place: number): void {
  const frame = stack[place]
  if (frame === undefined) return
  const procedure = procedureOf(frame)
  for (const { mark } of stack) {
    const marked = mark?.box.stack[place]
    if (marked !== undefined && procedureOf(marked) === procedure)
      mark?.box.stack.splice(place, 0, stopAfter(procedure))
  }
  stack.splice(place, 0, stopAfter(procedure))
}

/** How many stops play has not gone on from. */
export const stopsIn = (stack: readonly Frame[]): number =>
  stack.filter(({ at }) => at === STEP).length

/** The procedure after which play has stopped, or undefined if it has not. */
export function stoppedAfter(stack: readonly Frame[]): string | undefined {
  const top = stack.at(-1)
  return top?.at === STEP ? (top as StopFrame).after : undefined
}

/** Takes away the stop that play has come to; what was answered there goes to whom it was meant for. */
export function takeStopAway(stack: Frame[]): void {
  const answer = stack.pop()?.answer
  const caller = stack.at(-1)
  if (answer !== undefined && caller !== undefined) caller.answer = answer
}

export const procedureOf = ({ at }: Frame): string => at.slice(0, at.indexOf('.'))
