import { settingsOf, type TitleTypes, type Title } from '@eldertable/kernel'

/** The state of a match before its first step; settings that are not given are those of the title. */
export const setUp = <K extends TitleTypes>(
  title: Title<K>,
  seats: number,
  settings: Readonly<Record<string, unknown>> = {},
): K['state'] => title.setUp(seats, settingsOf(title.switches, settings, seats))
