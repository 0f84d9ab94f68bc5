import { isBeforeVersion2 } from '../../earlier/edition.ts'
import { kindOfEnemy } from '../../pieces/enemies.ts'
import { foesIn, heroAt, kindOf, placeOf } from '../../rules/figures.ts'
import { fireIn, removeFire, shedFire } from '../../rules/fire.ts'
import { distance, groundOn, spacesWhere } from '../../rules/ground.ts'
import { moveFoe } from '../../rules/moving-foes.ts'
import { turnUp } from '../../rules/things.ts'
import type { DmdState } from '../../state.ts'
import type { UseMeanings, UseOf } from './use.ts'

const rule = 'DMD-CLAIM-10'

const gravesNear = (s: DmdState, hero: number, { spaces }: UseOf<'unearth'>): number[] =>
  s.table.things.flatMap(({ kind, isOpen, space }, thing) =>
    kind === 'grave' && !isOpen && space >= 0 && distance(s, placeOf(s, hero), space) <= spaces
      ? [thing]
      : [],
  )

const called = (s: DmdState, hero: number, { who }: UseOf<'call-away'>): number[] =>
  foesIn(s, placeOf(s, hero)).filter((foe) => kindOf(s, foe) === who)

export const wayUses: UseMeanings<'quench' | 'unearth' | 'travel' | 'call-away'> = {
  quench: {
    run(g, { hero }) {
      const here = placeOf(g.state, hero)
      removeFire(g, here, fireIn(g.state, here), rule)
      shedFire(g, hero, heroAt(g.state, hero).fire, rule)
    },
    cannot: (s, hero) =>
      fireIn(s, placeOf(s, hero)) + heroAt(s, hero).fire === 0 ? 'no-fire-here' : undefined,
    inWords: () => 'Discard: remove all fire tokens from your space and your dashboard.',
  },
  unearth: {
    run(g, { hero }, use) {
      for (const grave of gravesNear(g.state, hero, use)) turnUp(g, grave, rule)
    },
    cannot: (s, hero, use) => (gravesNear(s, hero, use).length === 0 ? 'no-effect' : undefined),
    inWords: ({ spaces }) => `Discard: turn all Graves within ${spaces} spaces face up.`,
  },
  travel: {
    run(g, { hero }, { spaces }) {
      const here = placeOf(g.state, hero)
      const among = spacesWhere(
        g.state,
        (space) => space !== here && distance(g.state, here, space) <= spaces,
      )
      g.call('blow', { who: hero, among, by: hero, rule })
    },
    inWords: ({ spaces }) => `Discard: place yourself in a space within ${spaces}.`,
  },
  'call-away': {
    run(g, { hero }, use) {
      for (const foe of called(g.state, hero, use))
        moveFoe(g, foe, groundOn(g.state).gateAt.yellow, rule)
    },
    cannot(s, hero, use) {
      if (called(s, hero, use).length === 0) return 'no-enemy-here'
      // Whom it calls is there already (DMD-TERM-25).
      const isThere = placeOf(s, hero) === groundOn(s).gateAt.yellow
      return isThere && !isBeforeVersion2(s) ? 'no-effect' : undefined
    },
    inWords: ({ who }) =>
      `Discard: place every ${kindOfEnemy(who).name} in your space on the yellow gate.`,
  },
}
