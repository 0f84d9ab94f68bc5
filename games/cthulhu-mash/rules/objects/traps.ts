import { at, done } from '@eldertable/kernel'
import { objectEffect } from '../../pieces/objects.ts'
import { spaceAt } from '../../tiles/spaces.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf, isGenerator, isHero } from '../../targets.ts'
import { tileAt } from '../tiles/ground.ts'
import { takeHealth } from '../characters/health.ts'
import { procedure } from '../kit.ts'
import { layOpen } from './lying.ts'
import { defenceOf, hasRoom, rowOfObject } from '../characters/numbers.ts'
import { bodyOf, foesOn, heroAt, heroesOn, isAlive, standingOn } from '../pieces.ts'
import { shift } from '../gates/arrive.ts'
import { spaceOf, spotOf } from '../spots.ts'
import { drawObject } from '../stacks.ts'

const QUAKE = objectEffect('quake')
const CHEST = objectEffect('open-chest').objects

/** Everybody on the tile rolls until they stay below their defence; deaths are the hazard's (CM-OBJ-51). */
export const earthquake = procedure('earthquake', {
  next(g, f) {
    const s = g.state
    const target = piecesOn(s, f.place).find((one) => !f.done.includes(one))
    if (target === undefined) {
      g.call('bury', { credits: [] })
      return done
    }
    const die = g.chance.die(QUAKE.faces)
    const isHit = die > defenceOf(s, target) && bodyOf(s, target).health > 0
    g.event?.('quakes', 'CM-OBJ-51', { who: target, die, isHit })
    if (!isHit) f.done.push(target)
    else if (isHero(target))
      g.call('hurt', { seat: target, damage: QUAKE.damage, kind: 'other', by: NONE })
    else takeHealth(g, target, QUAKE.damage, NONE, 'CM-OBJ-51')
    return 'fallen'
  },
  // Whoever has no health left rolls no more.
  fallen(g, f) {
    for (const target of piecesOn(g.state, f.place))
      if (bodyOf(g.state, target).health <= 0 && !f.done.includes(target)) f.done.push(target)
    return 'next'
  },
})

/** All pieces on a place in the order of CM-ORDER-1. */
function piecesOn(s: MashState, place: number): number[] {
  const foes = foesOn(s, place).map(({ piece }) => piece)
  return [
    ...heroesOn(s, place),
    ...foes.filter((piece) => !isGenerator(piece)).map(foeOf),
    ...foes.filter(isGenerator).map(foeOf),
  ]
}

/** The finder of a Picture Gate comes to a random space of a random tile (CM-OBJ-52). */
export const pictureGate = procedure('pictureGate', {
  draw(g, f) {
    const { places } = g.state.table
    f.place = g.chance.below(places.length)
    g.event?.('pictured', 'CM-OBJ-52', { seat: f.seat, place: f.place })
    if (at(places, f.place).tile === NONE)
      g.call('reveal', { place: f.place, by: f.seat, towards: NONE, isThroughGate: false })
    return 'space'
  },
  space(g, f) {
    const s = g.state
    let spot = NONE
    do {
      const row = g.chance.die(6)
      spot = spotOf(f.place, spaceAt(row, g.chance.die(6)))
    } while (![NONE, f.seat].includes(standingOn(s, spot)))
    const hero = heroAt(s, f.seat)
    if (tileAt(s, f.place).obstacle[spaceOf(spot)] !== 0) {
      shift(s, f.seat, spot)
      hero.health = 0
      hero.blame = NONE
      hero.fate = 'discarded' // CM-DEATH-13
      g.event?.('swallowed', 'CM-OBJ-52', { who: f.seat, spot })
      g.call('bury', { credits: [] })
      return done
    }
    g.call('arrive', {
      who: f.seat,
      place: f.place,
      spot,
      towards: NONE,
      by: f.seat,
      from: hero.spot,
      other: NONE,
      coming: 'moved',
      isGate: true,
    })
    return done
  },
})

/** Six objects straight into the hands, one by one; traps among them act (CM-OBJ-26, CM-ITEM-10). */
export const chest = procedure('chest', {
  open(g, f) {
    const { spot } = heroAt(g.state, f.seat)
    f.spot = spot
    g.call('loot', { seat: f.seat, spot, count: CHEST, isChest: true })
    return 'count'
  },
  count(_, f) {
    f.left = f.answer ?? 0
    return 'next'
  },
  next(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    if (f.left-- <= 0 || !isAlive(s, f.seat) || hero.spot !== f.spot) return done
    const object = drawObject(g)
    if (object === NONE) return done
    const { uncounted } = rowOfObject(object)
    if (uncounted || hasRoom(hero)) g.call('find', { seat: f.seat, object })
    else {
      layOpen(s, hero.spot, object)
      g.event?.('drops', 'CM-ITEM-10', { seat: f.seat, object })
    }
    return 'next'
  },
})
