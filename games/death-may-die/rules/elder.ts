import { at, done, type Done, type Seat } from '@eldertable/kernel'
import { elderOnes, type ElderOne, type Text } from '../pieces/elder-ones.ts'
import { episodeAdvances } from '../pieces/episode-texts.ts'
import { abilityOf } from '../effects/abilities/index.ts'
import type { Frames, Game } from '../frames.ts'
import { NO_CARD, NOWHERE, type DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { placeOf, seatOf, spaceOf, stageOf } from './figures.ts'
import { episodeOf } from './by-match.ts'
import { procedure } from './kit.ts'
import { shuffleDiscards, symbolsInDiscards } from './mythos-deck.ts'
import { runText } from './running-texts.ts'

const SYMBOLS = 3
const LAST_SPACE = 8
/** DMD-TRACK-2 */
const FIRST_RED = 5
/** The stage that is revealed when it comes. */
const ARRIVED = 2

const elderOf = ({ table }: DmdState): ElderOne => elderOnes[table.settings.elderOne]

/** The end-of-turn texts of all revealed stages, in their order (DMD-ELDER-3, DMD-ENDTURN-1). */
export function endOfTurnTexts(s: DmdState): readonly Text[] {
  return at(endOfTurn[s.table.settings.elderOne], s.table.elder.stage)
}

/** By the highest stage that is revealed. */
const endOfTurn = {
  cthulhu: textsByStage(elderOnes.cthulhu),
  hastur: textsByStage(elderOnes.hastur),
}

function textsByStage({ firstEndOfTurn, stages }: ElderOne): (readonly Text[])[] {
  const texts = [firstEndOfTurn, ...stages.map((one) => one.endOfTurn)]
  const hasSteps = ({ steps }: Text): boolean => steps.length > 0
  return [0, ...texts.keys()].map((_, stage) => texts.slice(0, stage).filter(hasSteps))
}

/** The last thing in every turn: counts the symbols, and says whether the Elder One advances (DMD-ENDTURN-3 to DMD-ENDTURN-5). */
export function checkDiscards(g: Game): boolean {
  if (symbolsInDiscards(g.state) < SYMBOLS) return false
  g.call('advance', { isEpisodeFirst: false })
  return true
}

/** The Elder One advances. */
export const advance = procedure('advance', {
  shift(g, f) {
    const { table } = g.state
    for (let foe = 0; foe < table.enemies.length; foe++)
      if (spaceOf(g.state, foe) !== NOWHERE) abilityOf(g.state, foe)?.advances?.(g, foe)
    table.elder.track++
    g.event?.('advances', 'DMD-ADVANCE-1', { track: table.elder.track })
    if (table.elder.track < LAST_SPACE)
      return table.settings.advanceOrder === 'choose' ? 'order' : first(g, f, false)
    const winners: Seat[] = []
    table.outcome = { ending: 'ascended', winners } // DMD-ADVANCE-2, DMD-TRACK-5
    return done
  },
  // P31
  order: {
    rule: 'DMD-ADVANCE-3',
    who: (s) => seatOf(s, s.table.active),
    offer(_, __, o) {
      o.allow(V.elderFirst, 0, 'DMD-ADVANCE-3')
      o.allow(V.episodeFirst, 0, 'DMD-ADVANCE-3')
    },
    take: (g, f, verb) => first(g, f, verb === V.episodeFirst),
  },
  second(g, f) {
    advanceText(g, !f.isEpisodeFirst)
    return 'summoning'
  },
  // DMD-ADVANCE-5
  summoning(g) {
    const { elder } = g.state.table
    if (elder.stage > 1 || elder.track < FIRST_RED) return shuffle(g)
    g.call('arrival', {})
    return 'shuffle'
  },
  shuffle,
})

function first(g: Game, f: Frames['advance'], isEpisodeFirst: boolean): 'second' {
  f.isEpisodeFirst = isEpisodeFirst
  advanceText(g, isEpisodeFirst)
  return 'second'
}

/** DMD-ADVANCE-6 */
function shuffle(g: Game): Done {
  const { table } = g.state
  const kept: number[] = []
  for (const hero of table.heroes)
    if (hero.remembers !== NO_CARD) {
      kept.push(hero.remembers)
      hero.remembers = NO_CARD
    }
  table.mythosDiscards.push(...kept)
  shuffleDiscards(g, 'DMD-ADVANCE-6', kept)
  return done
}

/** DMD-ADVANCE-3, DMD-ADVANCE-4 */
function advanceText(g: Game, isEpisode: boolean): void {
  const episode = at(episodeAdvances, episodeOf(g.state.table.settings))
  runText(g, isEpisode ? episode : elderOf(g.state).whenAdvancing)
}

/** The ritual is disrupted; a figure on the track comes at once (DMD-RITUAL-1, DMD-SUMMON-1, DMD-RITUAL-3). */
export function disrupt(g: Game, rule: string): void {
  const { table } = g.state
  if (table.isDisrupted) return
  table.isDisrupted = true
  g.event?.('disrupts', rule, {})
  if (table.elder.stage === 1) g.call('arrival', {})
}

/** The Elder One is summoned into the active investigator's space (DMD-SUMMON-2 to DMD-SUMMON-5). */
export const arrival = procedure('arrival', {
  arrive(g) {
    const { table } = g.state
    table.elder.space = placeOf(g.state, table.active)
    g.event?.('arrives', 'DMD-SUMMON-2', { space: table.elder.space })
    g.call('reveal', {})
    return done
  },
})

/** The next stage is revealed and its one-time effect resolved (DMD-ELDER-2, DMD-ELDER-4). */
export const reveal = procedure('reveal', {
  stage(g) {
    const { elder } = g.state.table
    elder.stage++
    const rule = elder.stage === ARRIVED ? 'DMD-SUMMON-4' : 'DMD-ELDER-4'
    g.event?.('reveals', rule, { stage: elder.stage })
    runText(g, stageOf(g.state).oneTime)
    return done
  },
})
