import { at, pickOf, type Pick } from '@eldertable/kernel'
import { fireIn } from '../rules/fire.ts'
import { NOWHERE, type DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { attacksIn } from './blows.ts'
import type { Job } from './jobs.ts'
import {
  outlookOf,
  prospectOf,
  safetyOf,
  type Care,
  type Outlook,
  type Prospect,
} from './prospect.ts'
import { unreadiness, worthAtEnd } from './turn-end.ts'
import { waysFrom, type Way } from './ways.ts'
import { ACTION } from './worth.ts'

/** Sanity that a roll of one's own costs, and stress for its rerolls. */
const ROLL_SANITY = 0.85
const ROLL_STRESS = 0.6
/** What is left of an action if foes still stand in the way of what it was meant for. */
const HINDERED = 0.5
/** A place that is hardly ever safe is not worth the thought. */
const HARDLY = 0.3
/** DMD-EPONE-5 */
const FLAMES = 3
/** How much it counts that the others are not ready when the Elder One is called. */
const READY = 0.6

/** Something that can be done next, how to begin with it, and what comes of it. */
interface Deed {
  readonly pick: Pick
  readonly after: Prospect
  readonly isMove?: true
}

/** How to begin with the best plan for the rest of one's turn. */
export function planFor(s: DmdState, hero: number, care: Care): Pick {
  const outlook = outlookOf(s, hero, care)
  const p = prospectOf(outlook)
  let [best, pick] = [worthAtEnd(outlook, p), pickOf(V.endActions)]
  for (const deed of deedsIn(outlook, p, false)) {
    const worth = worthOf(outlook, deed)
    if (worth > best) [best, pick] = [worth, deed.pick]
  }
  return pick
}

/** The same in the middle of a Move with this many steps left. */
export function wayFor(s: DmdState, hero: number, steps: number, care: Care): Pick {
  const outlook = outlookOf(s, hero, care)
  const p = prospectOf(outlook)
  let [best, pick] = [worthOf(outlook, { pick: 0, after: p, isMove: true }), pickOf(V.stop)]
  for (const way of waysFrom(outlook, p, steps)) {
    const worth = worthOf(outlook, { pick: 0, after: walked(outlook, p, way), isMove: true })
    if (worth > best) [best, pick] = [worth, pickOf(V.step, way.first)]
  }
  return pick
}

/** What the best plan that begins with a deed is worth. */
function worthOf(outlook: Outlook, { after, isMove }: Deed, depth = 1): number {
  let best = worthAtEnd(outlook, after)
  if (depth >= outlook.care.deeds) return best
  for (const deed of deedsIn(outlook, after, isMove === true))
    best = Math.max(best, worthOf(outlook, deed, depth + 1))
  return best
}

function deedsIn(outlook: Outlook, p: Prospect, hasMoved: boolean): Deed[] {
  const deeds: Deed[] = []
  if (p.actions > 0) {
    const rested = rest(outlook, p)
    if (rested !== undefined) deeds.push({ pick: pickOf(V.rest), after: rested })
    for (const [place, job] of outlook.jobs.entries()) {
      if (job.space !== p.space) continue
      const after = work(outlook, p, place, job)
      if (after !== undefined) deeds.push({ pick: pickOf(V.act, job.which), after })
    }
    if (outlook.s.table.settings.episode === '1' && p.fire + p.here > 0)
      deeds.push({ pick: pickOf(V.act, 1), after: quenched(p) })
    for (const { foe, after } of attacksIn(outlook, p))
      deeds.push({ pick: pickOf(V.attack, foe), after: tired(outlook, after) })
  }
  if (!hasMoved && (p.actions > 0 || p.hasFreeMove)) {
    const paid = p.hasFreeMove ? { ...p, hasFreeMove: false } : { ...p, actions: p.actions - 1 }
    for (const way of waysFrom(outlook, p, outlook.steps))
      deeds.push({
        pick: pickOf(V.move, way.first),
        after: walked(outlook, paid, way),
        isMove: true,
      })
  }
  return deeds
}

function rest(outlook: Outlook, p: Prospect): Prospect | undefined {
  const safe = outlook.restsAnywhere ? 1 : safetyOf(p)
  if (safe < HARDLY || p.wounds + p.stress < 1) return undefined
  let { wounds, stress, life } = p
  for (let points = outlook.rest; points > 0; points--) {
    const isCalm = outlook.lastStress - stress > 2 || stress < 1
    if (wounds >= 1 && (life < 4 || isCalm)) {
      wounds--
      life++
    } else stress = Math.max(0, stress - 1)
  }
  const gain = p.gain - (1 - safe) * ACTION
  return { ...p, wounds, stress, life, gain, actions: p.actions - 1 }
}

function work(outlook: Outlook, p: Prospect, place: number, job: Job): Prospect | undefined {
  const { s, skill, urgency, foes } = outlook
  const isErrand = job.successes === 0
  const open = at(p.left, place)
  if (isErrand ? open < 0 : open <= 0) return undefined
  const safe = job.needsSafety ? safetyOf(p) : 1
  if (safe < HARDLY) return undefined
  const done = isErrand ? 0 : Math.min(open, skill[job.which])
  const left = p.left.with(place, isErrand ? -1 : open - done)
  const gain = p.gain + (isErrand ? job.worth : done) * urgency * safe + (1 - safe) * HINDERED
  const after = { ...p, left, gain, work: p.work - done * safe, actions: p.actions - 1 }
  const isLast = s.table.settings.episode === '6' ? job.which === 1 : after.work < HARDLY
  if (isLast && s.table.elder.space === NOWHERE && (p.company & (1 << foes.elder)) === 0) {
    // The Elder One comes to where one stands (DMD-SUMMON-2).
    after.company |= 1 << foes.elder
    after.gain -= READY * unreadiness(outlook)
  }
  return isErrand ? after : tired(outlook, after)
}

/** After a roll of one's own. */
function tired({ lastStress }: Outlook, p: Prospect): Prospect {
  const room = Math.max(0, lastStress - p.stress - 2)
  return { ...p, sanity: p.sanity - ROLL_SANITY, stress: p.stress + Math.min(ROLL_STRESS, room) }
}

function quenched(p: Prospect): Prospect {
  const own = Math.min(FLAMES, p.fire)
  const here = Math.max(0, p.here - (FLAMES - own))
  return { ...p, fire: p.fire - own, here, actions: p.actions - 1 }
}

/** At the end of a way: foes on it come along, but those that are sneaked past (DMD-MOVE-3, DMD-STEALTH-1). */
function walked(outlook: Outlook, p: Prospect, way: Way): Prospect {
  const { foes, s, sneaks } = outlook
  const met = way.foes | (at(foes.at, way.to) & ~p.taken)
  const company = withoutWorst(outlook, p.company, sneaks) | met
  return {
    ...p,
    space: way.to,
    company,
    taken: p.taken | met,
    fire: p.fire + way.fire,
    here: fireIn(s, way.to),
  }
}

function withoutWorst({ foes }: Outlook, mask: number, count: number): number {
  let left = mask
  for (let i = 0; i < count && left > 0; i++) {
    let worst = -1
    for (let bit = 0; bit < foes.dice.length; bit++)
      if ((left & (1 << bit)) !== 0 && (worst < 0 || at(foes.dice, bit) > at(foes.dice, worst)))
        worst = bit
    left &= ~(1 << worst)
  }
  return left
}
