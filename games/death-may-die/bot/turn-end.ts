import { at } from '@eldertable/kernel'
import { stressLeft } from '../rules/tracks.ts'
import { heroAt } from '../rules/figures.ts'
import { averageOver } from './odds.ts'
import { safetyOf, type Outlook, type Prospect } from './prospect.ts'
import { DISCOVERY, healthCost, healthLeft, sanityCost, STEP, stressCost } from './worth.ts'

/** Tentacles on a standard die. */
const TENTACLES = 1 / 3
/** Rerolls take the edge off an attack: so much of each point of stress that is left, and this many at most. */
const PARRY = 0.3
const MOST_PARRIES = 3
/** Others may get rid of foes before these attack them; of the Elder One hardly. */
const FOES_OF_OTHERS = 0.4
const ELDER_OF_OTHERS = 0.8

/** What it is worth to end one's actions like this. */
export function worthAtEnd(outlook: Outlook, p: Prospect): number {
  const { foes, death, tough, lastStress, away } = outlook
  let dice = p.fire
  let standard = p.fire
  let packets = 0
  for (let bit = 0, rest = p.company; rest > 0; bit++, rest >>>= 1) {
    if ((rest & 1) === 0) continue
    const alive = at(p.alive, bit)
    dice += alive * at(foes.dice, bit)
    standard += alive * at(foes.standard, bit)
    packets += alive
  }
  const calm = lastStress - p.stress
  const parried = dice > 0 ? PARRY * Math.min(MOST_PARRIES, calm) : 0
  const spared = tough * packets + parried
  const pain = averageOver(dice, (wounds) =>
    healthCost(p.life - Math.max(0, wounds - spared), death),
  )
  return (
    p.gain -
    pain -
    stressCost(calm) -
    sanityCost(p.sanity - standard * TENTACLES) +
    DISCOVERY * safetyOf(p) -
    STEP * at(away, p.space) -
    othersPain(outlook, p)
  )
}

/** What foes that stay with others, or come to them, will cost these. */
function othersPain({ s, hero, foes, death }: Outlook, p: Prospect): number {
  let sum = 0
  for (const [other, { space, hasFallen }] of s.table.heroes.entries()) {
    if (other === hero || hasFallen) continue
    const mask = (at(foes.at, space) & ~p.taken) | (space === p.space ? p.company : 0)
    if (mask === 0) continue
    let dice = 0
    for (let bit = 0, rest = mask; rest > 0; bit++, rest >>>= 1)
      if ((rest & 1) === 1)
        dice +=
          at(p.alive, bit) *
          at(foes.dice, bit) *
          (bit === foes.elder ? ELDER_OF_OTHERS : FOES_OF_OTHERS)
    const health = healthLeft(s, other)
    sum += averageOver(dice, (wounds) => healthCost(health - wounds, death))
    sum -= healthCost(health, death)
  }
  return sum
}

/** How badly the others are prepared for the Elder One. */
export function unreadiness({ s, hero, death }: Outlook): number {
  let sum = 0
  for (const other of s.table.heroes.keys())
    if (other !== hero && !heroAt(s, other).hasFallen)
      sum += healthCost(healthLeft(s, other), death) + stressCost(stressLeft(s, other))
  return sum
}
