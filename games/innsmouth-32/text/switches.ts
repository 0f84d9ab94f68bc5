import type { SwitchText } from '@eldertable/kernel'
import type { switches as titleSwitches } from '../switches.ts'

/** The switches of a table: a name, what each changes, and what its choices are called. */
export const switches: Readonly<Record<keyof typeof titleSwitches, SwitchText>> = {
  director: {
    name: 'Director',
    help: 'Whether one of you leads the monsters, or they play by themselves and all of you survive together.',
    isFirst: true,
    choices: { human: 'One of you', auto: 'Plays itself' },
    why: {
      alone: 'Alone, you play against the director that plays itself.',
      nine: 'Nine are eight survivors and a director.',
    },
  },
  difficulty: {
    name: 'Difficulty',
    help: 'A matinee gives every seat three more power spoints, its first survivor three rest spoints, and everybody flails that are 2 easier; at midnight every reel begins with a Director’s Cut of two cards more.',
    isFirst: true,
    choices: { matinee: 'Matinee', feature: 'Main feature', midnight: 'Midnight show' },
  },
  soloSeats: {
    name: 'Seats of one player',
    help: 'How many pools somebody plays who is the only survivor player.',
    why: { several: 'With several survivor players each has one pool.' },
  },
  smallCast: {
    name: 'Flails of a small cast',
    help: 'Our own addition, no rule of the original: with two to four survivor seats at the start a main feature makes every flail 1 easier, and a midnight show with two seats makes it 1 harder. Off: everybody flails by SPEED alone.',
    why: {
      matinee: 'A matinee makes all flails easier anyway.',
      'large-cast': 'It is for up to four survivor seats, and at midnight for two.',
    },
  },
  fallenSeats: {
    name: 'Fallen seats',
    help: 'Whether those who have lost all survivors go on as monsters, or their seats play by themselves.',
    choices: { match: 'Go on as monsters', auto: 'Play by themselves' },
  },
  coverAttack: {
    name: 'Cover and attack',
    help: 'The director may cover a card of the screen with one from the reel.',
  },
  directorsCut: {
    name: "Director's Cut",
    help: 'A director without monsters may draw some when a reel begins.',
  },
  crowdScene: {
    name: 'Crowd scene',
    help: "The Director's Cut is allowed at every reel, whatever the throngs hold.",
    choices: { auto: 'With six seats or more', on: 'Always', off: 'Never' },
    why: { 'no-cut': "There is no Director's Cut at this table." },
  },
  terrors: {
    name: 'The terrors',
    isFirst: true,
    help: 'How many of Father Dagon and his kind are in the deck, or one more with each reel.',
    choices: { '0': 'None', '1': 'One', '2': 'Two', '3': 'Three', 'per-reel': 'One each reel' },
  },
  hound: {
    name: 'The Hound',
    isFirst: true,
    help: 'A survivor on paws that throws itself between the others and the teeth.',
    choices: {
      off: 'No Hound',
      'replace-random': 'For somebody at random',
      'replace-chosen': 'For somebody the director names',
      thirteenth: 'As a thirteenth survivor',
      companion: 'At somebody’s heels',
    },
  },
  houndRecurring: {
    name: 'The Hound comes back',
    help: 'An eliminated Hound goes to the discards and may be found again.',
    why: { 'no-hound': 'There is no Hound in this film.' },
  },
  nightClerk: {
    name: 'The Night Clerk',
    isFirst: true,
    help: 'He sits behind the desk with nine mythos tokens: a survivor to whoever takes him, a monster to the others.',
  },
  clerkDibs: {
    name: 'First dibs for the Clerk',
    help: 'He may claim items that carry mythos as soon as they appear.',
    why: { 'no-clerk': 'The Night Clerk is not in this film.' },
  },
  clerkDrain: {
    name: 'Talk to the Clerk',
    help: 'Survivors can talk or frighten mythos tokens out of him while he is a monster.',
    why: { 'no-clerk': 'The Night Clerk is not in this film.' },
  },
  factionRest: {
    name: 'Factions share rest',
    help: 'Rest spoints can be spent for others of the same faction.',
  },
  factionDraft: {
    name: 'Factions are drafted',
    isFirst: true,
    help: 'Each seat takes a whole faction and draws its own survivors.',
    why: { 'three-or-four': 'There are four factions: this takes three or four seats.' },
  },
  survivorLoss: {
    name: 'Survivors get lost',
    help: 'At the end of a reel the director may take a survivor from the pile unseen.',
    why: { 'draft-of-three': 'Three seats with drafted factions always play with it.' },
  },
  secretCultist: {
    name: 'The secret cultist',
    isFirst: true,
    help: 'One survivor belongs to the other side and shows it when alone.',
  },
  powerPlayCull: {
    name: 'Two power plays',
    help: 'One of the three power plays is taken out at random.',
  },
  projector: {
    name: 'The projector runs on',
    help: 'A screen on which nothing moves for three rounds loses a card each round.',
  },
}
