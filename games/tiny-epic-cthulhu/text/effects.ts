import type { MatKey } from '../pieces/mats.ts'
import type { OldOneKey } from '../pieces/old-ones.ts'
import type { SiteKey } from '../pieces/towns.ts'
import type { Icon } from '../pieces/wheel.ts'

/** What the action of a Town Card does (TEC-SITE-1 to TEC-SITE-10). */
export const siteTexts: Readonly<Record<SiteKey, string>> = {
  library: 'Turn the page here face up; if it is, swap it for the top card of the deck.',
  archive: 'Pass one translated page from any character to any other.',
  ferry: 'Sail to any other town and stop there, but not to the Great Old One in Phase One.',
  light: 'Lure the Great Old One one town to either side.',
  sanatorium: 'Calm your own mind by one step.',
  chapel: 'Calm the mind of any character by one step.',
  watch: 'Send home one Shambler from here or next door, without a roll.',
  pottersField: 'Discard three tentacles of one colour from the Shambler Mat.',
  market: 'Take one Chaos from the supply.',
  observatory: 'Put one Eldritch from the Energy Track back into the Bag.',
}

/** What a character can do besides, as often as it can be paid for (TEC-CHAR-1 to TEC-CHAR-6). */
export const abilityTexts: Readonly<Record<MatKey, string>> = {
  scientist: 'Spend 2 tentacles of one colour and take 1 Chaos from the supply.',
  priest: 'Spend 1 Chaos to calm your own mind, or that of somebody in your town, by one step.',
  historian: 'Once in each translation, one tentacle of any colour stands in for another.',
  courier: 'Give a tentacle to somebody in your town or next door, or take one from them.',
  medium: 'Draw a tentacle from the Bag, as if for a Shambler.',
  veteran: 'Before you roll to banish, each tentacle you spend removes one die.',
}

/** What a power does in its colour (TEC-POWER-7 to TEC-POWER-18). */
export const powerTexts: Readonly<Record<OldOneKey, (colour: string) => string>> = {
  nyarlathotep: (colour) =>
    `Each town within one of Nyarlathotep that has no ${colour} gets one from the Shambler Mat.`,
  yogSothoth: (colour) =>
    `Each character within one of Yog-Sothoth discards its latest page with a ${colour} rune.`,
  yig: (colour) => `Each character within one of Yig loses all its ${colour} to the Shambler Mat.`,
  cthulhu: (colour) =>
    `All ${colour} on the Shambler Mat is dealt to characters within one of Cthulhu, until a track overflows.`,
}

/** What the icon at the front of the needle does (TEC-POINT-2 to TEC-POINT-7). */
export const iconTexts: Readonly<Record<Icon, string>> = {
  lull: 'Discard one tentacle of your choice from the Shambler Mat.',
  surge: 'One more tentacle is drawn this turn.',
  rift: 'One Chaos goes from the supply to the Discard Mat.',
  omenFear: 'The power of Fear strikes.',
  omenRage: 'The power of Rage strikes.',
  omenGreed: 'The power of Greed strikes.',
}

/** What can be done in a town, as short as a button wants it. */
export const siteDeeds: Readonly<Record<SiteKey, string>> = {
  library: 'Turn up the page',
  archive: 'Pass a page on',
  ferry: 'Sail to any town',
  light: 'Lure the Great Old One',
  sanatorium: 'Calm your mind',
  chapel: 'Calm a mind',
  watch: 'Send a Shambler home',
  pottersField: 'Bury three of a colour',
  market: 'Take a Chaos',
  observatory: 'Dim its energy',
}

/** Abilities, as short as a button wants them. */
export const abilityNotes: Readonly<Record<MatKey, string>> = {
  scientist: '2 of one colour become 1 Chaos',
  priest: '1 Chaos calms a mind',
  historian: 'one colour for another while translating',
  courier: 'give or take a tentacle nearby',
  medium: 'draw a tentacle',
  veteran: 'pay for fewer dice while banishing',
}
