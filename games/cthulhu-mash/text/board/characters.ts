import { capital, counted, list } from '@eldertable/kernel'
import {
  actionsOf,
  baseHealth,
  baseMentality,
  defenceOf,
  encumbrance,
  load,
  moveOf,
} from '../../rules/characters/numbers.ts'
import { spellsOf } from '../../rules/objects/possessions.ts'
import { NONE, type Hero } from '../../state.ts'
import { characterName } from '../characters.ts'
import { generatorName } from '../foes.ts'
import { holdName } from '../holds.ts'
import { objectName } from '../objects.ts'
import { powerName } from '../powers.ts'
import { spellName } from '../spells.ts'
import { openState, type Tell } from '../telling.ts'
import { compassName, spotName } from '../where.ts'
import { kindOf } from '../../targets.ts'
import { placeOf } from '../../rules/spots.ts'
import { compassOf } from '../../tiles/spaces.ts'
import { baseSanity, isInsane } from '../../rules/characters/health.ts'

const lives: Readonly<Record<Hero['life'], string>> = {
  comes: 'has still to come in',
  alive: 'is alive',
  respawns: 'is dead until the next turn',
  out: 'is out of the game',
}

/** Everything that can be seen of the characters. */
export const characterLines = (t: Tell): string[] =>
  t.table.heroes.flatMap((hero, seat) => linesOf(hero, seat, t))

export function linesOf(hero: Hero, seat: number, t: Tell): string[] {
  const name = capital(t.name(seat))
  if (hero.character === NONE) return [`${name} has not chosen a character yet.`]
  const s = openState(t)
  const where = hero.spot === NONE ? lives[hero.life] : `is on ${spotName(hero.spot, t)}`
  const spells = spellsOf(s, hero)
  const sanity = t.table.settings.sanity ? `, sanity ${hero.sanity} of ${baseSanity(hero)}` : ''
  return [
    `${name}, the ${characterName(hero.character)}, ${where}.`,
    `${name}: health ${hero.health} of ${baseHealth(s, hero)}, mentality ${hero.mentality} of ${baseMentality(s, hero)}, defence ${defenceOf(s, seat)}, ${counted(actionsOf(s, hero), 'action')}, move ${moveOf(hero, hero.isFlying)}${sanity}.`,
    `${name} carries ${hero.objects.length === 0 ? 'nothing' : list(hero.objects.map(objectName))}: load ${load(hero)} of ${encumbrance(hero)}.`,
    ...(spells.length > 0 ? [`${name} can cast ${list(spells.map(spellName))}.`] : []),
    ...(hero.powers.length > 0 ? [`${name} has ${list(hero.powers.map(powerName))}.`] : []),
    ...(hero.kills.length > 0
      ? [`Destroyed by ${name}: ${list(hero.kills.map((piece) => generatorName(kindOf(piece))))}.`]
      : []),
    ...stateLines(hero, name, t),
  ]
}

function stateLines(hero: Hero, name: string, t: Tell): string[] {
  const s = openState(t)
  const inUse = [hero.shield, hero.armour, hero.mover].filter((object) => object !== NONE)
  const states = [
    ...hero.holds.map(({ kind, escape }) => `held by ${holdName(kind, hero, t)}, escape ${escape}`),
    ...hero.holds.flatMap(({ sinksIn }) => (sinksIn > 0 ? ['sinking'] : [])),
    ...(hero.isFlying ? ['flying'] : []),
    ...(hero.hasWard ? ['behind a Flesh Ward'] : []),
    ...(hero.hasRazor ? ['armed with the Spectral Razor'] : []),
    ...(hero.losesTurn ? ['about to lose a turn'] : []),
    ...(hero.character !== NONE && isInsane(s, hero) ? ['insane'] : []),
  ]
  return [
    ...(states.length > 0 ? [`${name} is ${list(states)}.`] : []),
    ...(inUse.length > 0 ? [`${name} has chosen ${list(inUse.map(objectName))}.`] : []),
    ...(t.table.settings.readyWeapon && hero.ready !== NONE
      ? [`${name} has ${objectName(hero.ready)} ready.`]
      : []),
    ...(t.table.settings.facing && hero.spot !== NONE ? [`${name} looks ${facing(hero, t)}.`] : []),
    ...(hero.home === NONE || t.table.victory === 'cooperative' ? [] : [homeLine(hero, name)]),
  ]
}

const facing = ({ facing: side, spot }: Hero, t: Tell): string =>
  compassName(compassOf(side, t.table.places[placeOf(spot)]?.rotation ?? 0))

const homeLine = ({ homeHealth }: Hero, name: string): string =>
  homeHealth > 0
    ? `The spawning space of ${name} has health ${homeHealth} of 3.`
    : `The spawning space of ${name} is destroyed.`
