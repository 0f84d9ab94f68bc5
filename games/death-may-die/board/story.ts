import type { LogLine, Story, TurningPoint } from '@eldertable/board-kit'
import { at, capital, counted, list } from '@eldertable/kernel'
import { NOBODY } from '../state.ts'
import { elderName, spaceName } from '../text/pieces.ts'
import { heroName, type Tell } from '../text/telling.ts'
import { Chronicle, type Death } from './chronicle.ts'
import { insanities } from '../pieces/insanities.ts'

/** DMD-ADVANCE-1 */
const LAST_SPACE = 8
const LAST_STAGE = 4
/** From here on the end is in sight. */
const NEAR_THE_END = 6

/** Where the match turned: deaths, the ritual, the stages, and how near the end came. */
export function story(log: readonly LogLine[], t: Tell): Story {
  const points: TurningPoint[] = []
  const add = (kind: string, weight: number, text: string, position: number): void => {
    points.push({ position, when: `Turn ${past.turn}`, kind, weight, text })
  }
  const elder = elderName(t)
  const snapped = new Set<number>()
  let hasCome = false
  const past = new Chronicle(t)
  past.read(log, t, {
    disrupts: (_, { position }) =>
      add('ritual', 8, `The ritual is disrupted: from now on ${elder} can be hurt.`, position),
    arrives: ({ space }, { position }) => {
      hasCome = true
      add('arrival', 5, `${elder} comes, to ${spaceName(space, t)}.`, position)
    },
    defeats: ({ stage }, { position }) => {
      const who = past.striker === NOBODY ? undefined : heroName(past.striker, t)
      const by = who === undefined ? '' : ` by ${who}`
      const text =
        stage === LAST_STAGE
          ? `The last stage is broken${by}, and ${elder} is dead.`
          : `Stage ${stage} of ${LAST_STAGE} is broken${by}.`
      add('stage', stage === LAST_STAGE ? 9 : 3 + stage, text, position)
    },
    falls: ({ hero }, { position }) => {
      const death = at(past.deaths, past.deaths.length - 1)
      const what = hasCome ? leftBy(past.deaths, t) : `, and ${elder} has not even come`
      points.push({
        position,
        when: `Turn ${past.turn}`,
        kind: 'death',
        weight: 10,
        isNeverMissing: true,
        text: `${heroName(hero, t)} ${fallen(death)}${what}.`,
      })
    },
    revives: ({ hero }, { position }) =>
      add('return', 6, `${heroName(hero, t)} should be dead, and gets up.`, position),
    snaps: ({ hero, insanity }, { position }) => {
      if (snapped.has(hero)) return
      snapped.add(hero)
      const what = at(insanities, insanity).name
      add('snap', 1, `${heroName(hero, t)} snaps for the first time: ${what}.`, position)
    },
    advances: ({ track }, { position }) => {
      if (track < NEAR_THE_END) return
      const left = LAST_SPACE - track
      const text =
        left === 0
          ? `${elder} comes to the end of its track.`
          : `${elder} advances to space ${track}: ${counted(left, 'space')} more and all is lost.`
      add('track', left === 0 ? 9 : 4, text, position)
    },
  })
  return { turningPoints: points, decided: decided(past, t) }
}

const fallen = ({ how, by }: Death): string =>
  how === 'sanity' ? 'goes insane for good' : by === undefined ? 'dies' : `is killed by ${by}`

/** Who is left once somebody has fallen. */
function leftBy(deaths: readonly Death[], t: Tell): string {
  const left = t.table.heroes.flatMap((_, hero) =>
    deaths.some((one) => one.hero === hero) ? [] : [heroName(hero, t)],
  )
  if (left.length === 0) return ', and nobody is left'
  return left.length === 1 ? `, and ${list(left)} is alone` : `: ${list(left)} are left`
}

/** The last deed, by how it ended. */
function decided(past: Chronicle, t: Tell): string | null {
  const elder = elderName(t)
  switch (t.table.outcome?.ending) {
    case 'slain':
      return slain(past, t)
    case 'ascended':
      return `In turn ${past.turn} ${elder} came to the end of its track, ${
        t.table.isDisrupted
          ? `with stage ${t.table.elder.stage} of ${LAST_STAGE} unbroken`
          : 'and nobody had stopped the ritual'
      }.`
    default:
      return lastDeath(past, t)
  }
}

function lastDeath(past: Chronicle, t: Tell): string | null {
  const last = past.deaths.at(-1)
  if (last === undefined) return null
  const { hero, how, by, turn } = last
  const isLast = t.table.outcome?.ending === 'nobodyLeft' && past.deaths.length > 1
  const who = `${heroName(hero, t)}${isLast ? ', the last of them,' : ''}`
  if (how === 'sanity') return `${who} went insane for good in turn ${turn}.`
  return `${who} ${by === undefined ? 'died' : `was killed by ${by}`} in turn ${turn}.`
}

function slain(past: Chronicle, t: Tell): string {
  const elder = elderName(t)
  const left = LAST_SPACE - past.track
  const near = `with ${elder} ${counted(left, 'space')} from the end of its track`
  if (past.striker === NOBODY) return `${elder} fell in turn ${past.turn}, ${near}.`
  const who = heroName(past.striker, t)
  const dead = past.deaths.map(({ hero }) => heroName(hero, t))
  const without = dead.length === 0 ? '' : ` ${capital(list(dead))} did not live to see it.`
  return `The last blow was ${who}'s, for ${counted(past.blow, 'wound')}, ${near}.${without}`
}
