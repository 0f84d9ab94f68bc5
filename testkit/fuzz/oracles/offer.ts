import { hash, Menu, offered, PickList, pickOf, type Option, type Pick } from '@eldertable/kernel'
import { optionInWords } from '../../offered.ts'
import type { Moment } from '../moment.ts'
import type { Oracle } from '../oracle.ts'

/**
 * An offer has two options or more, or one if it is always asked; none twice, none both allowed and refused; people and programs get the same one;
 * what may be done at any moment does not hide an option; and asking changes nothing.
 */
export const offer: Oracle = (m) => {
  if (m.isOver) return undefined
  const before = m.hash
  return (
    faultOf(m, m.menu, m.picks) ??
    (m.picks.length < leastOptions(m)
      ? `a decision with ${m.picks.length} options was asked`
      : undefined) ??
    faultOfAnytime(m) ??
    (hash(m.state) === before ? undefined : 'looking at the options changed the state')
  )
}

function leastOptions({ engine, state }: Moment): number {
  const [procedure, step = ''] = engine.decision(state)?.key.split('.') ?? []
  const asked = engine.title.procedures.find(({ name }) => name === procedure)?.steps[step]
  return typeof asked === 'object' && asked.always === true ? 1 : 2
}

function faultOfAnytime(m: Moment): string | undefined {
  const { anytime } = m.engine.title
  if (anytime === undefined) return undefined
  for (const seat of m.viewers) {
    if (seat === null) continue
    const list = new PickList()
    anytime.offer(m.state, seat, list)
    const picks = offered(list)
    const fault = faultOf(m, m.engine.anytimeMenu(m.state, seat), picks)
    if (fault !== undefined) return `at any moment: ${fault}`
    const hidden = m.asked === seat ? picks.find((pick) => m.picks.includes(pick)) : undefined
    if (hidden !== undefined) return `pick ${hidden} is offered both now and at any moment`
  }
  return undefined
}

function faultOf(m: Moment, menu: Menu, picks: readonly Pick[]): string | undefined {
  const allowed = new Set<Pick>()
  let place = 0
  for (const option of menu.options) {
    if (!isInRange(option)) return `${optionInWords(option)} is beyond what a pick can hold`
    for (let more = 0; more <= (option.upTo ?? option.argument) - option.argument; more++) {
      const pick = option.pick + more
      if (picks[place++] !== pick) return `the list of picks differs at ${optionInWords(option)}`
      if (allowed.has(pick)) return `${optionInWords(option)} is offered twice`
      allowed.add(pick)
    }
  }
  if (place !== picks.length) return 'the list of picks has more than the menu'
  if (menu.refusals.length === 0) return undefined
  const verbs = Object.keys(m.engine.title.verbs)
  for (const { verb, argument } of menu.refusals)
    if (allowed.has(pickOf(verbs.indexOf(verb), argument)))
      return `${verb} ${argument} is both allowed and refused`
  return undefined
}

function isInRange({ argument, upTo }: Option): boolean {
  return Number.isInteger(argument) && argument >= 0 && (upTo ?? argument) < 0x1_0000
}
