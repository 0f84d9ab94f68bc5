import { labels, promptTo, tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at, newMatch, siteOf } from '../testing/at.ts'
import { en } from './en.ts'

const ann = 0
const bob = 1

describe('Prompts and options', () => {
  it('say what meets the eye and what is left to do', () => {
    const t = at({
      ann: { on: 'P1', greed: 1, chaos: 1, mat: 'courier' },
      bob: { on: 'P3' },
      oldOne: 'P3',
      towns: {
        P1: { shamblers: ['rage', 'fear'], fear: 2, rage: 1, page: 'F03' },
        P2: { shamblers: ['greed'] },
      },
    }).actions()
    expect(promptTo(t, ann)).toBe(
      'Two Shamblers watch the door, and you have 3 actions left. What will you do?',
    )
    for (const reader of [bob, null])
      expect(promptTo(t, reader)).toBe(
        'Ann decides what to do at the Tidewater Library, with 3 actions left.',
      )
    expect(labels(t, 'move')).toEqual([
      'Move to the Fogbound Ferry (draw 1 there, turn up its page)',
      'Move to the Curio Market (turn up its page)',
    ])
    expect(labels(t, 'collect')).toEqual(['Collect (up to 2 tentacles)'])
    expect(labels(t, 'banish')).toEqual(['Banish (roll 2 dice)'])
    expect(labels(t, 'townAction')).toEqual(['Swap the page (town action, free)'])
    expect(labels(t, 'buyAction')).toEqual(['Buy one more action (pays 1 Chaos)'])
    expect(labels(t, 'endTurn')).toEqual(['End the turn (3 actions unused)'])
    expect(en.options.translate(0, tellingTo(t, ann))).toBe(
      'Translate the page (pays 2 Fear and 1 Rage, fills rows 1 and 4)',
    )
  })

  it('say so when somebody has to leave', () => {
    const t = at({ ann: { on: 'P3' }, bob: {}, oldOne: 'P3' }).actions()
    expect(promptTo(t, ann)).toBe('Nyarlathotep is here, and you have to leave. Where to?')
    expect(en.reasons['must-move']).toBe('The Great Old One is here, so move first')
  })

  it('are quiet where nothing waits', () => {
    const t = at({ ann: { on: 'P2', mat: 'medium' }, bob: {} }).actions()
    expect(promptTo(t, ann)).toBe(
      'The Fogbound Ferry is quiet, and you have 3 actions left. What will you do?',
    )
    expect(labels(t, 'ability')).toEqual(['Open the Veil (draw a tentacle)'])
  })

  it('name only rows that a page still fills, or its rune', () => {
    const pay = { fear: 2, rage: 1 }
    const page = { P1: { page: 'F03' } }
    const some = at({ ann: pay, bob: {}, towns: page, rows: [5, 0, 0, 2, 0] }).actions()
    expect(labels(some, 'translate')).toEqual([
      'Translate the page (pays 2 Fear and 1 Rage, fills row 4)',
    ])
    const none = at({ ann: pay, bob: {}, towns: page, rows: [5, 0, 0, 5, 0] }).actions()
    expect(labels(none, 'translate')).toEqual([
      'Translate the page (pays 2 Fear and 1 Rage, for its Fear rune)',
    ])
  })

  it('list the ways to pay, shared tentacles by their owner', () => {
    const t = at({
      ann: { on: 'P1', fear: 1, chaos: 1 },
      ash: { on: 'P1', fear: 1, mat: 'priest' },
      towns: { P1: { page: 'F01' } },
    }).actions()
    t.pick('translate')
    expect(promptTo(t, ann)).toBe('How will you pay for the page?')
    expect(labels(t, 'pay')).toEqual([
      "Pay 1 Fear, plus 1 Fear of Father Wren's",
      'Pay 1 Fear and 1 Chaos',
      "Pay 1 Chaos, plus 1 Fear of Father Wren's",
    ])
    expect(labels(t, 'back')).toEqual(['Think again'])
  })

  it('show the dice, the rerolls and the price of a Shambler', () => {
    const t = at({
      ann: { on: 'P1', rage: 2, fear: 2, brain: 1, chaos: 1 },
      bob: {},
      towns: { P1: { shamblers: ['rage', 'fear'] } },
    }).actions()
    t.rolls(2, 0).pick('banish')
    expect(promptTo(t, ann)).toBe('You rolled 2 and 0, and may roll again once. Will you?')
    expect(promptTo(t, bob)).toBe('Ann decides whether to keep 2 and 0.')
    expect(labels(t, 'reroll')).toEqual([
      'Roll the first die again (shows 2)',
      'Roll the second die again (shows 0)',
    ])
    t.pick('keepDice')
    expect(promptTo(t, ann)).toBe('It costs 2 of its colour. Which Shambler do you banish?')
    expect(labels(t, 'banishShambler')).toEqual([
      'Banish the Rage Shambler (pays 2 Rage or Chaos)',
      'Banish the Fear Shambler (pays 2 Fear or Chaos)',
    ])
    expect(labels(t, 'decline')).toEqual(['Let it be'])
  })

  it('ask what a veteran spends before the roll', () => {
    const t = at({
      ann: { on: 'P1', mat: 'veteran', rage: 1 },
      bob: {},
      towns: { P1: { shamblers: ['fear'] } },
    }).actions()
    t.pick('banish')
    expect(promptTo(t, ann)).toBe('You are to roll 1 die. Will you spend tentacles to roll fewer?')
    expect(labels(t, 'spend')).toEqual(['Spend nothing', 'Spend 1 Rage'])
  })

  it('ask what is laid on a portal', () => {
    const t = at({
      ann: { on: 'P3', rage: 1, chaos: 1, pages: ['R01', 'R02'] },
      bob: {},
      phase: 2,
      oldOne: 'P3',
    }).actions()
    expect(labels(t, 'seal')).toEqual([
      'Seal the Rage portal of 2 (roll 2 dice)',
      'Seal the Rage portal of 4 (roll 2 dice)',
    ])
    t.rolls(1, 1).pick('seal', 2)
    expect(promptTo(t, ann)).toBe('You reached 2. What do you lay on the Rage portal of 2?')
    expect(labels(t, 'place')).toEqual(['Lay down 1 Rage', 'Lay down 1 Chaos'])
  })

  it.each([
    ['archive', 'Which page changes hands?', 'which page changes hands'],
    ['ferry', 'The ferry waits in the fog. Where to?', 'where to sail'],
    [
      'light',
      'The light swings round. Where do you lure Nyarlathotep?',
      'where to lure the Great Old One',
    ],
    ['chapel', 'Whose mind do you calm?', 'whose mind to calm'],
    ['watch', 'Which Shambler does the constable send home?', 'which Shambler is sent home'],
    ['pottersField', 'Three graves are open. Which colour do you bury?', 'which colour to bury'],
    ['market', 'What is it to work on?', 'what it is to work on'],
  ] as const)('ask in its own words at the site %s', (site, you, others) => {
    const t = at({ ann: {}, bob: {} }).actions()
    const about = { site: siteOf(site) }
    expect(en.prompts['townAction.target'](about, tellingTo(t, ann))).toBe(you)
    expect(en.prompts['townAction.target'](about, tellingTo(t, bob))).toBe(`Ann decides ${others}.`)
  })

  it('tell what a town is to work on', () => {
    const t = at({
      ann: { on: 'P1', fear: 1, rage: 1, pages: ['F03'], brain: 1 },
      bob: { brain: 2, pages: ['G01'] },
      lair: { greed: 4 },
      towns: { P1: { site: 'archive', shamblers: ['rage', 'rage'] } },
    })
    t.actions()
    const { options } = en
    t.pick('townAction')
    expect(labels(t, 'choosePage')).toEqual([
      'Pass on your Fear page for rows 1 and 4',
      "Pass on Bob's Greed page for row 4",
    ])
    expect(options.chooseCharacter(1, tellingTo(t, ann))).toBe('Calm Bob (mind at 2)')
    expect(options.chooseCharacter(0, tellingTo(t, ann))).toBe('Calm yourself (mind at 1)')
    expect(options.chooseTown(2, tellingTo(t, ann))).toBe('Lure Nyarlathotep to Mercy Sanatorium')
    expect(options.chooseShambler(1, tellingTo(t, ann))).toBe(
      'Send home the Rage Shambler in space 2 of the Sealed Archive',
    )
    expect(options.chooseColour(2, tellingTo(t, ann))).toBe('Bury Greed (4 on the Shambler Mat)')
  })

  it('let a courier give and take', () => {
    const t = at({ ann: { mat: 'courier', fear: 1 }, bob: { rage: 1 } }).actions()
    t.pick('ability')
    expect(promptTo(t, ann)).toBe('What changes hands, and which way?')
    expect(labels(t, 'handOver')).toEqual(['Give Bob 1 Fear', 'Take 1 Rage from Bob'])
  })

  it('deal out for Cthulhu with a look at the tracks', () => {
    const t = at({
      ann: { on: 'P1', fear: 2 },
      bob: { on: 'P2' },
      oldOne: 'P1',
      lair: { fear: 2 },
      settings: { greatOldOne: 'cthulhu' },
    })
    t.run('cthulhuDeals', { character: 0, colour: 0 })
    expect(promptTo(t, ann)).toBe('Cthulhu deals out 2 Fear. Who takes the next one?')
    expect(promptTo(t, null)).toBe('Ann decides who takes the next Fear.')
    expect(labels(t, 'deal')).toEqual([
      'Take it yourself (Fear overflows)',
      'Deal it to Bob (0 Fear so far)',
    ])
  })

  it('let a player choose a character, and another for the Assistant', () => {
    const t = newMatch(1, { townLayout: 'fixedA' }).go()
    expect(promptTo(t, ann)).toBe('Who will you be in New Arkhamoore?')
    expect(labels(t, 'takeMat')[0]).toBe(
      'Play Dr. Ines Calloway, Scientist (2 of one colour become 1 Chaos)',
    )
    t.pick('takeMat', 3)
    expect(promptTo(t, ann)).toBe(
      'Who comes along as an Assistant? Assistants act by themselves, and share what they carry.',
    )
    expect(labels(t, 'takeMat')[0]).toBe('Take Dr. Ines Calloway, Scientist, along')
  })

  it('send an Assistant for a Chaos', () => {
    const t = at({ ann: { chaos: 1 }, ash: { on: 'P4', mat: 'veteran' } }).actions()
    expect(labels(t, 'extraMove')).toEqual(['Have Sergeant Rook move (pays 1 Chaos)'])
    t.pick('extraMove', 'ash')
    expect(promptTo(t, ann)).toBe('Where do you send Sergeant Rook?')
  })
})
