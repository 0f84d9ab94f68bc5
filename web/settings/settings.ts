export const themes = ['system', 'dark', 'light'] as const
export const textSizes = [100, 125, 150, 200] as const

/** How long each deed of the others is told on the screen. */
export const paces = ['slow', 'normal', 'fast', 'at-once'] as const

type Theme = (typeof themes)[number]
type TextSize = (typeof textSizes)[number]
export type Pace = (typeof paces)[number]

/** What a player has chosen for this browser. */
export interface Settings {
  /** The player's name at new tables; empty until it was asked for. */
  name: string
  theme: Theme
  /** Per cent of the usual size. */
  textSize: TextSize
  /** Nothing moves. */
  still: boolean
  pace: Pace
  sound: boolean
  /** 0 to 1. */
  volume: number
  /** Whether single letters and digits are shortcuts. */
  singleKeys: boolean
  /** Whether the others see what one points at, at tables where that is usual. */
  showAim: boolean
  /** Whether bots say a word now and then. */
  botWords: boolean
  /** Whether the system tells that one is asked while the page is out of sight. */
  turnNotice: boolean
}

/** What somebody is called at this screen who has not said. */
export const UNNAMED = 'Ada'

export const NAME_LIMIT = 24

export const defaults: Settings = {
  name: '',
  theme: 'system',
  textSize: 100,
  still: false,
  pace: 'normal',
  sound: false,
  volume: 0.5,
  singleKeys: true,
  showAim: true,
  botWords: true,
  turnNotice: false,
}

/** Settings from what was kept, whatever became of it: anything that does not fit falls back to the default. */
export function readSettings(kept: unknown): Settings {
  const { name, theme, textSize, still, pace, sound, volume, ...flags } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Readonly<Record<string, unknown>>
  const { singleKeys, showAim, botWords, turnNotice } = flags
  return {
    name: cleanName(name),
    theme: themes.find((one) => one === theme) ?? defaults.theme,
    textSize: textSizes.find((one) => one === textSize) ?? defaults.textSize,
    still: flag(still, defaults.still),
    pace: paces.find((one) => one === pace) ?? defaults.pace,
    sound: flag(sound, defaults.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaults.volume,
    singleKeys: flag(singleKeys, defaults.singleKeys),
    showAim: flag(showAim, defaults.showAim),
    botWords: flag(botWords, defaults.botWords),
    turnNotice: flag(turnNotice, defaults.turnNotice),
  }
}

function cleanName(name: unknown): string {
  return typeof name === 'string' ? name.trim().slice(0, NAME_LIMIT) : defaults.name
}

const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise
