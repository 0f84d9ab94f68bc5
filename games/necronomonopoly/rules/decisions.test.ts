import { describe, expect, it } from 'vitest'
import { cardTable, type CardKey } from '../content/cards.ts'
import { faults } from '../faults.ts'
import { necronomonopoly } from '../index.ts'
import { at, seatOf, type NecScenario, type Position, type Table } from '../testing/at.ts'

const dunwich = ['osborns-store', 'sentinel-hill', 'whateley-farm']
const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']
const arkham = ['witch-house', 'meadow-hill', 'miskatonic-university']
const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']
const lostCities = ['nameless-city', 'irem', 'rlyeh']
const spells = cardTable.filter(({ type }) => type === 'spell').map(({ key }) => key)
const monsterTitles = cardTable.filter(({ type }) => type === 'monster').map(({ key }) => key)

/** Checks who is asked what, the options in their order, and what is picked for a player who does not answer. */
function expectAsked(t: NecScenario, question: string, options: string[], usual: string): void {
  expect(t.question).toBe(question)
  expect(t.options).toEqual(options)
  expect(t.usual).toBe(usual)
}

const chooseAll = (keys: readonly string[]): string[] => keys.map((key) => `choose ${key}`)

/** Ann lands on the Hither Gate from Mi-Go and rolls these dice. */
const atGate = (table: Table, ...roll: number[]): NecScenario =>
  at({ ...table, ann: { on: 0, ...table.ann }, bob: { owns: ['green-lane'], ...table.bob } })
    .dice(3, 4)
    .dice(...roll)
    .moveStep()

describe('Decision points', () => {
  it('NEC-CHOICE-1 Dawn: use Free Artifacts, pass, or pass until the next turn', () => {
    const t = at({
      turn: 'bob',
      ann: { holds: ['laudanum', 'elder-sign', 'mesmerise'] },
      bob: { holds: ['pnakotic-manuscripts'] },
    }).go()
    const options = ['pass', 'passUntilTurn', 'use laudanum', 'use mesmerise']
    expectAsked(t, 'ann dawn.window', options, 'pass')
    t.takeDefault()
    expect(t.question).toBe('bob turn.ready') // who has no Free Artifact and was not asked at Dawn
    expect(t.player('ann').restsAtDawn).toBe(false)
  })

  it('NEC-CHOICE-2 Dawn, owner of Unaussprechlichen Kulten: summon Ghatanothoa or not', () => {
    const owner: Position = { on: 20, owns: ['unaussprechlichen-kulten'] }
    const t = at({ ann: owner }).go()
    const options = ['pass', 'passUntilTurn', 'summon ghatanothoa']
    expectAsked(t, 'ann dawn.window', options, 'pass')
    t.dice(1, 2).takeDefault()
    expect(t.monsters).toEqual([])

    const another = at({ turn: 'bob', ann: owner, bob: { on: 20 } })
      .dice(1, 2)
      .go()
    expect(another.question).toBe('bob buying.choose')
    const onBoard = at({ ann: owner, monsters: [['ghatanothoa', 18]] })
      .dice(1, 2)
      .dice(1, 2)
      .go()
    expect(onBoard.question).toBe('ann buying.choose')
    const again = at({ ann: owner })
    again.table.summoned = true
    expect(again.dice(1, 2).go().question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-3 Monster step: which Monster to move', () => {
    const monsters: Table['monsters'] = [
      ['ghast', 30],
      ['ghoul', 20],
      ['cthulhu', 25],
    ]
    const options = ['moveMonster ghast', 'moveMonster ghoul', 'moveMonster cthulhu']
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, monsters }).go()
    expectAsked(t, 'ann monsterStep.name', options, 'moveMonster ghast') // the one longest on the board
    t.dice(1, 2).dice(1, 3).takeDefault()
    expect(t.monsters[0]).toEqual(['ghast', 27])

    const cultist = at({ ann: { cultist: true, on: 9 }, bob: {}, cid: {}, monsters }).go()
    const withNone = [...options, 'leaveMonsters']
    expectAsked(cultist, 'ann monsterStep.name', withNone, 'moveMonster ghast')
  })

  it('NEC-CHOICE-3 a single Monster is moved unasked by an Investigator, not by a Cultist', () => {
    const monsters: Table['monsters'] = [['ghoul', 30]]
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, monsters })
      .dice(1, 2)
      .dice(1, 3)
      .go()
    expect(t.question).toBe('ann buying.choose')
    const cultist = at({ ann: { cultist: true, on: 9 }, bob: {}, cid: {}, monsters }).go()
    const options = ['moveMonster ghoul', 'leaveMonsters']
    expectAsked(cultist, 'ann monsterStep.name', options, 'moveMonster ghoul')
    cultist.choose('leaveMonsters')
    expect(cultist.monsters).toEqual([['ghoul', 30]])
    expect(cultist.question).toBe('ann turn.roam')
  })

  it('NEC-CHOICE-4 Command: use Bind the Thing or not, and which total', () => {
    const monsters: Table['monsters'] = [['ghoul', 30]]
    const t = at({ ann: { on: 9, holds: ['bind-the-thing'] }, monsters }).go()
    expectAsked(t, 'ann monsterStep.command', ['pass', 'use bind-the-thing'], 'pass')
    t.choose('use', 'bind-the-thing')
    expectAsked(t, 'ann use.target', ['name 2..12', 'withdraw'], 'withdraw')
    expect(t.attempt(seatOf('ann'), 'name', 13)).toBe('not-offered')
    expect(t.attempt(seatOf('ann'), 'name', 1)).toBe('not-offered')
    t.takeDefault()
    expect(t.question).toBe('ann monsterStep.command')
    t.dice(1, 2).dice(1, 3).takeDefault()
    expect(t.told('monsterThrow')).toHaveLength(1)
  })

  it('NEC-CHOICE-5 Monster step, owner of Cultes de Goules: which Zombie, Ghoul or Ghast, or none', () => {
    const ann: Position = { on: 9, owns: ['cultes-de-goules'] }
    const t = at({
      ann,
      monsters: [
        ['gug', 39],
        ['zombie', 38],
        ['ghast', 37],
        ['ghoul', 36],
      ],
    }).go()
    t.dice(1, 1).choose('moveMonster', 'gug')
    const options = ['pass', 'moveMonster zombie', 'moveMonster ghast', 'moveMonster ghoul']
    expectAsked(t, 'ann monsterStep.goules', options, 'pass')
    t.dice(1, 3).takeDefault()
    expect(t.question).toBe('ann buying.choose')

    const none = at({ ann, monsters: [['gug', 39]] })
      .dice(1, 1)
      .dice(1, 3)
      .go()
    expect(none.question).toBe('ann buying.choose')
    const another = at({
      ann: { on: 9 },
      bob: { owns: ['cultes-de-goules'] },
      monsters: [['ghoul', 39]],
    })
    expect(another.dice(1, 1).dice(1, 3).go().question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-6 Monster step, holder of all Dunwich: which further Monster, or none', () => {
    const ann: Position = { on: 9, owns: dunwich }
    const t = at({
      ann,
      monsters: [
        ['gug', 39],
        ['cthulhu', 38],
      ],
    }).go()
    t.dice(1, 1).choose('moveMonster', 'cthulhu')
    expectAsked(t, 'ann monsterStep.dunwich', ['pass', 'moveMonster gug'], 'pass')
    expect(t.whyNot('moveMonster', 'cthulhu')).toBe('is-old-one')
    t.dice(1, 3).takeDefault()
    expect(t.question).toBe('ann buying.choose')

    const none = at({ ann, monsters: [['cthulhu', 38]] })
      .dice(1, 1)
      .dice(1, 3)
      .go()
    expect(none.question).toBe('ann buying.choose')
    const two = at({ ann: { on: 9, owns: dunwich.slice(1) }, monsters: [['gug', 39]] })
    expect(two.dice(1, 1).dice(1, 3).go().question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-7 Ready: use Free and Ready powers, or go on', () => {
    const t = at({ ann: { on: 9, holds: ['keziah-mason', 'laudanum', 'elder-sign'] } }).go()
    t.choose('pass')
    const options = ['pass', 'use keziah-mason', 'use laudanum']
    expectAsked(t, 'ann turn.ready', options, 'pass')
    t.dice(1, 3).takeDefault()
    expect(t.player('ann').space).toBe(13)
    const none = at({ ann: { on: 9, holds: ['elder-sign'] } })
      .dice(1, 3)
      .go()
    expect(none.question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-8 Move step, Cultist: throw and walk, or stay', () => {
    const cultist = (): NecScenario =>
      at({ ann: { cultist: true, on: 23 }, bob: { holds: ['commitment-papers'] }, cid: {} }).go()
    const t = cultist()
    expectAsked(t, 'ann turn.roam', ['walk', 'stay'], 'walk')
    t.dice(1, 2).takeDefault()
    expect(t.player('ann').space).toBe(20)
    const stays = cultist().choose('stay')
    expect(stays.player('ann').space).toBe(23)
    expect(stays.question).toBe('bob turn.ready')
  })

  it('NEC-CHOICE-9 Throw, holder of all Kingsport: throw again for 2 Sanity, or keep', () => {
    const t = at({ ann: { on: 0, owns: kingsport } })
      .dice(4, 6)
      .go()
    expectAsked(t, 'ann turn.rethrow', ['keepThrow', 'throwAgain'], 'keepThrow')
    t.takeDefault()
    expect(t.player('ann').space).toBe(10)
    expect(t.sanity('ann')).toBe(150)
    const two = at({ ann: { on: 0, owns: kingsport.slice(1) } })
      .dice(4, 6)
      .go()
    expect(two.question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-10 entering Mi-Go, owner of the Necronomicon: a Spell, or none', () => {
    const t = at({
      ann: { on: 36, owns: ['necronomicon'] },
      bob: { holds: ['warding-eye', 'laudanum'] },
      cid: { cultist: true, holds: ['mesmerise'] },
    })
    t.go().chooseAs('bob', 'passUntilTurn').dice(4, 6).chooseAs('cid', 'passUntilTurn')
    const inDeck = spells.filter((key) => key !== 'warding-eye' && key !== 'mesmerise')
    const options = ['none', ...chooseAll(inDeck), 'choose warding-eye', 'choose mesmerise']
    expectAsked(t, 'ann miGo.spell', options, 'none')
    t.takeDefault()
    expect(t.holds('ann')).toEqual([])
    const another = at({ ann: { on: 36 }, bob: { owns: ['necronomicon'] } })
      .dice(4, 6)
      .go()
    expect(another.question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-11 Meet: discard an Ally, use a power, use the ward, or suffer', () => {
    const ann: Position = {
      on: 9,
      holds: ['elder-sign', 'zadok-allen', 'old-school-friend'],
      owns: masonsHill,
    }
    const monsters: Table['monsters'] = [['gug', 13]]
    const options = [
      'suffer',
      'sacrifice zadok-allen',
      'sacrifice old-school-friend',
      'ward',
      'use elder-sign',
    ]
    const t = at({ ann: { ...ann, sanity: 10 }, monsters })
      .dice(1, 3)
      .moveStep()
    expectAsked(t, 'ann encounter.meet', options, 'suffer')
    expect(t.takeDefault().sanity('ann')).toBe(0)
    const lost = at({ ann: { ...ann, sanity: 9 }, monsters })
      .dice(1, 3)
      .moveStep()
    expectAsked(lost, 'ann encounter.meet', options, 'sacrifice zadok-allen') // the one got first
    expect(lost.takeDefault().holds('ann')).toEqual(['elder-sign', 'old-school-friend'])
  })

  it('NEC-CHOICE-11 against Cthulhu the default needs two Allies', () => {
    const monsters: Table['monsters'] = [['cthulhu', 13]]
    const one = at({ ann: { on: 9, sanity: 9, holds: ['zadok-allen', 'laudanum'] }, monsters })
    one.moveStep()
    one.dice(1, 3).choose('pass')
    expectAsked(one, 'ann encounter.meet', ['suffer', 'use laudanum'], 'suffer')
    expect(one.whyNot('sacrifice', 'zadok-allen')).toBe('needs-two-allies')
    const three = at({
      ann: { on: 9, sanity: 9, holds: ['zadok-allen', 'the-night-nurse', 'deep-one'] },
      bob: { owns: ['rlyeh'] },
      monsters,
    })
    three.dice(1, 3).moveStep().takeDefault()
    const options = ['sacrifice the-night-nurse', 'sacrifice deep-one']
    expectAsked(three, 'ann encounter.second', options, 'sacrifice the-night-nurse')
    expect(three.takeDefault().holds('ann')).toEqual(['deep-one'])
  })

  it('NEC-CHOICE-11 nobody is asked who has nothing to answer with', () => {
    const t = at({
      ann: { on: 9, holds: ['the-silver-key'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['gug', 13]],
    })
    expect(t.dice(1, 3).moveStep().question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-12 Lose: use the ward, use a power, or suffer', () => {
    const losing = (ann: Position): NecScenario => {
      const t = at({ ann: { on: 36, ...ann }, bob: { owns: ['rlyeh'] } }).moveStep()
      return t.question === 'ann turn.ready' ? t.dice(4, 6).choose('pass') : t
    }
    const holds: CardKey[] = ['laudanum', 'old-school-friend']
    const t = losing({ sanity: 10, holds, owns: masonsHill })
    expectAsked(t, 'ann lose.window', ['suffer', 'ward', 'use laudanum'], 'suffer')
    expect(t.takeDefault().sanity('ann')).toBe(0)
    const saved = losing({ sanity: 9, holds, owns: masonsHill })
    expectAsked(saved, 'ann lose.window', ['suffer', 'ward', 'use laudanum'], 'ward')
    expect(saved.takeDefault().sanity('ann')).toBe(9)
    const lost = losing({ sanity: 9, holds })
    expectAsked(lost, 'ann lose.window', ['suffer', 'use laudanum'], 'suffer')
    expect(lost.takeDefault().outcome?.winners).toEqual([seatOf('bob')])
    const unasked = at({ ann: { on: 36, holds: ['old-school-friend'] }, bob: { owns: ['rlyeh'] } })
    expect(unasked.dice(4, 6).moveStep().question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-13 Owe: use a power, or pay', () => {
    const ann: Position = { on: 9, sanity: 50, owns: masonsHill }
    const bob: Position = { owns: ['green-lane'] }
    const t = at({ ann: { ...ann, holds: ['cloud-memory', 'laudanum'] }, bob }).moveStep()
    t.dice(1, 3).choose('pass')
    expectAsked(t, 'ann owe.window', ['pay', 'use cloud-memory', 'use laudanum'], 'pay')
    expect(t.takeDefault().sanity('ann')).toBe(45)
    const unasked = at({ ann, bob }).dice(1, 3).moveStep() // not even for the ward
    expect(unasked.question).toBe('ann buying.choose')
    expect(unasked.sanity('ann')).toBe(45)
  })

  it('NEC-CHOICE-14 Mythos space, holder of all Arkham: which of the two cards', () => {
    const deck: CardKey[] = ['rest-cure', 'a-bequest-from-uncle-theobald']
    const t = at({ ann: { on: 9, sanity: 50, owns: arkham }, deck })
      .dice(1, 2)
      .go()
    expectAsked(t, 'ann draw.arkham', chooseAll(deck), 'choose rest-cure') // the upper one
    expect(t.takeDefault().sanity('ann')).toBe(58)
    const two = at({ ann: { on: 9, sanity: 50, owns: arkham.slice(1) }, deck })
      .dice(1, 2)
      .go()
    expect(two.question).toBe('ann buying.choose')
    expect(two.sanity('ann')).toBe(58)
  })

  it('NEC-CHOICE-15 Draw, with Zadok Allen: put the card back, or not', () => {
    const ann: Position = { on: 9, sanity: 50, holds: ['zadok-allen'] }
    const t = at({ ann, bob: { owns: ['rlyeh'] }, deck: ['rest-cure'] })
      .dice(1, 2)
      .go()
    expectAsked(t, 'ann draw.window', ['pass', 'use zadok-allen'], 'pass')
    expect(t.takeDefault().sanity('ann')).toBe(58)
    const another = at({
      ann: { on: 9, sanity: 50 },
      bob: { owns: ['rlyeh'], holds: ['zadok-allen'] },
      deck: ['rest-cure'],
    })
    expect(another.dice(1, 2).go().question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-16 Ally or Artifact drawn: keep or refuse', () => {
    const draw = (card: CardKey, ann: Position): NecScenario =>
      at({ ann: { on: 9, ...ann }, bob: { owns: ['rlyeh'] }, cid: {}, deck: [card] })
    const t = draw('the-silver-key', {}).dice(1, 2).go()
    const options = ['keep the-silver-key', 'refuse the-silver-key']
    expectAsked(t, 'ann draw.keep', options, 'keep the-silver-key')
    expect(t.takeDefault().holds('ann')).toEqual(['the-silver-key'])

    const cultist = draw('old-school-friend', { cultist: true, on: 15 }).go()
    cultist.dice(1, 2).dice(4, 6).choose('walk') // the Ally flees, and it is Bob's turn
    expect(cultist.question).toBe('bob buying.choose')
  })

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
    expect(none.question).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-18 rows 1, 3 and 4: which of two spaces equally near', () => {
    const row3 = atGate({}, 1, 2)
    const lots = ['goTo sentinel-hill', 'goTo osborns-store']
    expectAsked(row3, 'ann gate.destination', lots, 'goTo sentinel-hill') // the one lying clockwise
    expect(row3.takeDefault().player('ann').space).toBe(8)

    const row1 = atGate({ ann: { holds: ['randolph-carter'] } }, 1, 1).choose(
      'lower',
      'randolph-carter',
    )
    expectAsked(row1, 'ann gate.destination', lots, 'goTo sentinel-hill')
    row1.choose('goTo', 'osborns-store')
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
    expect(farRow3.question).toBe('ann buying.choose')
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
    expect(nearer.dice(1, 3).moveStep().question).toBe('ann buying.choose')
    const thin = at({ ann: { on: 9 }, bob: { owns: ['rlyeh'] }, deck: ['thin-place'] })
    thin.dice(1, 2).dice(4, 4).go() // from 12 the Hither Gate is nearer
    expect(thin.question).toBe('ann buying.choose')
    expect(thin.told('gateRoll')).toHaveLength(1)
  })

  it('NEC-CHOICE-19 row 6: which Monster of the deck', () => {
    const t = atGate({}, 2, 4)
    expectAsked(t, 'ann gate.conjure', chooseAll(monsterTitles), 'choose rat-thing') // the lowest Loss
    expect(t.whyNot('choose', 'cthulhu')).toBe('is-old-one')
    t.dice(1, 2).takeDefault()
    expect(t.monsters).toEqual([['rat-thing', 37]])

    const equals = atGate({ monsters: [['rat-thing', 38]] }, 2, 4)
    expect(equals.usual).toBe('choose nightgaunt') // 4 like the Robed Cultist, but first by title
    expect(equals.isOffered('choose', 'rat-thing')).toBe(false)
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
      expect(t.question).toBe('ann gate.destination')
      expect(t.options).toEqual(options)
      return t.usual
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
    expectAsked(t, 'ann gate.enlist', ['choose deep-one', 'choose deep-one'], t.usual)
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
    const t = atGate({ monsters: [['deep-one', 30]] }, 4, 6).choose('goTo', 'devil-reef')
    t.choose('choose', t.table.monsters[0])
    expect(t.monsters).toEqual([])
    expect(t.holds('ann')).toEqual(['deep-one'])

    const all = atGate({ bob: { holds: ['deep-one', 'deep-one', 'deep-one'] } }, 4, 6)
    all.choose('goTo', 'devil-reef')
    expect(all.question).toBe('ann buying.choose')
    expect(all.holds('ann')).toEqual([])
    const last = atGate({ bob: { holds: ['deep-one', 'deep-one'] } }, 4, 6)
    last.choose('goTo', 'devil-reef')
    expect(last.question).toBe('ann buying.choose')
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
    expect(t.whyNot('targetMonster', 'cthulhu')).toBe('is-old-one')
    t.takeDefault()
    expect(t.monsters.map(([key]) => key)).toEqual(['ghoul', 'cthulhu', 'colour-out-of-space'])

    const one = atGate({ monsters: [['ghoul', 20]] }, 6, 6)
    expect(one.question).toBe('ann buying.choose')
    expect(one.monsters).toEqual([])
    const none = atGate({ monsters: [['cthulhu', 20]] }, 6, 6)
    expect(none.question).toBe('ann buying.choose')
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
    ).choose('raise', 'randolph-carter')
    const options = ['gilman-house', 'green-lane', 'nameless-city', 'irem'].map(
      (key) => `takeLot ${key}`,
    )
    expectAsked(t, 'ann gate.rob', options, 'takeLot nameless-city') // as dear as Irem, and before it
    t.takeDefault()
    expect(t.owns('ann')).toEqual(['nameless-city', 'rlyeh'])

    const none = atGate({ ann: carter, bob: { owns: ['necronomicon'] } }, 6, 6)
    none.choose('raise', 'randolph-carter')
    expect(none.question).toBe('ann buying.choose') // a Tome is no Lot
  })

  it('NEC-CHOICE-24 a card makes a player discard one of several cards of a kind: which', () => {
    const t = at({
      ann: { on: 9, holds: ['elder-sign', 'warding-eye'] },
      bob: { holds: ['the-silver-key', 'cloud-memory', 'voorish-sign'] },
      deck: ['raid-on-the-lodge'],
    })
    t.dice(1, 2).go()
    expectAsked(
      t,
      'ann discardOne.choose',
      ['discard elder-sign', 'discard warding-eye'],
      'discard elder-sign',
    )
    t.takeDefault()
    const options = ['discard cloud-memory', 'discard voorish-sign']
    expectAsked(t, 'bob discardOne.choose', options, 'discard cloud-memory') // the one got first
    t.choose('discard', 'voorish-sign')
    expect(t.holds('bob')).toEqual(['the-silver-key', 'cloud-memory'])

    const single = at({
      ann: { on: 9, holds: ['warding-eye'] },
      bob: { owns: ['rlyeh'] },
      deck: ['raid-on-the-lodge'],
    })
    expect(single.dice(1, 2).go().question).toBe('ann buying.choose')
    expect(single.holds('ann')).toEqual([])
  })

  it('NEC-CHOICE-25 a target or a space: by default the use is withdrawn and nothing is paid', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['gilmans-set-square', 'mesmerise'] },
      cid: {},
    }).go()
    t.choose('use', 'mesmerise')
    expectAsked(t, 'ann use.target', ['target bob', 'target cid', 'withdraw'], 'withdraw')
    t.takeDefault().choose('pass').choose('use', 'gilmans-set-square')
    expect(t.usual).toBe('withdraw')
    t.takeDefault()
    expect(t.question).toBe('ann turn.ready')
    expect(t.sanity('ann')).toBe(50)
    expect(t.holds('ann')).toEqual(['gilmans-set-square', 'mesmerise'])
  })

  it('NEC-CHOICE-25 cards looked at go back as they were; a search takes the first match by title', () => {
    const look = at({
      ann: { on: 9, holds: ['pnakotic-manuscripts'], owns: ['rlyeh'] },
      deck: ['zombie', 'ghoul', 'gug'],
    })
    look.go().choose('use', 'pnakotic-manuscripts')
    expectAsked(look, 'ann look.order', chooseAll(['zombie', 'ghoul', 'gug']), 'choose zombie')
    look.takeDefault()
    expectAsked(look, 'ann look.order', chooseAll(['ghoul', 'gug']), 'choose ghoul')
    look.dice(1, 3).takeDefault()
    expect(look.deck.slice(0, 3)).toEqual(['zombie', 'ghoul', 'gug'])

    const search = at({
      ann: { on: 9, holds: ['seven-cryptical-books-of-hsan'] },
      deck: ['warding-eye'],
    })
    search.go().choose('use', 'seven-cryptical-books-of-hsan')
    expectAsked(search, 'ann search.choose', chooseAll(spells), 'choose bind-the-thing')
  })

  it('NEC-CHOICE-26 Counter: use Warding Eye, discard a friend, or neither', () => {
    const t = at({
      ann: { on: 9, holds: ['mesmerise'], owns: ['rlyeh'] },
      bob: { cultist: true, on: 20, friends: ['zombie', 'gug'], holds: ['warding-eye'] },
      cid: {},
    }).go()
    t.choose('use', 'mesmerise').choose('target', 'bob')
    const options = ['allow', 'use warding-eye', 'dismiss zombie', 'dismiss gug']
    expectAsked(t, 'bob use.counter', options, 'allow')
    t.dice(1, 3).choose('dismiss', 'gug')
    expect(t.friends('bob')).toEqual(['zombie'])
    expect(t.player('bob').skipsMove).toBe(false)

    const defenceless = at({
      ann: { on: 9, holds: ['mesmerise'], owns: ['rlyeh'] },
      bob: { holds: ['laudanum'] },
    })
    defenceless.go().choose('use', 'mesmerise').choose('target', 'bob')
    expect(defenceless.question).toBe('bob dawn.window') // Bob's own Dawn window, not a Counter
    expect(defenceless.player('bob').skipsMove).toBe(true)
  })

  it('NEC-CHOICE-27 Buy step: buy, use powers, offer a trade, or end the step', () => {
    const t = at({
      ann: { on: 9, holds: ['laudanum', 'commitment-papers'], owns: ['rlyeh'] },
      bob: { holds: ['pnakotic-manuscripts'] },
    }).moveStep()
    t.dice(1, 3).choose('pass')
    const options = [
      'buy green-lane',
      'use laudanum',
      'use commitment-papers',
      'trade',
      'endBuying',
    ]
    expectAsked(t, 'ann buying.choose', options, 'endBuying')
    t.takeDefault()
    expect(t.question).toBe('ann dawn.window') // on Bob's turn
    expect(t.owns('ann')).toEqual(['rlyeh'])

    const nothing = at({ ann: { on: 9, sanity: 13 }, bob: { holds: ['commitment-papers'] } })
    nothing.dice(1, 3).go() // Green Lane is too dear and there is nothing to trade
    expect(nothing.question).toBe('bob turn.ready')
  })

  it('NEC-CHOICE-28 NEC-CHOICE-29 trade offered, and counter-offered', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['irem'] } })
      .dice(1, 3)
      .go()
    const offer = (): NecScenario =>
      t.choose('trade').choose('partner', 'bob').choose('give', 'rlyeh')
    offer().choose('takeSanity', 40).choose('propose')
    expectAsked(t, 'bob trade.reply', ['decline', 'accept', 'counter'], 'decline')
    t.takeDefault()
    expect(t.question).toBe('ann buying.choose')
    expect(t.owns('ann')).toEqual(['rlyeh'])

    offer().choose('take', 'irem').choose('propose').chooseAs('bob', 'counter')
    t.choose('give', 'irem').choose('takeSanity', 30).choose('propose')
    expectAsked(t, 'ann trade.answer', ['decline', 'accept'], 'decline')
    t.takeDefault()
    expect(t.question).toBe('ann buying.choose')
    expect(t.owns('ann')).toEqual(['rlyeh'])
    expect(t.sanity('ann')).toBe(150)
  })
})

describe('Leaving at any moment', () => {
  const rest: Table = {
    bob: { on: 20, holds: ['commitment-papers'] },
    cid: { on: 20 },
    dee: { on: 20 },
  }
  const ann = (position: Position, table: Table = {}): NecScenario =>
    at({ ...rest, ...table, ann: { on: 9, ...position } })
  const two: [CardKey, number][] = [
    ['ghoul', 38],
    ['gug', 37],
  ]
  const gate = (position: Position, roll: number[], table: Table = {}): NecScenario =>
    ann({ on: 0, ...position }, table)
      .dice(3, 4)
      .dice(...roll)
      .moveStep()
  const buying = (): NecScenario =>
    ann({ owns: ['rlyeh'] })
      .dice(1, 3)
      .go()
      .choose('trade')
  const offered = (): NecScenario =>
    buying()
      .choose('partner', 'bob')
      .choose('give', 'rlyeh')
      .choose('takeSanity', 9)
      .choose('propose')
  const countering = (): NecScenario => offered().choose('counter')

  /** Every question of the game, and a way to it. */
  const moments: Record<string, () => NecScenario> = {
    'dawn.window': () => ann({ holds: ['laudanum'] }).go(),
    'monsterStep.name': () => ann({}, { monsters: two }).go(),
    'monsterStep.command': () =>
      ann({ holds: ['bind-the-thing'] }, { monsters: two })
        .go()
        .choose('moveMonster', 'gug'),
    'monsterStep.goules': () =>
      ann({ owns: ['cultes-de-goules'] }, { monsters: two })
        .go()
        .dice(1, 1)
        .choose('moveMonster', 'gug'),
    'monsterStep.dunwich': () =>
      ann({ owns: dunwich }, { monsters: two }).go().dice(1, 1).choose('moveMonster', 'gug'),
    'turn.ready': () => ann({ holds: ['pnakotic-manuscripts'] }).go(),
    'turn.roam': () => ann({ cultist: true }).go(),
    'turn.rethrow': () => ann({ owns: kingsport }).dice(1, 3).go(),
    'miGo.spell': () =>
      ann({ on: 38, owns: ['necronomicon'] })
        .dice(1, 3)
        .go(),
    'encounter.meet': () =>
      ann({ holds: ['old-school-friend'] }, { deck: ['gug'] })
        .dice(1, 2)
        .go(),
    'encounter.second': () =>
      ann(
        { holds: ['zadok-allen', 'the-night-nurse', 'deep-one'] },
        { monsters: [['cthulhu', 13], ...two] },
      )
        .dice(1, 3)
        .moveStep()
        .choose('sacrifice', 'zadok-allen'),
    'draw.arkham': () => ann({ owns: arkham }).dice(1, 2).go(),
    'draw.window': () =>
      ann({ holds: ['zadok-allen'] })
        .dice(1, 2)
        .go(),
    'draw.keep': () =>
      ann({}, { deck: ['the-silver-key'] })
        .dice(1, 2)
        .go(),
    'discardOne.choose': () =>
      ann({ holds: ['elder-sign', 'warding-eye'] }, { deck: ['raid-on-the-lodge'] })
        .dice(1, 2)
        .go(),
    'use.target': () =>
      ann({ holds: ['mesmerise'] })
        .go()
        .choose('use', 'mesmerise'),
    'use.counter': () =>
      ann({ holds: ['mesmerise', 'pnakotic-manuscripts'] }, { bob: { holds: ['warding-eye'] } })
        .go()
        .choose('use', 'mesmerise')
        .choose('target', 'bob'),
    'look.order': () =>
      ann({ holds: ['pnakotic-manuscripts'] })
        .go()
        .choose('use', 'pnakotic-manuscripts'),
    'search.choose': () =>
      ann({ holds: ['seven-cryptical-books-of-hsan'] })
        .go()
        .choose('use', 'seven-cryptical-books-of-hsan'),
    'gate.shift': () => gate({ holds: ['randolph-carter'] }, [4, 4]),
    'gate.conjure': () => gate({}, [2, 4]),
    'gate.destination': () => gate({}, [3, 4]),
    'gate.enlist': () =>
      gate({}, [4, 6], { monsters: [['deep-one', 38], ...two] }).choose('goTo', 'devil-reef'),
    'gate.remove': () => gate({}, [6, 6], { monsters: two }),
    'gate.rob': () =>
      gate({ holds: ['randolph-carter'] }, [6, 6], {
        bob: { ...rest.bob, owns: ['irem', 'rlyeh'] },
      }).choose('raise', 'randolph-carter'),
    'nearest.choose': () =>
      ann({ on: 16 }, { monsters: [['dimensional-shambler', 20], ...two] })
        .dice(1, 3)
        .moveStep(),
    'lose.window': () => ann({ on: 38, owns: masonsHill }).dice(1, 3).go(),
    'owe.window': () =>
      ann({ holds: ['cloud-memory'] }, { bob: { ...rest.bob, owns: ['green-lane'] } })
        .dice(1, 3)
        .go(),
    'buying.choose': () =>
      ann({ owns: ['rlyeh'] })
        .dice(1, 3)
        .go(),
    'trade.partner': buying,
    'trade.draft': () => buying().choose('partner', 'bob'),
    'trade.reply': offered,
    'trade.counter': countering,
    'trade.answer': () =>
      countering()
        .choose('takeSanity', 1)
        .choose('take', 'rlyeh')
        .choose('giveSanity', 1)
        .choose('propose'),
  }

  it('NEC-CHOICE-30 the moments below are all the questions that the game can ask', () => {
    const questions = necronomonopoly.procedures.flatMap(({ name, steps }) =>
      Object.entries(steps).flatMap(([step, is]) =>
        typeof is === 'function' ? [] : [`${name}.${step}`],
      ),
    )
    expect(Object.keys(moments).sort()).toEqual(questions.sort())
  })

  it.each(Object.keys(moments))('NEC-CHOICE-30 the player who is asked may leave: %s', (moment) => {
    const t = moments[moment]?.()
    const asked = t?.asked
    if (t === undefined || asked === null || asked === undefined) throw new Error('nobody is asked')
    expect(asked.key).toBe(moment)
    const monsters = t.monsters.length
    t.interject(asked.seat, 'leave')
    expect(t.table.players[asked.seat]).toMatchObject({ standing: 'left', space: -1, held: [] })
    expect(faults(t.state)).toEqual([])
    expect(t.asked?.seat).not.toBe(asked.seat)
    expect(t.monsters).toHaveLength(monsters) // and nothing more is done in the player's name
    expect(t.anytime(asked.seat).options).toEqual([])
  })

  it.each(Object.keys(moments))('NEC-CHOICE-30 so may one who is not asked: %s', (moment) => {
    const t = moments[moment]?.()
    if (t === undefined) throw new Error('there is no such moment')
    const question = t.question
    expect(t.anytime(seatOf('dee')).options).toEqual(['leave'])
    t.interject(seatOf('dee'), 'leave')
    expect(t.question).toBe(question)
    expect(faults(t.state)).toEqual([])
  })

  it('NEC-CHOICE-30 a caster who leaves before the target has answered casts nothing', () => {
    const t = at({
      ann: { on: 9, holds: ['exchange-of-minds'] },
      bob: { on: 30, holds: ['warding-eye', 'commitment-papers'] },
      cid: {},
    }).go()
    t.choose('use', 'exchange-of-minds').choose('target', 'bob')
    t.interject(seatOf('ann'), 'leave')
    expect(t.player('bob').space).toBe(30)
    expect(t.player('ann').space).toBe(-1)
    expect(faults(t.state)).toEqual([])
    expect(t.question).toBe('bob turn.ready')
  })
})
