import type { Switches, BeforeStart } from '@eldertable/kernel'

const isAlone = ({ seats }: BeforeStart): boolean => seats === 1
const victoryOf = ({ settings, seats }: BeforeStart): unknown =>
  seats === 1 ? 'cooperative' : settings['victory']
/** Whether it may come to a game against each other, or together: a roll leaves both open (CM-OPT-26). */
const canBeRivals = (ahead: BeforeStart): boolean => victoryOf(ahead) !== 'cooperative'
const canBeTogether = (ahead: BeforeStart): boolean =>
  victoryOf(ahead) === 'cooperative' || victoryOf(ahead) === 'roll'

/** The options of the book; each may depend on those before it. */
export const switches = {
  victory: {
    rule: 'CM-OPT-19',
    kind: 'choice',
    default: 'death-match',
    choices: ['death-match', 'capture-the-flag', 'cooperative', 'roll'],
    fit: (ahead) => (isAlone(ahead) ? { only: 'cooperative', why: 'alone' } : undefined),
  },
  teams: {
    rule: 'CM-OPT-20',
    kind: 'flag',
    default: false,
    fit(ahead) {
      if (ahead.seats !== 4) return { only: false, why: 'four-seats' }
      return canBeRivals(ahead) ? undefined : { only: false, why: 'together' }
    },
  },
  characters: { rule: 'CM-OPT-21', kind: 'choice', default: 'roll', choices: ['roll', 'random'] },
  monsterControl: {
    rule: 'CM-OPT-22',
    kind: 'choice',
    default: 'usual',
    choices: ['usual', 'left-player', 'automatic'],
    // One character is enough to begin with: somebody may want to play the monsters, nobody has to.
    usual: () => 'automatic',
    fit: (ahead) => (isAlone(ahead) ? { only: 'automatic', why: 'alone' } : undefined),
  },
  sharedStart: {
    rule: 'CM-OPT-16',
    kind: 'choice',
    default: 'usual',
    choices: ['usual', 'on', 'off'],
    fit: (ahead) => (canBeTogether(ahead) ? undefined : { only: 'off', why: 'rivals' }),
  },
  coopTiles: {
    rule: 'CM-OPT-18',
    kind: 'number',
    default: 0,
    low: 1,
    high: 15,
    also: [0],
    fit(ahead) {
      const { settings } = ahead
      const isShared = canBeTogether(ahead) && settings['sharedStart'] !== 'off'
      if (!isShared) return { only: 0, why: 'no-shared-start' }
      return isAlone(ahead) && settings['sharedStart'] === 'usual'
        ? { only: 0, why: 'no-shared-start' }
        : undefined
    },
  },
  turnLimit: {
    rule: 'CM-OPT-17',
    kind: 'number',
    default: 0,
    low: 1,
    high: 99,
    also: [0],
    fit: (ahead) => (canBeTogether(ahead) ? undefined : { only: 0, why: 'rivals' }),
  },
  sanity: {
    rule: 'CM-OPT-15',
    kind: 'flag',
    default: false,
    fit: (ahead) => (canBeTogether(ahead) ? undefined : { only: false, why: 'rivals' }),
  },
  powerUpRestores: { rule: 'CM-OPT-10', kind: 'flag', default: false },
  spawnRestoresBoth: { rule: 'CM-OPT-11', kind: 'flag', default: false },
  explorerDynamite: { rule: 'CM-OPT-14', kind: 'flag', default: false },
  readyWeapon: { rule: 'CM-OPT-2', kind: 'flag', default: false },
  facing: { rule: 'CM-OPT-1', kind: 'flag', default: false },
  oneWayGates: { rule: 'CM-OPT-4', kind: 'flag', default: false },
  customLayout: { rule: 'CM-OPT-3', kind: 'flag', default: false },
  terrainHeights: { rule: 'CM-OPT-6', kind: 'flag', default: false },
  misplacedGenerators: { rule: 'CM-OPT-8', kind: 'flag', default: false },
  monstersHeal: { rule: 'CM-OPT-7', kind: 'flag', default: false },
  monstersUseObjects: { rule: 'CM-OPT-9', kind: 'flag', default: false },
  monstersAttackSpawn: {
    rule: 'CM-OPT-12',
    kind: 'flag',
    default: false,
    fit: (ahead) => (canBeRivals(ahead) ? undefined : { only: false, why: 'together' }),
  },
  monstersAttackAnyone: { rule: 'CM-OPT-13', kind: 'flag', default: false },
  bootSparesMonsters: { rule: 'CM-OPT-23', kind: 'flag', default: false },
  vampireDrain: {
    rule: 'CM-OPT-24',
    kind: 'choice',
    default: 'vampire-actions',
    choices: ['vampire-actions', 'victim-actions'],
  },
  escapeMoves: { rule: 'CM-OPT-25', kind: 'flag', default: false },
} as const satisfies Switches
