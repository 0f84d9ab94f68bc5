import { describe, expect, it } from 'vitest'
import { marinerOn } from '../testing/on-tile.ts'

describe('skulls and blood drops', () => {
  it('CM-FLY-7 but whoever lands when flight ends suffers the space', () => {
    const t = marinerOn('cultist-temple', 'R2C1', 'R6C6', {}, { isFlying: true })
    t.pick('takeOff').pick('walk', 'R2C2').pick('stop')
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann')).toMatchObject({ health: 2, isFlying: false })
  })
})

describe('water', () => {
  it('CM-SWIM-1 CM-SWIM-2 CM-MON-11 CM-FOE-11 a Deep One swims unharmed and pays 1 point for each water space', () => {
    const t = marinerOn('ice-floats', 'R1C6', 'train-station R6C1', {
      foes: [{ is: 'deep-one', at: 'R6C6' }],
      from: 'monsters',
    })
    t.pick('rouse', 'deep-one')
    // Five points: R5C6 for 1, R4C6 (ice) for 2, R3C6 for 1, R2C6 for 1.
    expect(t.offers('foeWalk', 'R2C6')).toBe(true)
    t.pick('foeWalk', 'R2C6')
    expect(t.foe('deep-one')).toMatchObject({ health: 1 })
  })
})
