import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Actions of the episode', () => {
  it('DMD-EPISODE-1 DMD-EPISODE-2 DMD-EPISODE-4 each use costs an action; markers stay for the whole team', () => {
    const t = at({ ann: { is: 'ian', on: '3A-b' } })
      .rolls('S B B')
      .pick('act', 'spoil')
      .pick('keepDice')
    expect(t.table.actions).toBe(2)
    expect(t.things('3A-b')[0]?.markers).toBe(1)
    const next = at({ turn: 'bob', bob: { is: 'ian', on: '3A-b' }, markers: { '3A-b': 1 } })
    next.rolls('S S B').pick('act', 'spoil').pick('keepDice')
    expect(next.things('3A-b')[0]?.markers).toBe(3)
  })

  it('DMD-EPISODE-3 DMD-EPONE-5 they stay after the disruption where they can do something', () => {
    const t = at({ ann: { fire: 2 }, disrupted: true, elder: { on: '9A-a' }, fire: { '1A-a': 3 } })
    t.pick('act', 'beat-out')
    expect(t.offered).toEqual(['fromSelf 0..2'])
    t.pick('fromSelf', 2)
    expect([t.hero('ann').fire, t.fire('1A-a')]).toEqual([0, 2])
    expect(at({}).refusal('act', 'beat-out')).toBe('no-fire-here')
    const unsafe = at({ fire: { '1A-a': 1 }, foes: { '1A-a': ['cultist'] } })
    expect(unsafe.offers('act', 'beat-out')).toBe(true)
  })
})

describe('Episode 1', () => {
  it('DMD-EPONE-1 DMD-EPONE-2 DMD-EPONE-3 a Retort with four markers is gone, and the last disrupts', () => {
    const t = at({ ann: { is: 'ian', on: '3A-b' }, markers: { '3A-b': 3 } })
      .rolls('S B B')
      .pick('act', 'spoil')
    t.pick('keepDice')
    expect(t.things('3A-b')).toEqual([])
    expect(t.table.isDisrupted).toBe(false)
    const unsafe = at({ ann: { on: '3A-b' }, foes: { '3A-b': ['cultist'] } })
    expect(unsafe.refusal('act', 'spoil')).toBe('act-not-safe')
    expect(at({}).refusal('act', 'spoil')).toBe('no-retort')
    const tongs = at({ ann: { on: '3A-b', has: ['Long Tongs'] }, foes: { '3A-b': ['cultist'] } })
    expect(tongs.offers('act', 'spoil')).toBe(true)
  })

  it('DMD-EPONE-4 a roll without success breaks out in fire', () => {
    const t = at({ ann: { is: 'ian', on: '3A-b' } })
      .rolls('B B E')
      .pick('act', 'spoil')
      .pick('keepDice')
    expect(t.fire('3A-b')).toBe(1)
    const done = at({ ann: { is: 'ian', on: '3A-b' } })
      .rolls('S B E')
      .pick('act', 'spoil')
    expect(done.pick('keepDice').fire('3A-b')).toBe(0)
  })

  it('DMD-EPONE-6 an advance: fire at every Retort, and a Fire Vampire', () => {
    const t = at({ ann: { on: '4A-a' } }).runOnly('advance', { isEpisodeFirst: false })
    expect(['3A-b', '5A-c', '6A-b', '8A-a'].map((id) => t.fire(id))).toEqual([1, 1, 1, 1])
    expect(t.foes('9A-a')).toEqual(['fire-vampire'])
  })
})

describe('Episode 2', () => {
  const episode = '2'

  it('DMD-EPTWO-3 DMD-EPTWO-4 an Idol costs 1 sanity, and nobody holds three', () => {
    const t = at({ episode, ann: { is: 'ian', on: '2B-b' } }).pick('act', 'take-idol')
    expect(t.hero('ann').sanity).toBe(1)
    expect(t.table.things.filter(({ holder }) => holder === 0)).toHaveLength(1)
    const full = at({ episode, ann: { on: '2B-b', carries: { '12A-a': 0, '6B-a': 0 } } })
    expect(full.refusal('act', 'take-idol')).toBe('two-idols')
    const bob = { carries: { '4B-b': 0 } }
    const trading = at({ episode: '2', ann: { carries: { '2B-b': 0, '12A-a': 0 } }, bob })
    expect(trading.refusal('trade', 'idol from bob')).toBe('two-idols')
    expect(trading.offers('trade', 'idol to bob#1')).toBe(true)
  })

  it('DMD-EPTWO-1 DMD-EPTWO-5 DMD-EPTWO-6 cracks at the Altar, further ones on the next; the fourth disrupts', () => {
    const ann = { is: 'ian', on: '3B-b', carries: { '2B-b': 2, '12A-a': 1 } } as const
    const t = at({ episode, ann, gone: ['6B-a', '4B-b'] }).pick('act', 'break-idols')
    t.rolls('S S S').pick('chooseThing', 'idol#1').pick('keepDice')
    expect(t.table.isDisrupted).toBe(true)
    expect(at({ episode, ann: { on: '3B-b' } }).refusal('act', 'break-idols')).toBe('no-idol-held')
  })

  it('DMD-EPTWO-2 DMD-EPTWO-8 an advance: stress for holders, and a Deep One', () => {
    const t = at({ episode, ann: { on: '7B-a', carries: { '2B-b': 0 } } }).runOnly('advance', {
      isEpisodeFirst: false,
    })
    expect([t.tracks('ann'), t.tracks('bob')]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ])
    expect(t.foes('9B-a')).toEqual(['deep-one'])
  })

  it('DMD-EPTWO-6 a single crack left over goes on the next Idol', () => {
    const ann = { is: 'ian', on: '3B-b', carries: { '2B-b': 1, '6B-a': 0 } } as const
    const t = at({ episode, ann }).pick('act', 'break-idols')
    t.rolls('S S S').pick('chooseThing', 0).pick('keepDice')
    const held = t.table.things.filter(({ holder }) => holder === 0)
    expect(held.map(({ markers }) => markers)).toEqual([1])
  })
})

describe('Episode 3', () => {
  const episode = '3'

  it('DMD-EPTHREE-1 DMD-EPTHREE-3 DMD-EPTHREE-4 a Grave has Bones, or a Ghoul', () => {
    const t = at({ episode, ann: { on: '4B-a' }, bones: ['4B-a', '12A-b', '5B-c'] }).pick(
      'act',
      'open-grave',
    )
    expect(t.table.things.find(({ holder }) => holder === 0)?.kind).toBe('bones')
    const empty = at({ episode, ann: { on: '4B-a' }, bones: ['8B-a', '12A-b', '5B-c'] }).pick(
      'act',
      'open-grave',
    )
    expect(empty.foes('4B-a')).toEqual(['ghoul'])
    expect(empty.things('4B-a')).toEqual([])
    expect(at({ episode }).refusal('act', 'open-grave')).toBe('no-grave')
  })

  it('DMD-EPTHREE-2 DMD-EPTHREE-5 DMD-EPTHREE-6 prayers on consecrated ground; the third Bones disrupts', () => {
    const ann = { is: 'fatima', on: '7B-a', carries: { '12A-b': 2 } } as const
    const t = at({ episode, ann, gone: ['4B-a', '5B-c'] })
    t.rolls('S B B | B').pick('act', 'lay-to-rest').pick('keepDice')
    expect(t.table.isDisrupted).toBe(true)
    const elsewhere = at({ episode, ann: { ...ann, on: '13A-a' } })
    expect(elsewhere.refusal('act', 'lay-to-rest')).toBe('not-consecrated')
    expect(at({ episode, ann: { on: '7B-a' } }).refusal('act', 'lay-to-rest')).toBe('no-bones')
    const unsafe = at({ episode, ann, foes: { '7B-a': ['ghoul'] } })
    expect(unsafe.offers('act', 'lay-to-rest')).toBe(true)
    expect(
      at({ episode, ann: { ...ann, levels: { 'arcane-mastery': 3 } } })
        .rolls('B B B | B B B')
        .pick('act', 'lay-to-rest').table.roll?.dice,
    ).toHaveLength(6) // a die for each level
  })

  it('DMD-EPTHREE-5 DMD-EPTHREE-6 of two Bones any may be prayed over first; what is left goes on the next', () => {
    const t = at({ episode, ann: { is: 'fatima', on: '7B-a', carries: { '4B-a': 0, '12A-b': 2 } } })
    t.pick('act', 'lay-to-rest')
    expect(t.offered).toHaveLength(2)
    t.rolls('S S B | B').pick('chooseThing', 'bones#2').pick('keepDice')
    expect(t.table.things.filter(({ kind }) => kind === 'bones')).toMatchObject([
      { holder: 0, markers: 1 },
      { holder: -1, markers: 0 },
    ])
  })

  it('DMD-EPTHREE-7 DMD-EPTHREE-9 a Grave turned up by a card stays and is opened as usual', () => {
    const t = at({ episode, ann: { on: '4B-b' }, bones: ['4B-a', '12A-b', '5B-c'] }).resolve(
      'e3.m8',
    )
    if (t.asked?.includes('choose')) t.takeDefault()
    expect(t.things('4B-a')[0]).toMatchObject({ kind: 'bones', isOpen: true })
    const open = at({ episode, ann: { on: '4B-a' }, open: ['4B-a'], markers: { '4B-a': 2 } }).pick(
      'act',
      'open-grave',
    )
    expect(open.table.things.find(({ holder }) => holder === 0)?.markers).toBe(2)
  })

  it('DMD-EPTHREE-8 an advance: a Ghoul at the yellow gate', () => {
    const t = at({ episode, ann: { on: '4B-a' } }).runOnly('advance', { isEpisodeFirst: false })
    expect(t.foes('8B-b')).toEqual(['ghoul'])
  })
})

describe('Episode 4', () => {
  const episode = '4'

  it('DMD-EPFOUR-1 DMD-EPFOUR-2 DMD-EPFOUR-3 DMD-EPFOUR-4 a Lens without Alignment is shattered; the last disrupts', () => {
    const t = at({ episode, ann: { is: 'ian', on: '11A-b' } })
    expect(t.things('11A-b')[0]?.markers).toBe(4)
    t.rolls('S S B').pick('act', 'misalign').pick('keepDice')
    expect(t.things('11A-b')[0]?.markers).toBe(2)
    const last = at({
      episode,
      ann: { is: 'ian', on: '11A-b' },
      markers: { '11A-b': 1 },
      gone: ['16B-b', '10A-c'],
    })
    last.rolls('S S B').pick('act', 'misalign').pick('keepDice')
    expect(last.table.isDisrupted).toBe(true)
  })

  it('DMD-EPFOUR-5 DMD-EPFOUR-6 a Shutter breaks instead of a summoning', () => {
    const t = at({ episode, ann: { on: '12A-b' } }).pick('act', 'bar-shutter')
    expect(t.table.shutters.yellow).toBe(true)
    expect(t.refusal('act', 'bar-shutter')).toBe('barred-already')
    t.resolve('e4.m8')
    expect([t.table.shutters.yellow, t.foes('12A-b'), t.foes('17B-a')]).toEqual([
      false,
      [],
      ['cultist'],
    ])
    expect(at({ episode }).refusal('act', 'bar-shutter')).toBe('no-gate')
  })

  it('DMD-EPFOUR-7 an advance: Lenses regain 1, and a Byakhee', () => {
    const t = at({ episode, markers: { '11A-b': 2 } }).runOnly('advance', { isEpisodeFirst: false })
    expect([t.things('11A-b')[0]?.markers, t.things('16B-b')[0]?.markers]).toEqual([3, 4])
    expect(t.foes('17B-a')).toEqual(['byakhee'])
  })

  it('DMD-EPFOUR-8 a Shutter never stops the Elder One', () => {
    const t = at({ episode, ann: { on: '12A-b' }, shutters: ['yellow'] }).runOnly('arrival', {})
    expect(t.foes('12A-b')).toEqual(['elder'])
    expect(t.table.shutters.yellow).toBe(true)
  })

  it('DMD-EPFOUR-6 where nobody is left to be summoned no Shutter breaks', () => {
    const advance = (cultists: number) =>
      at({
        episode,
        ann: { is: 'ian', on: '17B-a' },
        shutters: ['red'],
        foes: {
          '12A-a': Array.from({ length: cultists }, () => 'cultist'),
          '16B-a': ['byakhee', 'byakhee'],
        },
      }).runOnly('advance', { isEpisodeFirst: false })
    expect(advance(10).table.shutters.red).toBe(true)
    expect(advance(9).table.shutters.red).toBe(false)
  })
})

describe('Episode 5', () => {
  const episode = '5'

  it('DMD-EPFIVE-1 DMD-EPFIVE-3 DMD-EPFIVE-4 three Wires light a Circuit; all four disrupt', () => {
    const markers = { '4A-b': 3, '14A-b': 3, '12B-b': 3, '16B-b': 1 }
    const t = at({ episode, ann: { is: 'ian', on: '16B-b' }, markers })
      .rolls('S S S')
      .pick('act', 'throw-breaker')
    t.pick('keepDice')
    expect(t.table.isDisrupted).toBe(true)
    expect(t.things('16B-b')[0]?.markers).toBe(3)
    const oneIsDark = at({
      episode,
      ann: { is: 'ian', on: '16B-b' },
      markers: { ...markers, '4A-b': 2 },
    })
    oneIsDark.rolls('S S S').pick('act', 'throw-breaker').pick('keepDice')
    expect(oneIsDark.table.isDisrupted).toBe(false)
  })

  it('DMD-EPFIVE-2 DMD-EPFIVE-6 a Lamp lights a dark space, while there is one', () => {
    const t = at({ episode }).pick('act', 'light-lamp')
    expect(t.table.lamps.filter(Boolean)).toHaveLength(1)
    expect(t.refusal('act', 'light-lamp')).toBe('lit-already')
    const none = at({ episode, lamps: ['4A-a', '4A-b', '7A-a', '15B-a'] })
    expect(none.refusal('act', 'light-lamp')).toBe('no-lamp')
  })

  it('DMD-EPFIVE-5 DMD-EPFIVE-7 an advance darkens the farthest Circuit, which loses its Wires', () => {
    const t = at({ episode, markers: { '16B-b': 3, '12B-b': 3 } }).runOnly('advance', {
      isEpisodeFirst: false,
    })
    expect([t.things('16B-b')[0]?.markers, t.things('12B-b')[0]?.markers]).toEqual([3, 0])
    expect(t.foes('16B-a')).toEqual(['hunting-horror'])
  })
})

describe('Episode 6', () => {
  const episode = '6'
  const charged = { '16A-b': 3, '4A-b': 3, '5B-c': 3, '14B-c': 3 }

  it('DMD-EPSIX-2 DMD-EPSIX-3 three Powder charge a Pillar, and no more', () => {
    const t = at({ episode, ann: { is: 'ian', on: '4A-b' }, markers: { '4A-b': 2 } })
      .rolls('S S S')
      .pick('act', 'set-charge')
    t.pick('keepDice')
    expect(t.things('4A-b')[0]?.markers).toBe(3)
    expect(t.refusal('act', 'set-charge')).toBe('no-pillar')
  })

  it('DMD-EPSIX-1 DMD-EPSIX-4 DMD-EPSIX-5 DMD-TERM-5 the fuse disrupts, and brings the hill down on whoever is beside a Pillar', () => {
    const t = at({
      episode,
      ann: { is: 'ian' },
      bob: { is: 'kid', on: '4A-b' },
      markers: charged,
      foes: { '5B-c': ['cultist'], '14B-c': ['shoggoth'] },
    })
    t.pick('act', 'light-fuse')
    expect(t.table.isDisrupted).toBe(true)
    expect(t.foes('15A-a')).toEqual(['elder'])
    expect([t.foes('5B-c'), t.foes('14B-c')]).toEqual([[], ['shoggoth 3']])
    expect([t.tracks('ann'), t.tracks('bob')]).toEqual([
      [0, 0, 0],
      [3, 0, 0],
    ])
    expect(t.table.things.every(({ space }) => space === -1)).toBe(true)
    expect(at({ episode }).refusal('act', 'light-fuse')).toBe('not-charged')
    expect(
      at({ episode, ann: { on: '4A-a' }, markers: charged }).refusal('act', 'light-fuse'),
    ).toBe('not-at-head')
    expect(
      at({ episode, ann: { on: '4A-a', has: ['Dry Matches'] }, markers: charged }).offers(
        'act',
        'light-fuse',
      ),
    ).toBe(true)
  })

  it('DMD-EPSIX-6 an advance: the Chthonian comes, or eats Powder near it', () => {
    const t = at({ episode }).runOnly('advance', { isEpisodeFirst: false })
    expect(t.foes('5B-b')).toEqual(['chthonian'])
    const eats = at({
      episode,
      foes: { '5B-b': ['chthonian'] },
      markers: { '5B-c': 2, '16A-b': 2 },
    })
    eats.runOnly('advance', { isEpisodeFirst: false })
    expect([eats.things('5B-c')[0]?.markers, eats.things('16A-b')[0]?.markers]).toEqual([1, 2])
  })

  it('DMD-EPSIX-5 the hill hurts an Elder One beside a Pillar too', () => {
    const ann = { is: 'ian', on: '15A-a' } as const
    const t = at({ episode, ann, bob: { on: '3A-a' }, elder: { on: '4A-b' }, markers: charged })
    expect(t.pick('act', 'light-fuse').table.elder.wounds).toBe(3)
  })

  it('DMD-EPSIX-5 DMD-DEATH-1 the summoning comes first, so a death below does not lose the game', () => {
    const t = at({
      episode,
      ann: { is: 'ian', on: '15A-a' },
      bob: { is: 'kid', on: '4A-b', wounds: 3 },
      markers: charged,
    }).pick('act', 'light-fuse')
    expect([t.outcome, t.hero('bob').hasFallen, t.table.elder.stage]).toEqual([null, true, 2])
  })
})

describe('The last but one', () => {
  it('DMD-RITUAL-1 DMD-EPONE-1 does not disrupt the ritual of episode 1', () => {
    const t = at({ ann: { is: 'ian', on: '5A-c' }, gone: ['3A-b', '6A-b'], markers: { '5A-c': 3 } })
    t.rolls('S B B').pick('act', 'spoil').pick('keepDice')
    expect([t.things('5A-c'), t.table.isDisrupted]).toEqual([[], false])
  })

  it('DMD-RITUAL-1 DMD-EPFOUR-1 does not disrupt the ritual of episode 4', () => {
    const ann = { is: 'ian', on: '11A-b' } as const
    const t = at({ episode: '4', ann, gone: ['16B-b'], markers: { '11A-b': 1 } })
    t.rolls('S B B').pick('act', 'misalign').pick('keepDice')
    expect([t.things('11A-b'), t.table.isDisrupted]).toEqual([[], false])
  })
})
