import { readTarget, type Look } from '@eldertable/board-kit'
import { capital, counted, list } from '@eldertable/kernel'
import { investigators, sheetAt } from '../pieces/investigators.ts'
import { withinSteps } from '../foresight/move.ts'
import type { Thing } from '../state.ts'
import { levelOf } from '../rules/figures.ts'
import { claimOf, discoveryAt, holderOf } from '../rules/claims.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import { ELDER, NO_CARD, NOBODY, NOWHERE } from '../state.ts'
import { heroLines, place } from '../text/board.ts'
import { cardFlavour } from '../text/card-flavour.ts'
import { claimInPlainWords } from '../text/discovery.ts'
import { tokenNames } from '../text/names.ts'
import {
  cardName,
  dieInWords,
  elderName,
  mythosName,
  mythosTitle,
  spaceName,
} from '../text/pieces.ts'
import { stepsInLines } from '../text/script.ts'
import { heroName, openState, type Tell } from '../text/telling.ts'
import { dieOfReroll } from '../verbs.ts'
import { advanceLines, elderLook, foeLook, stageLook } from './inspect-foes.ts'
import { threatOf } from '../text/threat.ts'
import { deedsWith, markersOf } from '../text/tokens.ts'
import { waysOut, whatItDoes } from '../text/places.ts'
import { levelLines, levelWords } from '../text/levels.ts'
import { stateInWords } from '../text/ritual.ts'
import { heroShown } from './shown.ts'
import { ruleOfLevel, skillRows } from '../pieces/skills/index.ts'
import { insanities } from '../pieces/insanities.ts'
import { madnessInWords } from '../text/madness.ts'

type Inspect = (number: number, t: Tell) => Look | null

/** What is on the table, in words. */
export function inspect(target: string, t: Tell): Look | null {
  const { kind, number } = readTarget(target)
  if (!Number.isInteger(number) || number < 0) return null
  return looks[kind]?.(number, t) ?? null
}

/** Whose dice they are. */
const rollOf = (t: Tell): string =>
  t.table.roll === null ? 'No roll.' : `The roll concerns ${heroName(t.table.roll.hero, t)}.`

/** The rule of what each token is for. */
const thingRules: Readonly<Record<Thing['kind'], string>> = {
  retort: 'DMD-EPONE-2',
  idol: 'DMD-EPTWO-3',
  altar: 'DMD-EPTWO-5',
  grave: 'DMD-EPTHREE-3',
  bones: 'DMD-EPTHREE-4',
  lens: 'DMD-EPFOUR-3',
  circuit: 'DMD-EPFIVE-3',
  pillar: 'DMD-EPSIX-2',
}

/** Why a space that is near cannot be pressed yet, to whoever walks. */
function stepsAway(space: number, t: Tell): string[] {
  if (t.asked?.key !== 'walk.step') return []
  const { hero, left } = t.asked.about
  const away = withinSteps(openState(t), hero, left).get(space) ?? 0
  return away < 2
    ? []
    : [`${away} steps from ${heroName(hero, t)}: go to a space between them first.`]
}

const flavourOf = (id: string): string[] => {
  const line = cardFlavour[id]
  return line === undefined ? [] : [line]
}

const looks: Readonly<Record<string, Inspect>> = {
  space: (space, t) => {
    if (t.table.fire[space] === undefined) return null
    const name = spaceName(space, t)
    return {
      heading: name,
      lines: [
        capital(place(space, t).slice(name.length + 2)),
        ...stepsAway(space, t),
        ...whatItDoes(space, t),
        ...waysOut(space, t),
      ],
      rule: 'DMD-MAP-8',
    }
  },

  foe: (foe, t) => (foe === ELDER ? elderLook(t) : foeLook(foe, t)),

  hero: (hero, t) => {
    const one = t.table.heroes[hero]
    if (one === undefined) return null
    return {
      heading: heroName(hero, t),
      lines: heroLines(hero, t).map(capital),
      rule: one.who === NOBODY ? 'DMD-SETUP-9' : 'DMD-INV-1',
    }
  },

  seat: (seat, t) => {
    const own = t.table.heroes.flatMap((one, hero) => (one.seat === seat ? [hero] : []))
    const [first] = own
    if (first === undefined) return null
    return {
      heading: list(own.map((hero) => heroName(hero, t))),
      lines: own.flatMap((hero) => heroLines(hero, t)).map(capital),
      rule: 'DMD-INV-1',
    }
  },

  die: (die, t) => {
    const face = t.table.roll?.dice[die]
    if (face === undefined) return null
    return {
      heading: `Die ${die + 1}: ${dieInWords(face)}`,
      lines: [
        rollOf(t),
        'Whom the roll concerns may pay 1 stress to throw one die again, as often as there is room for stress.',
      ],
      rule: 'DMD-REROLL-1',
    }
  },
  reroll: (reroll, t) => looks['die']?.(dieOfReroll(reroll), t) ?? null,

  card: (card, t) => {
    const s = openState(t)
    const hero = holderOf(s, card)
    const claim = hero < 0 ? null : claimOf(s, card)
    if (claim === null) return null
    const { id } = discoveryAt(s, card)
    return {
      heading: cardName(card, t),
      lines: [
        `${heroName(hero, t)} has this ${claim.is}.`,
        `${claimInPlainWords(claim).split('; ').map(capital).join('. ')}.`,
        ...flavourOf(id),
      ],
      rule: 'DMD-CLAIM-1',
    }
  },

  thing: (thing, t) => {
    const one = t.table.things[thing]
    if (one === undefined || (one.space === NOWHERE && one.holder === NOBODY)) return null
    const where =
      one.space === NOWHERE
        ? `${heroName(one.holder, t)} carries it.`
        : `It lies in ${spaceName(one.space, t)}.`
    return {
      heading: tokenNames[one.kind],
      lines: [where, ...markersOf(one), ...deedsWith(one.kind, t)],
      rule: thingRules[one.kind],
    }
  },

  skill: (number, t) => {
    const hero = heroShown({ table: t.table, reader: t.reader, decision: t.asked })
    const one = t.table.heroes[hero]
    if (one === undefined || one.who === NOBODY) return null
    const skill = sheetAt(one.who, t.table.settings).skills[number]
    if (skill === undefined) return null
    const level = levelOf(openState(t), hero, skill)
    return {
      heading: skillRows[skill].name,
      lines: [
        `${heroName(hero, t)} has it at level ${level} of 4. Each level keeps what those before it gave, unless it says more of the same.`,
        ...levelLines(skill, level, t.table.settings),
      ],
      rule: ruleOfLevel(skill, level),
    }
  },

  investigator: (who, t) => {
    if (who >= investigators.length) return null
    const { name, skills, woundSkull, lastStress, sanitySkull, flavour } = sheetAt(
      who,
      t.table.settings,
    )
    return {
      heading: name,
      lines: [
        ...skills.map(
          (skill) => `${skillRows[skill].name}: ${levelWords(skill, t.table.settings)[0]}.`,
        ),
        `Falls with ${woundSkull} wounds or ${sanitySkull} sanity lost, and has room for ${lastStress} stress.`,
        flavour,
      ],
      rule: 'DMD-INV-2',
    }
  },

  insanity: (card) => {
    const row = insanities[card]
    if (row === undefined) return null
    return {
      heading: row.name,
      lines: [
        'When the sanity marker reaches a trigger space, this happens, and then a skill goes up.',
        madnessInWords(card),
        row.flavour,
      ],
      rule: row.rule,
    }
  },

  mythos: (card, t) => {
    if (!t.table.drawn.includes(card)) return null
    const { id, steps, symbol } = mythosAt(openState(t), card)
    return {
      heading: mythosName(card, t),
      lines: [
        ...stepsInLines(steps),
        symbol ? 'It bears the tentacle.' : 'It bears no tentacle.',
        ...flavourOf(id),
      ],
      rule: 'DMD-MYTHOS-2',
    }
  },

  kept: (hero, t) => {
    const card = t.table.heroes[hero]?.remembers ?? NO_CARD
    if (card === NO_CARD) return null
    const { steps, symbol } = mythosAt(openState(t), card)
    return {
      heading: `Kept in mind: ${mythosName(card, t)}`,
      lines: [
        `PTSD: when the sanity marker of ${heroName(hero, t)} reaches a trigger space, this card is resolved again.`,
        ...stepsInLines(steps),
        symbol
          ? 'It bears the tentacle, which counts as if it lay among the discards.'
          : 'It bears no tentacle.',
        'When the Elder One advances, it is shuffled into the deck with the discards.',
      ],
      rule: 'DMD-INSANE-3',
    }
  },

  fire: (hero, t) => {
    const fire = t.table.heroes[hero]?.fire ?? 0
    if (fire === 0) return null
    return {
      heading: 'Burning',
      lines: [
        `${heroName(hero, t)} has ${counted(fire, 'fire token')}.`,
        'At the end of the turn a die is rolled for each: a success is a wound, a tentacle costs sanity.',
      ],
      rule: 'DMD-FIRE-1',
    }
  },

  signs: (hero, t) => {
    const signs = t.table.heroes[hero]?.signs ?? 0
    if (signs === 0) return null
    return {
      heading: 'Yellow Signs',
      lines: [
        `${heroName(hero, t)} holds ${counted(signs, 'Yellow Sign')}.`,
        'With three or more at the end of their turn, all of them go and cost 2 sanity. A Rest may discard them, one for each point.',
      ],
      rule: 'DMD-HASTUR-1',
    }
  },

  stage: (place, t) => (place === 0 ? stageLook(t) : null),

  track: (track, t) =>
    track === 0
      ? {
          heading: 'The ritual',
          lines: [
            `${elderName(t)} is at space ${t.table.elder.track} of 8.`,
            `${stateInWords(t.table)}.`,
            ...advanceLines(t),
            'It comes on the first red space, or as soon as the ritual is disrupted; on the skull all is lost.',
          ],
          rule: 'DMD-TRACK-1',
        }
      : null,

  discards: (pile, t) =>
    pile === 0
      ? {
          heading: 'Mythos discards',
          lines: [
            t.table.mythosDiscards.length === 0
              ? 'Nothing lies here.'
              : `Here lie ${list(t.table.mythosDiscards.map((card) => mythosTitle(card, t)))}.`,
            `With three tentacles among them at the end of a turn the Elder One advances. Now: ${threatOf(t.table)}.`,
          ],
          rule: 'DMD-ENDTURN-4',
        }
      : null,
}
