import { at, done, pickOf, type Done } from '@eldertable/kernel'
import { madnesses } from '../effects/insanities/index.ts'
import { insanities } from '../pieces/insanities.ts'
import type { Frames, Game } from '../frames.ts'
import { V } from '../verbs.ts'
import { heroAt, isAlive, seatOf, sheetOf } from './figures.ts'
import { procedure } from './kit.ts'
import { modified } from './modified.ts'

const lossOf = modified('loss')
const steelOf = modified('steel')
const MOST_LEVEL = 4

/**
 * One effect costs one or several heroes sanity, in the order of DMD-TERM-20. All markers move before anything comes of
 * it (DMD-SANITY-7).
 */
export const terror = procedure('terror', {
  next(g, f) {
    for (; f.place < f.heroes.length; f.place++) {
      const hero = at(f.heroes, f.place)
      const amount = lossOf(at(f.amounts, f.place), g.state, hero, f.from)
      f.amounts[f.place] = amount
      if (amount === 0 || !isAlive(g.state, hero)) continue
      if (steelOf(0, g.state, hero, f.from) > 0) return 'harden'
      if (sink(g, hero, amount, f.rule)) f.struck.push(hero)
    }
    return falls(g, f)
  },
  // DMD-TOUGH-2, DMD-TOUGH-3
  harden: {
    rule: 'DMD-TOUGH-2',
    who: (s, f) => seatOf(s, at(f.heroes, f.place)),
    about: (_, f) => ({ hero: at(f.heroes, f.place), amount: at(f.amounts, f.place) }),
    offer(s, f, o) {
      const hero = at(f.heroes, f.place)
      const rule = o.explains ? steelOf.rule('DMD-TOUGH-2', 0, s, hero, f.from) : undefined
      o.allow(V.steel, 0, rule)
      o.allow(V.decline, 0, 'DMD-TOUGH-2')
    },
    take(g, f, verb) {
      const hero = at(f.heroes, f.place)
      if (verb === V.steel) {
        const points = Math.min(at(f.amounts, f.place), steelOf(0, g.state, hero, f.from))
        f.amounts[f.place] = at(f.amounts, f.place) - points
        g.event?.('steels', steelOf.rule('DMD-TOUGH-2', 0, g.state, hero, f.from), { hero })
      }
      if (sink(g, hero, at(f.amounts, f.place), f.rule)) f.struck.push(hero)
      f.place++
      return 'next'
    },
  },
  // DMD-SANITY-8: at once, before what the others have to resolve.
  falls: (g, f) => falls(g, f),
  triggers(g, f) {
    const hero = f.struck.shift()
    if (hero === undefined) return done
    if (isAlive(g.state, hero)) g.call('trigger', { hero })
    return 'triggers'
  },
})

function falls(g: Game, { heroes, struck }: Frames['terror']): 'falls' | 'triggers' | Done {
  for (const hero of heroes) {
    if (!isAlive(g.state, hero)) continue
    if (heroAt(g.state, hero).sanity < sheetOf(g.state, hero).sanitySkull) continue
    g.call('fall', { hero, how: 'sanity' })
    return 'falls'
  }
  return struck.length > 0 ? 'triggers' : done
}

/** Moves a sanity marker and says whether it has come to a trigger space (DMD-SANITY-1 to DMD-SANITY-4). */
function sink(g: Game, hero: number, amount: number, rule: string): boolean {
  const one = heroAt(g.state, hero)
  const { sanitySkull, triggers } = sheetOf(g.state, hero)
  const before = one.sanity
  for (let left = amount; left > 0 && one.sanity < sanitySkull; left--) {
    one.sanity++
    if (triggers.includes(one.sanity)) break
  }
  if (one.sanity > before) g.event?.('sanity', rule, { hero, amount: one.sanity - before })
  return one.sanity > before && triggers.includes(one.sanity)
}

/** DMD-SANITY-5, DMD-SANITY-10 */
export const trigger = procedure('trigger', {
  insanity(g, f) {
    const { insanity } = heroAt(g.state, f.hero)
    const { rule, does } = at(insanities, insanity)
    g.event?.('snaps', rule, { hero: f.hero, insanity })
    madnesses.run(g, { hero: f.hero, rule }, does)
    return 'level'
  },
  level(g, f) {
    if (heroAt(g.state, f.hero).levels.some((level) => level < MOST_LEVEL))
      g.call('levelUp', { hero: f.hero })
    return done
  },
})

export const levelUp = procedure('levelUp', {
  choose: {
    rule: 'DMD-SANITY-6',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, f, o) {
      for (const [skill, level] of heroAt(s, f.hero).levels.entries())
        o.allowUnless(
          level < MOST_LEVEL ? undefined : 'level-full',
          V.levelUp,
          skill,
          'DMD-SANITY-6',
        )
    },
    take(g, f, _, skill) {
      const { levels } = heroAt(g.state, f.hero)
      const level = (levels[skill] ?? 0) + 1
      levels[skill] = level
      g.event?.('levelsUp', 'DMD-SANITY-6', { hero: f.hero, skill, level })
      return done
    },
    byDefault(s, f) {
      const { levels } = heroAt(s, f.hero)
      return lowest(levels)
    },
  },
})

/** The lowest skill, the unique one before the others. */
const lowest = (levels: readonly number[]): number =>
  pickOf(V.levelUp, levels.indexOf(Math.min(...levels)))
