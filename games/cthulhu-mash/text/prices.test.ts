import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { KIND_OF, objectNumber } from '../pieces/objects.ts'
import type { Position } from '../position.ts'
import { at } from '../testing/at.ts'
import { parseSpace } from '../tiles/spaces.ts'
import { whatItDoes } from './board/tiles.ts'
import { gistOf } from './objects.ts'
import { options } from './options.ts'
import { tileAt, tileNumber } from '../tiles/tiles.ts'

const eye = { is: 'private-eye', at: 'train-station R2C4', mentality: 3 } as const
const told = (more: Partial<Position> = {}) =>
  tellingTo(
    at({
      heroes: [eye, { is: 'psychotherapist', at: 'medical-school R1C6' }],
      tiles: [
        { is: 'train-station', column: 0 },
        { is: 'medical-school', column: 1 },
      ],
      ...more,
    }),
    'ann',
  )

describe('What a choice costs and brings is said before it is made', () => {
  it('CM-REACT-25 one object more has its price in mentality', () => {
    expect(options.search(0, told())).toBe('Search for one more (1 of your 3 mentality)')
    const heroes = [
      { ...eye, powers: ['pe-spot-hidden'] },
      { is: 'psychotherapist', at: 'medical-school R1C6' },
    ] as const
    expect(options.search(0, told({ heroes }))).toBe('Search for one more (for nothing)')
  })

  it('CM-BOOST-1 a power-up takes generators and no action', () => {
    const heroes = [
      { ...eye, kills: ['whirlpool'] },
      { is: 'psychotherapist', at: 'medical-school R1C6' },
    ] as const
    expect(options.powerUp(0, told({ heroes }))).toBe(
      'Turn 3 generators in for a power-up (no action; you have 1)',
    )
  })

  it('CM-ITEM-5 objects are told of where one could walk, and counted where one stands', () => {
    const piles = [{ at: 'train-station R2C4', unseen: ['bolos', 'net'] }] as const
    const t = told({ piles })
    expect(options.pickTop(0, t)).toBe('Pick up an unseen object (1 point; 2 lie here)')
    expect(options.walk(parseSpace('R2C4'), t)).toContain(', where 2 objects lie')
    expect(options.walk(parseSpace('R5C2'), t)).not.toContain('lie')
  })

  it('CM-ITEM-20 what is used up says what it restores, and of sanity only where it is played', () => {
    const medicine = KIND_OF.indexOf(objectNumber('psychiatric-medicine'))
    expect(gistOf(medicine, false)).toBe('restores 1 mentality')
    expect(gistOf(medicine, true)).toBe(
      'restores 1 mentality; where sanity is played, 2 sanity too',
    )
  })

  it('CM-ICON-18 a step that walking avoids says what it leads into', () => {
    const farm = tileAt(tileNumber('family-farm'))
    const spaces = Array.from({ length: 36 }, (_, space) => whatItDoes(farm, space).join(', '))
    expect(spaces).toContain('deadly if one is pushed here')
    expect(spaces.find((words) => words.startsWith('holds'))).toMatch(/until a die shows /)
  })
})
