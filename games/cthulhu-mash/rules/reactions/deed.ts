import { at, done, pickOf, type Done } from '@eldertable/kernel'
import { DRAIN } from '../../pieces/monsters.ts'
import { spellThat } from '../../pieces/spells.ts'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { isHero, pieceIn } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { isFreeDeed } from '../turn/actions.ts'
import { performFoe } from '../monsters/foe-deeds.ts'
import { procedure } from '../kit.ts'
import { cast } from '../spells/magic.ts'
import { perform } from '../turn/perform.ts'
import { hasFallen, heroAt, seatsInOrder, vampiresOn } from '../pieces.ts'
import { hasDust } from '../objects/possessions.ts'
import { judge } from '../ending/verdict.ts'

// Stacks from which an action has drawn, as bits.
const GENERATORS = 1
const OBJECTS = 2
const SPELLS = 4
const POWERS = 8

type Marked = Frames['deed'] & { mark?: unknown }

/** One action of a character, monster or generator as a whole, which Temporal Dust can take back (CM-REACT-15). */
export const deed = procedure('deed', {
  begin(g, f) {
    const s = g.state
    s.table.touched = 0
    if (s.table.picks.length > 0) s.table.picks = []
    if (!s.table.isAgain && isDustAbout(s)) g.savepoint()
    return act(g, f)
  },
  act,
  drain,
  drained: bury,
  dust: (g, f) => askOrEnd(g, f),
  // W9, CM-REACT-15 to CM-REACT-17
  ask: {
    rule: 'CM-REACT-15',
    who: (_, f) => at(f.askable, 0),
    about: (_, f) => ({ by: f.by, verb: f.verb }),
    offer(_, __, o) {
      o.allow(V.decline, 0, 'CM-REACT-15')
      o.allow(V.wind, 0, 'CM-REACT-15')
    },
    take(g, f, verb) {
      const caster = f.askable.shift() ?? NONE
      if (verb === V.decline) return 'dust'
      const replay = [...g.state.table.picks]
      return g.rollBackTo('deed.takenBack', { caster, replay, drew: drawnSince(g.state, f) })
    },
    byDefault: () => pickOf(V.decline),
    pass: pickOf(V.decline),
  },
  takenBack(g, f) {
    const { table } = g.state
    table.isAgain = true // CM-REACT-23
    cast(g, f.caster, spellThat('take-back'), NONE)
    shuffleAgain(g, f.drew)
    if (f.caster === f.by) {
      // CM-REACT-22: the action is there again, to be used in any way.
      g.event?.('takenBack', 'CM-REACT-22', { seat: f.caster })
      return done
    }
    g.event?.('repeats', 'CM-REACT-22', { seat: f.caster, by: f.by })
    table.touched = 0
    table.picks = []
    return act(g, f)
  },
})

function isDustAbout(s: MashState): boolean {
  for (const hero of s.table.heroes) if (hasDust(s, hero)) return true
  return false
}

type Step = 'drain' | 'drained' | 'dust' | 'ask' | Done

function act(g: Game, f: Marked): Step {
  const { by, verb, argument } = f
  if (isHero(by)) {
    if (!isFreeDeed(verb, argument)) g.state.table.actions--
    perform(g, by, verb, argument, f.replay)
  } else if (performFoe(g, pieceIn(by), verb, argument, f.replay)) return drain(g, f)
  return 'drain'
}

/** Vampires drain whoever acts, if that is how it goes (CM-OPT-24). */
function drain(g: Game, f: Marked): Step {
  const s = g.state
  if (s.table.settings.vampireDrain !== 'victim-actions') return bury(g, f)
  if (isHero(f.by) && !isFreeDeed(f.verb, f.argument))
    for (const _ of vampiresOn(s, f.by))
      g.call('hurt', { seat: f.by, damage: DRAIN, kind: 'drain', by: NONE })
  return 'drained'
}

/** Whoever has fallen is buried before anybody is asked. */
function bury(g: Game, f: Marked): 'dust' | 'ask' | Done {
  if (f.mark !== undefined) f.askable = dusters(g.state, f)
  if (!hasFallen(g.state)) return askOrEnd(g, f)
  g.call('bury', { credits: [] })
  return 'dust'
}

function askOrEnd(g: Game, f: Marked): 'ask' | Done {
  if (f.askable.length > 0) return 'ask'
  g.state.table.isAgain = false
  judge(g)
  return done
}

/** Who may take the action back: whoever acted or was touched by it, and could have cast before it (CM-REACT-17). */
function dusters(s: MashState, f: Marked): number[] {
  const before = f.mark as MashState
  return seatsInOrder(s).filter(
    (seat) =>
      (seat === f.by || (s.table.touched & (1 << seat)) !== 0) &&
      hasDust(before, at(before.table.heroes, seat)) &&
      heroAt(s, seat).mentality > 0,
  )
}

/** Which stacks have been drawn from since the mark (CM-REACT-20). */
function drawnSince(s: MashState, f: Marked): number {
  const before = (f.mark as MashState).box
  const { box } = s
  let drew = 0
  if (box.generators.length !== before.generators.length) drew |= GENERATORS
  if (box.objects.length !== before.objects.length) drew |= OBJECTS
  if (box.spells.length !== before.spells.length) drew |= SPELLS
  for (const [character, stack] of box.powers.entries())
    if (stack.length !== at(before.powers, character).length) drew |= POWERS << character
  return drew
}

function shuffleAgain(g: Game, drew: number): void {
  const { box } = g.state
  if ((drew & GENERATORS) !== 0) g.chance.shuffle(box.generators)
  if ((drew & OBJECTS) !== 0) g.chance.shuffle(box.objects)
  if ((drew & SPELLS) !== 0) g.chance.shuffle(box.spells)
  for (const [character, stack] of box.powers.entries())
    if ((drew & (POWERS << character)) !== 0) g.chance.shuffle(stack)
}
