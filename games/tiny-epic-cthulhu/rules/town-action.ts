import { at, done } from '@eldertable/kernel'
import { siteAt, sites } from '../pieces/towns.ts'
import type { Reason } from '../reasons.ts'
import type { TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { cannotAct, useAction } from './actions.ts'
import { decider } from './company.ts'
import { costAtSite } from './costs.ts'
import { offerTargets, type Deed } from './deed.ts'
import { procedure } from './kit.ts'
import { canPay, WENT_BACK } from './payments.ts'
import { characterAt, townOf } from './pieces.ts'
import { deeds } from './sites.ts'

/** Why a player can't use the Town Card it stands on. */
export function cannotUseTown(s: TecState, character: number): Reason | undefined {
  const why = cannotAct(s)
  if (why !== undefined) return why
  const { town } = characterAt(s, character)
  if (s.table.townUsed[town] === true) return 'town-used' // TEC-TOWN-2
  const { site } = townOf(s, character)
  if (deedAt(site).targets(s, character).length === 0) return 'town-no-effect' // TEC-TOWN-3
  return canPay(s, character, costAtSite(site)) ? undefined : 'town-too-dear'
}

const deedsBySite = sites.map(({ key }) => deeds[key])
const deedAt = (site: number): Deed => at(deedsBySite, site)

/** TEC-TOWN-1: targets first, then how to pay (TEC-CHOICE-10). */
export const townAction = procedure('townAction', {
  target: {
    rule: 'TEC-CHOICE-10',
    who: (s, f) => decider(s, f.character),
    about: (s, f) => ({ site: townOf(s, f.character).site }),
    offer(s, f, o) {
      const { site } = townOf(s, f.character)
      const deed = deedAt(site)
      offerTargets(o, deed.verb, deed.targets(s, f.character), siteAt(site).rule)
    },
    take(_, f, verb, target) {
      if (verb === V.back) return done
      f.target = target
      return verb === V.choosePage ? 'receiver' : 'pay'
    },
  },
  // TEC-SITE-2
  receiver: {
    rule: 'TEC-CHOICE-10',
    who: (s, f) => decider(s, f.character),
    about: (_, f) => ({ card: f.target }),
    offer(s, f, o) {
      const others = s.table.characters.flatMap(({ pages }, character) =>
        pages.includes(f.target) ? [] : [character],
      )
      offerTargets(o, V.chooseCharacter, others, 'TEC-SITE-2')
    },
    take(_, f, verb, character) {
      if (verb === V.back) return done
      f.receiver = character
      return 'pay'
    },
  },
  pay(g, f) {
    const { site } = townOf(g.state, f.character)
    const costs = [costAtSite(site)]
    g.call('pay', { character: f.character, costs, for: 'townAction', rule: siteAt(site).rule })
    return 'paid'
  },
  paid(g, f) {
    if (f.answer === WENT_BACK) return done
    useAction(g)
    const { character } = f
    const { town } = characterAt(g.state, character)
    const { site } = townOf(g.state, character)
    g.state.table.townUsed[town] = true
    g.event?.('townAction', siteAt(site).rule, { character, town, site })
    deedAt(site).carryOut(g, character, f.target, f.receiver)
    return done
  },
})
