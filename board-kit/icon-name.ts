import type set from '@iconify-json/game-icons/icons.json'

/** The name of an icon of the set: a misspelt one does not compile. */
export type IconName = keyof (typeof set)['icons']
