import type { LogLine, Story, TurningPoint } from '@eldertable/board-kit'
import { capital, counted, personAt, sentenceOf } from '@eldertable/kernel'
import { NONE } from '../state.ts'
import { isFoe, isGenerator, isHero, pieceIn, seatIn } from '../targets.ts'
import { powerName } from '../text/powers.ts'
import { kindOfFoe, type Tell } from '../text/telling.ts'
import { Chronicle, type Death } from './chronicle.ts'

/** What fell last of what had to fall. */
interface Last {
  who: number
  by: number
}

/** Where the match turned: deaths, spawning spaces, power-ups and madness. */
export function story(log: readonly LogLine[], t: Tell): Story {
  const points: TurningPoint[] = []
  const past = new Chronicle(t)
  const last: { home?: Last; foe?: Last } = {}
  const end = log.at(-1)?.position ?? 0
  const add = (kind: string, weight: number, text: string, position: number): void => {
    points.push({ position, when: `Round ${past.round}`, kind, weight, text })
  }
  const isForGood = t.table.victory === 'cooperative'
  const standing = new Set<number>()
  past.read(log, {
    dies: (_, { position }) => {
      const death = past.deaths.at(-1)
      delete last.home
      if (death === undefined) return
      const text = `${dies(death, t)}${isForGood ? left(past, t) : ''}.`
      if (isForGood) addForGood(points, past, text, position)
      else add('death', death.by === NONE ? 2 : 4, text, position)
    },
    out: ({ seat }, { position }) => {
      const death = past.deaths.findLast((one) => one.seat === seat)
      if (points.at(-1)?.position === position) points.pop()
      const text =
        death === undefined
          ? `${sentenceOf(personAt(seat, t), 'are', 'is')} out of the game.`
          : `${dies(death, t)} and ${personAt(seat, t).does('are', 'is')} out.`
      addForGood(points, past, text, position)
    },
    homeFalls: ({ who }, { position }) => {
      last.home = { who, by: past.attacker }
      const owner = personAt(seatIn(who), t)
      const by = isHero(past.attacker) ? ` by ${personAt(past.attacker, t).whose} hand` : ''
      add('home', 8, `${capital(owner.whose)} spawning space falls${by}.`, position)
    },
    places: ({ who }) => {
      if (isFoe(who) && isGenerator(pieceIn(who))) standing.add(who)
    },
    falls: ({ who, by }, { position }) => {
      if (!isFoe(who)) return
      last.foe = { who, by }
      if (!standing.delete(who) || !isForGood || by === NONE || position === end) return
      add('generator', 2, `${breaks(who, by, t)}: ${stillStand(standing.size)}.`, position)
    },
    loses: ({ who, left: health }, { position }) => {
      if (!isForGood || !isHero(who) || health !== 1) return
      add('brink', 3, `${sentenceOf(personAt(who, t), 'are', 'is')} down to 1 health.`, position)
    },
    powerUp: ({ seat, power }, { position }) => {
      // Together it is the broken generators that count; and what somebody draws for the last blow turns nothing any more.
      if (position < end && !isForGood)
        add(
          'power',
          1,
          `${sentenceOf(personAt(seat, t), 'draw')} a power-up: ${powerName(power)}.`,
          position,
        )
    },
    rebuilds: (_, { position }) =>
      add('board', 2, 'The board is laid anew, and everybody begins again at home.', position),
    comesRound: ({ seat, isSane }, { position }) => {
      if (isSane)
        add(
          'mind',
          2,
          `${sentenceOf(personAt(seat, t), 'come')} to ${personAt(seat, t).does('your', 'their')} senses.`,
          position,
        )
    },
    madness: ({ seat }, { position }) => {
      if (points.some(({ kind }) => kind === 'madness')) return
      add(
        'madness',
        3,
        `${sentenceOf(personAt(seat, t), 'are', 'is')} mad for the first time.`,
        position,
      )
    },
  })
  return { turningPoints: points, decided: decided(past, last, t) }
}

const breaks = (who: number, by: number, t: Tell): string =>
  `${sentenceOf(personAt(by, t), 'break')} the ${kindOfFoe(pieceIn(who))}`

const stillStand = (count: number): string =>
  count === 0
    ? 'none in sight stands'
    : `${counted(count, 'generator')} in sight still ${count === 1 ? 'stands' : 'stand'}`

function addForGood(points: TurningPoint[], past: Chronicle, text: string, position: number): void {
  const when = `Round ${past.round}`
  points.push({ position, when, kind: 'death', weight: 9, isNeverMissing: true, text })
}

/** `Ann dies by Bob's hand`, `You fall to a Ghoul` */
function dies({ seat, by, foe }: Death, t: Tell): string {
  const victim = personAt(seat, t)
  if (by !== NONE) return `${sentenceOf(victim, 'die')} by ${personAt(by, t).whose} hand`
  return foe === undefined ? sentenceOf(victim, 'die') : `${sentenceOf(victim, 'fall')} to ${foe}`
}

function left({ deaths, deeds }: Chronicle, t: Tell): string {
  const alive = deeds.flatMap((_, seat) =>
    deaths.some((one) => one.seat === seat) ? [] : [personAt(seat, t)],
  )
  if (alive.length === 0) return ', and nobody is left'
  const [only] = alive
  return alive.length > 1 || only === undefined
    ? `: ${alive.length} are left`
    : `, and ${only.who} ${only.does('are', 'is')} alone`
}

/** The last deed, by how it ended. */
function decided(
  past: Chronicle,
  { home, foe }: { home?: Last; foe?: Last },
  t: Tell,
): string | null {
  const { outcome, foes } = t.table
  const death = past.deaths.at(-1)
  if (home !== undefined && isHero(home.by) && outcome?.ending === 'flags')
    return `${capital(personAt(home.by, t).who)} broke the last spawning space in the way, ${personAt(seatIn(home.who), t).theirs}, in round ${past.round}.`
  switch (outcome?.ending) {
    case 'cleared':
      return foe === undefined || foe.by === NONE
        ? null
        : `${capital(personAt(foe.by, t).who)} brought down the last of them, the ${kindOfFoe(pieceIn(foe.who))}, in round ${past.round}.`
    case 'tooLate': {
      const generators = foes.filter(({ piece }) => isGenerator(piece)).length
      return `After round ${past.round}, ${counted(generators, 'generator')} and ${counted(foes.length - generators, 'monster')} still stood.`
    }
    default: {
      if (death === undefined) return null
      const victim = personAt(death.seat, t)
      const when = `in round ${death.round}`
      if (death.by !== NONE && death.by !== death.seat)
        return `${capital(personAt(death.by, t).who)} struck ${victim.who} down ${when}.`
      return `${capital(victim.who)} ${death.foe === undefined ? 'died' : `fell to ${death.foe}`} ${when}.`
    }
  }
}
