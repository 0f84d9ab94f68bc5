import { type EnemyKind, isSingle, kindOfEnemy } from '../pieces/enemies.ts'
import type { Condition, Goal, Step } from '../effects/deeds/script.ts'

/** A card's text in running words: its steps follow each other without a number. */
export const stepsToSay = (steps: readonly (readonly Step[])[]): string =>
  steps.map(sentences).join(' ')

/** The same as it is printed, a line for each step, with numbers if there are several. */
export const stepsInLines = (steps: readonly (readonly Step[])[]): string[] =>
  steps.length === 1 ? steps.map(sentences) : steps.map((step, i) => `${i + 1}. ${sentences(step)}`)

const sentences = (steps: readonly Step[]): string => steps.map(sentence).join(' ')

function sentence(step: Step): string {
  const { otherwise } = step
  const said = capital(deed(step))
  return otherwise === undefined ? `${said}.` : `${said}${instead(step)}, ${together(otherwise)}.`
}

/** What a text does, as it stands in the middle of a sentence. */
function deed(step: Step): string {
  switch (step.do) {
    case 'take':
      return taken('you', step.what, step.amount)
    case 'pay':
      return `pay ${step.amount} stress`
    case 'summon':
      return step.at === 'water'
        ? `summon 1 ${kindOfEnemy(step.kind).name} in the Water space nearest to you`
        : `summon ${one(step.kind)} at the ${step.at} gate`
    case 'move':
      return moved(step)
    case 'attack':
      return `each ${common(step.who)} in your space attacks you`
    case 'heal-enemies':
      return `each ${common(step.who)} on the map heals all its wounds`
    case 'promote':
      return 'the cultist nearest to you is replaced, in its space and without wounds, by a Hastur Disciple from the supply'
    case 'fire':
      return `place 1 fire token in ${firePlaces[step.where]}`
    case 'catch-fire':
      return 'put as many fire tokens on your dashboard as lie in your space'
    case 'rlyeh':
      return step.at === 'elder-and-gates'
        ? "place a R'lyeh token at the Elder One's space and at each gate"
        : `place a R'lyeh token in your space${step.withCultist ? ' and summon 1 Cultist there' : ''}`
    case 'discard-signs':
      return 'discard all your Yellow Signs'
    case 'settle-signs':
      return 'discard all your Yellow Signs and lose 1 sanity for every two of them, rounded up'
    case 'roll-signs':
      return 'roll 1 standard die for each Yellow Sign you hold, at most 3, as a roll against you'
    case 'refocus':
      return 'each Lens on the map with fewer than 4 Alignment regains 1'
    case 'blow-to-gate':
      return 'you are placed on the nearest gate space'
    case 'put-down-idol':
      return 'put one Idol down in your space'
    case 'turn-grave':
      return 'turn the face-down Grave nearest to you face up'
    case 'realign':
      return 'the Lens with the least Alignment among those with fewer than 4 regains 2, to at most 4 (a tie is your choice)'
    case 'darken':
      return `the lit Circuit ${step.which === 'farthest' ? 'farthest from' : 'nearest to'} you goes dark`
    case 'douse':
      return 'remove the Lamp nearest to you'
    case 'unpack':
      return `remove 1 Powder from the Pillar with Powder that is nearest to ${step.from === 'chthonian' ? 'it' : 'you'}`
    case 'each':
      return forEach(step.steps, step.where)
    case 'if':
      return split(step)
    case 'choose':
      return `choose: ${step.options.map(together).join(', or ')}`
  }
}

const firePlaces = {
  here: 'your space',
  adjacent: 'an adjacent space of your choice',
  retorts: 'each space with a Retort',
}

type Taken = Extract<Step, { do: 'take' }>['what']

function taken(who: 'you' | 'investigator', what: Taken, amount: number): string {
  const s = who === 'you' ? '' : 's'
  switch (what) {
    case 'sanity':
      return `lose${s} ${amount} sanity`
    case 'stress':
      return `take${s} ${amount} stress`
    case 'wounds':
      return `take${s} ${amount} wound${amount === 1 ? '' : 's'}`
    case 'signs':
      return `take${s} ${amount} Yellow Sign${amount === 1 ? '' : 's'}`
  }
}

/** Kinds of which there is a single figure have no number. */
const one = (kind: EnemyKind): string => (isSingle(kind) ? 'it' : `1 ${kindOfEnemy(kind).name}`)
/** Cultists are spoken of in small letters when all of them are meant. */
const common = (kind: EnemyKind): string =>
  kind === 'cultist' ? 'cultist' : kindOfEnemy(kind).name

function moved({ who, which, spaces, to }: Extract<Step, { do: 'move' }>): string {
  const how = spaces === undefined ? 'moves to your space' : `moves ${spaces} toward ${goals[to]}`
  if (who === 'elder' || isSingle(who)) return `it ${how}`
  switch (which) {
    case 'each':
      return `each ${common(who)} on the map ${how}`
    case 'nearest':
      return `the nearest ${common(who)} ${how}`
    case 'unengaged':
      return `each ${common(who)} that is not engaged ${how}`
  }
}

const goals: Readonly<Record<Goal, string>> = {
  you: 'you',
  'nearest-investigator': 'the nearest investigator',
  'most-signs': 'the investigator with the most Yellow Signs (a tie is your choice)',
}

/** What happens to each investigator, or to each of some. */
function forEach(steps: readonly Step[], where: Condition | undefined): string {
  const [step] = steps
  const whom = `each investigator${where === undefined ? '' : ` ${attribute(where)}`}`
  if (step?.do === 'take') return `${whom} ${taken('investigator', step.what, step.amount)}`
  if (step?.do !== 'if') throw new Error('there are no words for that')
  const [yes, no] = [step.steps[0], step.else[0]]
  if (yes?.do !== 'take' || no?.do !== 'take') throw new Error('there are no words for that')
  const usual = taken('investigator', no.what, no.amount)
  const special = taken('investigator', yes.what, yes.amount)
  if (step.when.is === 'stress-full')
    return `${whom} ${usual}; one whose stress was already on its last space ${special} instead`
  if (yes.what === no.what) return `${whom} ${usual}, or ${yes.amount} if ${theirs(step.when)}`
  return `${whom} ${attribute(step.when)} ${special}; each other investigator ${usual}`
}

function split({ when, steps, else: no }: Extract<Step, { do: 'if' }>): string {
  const isNone = when.is === 'on-map' && when.who !== 'elder' && !isSingle(when.who)
  if (isNone) return `${together(steps)}. If none is on the map, ${together(no)}`
  const [choice] = steps
  if (choice?.do === 'choose')
    return `if ${yours(when)}, ${deed(choice)}. Otherwise ${together(no)}`
  const said = `if ${yours(when)}, ${together(steps)}`
  return no.length === 0 ? said : `${said}; otherwise ${together(no)}`
}

/** A condition as said of you or of the map. */
function yours(condition: Condition): string {
  switch (condition.is) {
    case 'on-map':
      return `${condition.who === 'elder' ? 'the Elder One' : `the ${kindOfEnemy(condition.who).name}`} is on the map`
    case 'holding':
      return `you hold ${held[condition.what]}`
    case 'signs':
      return `you hold ${condition.atLeast === 2 ? 'two' : condition.atLeast} or more Yellow Signs`
    case 'in-rlyeh':
      return "you are in a R'lyeh space"
    case 'in-water':
      return 'you are in a Water space'
    case 'in-dark':
      return 'your space is dark'
    case 'beside':
      return 'you share a space with the Elder One or a Hastur Disciple'
    case 'in-fire':
    case 'stress-full':
    case 'within':
      throw new Error('there are no words for that')
  }
}

const held = { idol: 'an Idol', bones: 'Bones' }

/** A condition as said of each investigator. */
function theirs(condition: Condition): string {
  if (condition.is === 'in-fire') return 'there is fire in their space'
  if (condition.is === 'holding') return `they hold ${held[condition.what]}`
  throw new Error('there are no words for that')
}

/** A condition as it stands behind the one it is said of. */
function attribute(condition: Condition): string {
  switch (condition.is) {
    case 'in-water':
      return 'in a Water space'
    case 'in-dark':
      return 'in a dark space'
    case 'holding':
      return `holding ${held[condition.what]}`
    case 'within': {
      const { spaces, of } = condition
      const whom = isSingle(of) ? `the ${kindOfEnemy(of).name}` : `a ${kindOfEnemy(of).name}`
      return `within ${spaces} space${spaces === 1 ? '' : 's'} of ${whom}`
    }
    default:
      throw new Error('there are no words for that')
  }
}

/** How a text says that there was nothing to do. */
function instead(step: Step): string {
  switch (step.do) {
    case 'attack':
      return '. If there was none'
    case 'promote':
      return '. If that cannot be done'
    case 'each':
      return '. If nobody is that near, or it is not on the map'
    case 'catch-fire':
      return '; if none lie there'
    default:
      return '. If there is none'
  }
}

/** Several deeds as one part of a sentence; two summonings share their verb. */
function together(steps: readonly Step[]): string {
  const [first, second] = steps
  if (first?.do === 'summon' && second?.do === 'summon')
    return `${deed(first)} and 1 at the ${second.at} gate`
  return steps.map(deed).join(' and ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An option of a text, as a button. */
export const optionInWords = (steps: readonly Step[]): string => capital(together(steps))
