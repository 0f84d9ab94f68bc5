import type { SwitchText } from '@eldertable/kernel'
import type { switches as titleSwitches } from '../switches.ts'
import { victoryNames } from './victory.ts'

/** The options of a table: a name, what each changes, and what its choices are called. */
export const switches: Readonly<Record<keyof typeof titleSwitches, SwitchText>> = {
  victory: {
    name: 'Victory',
    help: 'Outlive the others, wreck their spawning spaces, or clear every tile together.',
    isFirst: true,
    choices: { ...victoryNames, roll: 'A die decides' },
    why: { alone: 'Alone, you clear the tiles.' },
  },
  teams: {
    name: 'Teams',
    help: 'First and third player against second and fourth.',
    isFirst: true,
    why: {
      'four-seats': 'Teams take four players.',
      together: 'In a Cooperative game all are on one side.',
    },
  },
  sanity: {
    name: 'Sanity',
    help: 'Monsters and tiles cost sanity when they are first seen, and those who lose too much go mad.',
    isFirst: true,
    why: { rivals: 'Sanity belongs to Cooperative and Solo games.' },
  },
  monsterControl: {
    name: 'Who plays the monsters',
    help: 'They act by themselves and say why, or the player to the left of whose turn it is decides for them. The rulebook leaves them to that player where you play against each other.',
    isFirst: true,
    choices: {
      usual: 'As the rulebook has it',
      'left-player': 'The player to the left',
      automatic: 'They play by themselves',
    },
    why: { alone: 'Alone, the monsters play by themselves.' },
  },
  characters: {
    name: 'Characters',
    help: 'Whoever rolls higher chooses first, or characters are dealt at random.',
    choices: { roll: 'Choose by a roll', random: 'Dealt at random' },
  },
  sharedStart: {
    name: 'Shared start',
    help: 'All come in through one gate of one start tile, above the tiles to clear.',
    choices: { usual: 'As the rulebook has it', on: 'On', off: 'Off' },
    why: { rivals: 'A shared start belongs to Cooperative games.' },
  },
  coopTiles: {
    name: 'Tiles below a shared start',
    help: 'How many face-down tiles there are to clear; 0 is 6 for up to two players and 12 for more.',
    why: { 'no-shared-start': 'Only a shared start has a number of tiles.' },
  },
  turnLimit: {
    name: 'Limit of rounds',
    help: 'After this many rounds the players lose; 0 is no limit.',
    why: { rivals: 'A limit belongs to Cooperative and Solo games.' },
  },
  customLayout: {
    name: 'Own layout',
    help: 'The host lays the tiles in any pattern that hangs together.',
  },
  oneWayGates: {
    name: 'One-way gates',
    help: 'A gate against a side without a gate still lets you out, but not back.',
  },
  terrainHeights: {
    name: 'Heights and hindrances',
    help: 'Before the game the host marks spaces that hinder shots, stand high, or lie out of sight from above.',
  },
  facing: {
    name: 'Facing',
    help: 'Pieces look one way; a blow from behind rolls 1 more and cannot be parried.',
  },
  readyWeapon: {
    name: 'Ready weapons',
    help: 'Only the weapon in hand can be used, and changing it costs an action.',
  },
  explorerDynamite: {
    name: 'Dynamite for the Explorer',
    help: 'The Arctic Explorer starts with a stick or a bundle of dynamite.',
  },
  powerUpRestores: {
    name: 'Power-ups restore',
    help: 'Drawing a power-up restores health and mentality.',
  },
  spawnRestoresBoth: {
    name: 'Spawning spaces restore both',
    help: 'One action on a spawning space restores health and mentality.',
  },
  misplacedGenerators: {
    name: 'Misplaced generators',
    help: 'A generator that is rolled onto an improper space is destroyed instead of rolled again.',
  },
  monstersHeal: {
    name: 'Monsters heal',
    help: 'Monsters may spend actions on spaces that restore health.',
  },
  monstersUseObjects: {
    name: 'Monsters use objects',
    help: 'Monsters may pick up weapons, dynamite too, shields and medicine, and use them.',
  },
  monstersAttackSpawn: {
    name: 'Monsters attack spawning spaces',
    help: 'Monsters may wreck the spawning space of the tile they are on.',
    why: { together: 'In a Cooperative game spawning spaces are not attacked.' },
  },
  monstersAttackAnyone: {
    name: 'Monsters attack anyone',
    help: 'In the monster step anybody on the tile may be attacked, not only the current character. Together it is the harder way to play.',
  },
  bootSparesMonsters: {
    name: 'Monsters walk easily',
    help: 'Ice, mud and fields cost monsters no extra movement.',
  },
  vampireDrain: {
    name: 'Star Vampires drain',
    help: 'An attached Star Vampire drains on its own actions, or after every action of its victim.',
    choices: {
      'vampire-actions': 'On its own actions',
      'victim-actions': 'After every action of the victim',
    },
  },
  escapeMoves: {
    name: 'Escaping moves',
    help: 'Whoever breaks a net or a web must also move to a free space beside.',
  },
}
