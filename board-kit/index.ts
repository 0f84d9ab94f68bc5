export type { AmountOutcome, Amounts, AmountSource } from './amounts.ts'
export { AskedAbout } from './asked-about.ts'
export type {
  BoardModule,
  BoardProps,
  ByHand,
  CardFace,
  Figure,
  Hands,
  Helper,
  Light,
  SeatChipsProps,
  SeatFace,
  SeatProps,
  StageView,
  TallyRow,
  Tempting,
  TwoSides,
} from './board.ts'
export {
  isModule,
  type DrawnChoice,
  type DrawnChoices,
  type DrawnModule,
  type DrawnValues,
} from './choosing.ts'
export type { Cover } from './cover.ts'
export { boardWith } from './board-with.tsx'
export { Die, DieShape } from './dice.tsx'
export { DiceTray } from './dice-tray.tsx'
export { GreatMoment } from './great-moment.tsx'
export { illustrated, StepPicture, type HowToPlay, type HowToStep } from './how-to-play.tsx'
export type { IconName } from './icon-name.ts'
export { Glyph, Icon } from './icon.tsx'
export { LampCircle, LampRect } from './lamp.tsx'
export type { Look } from './look.ts'
export { Lettering } from './lettering.tsx'
export { aimedAt, highlightsOf, mayChoose } from './highlights.ts'
export { MapAndStreet } from './map-and-street.tsx'
export { MarkedTargets, type TargetMark } from './marks.tsx'
export type { Area } from './pan-zoom.ts'
export { MonsterToken } from './monster-token.tsx'
export { ReadableSize, useLegible, useReadable } from './readable.ts'
export { readTarget } from './read-target.ts'
export { RuleChip } from './rule-chip.tsx'
export { SeatMark, SeatShape, seatShapes } from './seat-mark.tsx'
export { Shrunk } from './shrunk.tsx'
export { soundNames, type SoundName } from './sound.ts'
export { Stage } from './stage.tsx'
export { readLog, type LogLine, type Story, type TurningPoint } from './story.ts'
export { HandsOnTargets, type TargetElement, type TargetHands } from './target-hands.ts'
export { Inspectable, LookButton, Spot, Target, TargetButton } from './target.tsx'
export { TurnedCard } from './turned-card.tsx'
