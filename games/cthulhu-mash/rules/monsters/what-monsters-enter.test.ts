import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { led, stepInCamp, stepInTemple } from '../../testing/monster-steps.ts'
import { two } from '../../testing/one.ts'

const walked = (t: MashScenario): (string | undefined)[] =>
  t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])

describe('What monsters enter', () => {
  it('CM-FOE-6 CM-FOE-7 never onto harm, though onto what only holds', () => {
    const dock = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R4C3' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'cultist', at: 'R3C2' }],
    })
    dock.pick('rouse', 'cultist')
    expect(dock.offers('foeWalk', 'R2C2')).toBe(false)
    expect(dock.offers('foeWalk', 'R2C3')).toBe(true)
    const leng = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R6C1' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['leng-plateau', 'train-station'],
      foes: [{ is: 'leng-spider', at: 'R4C1' }],
    })
    leng.pick('rouse', 'leng-spider').pick('foeWalk', 'R5C1')
    expect(leng.foe('leng-spider').holds).toMatchObject([{ kind: 'space', escape: 2 }])
    expect(leng.offered).toEqual(['foeBreak space', 'rest'])
  })

  it('CM-FOE-6 CM-PLACE-7 a led monster is sent onto nobody, nor into quicksand, but past both', () => {
    const sent = (
      is: 'elder-thing' | 'moon-beast',
      tile: 'mariners-ship' | 'abhoth-swamp',
      from: string,
      other: string,
    ) => {
      const t = at({
        heroes: [
          { is: 'private-eye', at: `${tile} R5C3` },
          { is: 'psychotherapist', at: 'medical-school R1C6' },
        ],
        tiles: [tile, 'medical-school'],
        foes: [
          { is, at: `${tile} ${from}` },
          { is: 'cultist', at: `${tile} ${other}` },
        ],
        from: 'monsters',
      })
      t.pick('rouse', is)
      return (space: string): boolean => t.offers('foeWalk', space)
    }
    const ship = sent('elder-thing', 'mariners-ship', 'R3C4', 'R3C3')
    expect([ship('R3C3'), ship('R3C2')]).toEqual([false, true])
    const swamp = sent('moon-beast', 'abhoth-swamp', 'R4C2', 'R1C6')
    expect([swamp('R4C3'), swamp('R5C2'), swamp('R4C1')]).toEqual([false, false, true])
  })

  it('CM-FOE-6 CM-FOE-7 they do not enter what would hurt them, but may enter what only holds', () => {
    const t = stepInTemple([{ is: 'cultist', at: 'R1C2' }])
    t.pick('rouse', 'cultist')
    expect([t.offers('foeWalk', 'R2C2'), t.offers('foeWalk', 'R2C1')]).toEqual([false, true])
    const web = stepInTemple(
      [{ is: 'leng-spider', at: 'R4C1' }],
      { at: 'R3C1' },
      { tiles: ['leng-plateau', 'medical-school'] },
    )
    web.pick('rouse', 'leng-spider').pick('foeWalk', 'R5C1')
    expect(web.foe('leng-spider').holds).toHaveLength(1)
  })

  it('CM-FOE-6 CM-PLACE-7 a monster walks into no hold that would hurt it', () => {
    const t = two(
      { is: 'psychotherapist', at: 'mariners-ship R3C5' },
      {
        tiles: ['mariners-ship', 'medical-school'],
        foes: [{ is: 'moon-beast', at: 'R2C5' }],
        from: 'monsters',
      },
      { at: 'medical-school R1C1' },
    ).pick('rouse', 'moon-beast')
    expect(t.offers('foeWalk', 'R1C5')).toBe(true)
    expect(t.offers('foeWalk', 'R2C6')).toBe(false)
  })

  it('CM-FOE-7 one goes onto a web as far as its points reach, by the nearest way', () => {
    const led = (from: string): MashScenario =>
      two(
        { is: 'psychotherapist', at: 'R1C4' },
        {
          tiles: ['leng-plateau', 'base-camp', 'train-station'],
          foes: [{ is: 'moon-beast', at: from }],
          from: 'monsters',
        },
        { at: 'R1C1' },
      ).pick('rouse', 'moon-beast')
    const t = led('R5C6').pick('foeWalk', 'R5C1')
    const steps = t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])
    expect(steps).toEqual(['R5C5', 'R5C4', 'R5C3', 'R5C2', 'R5C1'])
    expect(t.foe('moon-beast').holds).toHaveLength(1)
    expect(led('R6C6').offers('foeWalk', 'R5C1')).toBe(false)
    expect(led('R5C2').pick('foeWalk', 'R5C1').told('steps')).toHaveLength(1)
  })
})

describe('Monsters that are led onto what holds', () => {
  it('CM-FOE-7 CM-FOE-4 as far as the points of its move go, not where somebody stands, nor where it stands itself', () => {
    const t = led([
      { is: 'moon-beast', at: 'R3C2' },
      { is: 'guard-cell', at: 'R4C3' },
    ])
    const webs = ['R2C2', 'R2C5', 'R3C5', 'R5C1', 'R4C3', 'R6C5'] as const
    expect(webs.map((web) => t.offers('foeWalk', web))).toEqual([
      true,
      true,
      true,
      true,
      false, // taken
      false, // six points away
    ])
    expect(t.offers('foeWalk', 'R3C2')).toBe(false)
  })

  it('CM-FOE-7 by the shortest way, and there it is held', () => {
    const t = led([{ is: 'moon-beast', at: 'R3C2' }]).pick('foeWalk', 'R2C2')
    expect(walked(t)).toEqual(['R2C2'])
    expect(t.foe('moon-beast').holds).toHaveLength(1)
    const far = led([{ is: 'moon-beast', at: 'R3C2' }]).pick('foeWalk', 'R2C5')
    expect(walked(far)).toEqual(['R3C3', 'R3C4', 'R2C4', 'R2C5'])
  })
})
