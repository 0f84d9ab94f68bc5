export { ask } from './engine/ask.ts'
export { at, missing } from './engine/at.ts'
export {
  byHabit,
  type Bot,
  type Habits,
  type SearchContext,
  type Observation,
  type ObservationAt,
} from './bot/bot.ts'
export { Drawn, type Chance } from './chance/chance.ts'
export { FastChance } from './chance/fast.ts'
export { commitmentTo, KeyedChance } from './chance/keyed.ts'
export { ChanceMismatch, RecordingChance, ReplayedChance } from './chance/recorded.ts'
export { mixUnseen } from './chance/unseen.ts'
export { ScriptedChance, type ScriptedDraw } from './chance/scripted.ts'
export { withClosedDrawers } from './engine/closed-drawers.ts'
export { copy, copyEach, copyFrame } from './engine/copy.ts'
export {
  effectsOf,
  lastingEffectsOf,
  type EffectOf,
  type LastingMeanings,
  type Meaning,
  type Meanings,
} from './effects/effects.ts'
export { capital, counted, list, names, spelled } from './text/english.ts'
export {
  EndlessRules,
  Engine,
  heardBy,
  type Decision,
  type Rejection,
  type View,
} from './engine/engine.ts'
export { mayHear, type Event } from './engine/event.ts'
export { withBots, type GameEntry } from './title/game.ts'
export { hash } from './engine/hash.ts'
export { isHandHidden } from './engine/hidden-hand.ts'
export type { Hint, HintedOption } from './bot/hint.ts'
export { emptyList, listOf, numbersFrom, numbersOf, repeated } from './engine/lists.ts'
export type { Lesson, LessonMove, LessonScript, LessonStep } from './lesson/lesson.ts'
export { LessonRun, type LessonPhase } from './lesson/lesson-run.ts'
export {
  chanceBy,
  sharesBy,
  type Features,
  type Foreseen,
  type SearchProfile,
  type Shown,
} from './bot/search-profile.ts'
export type { Remarks, RemarksOf } from './text/remarks.ts'
export { MatchWords } from './text/match-words.ts'
export { Menu, PickList, type Offer, type Option, type Refusal } from './engine/offer.ts'
export {
  bestOf,
  bestWith,
  firstOffered,
  isOffered,
  offered,
  offeredWith,
  type Allowed,
} from './engine/offered.ts'
export { person, personAt, sentenceOf, type Person } from './text/person.ts'
export {
  argumentOf,
  numberVerbs,
  pickOf,
  verbOf,
  type Pick,
  type VerbTable,
} from './engine/pick.ts'
export {
  done,
  proceduresOf,
  onAbort,
  type About,
  type Done,
  type TitleTypes,
  type Next,
  type Procedure,
  type Run,
} from './engine/procedure.ts'
export {
  withModifiers,
  type Modifier,
  type Modified,
  type ModifiedValue,
} from './engine/modifiers.ts'
export {
  areHintsUsual,
  areOnOneSide,
  seatsBeside,
  seesThoughts,
  sidesAhead,
  type Sides,
  type SidesAhead,
} from './title/sides.ts'
export type { Box, Frame, Outcome, Plain, Seat, State, Table } from './engine/state.ts'
export {
  BadSetting,
  refitted,
  usualSettings,
  settingsOf,
  switchesAt,
  type Settings,
  type Switch,
  type SwitchHere,
  type Switches,
  type BeforeStart,
} from './title/switches.ts'
export type {
  BoardText,
  BotRecord,
  BotText,
  Catalogue,
  GoalText,
  MomentText,
  PromptsFor,
  SwitchText,
  TextContext,
  TextContextOf,
  Words,
} from './text/text.ts'
export type { AnyTitle, Anytime, Title, Trait } from './title/title.ts'
export { gain, harm, likelier, type Reason } from './bot/weighing.ts'
