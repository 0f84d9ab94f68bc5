import {
  BOOK_OF_EIBON,
  CULTES_DE_GOULES,
  NECRONOMICON,
  UNAUSSPRECHLICHEN_KULTEN,
  type Locale,
} from '../pieces/spaces.ts'

/** What all three Lots of a locale bring their owner (NEC-LOCALE-2 to NEC-LOCALE-15). */
export const localeTexts: Readonly<Record<Locale, string>> = {
  innsmouth: 'Ignore Deep Ones. Gain 5 Sanity each time you enter or land on Devil Reef.',
  dunwich: 'Move one more Monster in your Monster step, but no Great Old One.',
  kingsport: 'Once a turn, spend 2 Sanity to throw your movement dice again.',
  arkham: 'On a Mythos space, look at the top two cards and draw the one you choose.',
  'vermont-hills': 'Ignore Monsters of the kind Mi-Go. Your toll at Mi-Go is 5.',
  'masons-hill': "Ignore one Sanity loss in each trip from Witch's Cross to Witch's Cross.",
  'lost-cities': 'Shift your Gate rolls by 1.',
}

/** What a Great Tome does for its owner, by its space (NEC-TOME-9 to NEC-TOME-22). */
export const tomeTexts: Readonly<Record<number, string>> = {
  [CULTES_DE_GOULES]:
    'Ignore Zombies, Ghouls and Ghasts, and move one of them in your Monster step as well.',
  [UNAUSSPRECHLICHEN_KULTEN]:
    'Ignore Robed Cultists, Tcho-Tchos and the attacks of Cultists. Once a game, at your own Dawn, summon Ghatanothoa.',
  [BOOK_OF_EIBON]: 'Your Spells cost nothing. Spells of others take no Sanity from you.',
  [NECRONOMICON]: 'Mi-Go costs you nothing, and each time you come there you may take one Spell.',
}
