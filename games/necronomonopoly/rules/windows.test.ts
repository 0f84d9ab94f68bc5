import { describe, expect, it } from 'vitest'
import { at, seatOf, type NecScenario, type Position } from '../testing/at.ts'

const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']

/** The cards that the open window speaks of at all, whether it allows or refuses their use. */
function spokenOf(t: NecScenario): string[] {
  const uses = [...t.offered, ...t.refusals].filter((words) => words.startsWith('use '))
  return uses.map((words) => words.replace(/^use |:.*$/g, '')).sort()
}

describe('Windows for Artifacts', () => {
  it('NEC-WINDOW-1 in each window only the powers that name it may be used', () => {
    const t = at({
      ann: {
        on: 9,
        holds: [
          'elder-sign', // Meet
          'words-of-dismissal', // Free
          'bind-the-thing', // Command
          'cloud-memory', // Owe
          'warding-eye', // Counter
          'laudanum', // Free, Meet, Lose, Owe
          'pnakotic-manuscripts', // Ready
          'forged-deed', // Buy
          'zadok-allen', // Draw
        ],
      },
      bob: { owns: ['witch-house'], holds: ['nightmare-sending'] },
      deck: ['zombie'],
      monsters: [['ghast', 16]],
    })
    expect(t.go().asked).toBe('ann dawn.window')
    expect(spokenOf(t)).toEqual(['laudanum', 'words-of-dismissal'])
    t.pick('pass')
    t.pickAs('bob', 'use', 'nightmare-sending').pickAs('bob', 'target', 'ann')
    expect(t.asked).toBe('ann use.counter')
    expect(spokenOf(t)).toEqual(['warding-eye'])
    t.pick('allow')
    expect(t.asked).toBe('ann lose.window')
    expect(spokenOf(t)).toEqual(['laudanum'])
    t.pick('suffer') // Bob has nothing left; the only Monster is the one to be moved
    expect(t.asked).toBe('ann monsterStep.command')
    expect(spokenOf(t)).toEqual(['bind-the-thing'])
    t.dice(6, 6).pick('pass') // the Ghast goes to 4
    expect(t.asked).toBe('ann turn.ready')
    expect(spokenOf(t)).toEqual(['laudanum', 'pnakotic-manuscripts', 'words-of-dismissal'])
    t.dice(1, 2).pick('pass')
    expect(t.asked).toBe('ann draw.window')
    expect(spokenOf(t)).toEqual(['zadok-allen'])
    t.pick('pass')
    expect(t.asked).toBe('ann encounter.meet')
    expect(spokenOf(t)).toEqual(['elder-sign', 'laudanum'])
    t.dice(1).pick('suffer')
    expect(t.asked).toBe('ann buying.choose')
    expect(spokenOf(t)).toEqual(['forged-deed', 'laudanum', 'words-of-dismissal'])
    t.land('ann', 'witch-house') // the rent of Bob's Lot
    expect(t.asked).toBe('ann owe.window')
    expect(spokenOf(t)).toEqual(['cloud-memory', 'laudanum'])
  })

  it('NEC-WINDOW-2 at Dawn of every turn each player is asked once, in turn order', () => {
    const t = at({
      turn: 'bob',
      ann: { holds: ['laudanum'] },
      bob: { holds: ['mesmerise'], owns: ['rlyeh'] },
      cid: { holds: ['nightmare-sending'] },
      dee: { holds: ['elder-sign'] },
    })
    expect(t.go().asked).toBe('bob dawn.window')
    t.pick('pass')
    expect(t.asked).toBe('cid dawn.window')
    t.pick('pass')
    expect(t.asked).toBe('ann dawn.window') // Dee has nothing to use at Dawn
    t.pick('pass')
    expect(t.asked).toBe('bob turn.ready')
    t.dice(4, 6).pick('pass').pick('endBuying') // Cid's turn
    expect(t.asked).toBe('cid dawn.window')
    expect(t.table.active).toBe(seatOf('cid'))
  })

  it('NEC-WINDOW-2 a player may use any number of Free Artifacts at one Dawn', () => {
    const t = at({
      ann: { on: 9, owns: ['rlyeh'] },
      bob: { sanity: 50, holds: ['laudanum', 'the-withering-word', 'the-king-in-yellow'] },
    })
    t.go().pickAs('bob', 'use', 'laudanum')
    t.dice(1).pickAs('bob', 'use', 'the-withering-word').pick('target', 'ann')
    t.dice(2, 2).pickAs('bob', 'use', 'the-king-in-yellow').dice(1, 3).pick('target', 'ann')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.holds('bob')).toEqual(['the-withering-word'])
    expect(t.sanity('bob')).toBe(57)
    expect(t.sanity('ann')).toBe(150 - 1 - 4)
  })

  it('NEC-WINDOW-3 a player may pass until the player’s own next turn', () => {
    const t = at({
      ann: { on: 9, owns: ['rlyeh'] },
      bob: { on: 9 },
      cid: { on: 9, holds: ['laudanum'] },
    })
    t.go().dice(1, 3).pickAs('cid', 'passUntilTurn')
    t.dice(4, 6).pick('endBuying') // Bob's turn: Cid is not asked at Dawn
    expect(t.asked).toBe('bob buying.choose')
    t.pick('endBuying') // Cid's turn
    expect(t.asked).toBe('cid dawn.window')
    t.pick('pass').dice(1, 3).pick('pass').pick('endBuying') // Ann's turn
    expect(t.asked).toBe('cid dawn.window') // it holds no longer than until that turn
  })

  it('NEC-WINDOW-3 on one’s own turn it holds until the turn after', () => {
    const t = at({ ann: { on: 9, holds: ['laudanum'] }, bob: { on: 9, owns: ['rlyeh'] } })
    t.go().pick('passUntilTurn')
    expect(t.asked).toBe('ann turn.ready') // other windows are opened as ever
    t.dice(1, 3).pick('pass').dice(4, 6).pick('endBuying')
    expect(t.asked).toBe('bob buying.choose')
    t.pick('endBuying')
    expect(t.asked).toBe('ann dawn.window')
  })

  it('NEC-WINDOW-4 Free and Ready powers may be used before the first throw and not before a further one', () => {
    const t = at({ ann: { on: 9, holds: ['pnakotic-manuscripts', 'mesmerise'], owns: ['rlyeh'] } })
    t.go().pick('pass')
    expect(t.asked).toBe('ann turn.ready')
    expect(t.offered).toEqual(['pass', 'use pnakotic-manuscripts', 'use mesmerise'])
    t.dice(2, 2).pick('pass') // a double to 13
    t.dice(1, 6).pick('endBuying') // no Ready window before the further throw
    expect(t.told('throws')).toHaveLength(2)
    expect(t.player('ann').space).toBe(20)
    expect(t.asked).toBe('ann buying.choose')
    expect(t.offers('use', 'pnakotic-manuscripts')).toBe(false)
  })

  it('NEC-WINDOW-4 an inmate and a Cultist have a Ready window as well', () => {
    const inmate = at({ ann: { inmate: 0, holds: ['pnakotic-manuscripts'] } }).go()
    expect(inmate.asked).toBe('ann turn.ready')

    const cultist = at({
      ann: { cultist: true, on: 20, holds: ['pnakotic-manuscripts'] },
      bob: {},
      cid: {},
    }).go()
    expect(cultist.asked).toBe('ann turn.ready')
    expect(cultist.pick('pass').asked).toBe('ann turn.roam')
  })

  it('NEC-WINDOW-4 nobody but the active player is asked', () => {
    const t = at({
      ann: { on: 9, owns: ['rlyeh'] },
      bob: { holds: ['pnakotic-manuscripts', 'commitment-papers', 'exchange-of-minds'] },
    })
    expect(t.dice(1, 3).go().asked).toBe('ann buying.choose')
  })

  it('NEC-WINDOW-5 Command comes after the Monster is named and before its dice', () => {
    const t = at({
      ann: { on: 9, holds: ['bind-the-thing'] },
      monsters: [
        ['ghoul', 30],
        ['ghast', 31],
      ],
    }).go()
    expect(t.asked).toBe('ann monsterStep.name')
    t.pick('moveMonster', 'ghast')
    expect(t.asked).toBe('ann monsterStep.command')
    expect(t.told('monsterThrow')).toEqual([])
    expect(t.offered).toEqual(['pass', 'use bind-the-thing'])
  })

  it('NEC-WINDOW-5 there is no Command window for a granted Monster move, nor on another’s turn', () => {
    const granted = at({
      ann: { on: 9, holds: ['bind-the-thing'], owns: ['cultes-de-goules'] },
      bob: { holds: [] },
      monsters: [['ghoul', 30]],
    })
    granted.go().dice(1, 2).pick('pass') // the first move, unbound
    expect(granted.asked).toBe('ann monsterStep.goules')
    granted.dice(1, 2, 4, 6).pick('moveMonster', 'ghoul')
    expect(granted.asked).toBe('ann buying.choose')
    expect(granted.monsters).toEqual([['ghoul', 24]])

    const another = at({
      ann: { on: 9, owns: ['rlyeh'] },
      bob: { holds: ['bind-the-thing'] },
      monsters: [['ghoul', 30]],
    })
    expect(another.dice(1, 2, 1, 3).go().asked).toBe('ann buying.choose')
  })

  it('NEC-WINDOW-6 Throw comes after the movement throw and before it is acted on', () => {
    const t = at({ ann: { on: 9, owns: kingsport } })
      .dice(1, 3)
      .go()
    expect(t.asked).toBe('ann turn.rethrow')
    expect(t.player('ann').space).toBe(9)
    expect(t.offered).toEqual(['keepThrow', 'throwAgain'])
  })

  it('NEC-WINDOW-6 an inmate’s throw is included, a Monster’s and a Gate’s are not', () => {
    const inmate = at({ ann: { inmate: 1, owns: kingsport } })
      .dice(1, 3)
      .go()
    expect(inmate.asked).toBe('ann turn.rethrow')
    expect(inmate.player('ann').throws).toBe(1)

    const gate = at({ ann: { on: 0, owns: kingsport }, monsters: [['ghoul', 30]] })
    gate.dice(1, 2).dice(3, 4).go() // the Ghoul's dice, then Ann's own
    expect(gate.asked).toBe('ann turn.rethrow')
    gate.dice(4, 4).pick('keepThrow') // the Gate: row 8
    expect(gate.asked).toBe('ann buying.choose')
    expect(gate.player('ann').space).toBe(20)
  })

  it('NEC-WINDOW-7 Meet comes before any loss, for the Investigator who meets the Monster', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['elder-sign'] },
      bob: { on: 13, sanity: 50, holds: ['voorish-sign'] },
      monsters: [['ghoul', 15]],
    })
    t.dice(1, 1).go() // the Ghoul comes to Bob
    expect(t.asked).toBe('bob encounter.meet')
    expect(t.sanity('bob')).toBe(50)
    expect(t.offered).toEqual(['suffer', 'use voorish-sign'])
    t.dice(1, 3).pick('suffer') // Ann walks onto it
    expect(t.asked).toBe('ann encounter.meet')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([50, 44])
  })

  it('NEC-WINDOW-8 Lose comes before a loss other than in an encounter', () => {
    const t = at({ ann: { on: 36, sanity: 50, holds: ['laudanum'] } })
    t.go().pick('pass').dice(2, 4).pick('pass')
    expect(t.asked).toBe('ann lose.window')
    expect(t.player('ann').space).toBe(0) // in the middle of the walk
    expect(t.sanity('ann')).toBe(50)
    expect(t.offered).toEqual(['suffer', 'use laudanum'])
  })

  it('NEC-WINDOW-8 a Monster’s loss has its Meet window and no other', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['laudanum'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['ghoul', 21]],
    })
    t.go().dice(1, 2).pick('pass').dice(4, 5).pick('pass')
    expect(t.asked).toBe('ann encounter.meet')
    t.pick('suffer')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.sanity('ann')).toBe(44)
  })

  it('NEC-WINDOW-9 Owe comes before rent or a research fee is paid', () => {
    const owing = (space: string): NecScenario =>
      at({
        ann: { on: 9, sanity: 50, holds: ['cloud-memory'] },
        bob: { sanity: 50, owns: [space] },
      })
    const rent = owing('green-lane').dice(1, 3).go()
    expect(rent.asked).toBe('ann owe.window')
    expect([rent.sanity('ann'), rent.sanity('bob')]).toEqual([50, 50])
    const fee = owing('unaussprechlichen-kulten').dice(2, 4).go()
    expect(fee.asked).toBe('ann owe.window')
    expect(fee.offered).toEqual(['pay', 'use cloud-memory'])
  })

  it('NEC-WINDOW-10 Draw comes when a card is drawn and before it is followed', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['zadok-allen'] },
      deck: ['rest-cure', 'old-school-friend'],
    })
    t.dice(1, 2).go()
    expect(t.asked).toBe('ann draw.window')
    expect(t.sanity('ann')).toBe(50)
    expect(t.told('draws')).toHaveLength(1)
    expect(t.offered).toEqual(['pass', 'use zadok-allen'])
  })

  it('NEC-WINDOW-11 Gate comes after the roll and before the row is read', () => {
    const t = at({ ann: { on: 0, sanity: 50, holds: ['the-silver-key'] }, bob: { holds: [] } })
    t.dice(3, 4, 1, 1).go()
    expect(t.asked).toBe('ann gate.shift')
    expect(t.told('gateRow')).toEqual([])
    expect(t.player('ann').space).toBe(7)
    expect(t.offered).toEqual(['pass', 'raise the-silver-key', 'lower the-silver-key'])
  })

  it('NEC-WINDOW-12 Counter comes when a Spell has been cast, for its target, before its effect', () => {
    const t = at({
      ann: { holds: ['mesmerise'] },
      bob: { holds: ['laudanum'] },
      cid: { holds: ['warding-eye'] },
    })
    t.go().pick('use', 'mesmerise').pick('target', 'cid')
    expect(t.asked).toBe('cid use.counter') // and not Bob, who is no target
    expect(t.player('cid').skipsMove).toBe(false)
    t.pick('allow')
    expect(t.player('cid').skipsMove).toBe(true)
  })

  it('NEC-WINDOW-12 what is no Spell with a target opens no Counter window', () => {
    const t = at({
      ann: { holds: ['the-king-in-yellow', 'words-of-dismissal'] },
      bob: { sanity: 50, holds: ['warding-eye'] },
      monsters: [['zombie', 30]],
    })
    t.go().dice(1, 2).pick('use', 'the-king-in-yellow').pick('target', 'bob')
    expect(t.sanity('bob')).toBe(47)
    t.pick('use', 'words-of-dismissal').dice(4, 6).pick('targetMonster', 'zombie')
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-WINDOW-13 Free and Buy powers may be used in one’s own Buy step', () => {
    const t = at({
      ann: { on: 9, holds: ['commitment-papers', 'get-out-of-arkham-asylum', 'elder-sign'] },
      bob: { inmate: 0, holds: ['mesmerise'] },
    })
    t.go().pickAs('ann', 'pass').pickAs('bob', 'pass')
    t.dice(1, 3).pickAs('ann', 'pass')
    expect(t.asked).toBe('ann buying.choose')
    expect(t.offered.filter((option) => option.startsWith('use'))).toEqual([
      'use commitment-papers',
      'use get-out-of-arkham-asylum',
    ])
    expect(t.attempt('bob', 'use', t.card('mesmerise'))).toBe('not-your-decision')
    t.pick('use', 'get-out-of-arkham-asylum').pick('target', 'bob')
    expect(t.player('bob').throws).toBe(-1)
    expect(t.asked).toBe('ann buying.choose')
  })

  it('NEC-WINDOW-14 nobody is asked at Dawn without a legal target', () => {
    const ann: Position = { on: 9, holds: ['words-of-dismissal'] }
    expect(at({ ann }).dice(1, 3).go().asked).toBe('ann buying.choose')
    expect(at({ ann, monsters: [['ghoul', 20]] }).go().asked).toBe('ann dawn.window')
  })

  const dear: [question: string, cost: number, ann: Position, dice: number[], rest: number[]][] = [
    ['ann turn.ready', 4, { on: 9, holds: ['gilmans-set-square'] }, [], [1, 3]],
    ['ann turn.rethrow', 2, { on: 9, owns: kingsport }, [1, 3], []],
    ['ann owe.window', 4, { on: 0, holds: ['cloud-memory'] }, [2, 4], []],
    ['ann draw.window', 3, { on: 9, holds: ['zadok-allen'] }, [1, 2], []],
    ['ann gate.shift', 2, { on: 0, holds: ['the-silver-key'] }, [3, 4, 4, 4], []],
  ]
  it.each(dear)(
    'NEC-WINDOW-14 nobody is asked without a use that can be paid: %s',
    (question, cost, ann, dice, rest) => {
      const withSanity = (sanity: number): NecScenario =>
        at({ ann: { ...ann, sanity }, bob: { owns: ['osborns-store'] }, deck: ['rest-cure'] })
      const enough = withSanity(cost)
      expect(enough.dice(...dice).go().asked).toBe(question)
      const tooLittle = withSanity(cost - 1)
      expect(tooLittle.dice(...dice, ...rest).go().asked).toBe('ann buying.choose')
    },
  )

  it('NEC-WINDOW-15 several powers may be used in one window, one after another', () => {
    const t = at({
      ann: { on: 9, sanity: 1, holds: ['laudanum', 'elder-sign', 'voorish-sign'] },
      bob: { owns: ['rlyeh'] },
      monsters: [['ghoul', 21]],
    })
    t.go().dice(1, 2).pick('pass').dice(4, 5).pick('pass')
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.refusal('use', 'elder-sign')).toBe('too-dear')
    t.pick('use', 'laudanum')
    expect(t.asked).toBe('ann encounter.meet') // still open, and now she can
    expect(t.offered).toEqual(['suffer', 'use elder-sign', 'use voorish-sign'])
    t.pick('use', 'elder-sign')
    expect(t.asked).toBe('ann buying.choose') // nothing is left to respond to
    expect(t.sanity('ann')).toBe(8)
    expect(t.holds('ann')).toEqual(['voorish-sign'])
  })

  it('NEC-WINDOW-15 a window closes when its player declines', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['laudanum', 'cloud-memory'] },
      bob: { owns: ['green-lane'] },
    })
    t.go().pick('pass').dice(1, 3).pick('pass')
    expect(t.pick('use', 'laudanum').asked).toBe('ann owe.window')
    expect(t.pick('pay').asked).toBe('ann buying.choose')
    expect(t.sanity('ann')).toBe(55)
    expect(t.holds('ann')).toEqual(['cloud-memory'])
  })

  it('NEC-WINDOW-16 an effect is finished before another begins, but for the windows it opens', () => {
    const t = at({
      ann: { holds: ['nightmare-sending', 'the-king-in-yellow'] },
      bob: { sanity: 50, holds: ['laudanum', 'the-withering-word'] },
    })
    t.go().pick('use', 'nightmare-sending').pick('target', 'bob')
    expect(t.asked).toBe('bob lose.window') // Bob may answer the loss, but not cast in turn
    expect(t.offered).toEqual(['suffer', 'use laudanum'])
    expect(t.attempt('bob', 'use', t.card('the-withering-word'))).toBe('not-offered')
    expect(t.attempt('ann', 'use', t.card('the-king-in-yellow'))).toBe('not-your-decision')
    t.pick('suffer')
    expect(t.asked).toBe('ann dawn.window')
  })

  it('NEC-WINDOW-16 one Monster’s move and encounter are over before the next Monster moves', () => {
    const t = at({
      ann: { on: 9, holds: ['old-school-friend'] },
      bob: { owns: ['rlyeh'] },
      monsters: [
        ['ghoul', 17],
        ['ghast', 35],
      ],
      deck: ['the-stars-wheel'],
    })
    t.go().dice(1, 1, 1, 2).dice(2, 3).pick('moveMonster', 'ghast')
    // The Ghast has gone to 33 and Ann to 12; The Stars Wheel brings the Ghoul to her first.
    expect(t.asked).toBe('ann encounter.meet')
    expect(t.monsters).toEqual([
      ['ghoul', 12],
      ['ghast', 33],
    ])
    t.dice(3, 3).pick('suffer')
    expect(t.monsters).toEqual([
      ['ghoul', 12],
      ['ghast', 27],
    ])
  })
})
