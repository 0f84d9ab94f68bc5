import { describe, expect, it } from 'vitest'
import { cardTable, type CardKey } from '../pieces/cards.ts'
import { at, type NecScenario, type Position } from '../testing/at.ts'
import { chooseAll, expectAsked } from '../testing/expect-asked.ts'
import { arkham } from '../testing/property.ts'

const spells = cardTable.filter(({ type }) => type === 'spell').map(({ key }) => key)

describe('Decision points', () => {
  it('NEC-CHOICE-10 entering Mi-Go, owner of the Necronomicon: a Spell, or none', () => {
    const t = at({
      ann: { on: 36, owns: ['necronomicon'] },
      bob: { holds: ['warding-eye', 'laudanum'] },
      cid: { cultist: true, holds: ['mesmerise'] },
    })
    t.go().pickAs('bob', 'passUntilTurn').dice(4, 6).pickAs('cid', 'passUntilTurn')
    const inDeck = spells.filter((key) => key !== 'warding-eye' && key !== 'mesmerise')
    const options = ['none', ...chooseAll(inDeck), 'choose warding-eye', 'choose mesmerise']
    expectAsked(t, 'ann miGo.spell', options, 'none')
    t.takeDefault()
    expect(t.holds('ann')).toEqual([])
    const another = at({ ann: { on: 36 }, bob: { owns: ['necronomicon'] } })
      .dice(4, 6)
      .go()
    expect(another.asked).toBe('ann buying.choose')
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
    expect(two.asked).toBe('ann buying.choose')
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
    expect(another.dice(1, 2).go().asked).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-16 Ally or Artifact drawn: keep or refuse', () => {
    const draw = (card: CardKey, ann: Position): NecScenario =>
      at({ ann: { on: 9, ...ann }, bob: { owns: ['rlyeh'] }, cid: {}, deck: [card] })
    const t = draw('the-silver-key', {}).dice(1, 2).go()
    const options = ['keep the-silver-key', 'refuse the-silver-key']
    expectAsked(t, 'ann draw.keep', options, 'keep the-silver-key')
    expect(t.takeDefault().holds('ann')).toEqual(['the-silver-key'])

    const cultist = draw('old-school-friend', { cultist: true, on: 15 }).go()
    cultist.dice(1, 2).dice(4, 6).pick('walk') // the Ally flees, and it is Bob's turn
    expect(cultist.asked).toBe('bob buying.choose')
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
    t.pick('discard', 'voorish-sign')
    expect(t.holds('bob')).toEqual(['the-silver-key', 'cloud-memory'])

    const single = at({
      ann: { on: 9, holds: ['warding-eye'] },
      bob: { owns: ['rlyeh'] },
      deck: ['raid-on-the-lodge'],
    })
    expect(single.dice(1, 2).go().asked).toBe('ann buying.choose')
    expect(single.holds('ann')).toEqual([])
  })

  it('NEC-CHOICE-25 a target or a space: by default the use is withdrawn and nothing is paid', () => {
    const t = at({
      ann: { on: 9, sanity: 50, holds: ['gilmans-set-square', 'mesmerise'] },
      cid: {},
    }).go()
    t.pick('use', 'mesmerise')
    expectAsked(t, 'ann use.target', ['target bob', 'target cid', 'withdraw'], 'withdraw')
    t.takeDefault().pick('pass').pick('use', 'gilmans-set-square')
    expect(t.defaultPick).toBe('withdraw')
    t.takeDefault()
    expect(t.asked).toBe('ann turn.ready')
    expect(t.sanity('ann')).toBe(50)
    expect(t.holds('ann')).toEqual(['gilmans-set-square', 'mesmerise'])
  })

  it('NEC-CHOICE-25 cards looked at go back as they were; a search takes the first match by title', () => {
    const look = at({
      ann: { on: 9, holds: ['pnakotic-manuscripts'], owns: ['rlyeh'] },
      deck: ['zombie', 'ghoul', 'gug'],
    })
    look.go().pick('use', 'pnakotic-manuscripts')
    expectAsked(look, 'ann look.order', chooseAll(['zombie', 'ghoul', 'gug']), 'choose zombie')
    look.takeDefault()
    expectAsked(look, 'ann look.order', chooseAll(['ghoul', 'gug']), 'choose ghoul')
    look.dice(1, 3).takeDefault()
    expect(look.deck.slice(0, 3)).toEqual(['zombie', 'ghoul', 'gug'])

    const search = at({
      ann: { on: 9, holds: ['seven-cryptical-books-of-hsan'] },
      deck: ['warding-eye'],
    })
    search.go().pick('use', 'seven-cryptical-books-of-hsan')
    expectAsked(search, 'ann search.choose', chooseAll(spells), 'choose bind-the-thing')
  })

  it('NEC-CHOICE-26 Counter: use Warding Eye, discard a friend, or neither', () => {
    const t = at({
      ann: { on: 9, holds: ['mesmerise'], owns: ['rlyeh'] },
      bob: { cultist: true, on: 20, friends: ['zombie', 'gug'], holds: ['warding-eye'] },
      cid: {},
    }).go()
    t.pick('use', 'mesmerise').pick('target', 'bob')
    const options = ['allow', 'use warding-eye', 'dismiss zombie', 'dismiss gug']
    expectAsked(t, 'bob use.counter', options, 'allow')
    t.dice(1, 3).pick('dismiss', 'gug')
    expect(t.friends('bob')).toEqual(['zombie'])
    expect(t.player('bob').skipsMove).toBe(false)

    const defenceless = at({
      ann: { on: 9, holds: ['mesmerise'], owns: ['rlyeh'] },
      bob: { holds: ['laudanum'] },
    })
    defenceless.go().pick('use', 'mesmerise').pick('target', 'bob')
    expect(defenceless.asked).toBe('bob dawn.window') // Bob's own Dawn window, not a Counter
    expect(defenceless.player('bob').skipsMove).toBe(true)
  })
})
