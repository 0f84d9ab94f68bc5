import { describe, expect, it } from 'vitest'
import { at, type NecScenario, type Position, type Table } from '../testing/at.ts'
import { expectAsked } from '../testing/expect-asked.ts'
import { dunwich, kingsport } from '../testing/property.ts'

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
    expect(t.asked).toBe('bob turn.ready') // who has no Free Artifact and was not asked at Dawn
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
    expect(another.asked).toBe('bob buying.choose')
    const onBoard = at({ ann: owner, monsters: [['ghatanothoa', 18]] })
      .dice(1, 2)
      .dice(1, 2)
      .go()
    expect(onBoard.asked).toBe('ann buying.choose')
    const again = at({ ann: owner })
    again.table.summoned = true
    expect(again.dice(1, 2).go().asked).toBe('ann buying.choose')
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
    expect(t.asked).toBe('ann buying.choose')
    const cultist = at({ ann: { cultist: true, on: 9 }, bob: {}, cid: {}, monsters }).go()
    const options = ['moveMonster ghoul', 'leaveMonsters']
    expectAsked(cultist, 'ann monsterStep.name', options, 'moveMonster ghoul')
    cultist.pick('leaveMonsters')
    expect(cultist.monsters).toEqual([['ghoul', 30]])
    expect(cultist.asked).toBe('ann turn.roam')
  })

  it('NEC-CHOICE-4 Command: use Bind the Thing or not, and which total', () => {
    const monsters: Table['monsters'] = [['ghoul', 30]]
    const t = at({ ann: { on: 9, holds: ['bind-the-thing'] }, monsters }).go()
    expectAsked(t, 'ann monsterStep.command', ['pass', 'use bind-the-thing'], 'pass')
    t.pick('use', 'bind-the-thing')
    expectAsked(t, 'ann use.target', ['name 2..12', 'withdraw'], 'withdraw')
    expect(t.attempt('ann', 'name', 13)).toBe('not-offered')
    expect(t.attempt('ann', 'name', 1)).toBe('not-offered')
    t.takeDefault()
    expect(t.asked).toBe('ann monsterStep.command')
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
    t.dice(1, 1).pick('moveMonster', 'gug')
    const options = ['pass', 'moveMonster zombie', 'moveMonster ghast', 'moveMonster ghoul']
    expectAsked(t, 'ann monsterStep.goules', options, 'pass')
    t.dice(1, 3).takeDefault()
    expect(t.asked).toBe('ann buying.choose')

    const none = at({ ann, monsters: [['gug', 39]] })
      .dice(1, 1)
      .dice(1, 3)
      .go()
    expect(none.asked).toBe('ann buying.choose')
    const another = at({
      ann: { on: 9 },
      bob: { owns: ['cultes-de-goules'] },
      monsters: [['ghoul', 39]],
    })
    expect(another.dice(1, 1).dice(1, 3).go().asked).toBe('ann buying.choose')
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
    t.dice(1, 1).pick('moveMonster', 'cthulhu')
    expectAsked(t, 'ann monsterStep.dunwich', ['pass', 'moveMonster gug'], 'pass')
    expect(t.refusal('moveMonster', 'cthulhu')).toBe('is-old-one')
    t.dice(1, 3).takeDefault()
    expect(t.asked).toBe('ann buying.choose')

    const none = at({ ann, monsters: [['cthulhu', 38]] })
      .dice(1, 1)
      .dice(1, 3)
      .go()
    expect(none.asked).toBe('ann buying.choose')
    const two = at({ ann: { on: 9, owns: dunwich.slice(1) }, monsters: [['gug', 39]] })
    expect(two.dice(1, 1).dice(1, 3).go().asked).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-7 Ready: use Free and Ready powers, or go on', () => {
    const t = at({ ann: { on: 9, holds: ['keziah-mason', 'laudanum', 'elder-sign'] } }).go()
    t.pick('pass')
    const options = ['pass', 'use keziah-mason', 'use laudanum']
    expectAsked(t, 'ann turn.ready', options, 'pass')
    t.dice(1, 3).takeDefault()
    expect(t.player('ann').space).toBe(13)
    const none = at({ ann: { on: 9, holds: ['elder-sign'] } })
      .dice(1, 3)
      .go()
    expect(none.asked).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-8 Move step, Cultist: throw and walk, or stay', () => {
    const cultist = (): NecScenario =>
      at({ ann: { cultist: true, on: 23 }, bob: { holds: ['commitment-papers'] }, cid: {} }).go()
    const t = cultist()
    expectAsked(t, 'ann turn.roam', ['walk', 'stay'], 'walk')
    t.dice(1, 2).takeDefault()
    expect(t.player('ann').space).toBe(20)
    const stays = cultist().pick('stay')
    expect(stays.player('ann').space).toBe(23)
    expect(stays.asked).toBe('bob turn.ready')
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
    expect(two.asked).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-27 Buy step: buy, use powers, offer a trade, or end the step', () => {
    const t = at({
      ann: { on: 9, holds: ['laudanum', 'commitment-papers'], owns: ['rlyeh'] },
      bob: { holds: ['pnakotic-manuscripts'] },
    }).moveStep()
    t.dice(1, 3).pick('pass')
    const options = [
      'buy green-lane',
      'use laudanum',
      'use commitment-papers',
      'trade',
      'endBuying',
    ]
    expectAsked(t, 'ann buying.choose', options, 'endBuying')
    t.takeDefault()
    expect(t.asked).toBe('ann dawn.window') // on Bob's turn
    expect(t.owns('ann')).toEqual(['rlyeh'])

    const nothing = at({ ann: { on: 9, sanity: 13 }, bob: { holds: ['commitment-papers'] } })
    nothing.dice(1, 3).go() // Green Lane is too dear and there is nothing to trade
    expect(nothing.asked).toBe('bob turn.ready')
  })

  it('NEC-CHOICE-28 NEC-CHOICE-29 trade offered, and counter-offered', () => {
    const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: { owns: ['irem'] } })
      .dice(1, 3)
      .go()
    const offer = (): NecScenario => t.pick('trade').pick('partner', 'bob').pick('give', 'rlyeh')
    offer().pick('takeSanity', 40).pick('propose')
    expectAsked(t, 'bob trade.reply', ['decline', 'accept', 'counter'], 'decline')
    t.takeDefault()
    expect(t.asked).toBe('ann buying.choose')
    expect(t.owns('ann')).toEqual(['rlyeh'])

    offer().pick('take', 'irem').pick('propose').pickAs('bob', 'counter')
    t.pick('give', 'irem').pick('takeSanity', 30).pick('propose')
    expectAsked(t, 'ann trade.answer', ['decline', 'accept'], 'decline')
    t.takeDefault()
    expect(t.asked).toBe('ann buying.choose')
    expect(t.owns('ann')).toEqual(['rlyeh'])
    expect(t.sanity('ann')).toBe(150)
  })
})
