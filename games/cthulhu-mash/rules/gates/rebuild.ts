import { done, emptyList } from '@eldertable/kernel'
import { isBeforeVersion5 } from '../../earlier/edition.ts'
import { isVersion1 } from '../../earlier/version-1.ts'
import { SPAWN_SPACE } from '../../tiles/spaces.ts'
import { START_TILES } from '../../tiles/tiles.ts'
import type { Game } from '../../frames.ts'
import { NONE } from '../../state.ts'
import { isGenerator } from '../../targets.ts'
import { procedure } from '../kit.ts'
import { HOME_HEALTH } from '../set-up/set-up.ts'
import { baseHealth, baseMentality } from '../characters/numbers.ts'
import { spotOf } from '../spots.ts'

/** The board is laid anew, and everybody begins at home with what they have (CM-GATE-29 to CM-GATE-32). */
export const rebuild = procedure('rebuild', {
  lay(g) {
    const { table, box } = g.state
    g.event?.('rebuilds', 'CM-GATE-29', {})
    clearBoard(g)
    const hidden = box.tiles.filter((tile) => tile >= START_TILES)
    g.chance.shuffle(hidden)
    for (const [place, there] of table.places.entries()) {
      there.isPopulated = false
      if (there.isStart) continue
      there.tile = NONE
      there.rotation = 0
      box.tiles[place] = hidden.pop() ?? NONE
    }
    for (const hero of table.heroes) {
      if (hero.life === 'out') continue
      hero.life = 'alive'
      hero.spot = spotOf(hero.home, SPAWN_SPACE)
      hero.homeHealth = HOME_HEALTH
      hero.holds = emptyList()
      hero.isFlying = false
      hero.hasWard = false
      hero.losesTurn = false
      if (!isVersion1(g.state)) hero.charmed = NONE // Its Deep One is back in the pile.
      if (!isBeforeVersion5(g.state)) hero.facing = 0 // CM-OPT-27
      hero.surplus = 0
      hero.health = baseHealth(g.state, hero)
      hero.mentality = baseMentality(g.state, hero)
      hero.isNew = true // CM-GATE-32
    }
    return done
  },
})

/** Monsters to their piles, generators and objects to their stacks, which are shuffled (CM-GATE-30). */
function clearBoard(g: Game): void {
  const { table, box } = g.state
  const generators = table.foes.filter(({ piece }) => isGenerator(piece))
  for (const { objects } of table.foes) table.objectDiscards.push(...objects)
  box.generators.push(...generators.map(({ piece }) => piece), ...table.generatorDiscards.splice(0))
  table.foes = emptyList()
  for (const [index, { open, tissue }] of table.piles.entries())
    box.objects.push(...open, ...tissue, ...(box.unseen[index] ?? []))
  box.objects.push(...table.objectDiscards.splice(0))
  table.piles = emptyList()
  box.unseen = emptyList()
  g.chance.shuffle(box.generators)
  g.chance.shuffle(box.objects)
  table.generatorsLeft = box.generators.length
  table.objectsLeft = box.objects.length
}
