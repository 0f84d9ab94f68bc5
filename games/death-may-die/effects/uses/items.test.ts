import { describe, expect, it } from 'vitest'
import { at, type DmdScenario, type Position } from '../../testing/at.ts'
import { effectOf } from '../../testing/effect.ts'

type Episode = NonNullable<Position['episode']>
const start: Record<Episode, string> = {
  '1': '1A-a',
  '2': '1B-a',
  '3': '13A-a',
  '4': '13A-a',
  '5': '13B-a',
  '6': '15A-a',
}
const uses = (t: DmdScenario, item: string): Record<string, number> =>
  effectOf(t, () => t.pick('useCard', item))

describe('Items that are discarded', () => {
  it.each<[item: string, episode: Episode, wounds: number, stress: number]>([
    ['Bandages', '1', 2, 0],
    ['Bandages', '2', 2, 0],
    ['Bandages', '3', 2, 0],
    ['Bandages', '4', 2, 0],
    ['Bandages', '5', 2, 0],
    ['Bandages', '6', 2, 0],
    ['Laudanum', '1', 0, 3],
    ['Brandy Flask', '2', 0, 3],
    ['Saddle Flask', '4', 0, 3],
    ['Throat Pastilles', '5', 0, 3],
    ['Tobacco Tin', '6', 0, 3],
    ['Communion Wine', '2', 1, 1],
    ['Black Bread', '3', 1, 1],
    ['Gin', '5', 1, 1],
  ])(
    'DMD-CLAIM-10 %s (%s) heals %i wounds and %i stress of whoever has it',
    (item, episode, wounds, stress) => {
      const sick = { wounds: 4, stress: 4 }
      const t = at({ episode, ann: { is: 'ian', has: [item], ...sick }, bob: sick })
      expect(uses(t, item)).toEqual({
        [`ann ${item}`]: -1,
        ...(wounds > 0 && { 'ann wounds': -wounds }),
        ...(stress > 0 && { 'ann stress': -stress }),
      })
      expect(t.table.actions).toBe(3)
      const well = { wounds: wounds > 0 ? 0 : 4, stress: stress > 0 ? 0 : 4 }
      const none = at({ episode, ann: { is: 'ian', has: [item], ...well } })
      expect(none.refusal('useCard', item)).toBe('nothing-to-heal')
    },
  )

  it.each<[item: string, episode: Episode, kind: string]>([
    ['Phlogiston', '1', 'fire-vampire'],
    ['Lamp Oil', '2', 'deep-one'],
    ['Lamp Oil', '3', 'ghoul'],
    ['Magnesium Flash', '4', 'byakhee'],
    ['Lamp Oil', '5', 'hunting-horror'],
    ['Lamp Oil', '6', 'shoggoth'],
  ])('DMD-CLAIM-10 %s (%s): a wound for every enemy here, then fire', (item, episode, kind) => {
    const here = start[episode]
    const foes = { [here]: ['cultist', 'cultist 1', kind] }
    const t = at({ episode, ann: { has: [item] }, foes })
    expect(uses(t, item)).toEqual({
      [`ann ${item}`]: -1,
      [`cultist ${here}`]: -1, // one of them dies of its second wound, the other has its first
      [`${kind} ${here} wounds`]: 1,
      [`fire ${here}`]: episode === '1' ? 2 : 1, // a Fire Vampire that is hurt leaves fire too
    })
    expect(at({ episode, ann: { has: [item] } }).refusal('useCard', item)).toBe('no-enemy-here')
  })

  it('DMD-CLAIM-10 Bleach: all fire here and on oneself, and nowhere else', () => {
    const fire = { '1A-a': 2, '2A-a': 1 }
    const t = at({ ann: { fire: 3, has: ['Bleach'] }, bob: { fire: 1 }, fire })
    expect(uses(t, 'Bleach')).toEqual({ 'ann Bleach': -1, 'fire 1A-a': -2, 'ann fire': -3 })
    expect(at({ ann: { has: ['Bleach'] } }).refusal('useCard', 'Bleach')).toBe('no-fire-here')
  })

  it('DMD-CLAIM-10 Smelling Salts: each die once, and those that are not picked stay', () => {
    const ann = { is: 'fatima', has: ['Smelling Salts'] } as const
    const t = at({ ann, foes: { '1A-a': ['fire-vampire'] } })
    t.rolls('S B B').pick('attack', 'fire-vampire').pick('useCard', 'Smelling Salts')
    t.pick('pickDie', 1)
    expect([t.offers('pickDie', 1), t.offers('pickDie', 2)]).toEqual([false, true])
    t.rolls('S').pick('throwPicked').pick('keepDice')
    expect(t.foes('1A-a')).toEqual(['fire-vampire 2'])
  })

  it('DMD-CLAIM-10 Ether Bottle: all stress of one’s own, and a fire', () => {
    const t = at({ ann: { stress: 5, has: ['Ether Bottle'] }, bob: { stress: 2 } })
    expect(uses(t, 'Ether Bottle')).toEqual({
      'ann Ether Bottle': -1,
      'ann stress': -5,
      'fire 1A-a': 1,
    })
    const calm = at({ ann: { has: ['Ether Bottle'] }, bob: { stress: 2 } })
    expect(calm.refusal('useCard', 'Ether Bottle')).toBe('nothing-to-heal')
  })

  it('DMD-CLAIM-10 Signal Flare: all the others wherever they are, and not oneself', () => {
    const cid = { stress: 3, on: '12A-a' }
    const t = at({ episode: '2', ann: { stress: 2, has: ['Signal Flare'] }, bob: {}, cid })
    expect(uses(t, 'Signal Flare')).toEqual({ 'ann Signal Flare': -1, 'cid stress': -1 })
    const calm = at({ episode: '2', ann: { stress: 2, has: ['Signal Flare'] } })
    expect(calm.refusal('useCard', 'Signal Flare')).toBe('nothing-to-heal')
  })

  it('DMD-CLAIM-10 Burial Ledger: Graves within two spaces and no farther', () => {
    const t = at({
      episode: '3',
      ann: { has: ['Burial Ledger'] },
      bones: ['4B-a', '5B-c', '8B-a'],
    })
    expect(uses(t, 'Burial Ledger')).toEqual({
      'ann Burial Ledger': -1,
      'grave 4B-a': -1,
      'bones 4B-a': 1,
      'grave 12A-b': -1,
      'open grave 12A-b': 1,
    })
  })

  it('DMD-CLAIM-10 Bone Whistle: every Ghoul here, and none of next door', () => {
    const foes = { '13A-a': ['ghoul', 'ghoul 1', 'cultist'], '4B-a': ['ghoul'] }
    const t = at({ episode: '3', ann: { has: ['Bone Whistle'] }, foes })
    expect(uses(t, 'Bone Whistle')).toEqual({
      'ann Bone Whistle': -1,
      'ghoul 13A-a': -2,
      'ghoul 13A-a wounds': -1,
      'ghoul 8B-b': 2,
      'ghoul 8B-b wounds': 1,
    })
    const none = at({
      episode: '3',
      ann: { has: ['Bone Whistle'] },
      foes: { '13A-a': ['cultist'] },
    })
    expect(none.refusal('useCard', 'Bone Whistle')).toBe('no-enemy-here')
    const there = at({
      episode: '3',
      ann: { on: '8B-b', has: ['Bone Whistle'] },
      foes: { '8B-b': ['ghoul'] },
    })
    expect(there.refusal('useCard', 'Bone Whistle')).toBe('no-effect')
  })

  it('DMD-CLAIM-10 Flash Powder: a wound for monsters, and light until the end of the turn', () => {
    const markers = { '16B-b': 3, '12B-b': 3, '4A-b': 3, '14A-b': 3 }
    const foes = { '13B-a': ['hunting-horror', 'cultist'], '11B-a': ['hunting-horror'] }
    const t = at({
      episode: '5',
      ann: { has: ['Flash Powder'] },
      elder: { on: '13B-a' },
      disrupted: false,
      foes,
    })
    expect(uses(t, 'Flash Powder')).toEqual({
      'ann Flash Powder': -1,
      'hunting-horror 13B-a wounds': 1,
    })
    expect(t.refusal('act', 'light-lamp')).toBe('lit-already')
    const lit = {
      episode: '5',
      ann: { has: ['Flash Powder'] },
      elder: { on: '13B-a' },
      disrupted: true,
      markers,
    } as const
    expect(at(lit).refusal('useCard', 'Flash Powder')).toBe('no-effect')
    expect(at({ ...lit, foes }).offers('useCard', 'Flash Powder')).toBe(true)
  })

  it.each([
    ['the dark', {}, {}, undefined],
    ['the light of a Lamp', { lamps: ['13B-a'] }, {}, 'no-effect'],
    ['the light of a Lamp, at a Cultist', { lamps: ['13B-a'] }, ['cultist'], 'no-effect'],
    ['the light of a Lamp, at a monster', { lamps: ['13B-a'] }, ['hunting-horror'], undefined],
    ['the dark beside a Lamp', { lamps: ['11B-a'] }, {}, undefined],
  ] as const)('DMD-CLAIM-10 DMD-EPFIVE-2 Flash Powder in %s', (_, light, foes, whyNot) => {
    const here = Array.isArray(foes) ? { '13B-a': foes as string[] } : {}
    const ann = { on: '13B-a', has: ['Flash Powder'] }
    const t = at({ episode: '5', ann, foes: here, ...light })
    expect(t.refusal('useCard', 'Flash Powder')).toBe(whyNot)
  })

  it('DMD-CLAIM-10 Survey Map: four spaces and no farther; nobody follows', () => {
    const t = at({ episode: '6', ann: { has: ['Survey Map'] }, foes: { '15A-a': ['cultist'] } })
    t.pick('useCard', 'Survey Map')
    expect(t.offers('chooseSpace', '15A-a')).toBe(false)
    const effect = effectOf(t, () => t.pick('chooseSpace', '14B-a'))
    expect(effect).toEqual({ 'ann 15A-a': -1, 'ann 14B-a': 1 })
    const far = at({ episode: '6', ann: { on: '3A-a', has: ['Survey Map'] } }).pick(
      'useCard',
      'Survey Map',
    )
    expect([far.offers('chooseSpace', '14B-a'), far.offers('chooseSpace', '14B-b')]).toEqual([
      true,
      false,
    ])
  })

  it.each<[episode: Episode]>([['1'], ['4'], ['6']])(
    'DMD-CLAIM-10 Smelling Salts (%s): rolls of one’s own alone',
    (episode) => {
      const ann = { is: 'kid', has: ['Smelling Salts'] } as const
      const foes = { [start[episode]]: ['cultist'] }
      const own = at({ episode, ann, foes }).rolls('B B B').pick('attack', 'cultist')
      expect(own.offers('useCard', 'Smelling Salts')).toBe(true)
      own
        .pick('useCard', 'Smelling Salts')
        .pick('pickDie', 1)
        .rolls('S')
        .pick('throwPicked')
        .pick('keepDice')
      expect([own.foes(start[episode]), own.claims('ann')]).toEqual([['cultist 1'], []])
      const against = at({ episode, ann, foes }).rolls('| S B').assault('ann', 'cultist')
      expect(against.offers('useCard', 'Smelling Salts')).toBe(false)
    },
  )

  it('DMD-CLAIM-10 Exposed Plate: attacks against one alone', () => {
    const ann = { is: 'kid', fire: 1, has: ['Exposed Plate'] } as const
    const own = at({ episode: '4', ann, foes: { '13A-a': ['cultist'] } })
      .rolls('B B B')
      .pick('attack', 'cultist')
    expect(own.offers('useCard', 'Exposed Plate')).toBe(false)
    const fire = at({ episode: '4', ann }).rolls('S')
    fire.run('suffer', { hero: 0, kind: 'fire', dice: 1, tentacles: 0 })
    expect([fire.asked, fire.offers('useCard')]).toEqual(['ann roll.reroll', false])
    const attacked = at({ episode: '4', ann, foes: { '13A-a': ['cultist'] } }).rolls('| S S')
    expect(attacked.assault('ann', 'cultist').offers('useCard', 'Exposed Plate')).toBe(true)
  })

  it.each<[episode: Episode, monster: string]>([
    ['3', 'ghoul'],
    ['6', 'shoggoth'],
  ])(
    'DMD-TERM-4 Quicklime (%s): no cultist, and not thrown away where there is no monster',
    (episode, monster) => {
      const here = start[episode]
      const ann = { is: 'fatima', has: ['Quicklime'] } as const
      const t = at({ episode, ann, foes: { [here]: ['cultist', monster] } }).pick('attack', monster)
      const effect = effectOf(t, () =>
        t.rolls('B B B').pick('useCard', 'Quicklime').pick('keepDice'),
      )
      expect(effect).toEqual({ 'ann Quicklime': -1, [`${monster} ${here} wounds`]: 2 })
      const alone = at({ episode, ann, foes: { [here]: ['cultist'] } })
        .rolls('B B B')
        .pick('attack', 'cultist')
      expect(alone.asked).toBe('ann roll.reroll')
    },
  )

  it('DMD-RITUAL-2 Beaker and Lamp Oil: not for an Elder One that cannot be hurt', () => {
    const ann = { is: 'fatima', has: ['Beaker of Vitriol', 'Phlogiston'] } as const
    const elder = { on: '1A-a' }
    const t = at({ ann, elder, foes: { '1A-a': ['cultist'] } }).pick('attack', 'cultist')
    t.pick('useCard', 'Beaker of Vitriol')
    expect(t.foes('1A-a')).toEqual(['elder']) // nobody was asked
    const hurt = at({ ann, elder, disrupted: true, foes: { '1A-a': ['cultist'] } })
    hurt.pick('attack', 'cultist').pick('useCard', 'Beaker of Vitriol')
    expect(hurt.offered).toEqual(['chooseFoe cultist', 'chooseFoe elder'])
    expect(at({ ann, elder }).refusal('useCard', 'Phlogiston')).toBe('no-enemy-here')
    expect(at({ ann, elder, disrupted: true }).offers('useCard', 'Phlogiston')).toBe(true)
  })

  it('DMD-DISC-2 Strange Gold pays stress on either side, but no sanity, and no entry that is barred', () => {
    const find = (id: string, has: string[] = []): DmdScenario =>
      at({
        episode: '2',
        ann: { is: 'ian', stress: 5, has: ['Strange Gold', ...has] },
        discovery: [id],
      }).run('discovery', { hero: 0, tentacles: 0 })
    const right = find('e2.d01')
    expect(effectOf(right, () => right.pick('goldRight', 'Strange Gold'))).toEqual({
      'ann Strange Gold': -1,
      'ann Pole Lantern': 1,
    })
    expect(find('e2.d15').offers('goldLeft', 'Strange Gold')).toBe(false)
    expect(find('e2.d12', ['Sea-Touched']).offers('goldLeft', 'Strange Gold')).toBe(false)
  })

  it('DMD-CLAIM-10 Coil of Rope: two more steps and no third', () => {
    const t = at({ episode: '2', ann: { is: 'rasputin', has: ['Coil of Rope'] } })
    t.pick('move', '6B-b').pick('step', '6B-a').pick('step', '2B-b').pick('useCard', 'Coil of Rope')
    t.pick('step', '2B-a').pick('step', '7B-a')
    expect([t.asked, t.where('ann'), t.claims('ann')]).toEqual(['ann actions.choose', '7B-a', []])
  })
})

describe('Stick of Dynamite', () => {
  const shoggoth = { '4A-b': ['shoggoth'] }
  const bob = { is: 'kid', on: '4A-b', has: ['Stick of Dynamite'] } as const

  it('DMD-TERM-27 hurts its thrower too, and nobody elsewhere', () => {
    const elsewhere = { is: 'ian', on: '3A-a' } as const
    const t = at({ episode: '6', ann: elsewhere, bob, turn: 'bob', foes: shoggoth })
    t.pick('attack', 'shoggoth').rolls('B B B').pick('useCard', 'Stick of Dynamite')
    expect([t.hero('ann').wounds, t.hero('bob').wounds]).toEqual([0, 1])
    expect(t.foes('4A-b')).toEqual(['shoggoth 2'])
  })

  it('DMD-TERM-20 clockwise from the active one', () => {
    const [ann, cid] = [{ is: 'ian', on: '4A-b' } as const, { is: 'borden', on: '4A-b' } as const]
    const t = at({ episode: '6', ann, bob, cid, turn: 'bob', foes: shoggoth }).forget()
    t.pick('attack', 'shoggoth').rolls('B B B').pick('useCard', 'Stick of Dynamite')
    expect(t.told('wounds').map(({ hero }) => hero)).toEqual([1, 2, 0])
  })

  it('DMD-DEATH-8 hurts all who are there, also if its thrower falls by it', () => {
    const t = at({
      episode: '6',
      ann: { is: 'ian', on: '4A-b' },
      bob: { ...bob, wounds: 4 },
      cid: { is: 'borden', on: '4A-b' },
      turn: 'bob',
      elder: { on: '15A-a' },
      foes: shoggoth,
    }).untilTurnEnds()
    t.pick('attack', 'shoggoth').pick('useCard', 'Stick of Dynamite')
    expect([t.hero('ann').wounds, t.hero('cid').wounds]).toEqual([1, 1])
    expect([t.hero('bob').hasFallen, t.told('rolls'), t.asked]).toEqual([true, [], 'turn is over'])
  })
})
