import type { Dice, EnemyKind } from './enemies.ts'
import {
  each,
  onMap,
  sanity,
  signs,
  stress,
  summon,
  when,
  type Step,
} from '../effects/deeds/script.ts'

/** What a stage of an Elder One can take, its dice (DMD-ELDER-1), and what it does. */
export interface Stage {
  readonly wounds: number
  readonly dice: Dice
  /** When it is revealed (DMD-ELDER-2). */
  readonly oneTime: Text
  /** At the end of every turn (DMD-ENDTURN-1). */
  readonly endOfTurn: Text
}

/** A text of a stage with its rule; one without steps does nothing by itself. */
export interface Text {
  readonly rule: string
  readonly steps: readonly Step[]
}

export interface ElderOne {
  /** The monster that comes with it. */
  readonly servant: EnemyKind
  /** DMD-TERM-22: R'lyeh or Yellow Sign tokens. */
  readonly tokens: number
  /** Stage 1 stands on the track and takes nothing. */
  readonly whenAdvancing: Text
  readonly firstEndOfTurn: Text
  /** Stages 2, 3 and 4. */
  readonly stages: readonly [Stage, Stage, Stage]
}

const text = (rule: string, ...steps: readonly Step[]): Text => ({ rule, steps })
const stage = (
  wounds: number,
  [standard, bonus]: readonly [number, number],
  oneTime: Text,
  endOfTurn: Text,
): Stage => ({ wounds, dice: { standard, bonus }, oneTime, endOfTurn })

export const elderOnes = {
  cthulhu: {
    servant: 'star-spawn',
    tokens: 10,
    whenAdvancing: text('DMD-CTHULHU-4', { do: 'rlyeh', withCultist: true }),
    firstEndOfTurn: text('DMD-CTHULHU-4'),
    stages: [
      stage(
        8,
        [3, 0],
        text(
          'DMD-CTHULHU-5',
          when(
            onMap('star-spawn'),
            [{ do: 'heal-enemies', who: 'star-spawn' }],
            [summon('star-spawn', 'red')],
          ),
        ),
        text('DMD-CTHULHU-6', when({ is: 'in-rlyeh' }, [stress(1)], [])),
      ),
      stage(
        16,
        [3, 1],
        text('DMD-CTHULHU-7', each([sanity(1)])),
        text('DMD-CTHULHU-8', {
          do: 'move',
          who: 'elder',
          which: 'unengaged',
          spaces: 1,
          to: 'nearest-investigator',
        }),
      ),
      stage(
        21,
        [4, 1],
        text('DMD-CTHULHU-9', { do: 'rlyeh', at: 'elder-and-gates' }),
        text('DMD-CTHULHU-10'),
      ),
    ],
  },
  hastur: {
    servant: 'hastur-disciple',
    tokens: 12,
    whenAdvancing: text('DMD-HASTUR-2', each([signs(1)])),
    firstEndOfTurn: text(
      'DMD-HASTUR-4',
      when({ is: 'signs', atLeast: 3 }, [{ do: 'discard-signs' }, sanity(2)], []),
    ),
    stages: [
      stage(
        6,
        [2, 1],
        text('DMD-HASTUR-5', summon('hastur-disciple', 'red'), summon('hastur-disciple', 'yellow')),
        text('DMD-HASTUR-6'),
      ),
      stage(
        18,
        [3, 1],
        text('DMD-HASTUR-7', each([signs(1)]), {
          do: 'move',
          who: 'elder',
          which: 'each',
          to: 'most-signs',
        }),
        text(
          'DMD-HASTUR-8',
          when({ is: 'beside', whom: ['elder', 'hastur-disciple'] }, [signs(1)], []),
        ),
      ),
      stage(
        23,
        [4, 1],
        text('DMD-HASTUR-9', each([{ do: 'settle-signs' }])),
        text('DMD-HASTUR-10', { do: 'roll-signs' }),
      ),
    ],
  },
} as const satisfies Record<string, ElderOne>

export type ElderKey = keyof typeof elderOnes
