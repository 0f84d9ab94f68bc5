import { describe, expect, it } from 'vitest'
import { cardTable, type CardKey } from '../pieces/cards.ts'
import { at, type NecScenario, type Position, type Table } from '../testing/at.ts'
import { chooseAll, expectAsked } from '../testing/expect-asked.ts'

const lostCities = ['nameless-city', 'irem', 'rlyeh']
const monsterTitles = cardTable.filter(({ type }) => type === 'monster').map(({ key }) => key)

/** Ann lands on the Hither Gate from Mi-Go and rolls these dice. */
const atGate = (table: Table, ...roll: number[]): NecScenario =>
  at({ ...table, ann: { on: 0, ...table.ann }, bob: { owns: ['green-lane'], ...table.bob } })
    .dice(3, 4)
    .dice(...roll)
    .moveStep()

describe('Decision points', () => {
  it('NEC-CHOICE-17 Gate: each available shift, up, down or not', () => {
    const holds: CardKey[] = ['randolph-carter', 'the-silver-key']
    const t = atGate({ ann: { holds, owns: lostCities } }, 4, 4)
    const options = [
      'pass',
      'raise randolph-carter',
      'lower randolph-carter',
      'raise the-silver-key',
      'lower the-silver-key',
      'raise lost-cities',
      'lower lost-cities',
    ]
    expectAsked(t, 'ann gate.shift', options, 'pass')
    expect(t.takeDefault().player('ann').space).toBe(20) // row 8
    const none = atGate({ ann: { owns: lostCities.slice(1) } }, 4, 4)
    expect(none.asked).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-18 rows 1, 3 and 4: which of two spaces equally near', () => {
    const row3 = atGate({}, 1, 2)
    const lots = ['goTo sentinel-hill', 'goTo osborns-store']
    expectAsked(row3, 'ann gate.destination', lots, 'goTo sentinel-hill') // the one lying clockwise
    expect(row3.takeDefault().player('ann').space).toBe(8)

    const row1 = atGate({ ann: { holds: ['randolph-carter'] } }, 1, 1).pick(
      'lower',
      'randolph-carter',
    )
    expectAsked(row1, 'ann gate.destination', lots, 'goTo sentinel-hill')
    row1.pick('goTo', 'osborns-store')
    expect(row1.player('ann').space).toBe(6)

    const row4 = atGate({}, 1, 3)
    expectAsked(row4, 'ann gate.destination', ['goTo mythos-2', 'goTo mythos-1'], 'goTo mythos-2')

    const farther = (roll: number[]): NecScenario =>
      at({ ann: { on: 29, owns: ['green-lane'] } })
        .dice(1, 3)
        .dice(...roll)
        .go()
    const farRow4 = farther([1, 3])
    expectAsked(
      farRow4,
      'ann gate.destination',
      ['goTo mythos-7', 'goTo mythos-6'],
      'goTo mythos-7',
    )
    const farRow3 = farther([1, 2]) // only one Lot is nearest
    expect(farRow3.player('ann').space).toBe(31)
    expect(farRow3.asked).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-18 the Dimensional Shambler and Thin Place: which Gate', () => {
    const monsters: Table['monsters'] = [['dimensional-shambler', 20]]
    const t = at({ ann: { on: 16, owns: ['rlyeh'] }, monsters })
      .dice(1, 3)
      .moveStep()
    const options = ['goTo farther-gate', 'goTo hither-gate']
    expectAsked(t, 'ann nearest.choose', options, 'goTo farther-gate')
    expect(t.takeDefault().player('ann').space).toBe(33)

    const onMiGo = at({ ann: { on: 36, owns: ['rlyeh'] }, monsters: [['dimensional-shambler', 0]] })
    onMiGo.dice(1, 3).moveStep()
    const other = ['goTo hither-gate', 'goTo farther-gate']
    expectAsked(onMiGo, 'ann nearest.choose', other, 'goTo hither-gate')

    const nearer = at({
      ann: { on: 17, owns: ['rlyeh'] },
      monsters: [['dimensional-shambler', 21]],
    })
    expect(nearer.dice(1, 3).moveStep().asked).toBe('ann buying.choose')
    const thin = at({ ann: { on: 9 }, bob: { owns: ['rlyeh'] }, deck: ['thin-place'] })
    thin.dice(1, 2).dice(4, 4).go() // from 12 the Hither Gate is nearer
    expect(thin.asked).toBe('ann buying.choose')
    expect(thin.told('gateRoll')).toHaveLength(1)
  })

  it('NEC-CHOICE-19 row 6: which Monster of the deck', () => {
    const t = atGate({}, 2, 4)
    expectAsked(t, 'ann gate.conjure', chooseAll(monsterTitles), 'choose rat-thing') // the lowest Loss
    expect(t.refusal('choose', 'cthulhu')).toBe('is-old-one')
    t.dice(1, 2).takeDefault()
    expect(t.monsters).toEqual([['rat-thing', 37]])

    const equals = atGate({ monsters: [['rat-thing', 38]] }, 2, 4)
    expect(equals.defaultPick).toBe('choose nightgaunt') // 4 like the Robed Cultist, but first by title
    expect(equals.offers('choose', 'rat-thing')).toBe(false)
  })

  it('NEC-CHOICE-20 row 7: which Tome', () => {
    const options = [
      'goTo cultes-de-goules',
      'goTo unaussprechlichen-kulten',
      'goTo book-of-eibon',
      'goTo necronomicon',
    ]
    const usual = (ann: string[], bob: string[]): string => {
      const t = atGate({ ann: { owns: ann }, bob: { owns: bob } }, 3, 4)
      expect(t.asked).toBe('ann gate.destination')
      expect(t.offered).toEqual(options)
      return t.defaultPick
    }
    const [cultes = '', kulten = '', eibon = '', necronomicon = ''] = options.map((o) => o.slice(5))
    expect(usual([], [])).toBe('goTo cultes-de-goules')
    expect(usual([cultes], [kulten])).toBe('goTo book-of-eibon') // the first unowned
    expect(usual([eibon], [cultes, kulten, necronomicon])).toBe('goTo book-of-eibon') // her own
    expect(usual([], [cultes, kulten, eibon, necronomicon])).toBe('goTo cultes-de-goules')
  })

  it('NEC-CHOICE-21 row 10: which Innsmouth Lot, and the Deep One of the deck or of the board', () => {
    const options = ['goTo gilman-house', 'goTo marsh-refinery', 'goTo devil-reef']
    const t = atGate({ bob: { owns: ['gilman-house'] }, monsters: [['deep-one', 30]] }, 4, 6)
    expectAsked(t, 'ann gate.destination', options, 'goTo marsh-refinery') // the first that is unowned
    t.takeDefault()
    expectAsked(t, 'ann gate.enlist', chooseAll(['deep-one#2', 'deep-one#1']), 'choose deep-one#2')
    t.takeDefault()
    expect(t.monsters).toEqual([['deep-one', 30]]) // by default the one of the deck
    expect(t.holds('ann')).toEqual(['deep-one'])

    const own = atGate(
      { ann: { owns: ['marsh-refinery'] }, bob: { owns: ['gilman-house', 'devil-reef'] } },
      4,
      6,
    )
    expectAsked(own, 'ann gate.destination', options, 'goTo marsh-refinery')
    const theirs = atGate({ bob: { owns: ['gilman-house', 'marsh-refinery', 'devil-reef'] } }, 4, 6)
    expectAsked(theirs, 'ann gate.destination', options, 'goTo gilman-house')
  })

  it('NEC-CHOICE-21 of the board if it is so chosen, and unasked if there is one Deep One or none', () => {
    const t = atGate({ monsters: [['deep-one', 30]] }, 4, 6).pick('goTo', 'devil-reef')
    t.pick('choose', t.table.monsters[0])
    expect(t.monsters).toEqual([])
    expect(t.holds('ann')).toEqual(['deep-one'])

    const all = atGate({ bob: { holds: ['deep-one', 'deep-one', 'deep-one'] } }, 4, 6)
    all.pick('goTo', 'devil-reef')
    expect(all.asked).toBe('ann buying.choose')
    expect(all.holds('ann')).toEqual([])
    const last = atGate({ bob: { holds: ['deep-one', 'deep-one'] } }, 4, 6)
    last.pick('goTo', 'devil-reef')
    expect(last.asked).toBe('ann buying.choose')
    expect(last.holds('ann')).toEqual(['deep-one'])
  })

  it('NEC-CHOICE-22 row 12: which Monster leaves the board', () => {
    const t = atGate(
      {
        monsters: [
          ['ghoul', 20],
          ['moon-beast', 21],
          ['cthulhu', 22],
          ['colour-out-of-space', 23],
        ],
      },
      6,
      6,
    )
    const options = ['ghoul', 'moon-beast', 'colour-out-of-space'].map(
      (key) => `targetMonster ${key}`,
    )
    expectAsked(t, 'ann gate.remove', options, 'targetMonster moon-beast') // 9 like the Colour, but longer there
    expect(t.refusal('targetMonster', 'cthulhu')).toBe('is-old-one')
    t.takeDefault()
    expect(t.monsters.map(([key]) => key)).toEqual(['ghoul', 'cthulhu', 'colour-out-of-space'])

    const one = atGate({ monsters: [['ghoul', 20]] }, 6, 6)
    expect(one.asked).toBe('ann buying.choose')
    expect(one.monsters).toEqual([])
    const none = atGate({ monsters: [['cthulhu', 20]] }, 6, 6)
    expect(none.asked).toBe('ann buying.choose')
    expect(none.monsters).toHaveLength(1)
  })

  it('NEC-CHOICE-23 row 13: which Lot', () => {
    const carter: Position = { holds: ['randolph-carter'], owns: ['rlyeh'] }
    const t = atGate(
      {
        ann: carter,
        bob: { owns: ['green-lane', 'nameless-city'] },
        cid: { owns: ['irem', 'gilman-house'] },
      },
      6,
      6,
    ).pick('raise', 'randolph-carter')
    const options = ['gilman-house', 'green-lane', 'nameless-city', 'irem'].map(
      (key) => `takeLot ${key}`,
    )
    expectAsked(t, 'ann gate.rob', options, 'takeLot nameless-city') // as dear as Irem, and before it
    t.takeDefault()
    expect(t.owns('ann')).toEqual(['nameless-city', 'rlyeh'])

    const none = atGate({ ann: carter, bob: { owns: ['necronomicon'] } }, 6, 6)
    none.pick('raise', 'randolph-carter')
    expect(none.asked).toBe('ann buying.choose') // a Tome is no Lot
  })
})
