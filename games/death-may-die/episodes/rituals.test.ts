import { describe, expect, it } from 'vitest'
import { at, type DmdScenario, type Position } from '../testing/at.ts'

describe('A ritual goes on while anything of it is left', () => {
  /** Ann breaks an Idol that has two cracks, at the Altar. */
  function breaks(
    gone: readonly string[],
    also: Readonly<Record<string, number>> = {},
  ): DmdScenario {
    const ann = { is: 'ian', on: '3B-b', carries: { '2B-b': 2, ...also } } as const
    const t = at({ episode: '2', ann, gone }).rolls('S B B').pick('act', 'break-idols')
    if (t.offers('chooseThing')) t.pick('chooseThing', 'idol#1')
    return t.pick('keepDice')
  }

  it('DMD-EPTWO-1 three Idols do not disrupt it, wherever the fourth is', () => {
    expect(breaks(['12A-a', '6B-a', '4B-b']).table.isDisrupted).toBe(true)
    expect(breaks(['12A-a', '6B-a']).table.isDisrupted).toBe(false) // it lies on the map
    const held = breaks(['6B-a', '4B-b'], { '12A-a': 0 })
    expect(held.table.isDisrupted).toBe(false) // Ann has it
    expect(held.table.things.filter(({ holder }) => holder === 0)).toMatchObject([{ markers: 0 }])
    const ann = { is: 'ian', on: '3B-b', carries: { '2B-b': 2 } } as const
    const bob = { carries: { '12A-a': 0 } }
    const other = at({ episode: '2', ann, bob, gone: ['6B-a', '4B-b'] })
    other.rolls('S B B').pick('act', 'break-idols').pick('keepDice')
    expect(other.table.isDisrupted).toBe(false)
  })

  it('DMD-EPTHREE-2 two Bones at rest do not disrupt it, wherever the third is', () => {
    const rest = (gone: string[], more: object = {}): boolean => {
      const ann = { is: 'fatima', on: '7B-a', carries: { '12A-b': 2, ...more } } as const
      const t = at({ episode: '3', ann, gone, bones: ['4B-a', '12A-b', '5B-c'] })
      t.rolls('S B B | B').pick('act', 'lay-to-rest')
      if (t.offers('chooseThing')) t.pick('chooseThing', 'bones#2')
      return t.pick('keepDice').table.isDisrupted
    }
    expect(rest(['4B-a', '5B-c'])).toBe(true)
    expect(rest(['5B-c'])).toBe(false) // in a Grave
    expect(rest(['5B-c'], { '4B-a': 0 })).toBe(false) // with Ann
  })

  it('DMD-EPSIX-4 the fuse is not lit before every Pillar is charged', () => {
    const full = { '4A-b': 3, '5B-c': 3, '14B-c': 3 }
    const fuse = (markers: Readonly<Record<string, number>>): string | undefined =>
      at({ episode: '6', ann: { is: 'ian' }, markers }).refusal('act', 'light-fuse')
    expect(fuse(full)).toBe('not-charged')
    expect(fuse({ ...full, '5B-c': 2 })).toBe('not-charged')
    const all = Object.fromEntries(
      at({ episode: '6' }).table.things.map(({ space }) => [
        at({ episode: '6' }).spaceName(space),
        3,
      ]),
    )
    expect(fuse(all)).toBeUndefined()
  })

  it('DMD-EPSIX-6 Powder is lost where it is nearest to the Chthonian, not to the active one', () => {
    const markers = { '4A-b': 1, '5B-c': 1, '14B-c': 1 }
    const lost = (beast: string): string[] => {
      const ann = { is: 'ian', on: '4A-b' } as const
      const t = at({ episode: '6', ann, markers, foes: { [beast]: ['chthonian'] } })
      t.runOnly('advance', { isEpisodeFirst: true })
      while (t.asked?.includes('choose') === true) t.takeDefault()
      return Object.keys(markers).filter((space) => t.things(space)[0]?.markers === 0)
    }
    expect(lost('5B-c')).toEqual(['5B-c'])
    expect(lost('14B-c')).toEqual(['14B-c'])
  })

  it('DMD-CLAIM-10 the Burial Ledger is of no use where no closed Grave is near', () => {
    const ann = { is: 'ian', has: ['Burial Ledger'] } as const
    const bones = ['5B-c', '8B-a', '14B-a']
    const open = at({ episode: '3', ann, bones, open: ['4B-a', '12A-b'] })
    expect(open.refusal('useCard', 'Burial Ledger')).toBe('no-effect')
    const one = at({ episode: '3', ann, bones, open: ['4B-a'] })
    expect(one.offers('useCard', 'Burial Ledger')).toBe(true)
    expect(at({ episode: '3', ann, bones, gone: ['4B-a', '12A-b'] }).refusal('useCard')).toBe(
      'no-effect',
    )
  })
})

describe('What is told of the ritual', () => {
  it('DMD-EPTWO-6 cracks that are left over without another Idol are lost', () => {
    const ann = { is: 'ian', on: '3B-b', carries: { '2B-b': 2 } } as const
    const t = at({ episode: '2', ann }).rolls('S S S').pick('act', 'break-idols').pick('keepDice')
    expect(t.told('marks')).toMatchObject([{ by: 1, markers: 3 }])
    expect(t.table.things.filter(({ holder }) => holder === 0)).toEqual([])
  })

  it('DMD-EPTWO-3 an Idol is taken where an Idol lies, not where the Altar stands', () => {
    const t = at({ episode: '2', ann: { is: 'ian', on: '3B-b' } })
    expect(t.refusal('act', 'take-idol')).toBe('no-idol')
  })

  it('DMD-EPTHREE-3 a Grave that lies open already is not turned up again, and the others keep their Bones', () => {
    const ann = { is: 'ian', on: '4B-a' } as const
    const bones = ['4B-a', '12A-b', '5B-c']
    const open = at({ episode: '3', ann, bones, open: ['4B-a'] }).pick('act', 'open-grave')
    expect([open.told('turnsUp'), open.told('picksUp').length]).toEqual([[], 1])
    const t = at({ episode: '3', ann, bones }).pick('act', 'open-grave')
    expect(t.told('turnsUp')).toHaveLength(1)
    expect(t.state.box.bones).toHaveLength(2)
    t.hero('ann').space = t.space('12A-b')
    t.pick('act', 'open-grave')
    expect([t.told('turnsUp').length, t.told('picksUp').length]).toEqual([2, 2])
  })

  it('DMD-EPFOUR-7 of a Lens that regains Alignment it is told by how much', () => {
    const t = at({ episode: '4', markers: { '10A-c': 2 } }).runOnly('advance', {
      isEpisodeFirst: false,
    })
    expect(t.told('marks')).toMatchObject([{ by: 1, markers: 3 }])
  })

  it('DMD-EPONE-2 where no success marks anything nothing is told of marks', () => {
    const t = at({ ann: { is: 'rasputin', on: '3A-b' } })
    t.rolls('B B B').pick('act', 'spoil').pick('keepDice')
    expect(t.told('marks')).toEqual([])
  })
})

describe('What counts for a ritual', () => {
  it('DMD-EPTHREE-2 neither Graves that are gone nor Bones that lie open on the map are Bones at rest', () => {
    const rest = (more: Position): boolean => {
      const ann = { is: 'fatima', on: '7B-a', carries: { '12A-b': 2 } } as const
      const bones = ['4B-a', '12A-b', '5B-c']
      const t = at({ episode: '3', ann, bones, ...more }).rolls('S B B | B')
      return t.pick('act', 'lay-to-rest').pick('keepDice').table.isDisrupted
    }
    expect(rest({ gone: ['8B-a', '14B-a'] })).toBe(false)
    expect(rest({ gone: ['5B-c'], open: ['4B-a'] })).toBe(false)
    expect(rest({ gone: ['5B-c', '4B-a'] })).toBe(true)
  })

  it('DMD-EPTHREE-2 DMD-DEATH-3 Bones and Idols that somebody has dropped are still there, in whatever space', () => {
    const falls = (t: DmdScenario): DmdScenario => t.wound('bob', 1)
    const dying = { is: 'kid', wounds: 4 } as const
    const bones = at({
      episode: '3',
      ann: { is: 'fatima', on: '7B-a', carries: { '12A-b': 2 } },
      bob: { ...dying, on: '13A-a', carries: { '5B-c': 0 } },
      bones: ['4B-a', '12A-b', '5B-c'],
      gone: ['4B-a'],
      elder: { on: '8B-a' },
    })
    expect(falls(bones).things('13A-a')).toMatchObject([{ kind: 'bones' }])
    bones.goOn().rolls('S B B | B').pick('act', 'lay-to-rest').pick('keepDice')
    expect(bones.table.isDisrupted).toBe(false)
    const idols = at({
      episode: '2',
      ann: { is: 'ian', on: '3B-b', carries: { '12A-a': 2 } },
      bob: { ...dying, on: '2B-a', carries: { '2B-b': 0 } },
      gone: ['6B-a', '4B-b'],
      elder: { on: '7B-a' },
    })
    expect(falls(idols).things('2B-a')).toMatchObject([{ kind: 'idol' }])
    idols.goOn().rolls('S B B').pick('act', 'break-idols').pick('keepDice')
    expect(idols.table.isDisrupted).toBe(false)
  })

  it('DMD-EPFIVE-3 at a circuit that is lit already there is no breaker to throw', () => {
    const circuit = (wires: number): DmdScenario =>
      at({ episode: '5', ann: { is: 'ian', on: '16B-b' }, markers: { '16B-b': wires } })
    expect(circuit(2).offers('act', 'throw-breaker')).toBe(true)
    expect(circuit(3).refusal('act', 'throw-breaker')).toBe('no-circuit')
  })
})
