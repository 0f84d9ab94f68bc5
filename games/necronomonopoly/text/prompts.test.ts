import { labels, log, promptTo, tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { ASYLUM } from '../pieces/spaces.ts'
import { at } from '../testing/at.ts'
import { en } from './en.ts'

describe('Prompts and options', () => {
  it('name the price of an empty Lot and what is left', () => {
    const t = at({ ann: { sanity: 64, on: 20 } })
    t.dice(2, 4).go()
    expect(promptTo(t, 'ann')).toBe(
      'Riverside Hospital stands empty. Will you take it on for 26, which leaves you 38?',
    )
    expect(promptTo(t, 'bob')).toBe('Ann decides whether to buy Riverside Hospital.')
    expect(promptTo(t, null)).toBe('Ann decides whether to buy Riverside Hospital.')
    expect(labels(t, 'buy')).toEqual(['Buy Riverside Hospital for 26'])
  })

  it.each([
    [ASYLUM, 'Will you walk widdershins, or wait at Arkham Asylum?'],
    [12, 'Will you walk widdershins, or wait on Mythos (12)?'],
  ])('ask a Cultist on %i whether to walk', (on, question) => {
    expect(promptTo(at({ ann: { cultist: true, on } }).go(), 'ann')).toBe(question)
  })

  it('say so when a Lot is too dear', () => {
    const t = at({ ann: { sanity: 25, on: 20, owns: ['gilman-house'] } })
    t.dice(2, 4).go()
    expect(promptTo(t, 'ann')).toBe(
      'Riverside Hospital stands empty, but costs 26, and you have 25. Is there anything else?',
    )
  })

  it('reckon rent by what the owner has', () => {
    const owns = ['riverside-hospital', 'san-julian-university', 'witchs-cross']
    const t = at({
      turn: 'bob',
      ann: { owns, holds: ['wilbur-whateley'] },
      bob: { sanity: 100, on: 20, holds: ['cloud-memory'] },
    })
    t.dice(2, 4).go()
    expect(promptTo(t, 'bob')).toBe(
      'You owe Ann 83 for Riverside Hospital, which leaves you 17. Do you pay?',
    )
    expect(labels(t, 'use')).toEqual(['Cast Cloud Memory (4 Sanity)'])
    expect(promptTo(t, 'ann')).toBe('Bob decides how to settle 83 with you for Riverside Hospital.')
  })

  it('say what is missing when it cannot be met', () => {
    const t = at({ ann: { sanity: 4, on: 20, holds: ['laudanum'] }, monsters: [['ghoul', 22]] })
    t.meet('ann', 'ghoul')
    expect(promptTo(t, 'ann')).toBe(
      'The Ghoul would cost you 6 Sanity, and you have 4. How do you meet it?',
    )
  })

  it('reckon the loss and the price with the cards that change them', () => {
    const t = at({
      ann: {
        sanity: 50,
        holds: ['antarctic-soapstone', 'professor-armitage', 'elder-sign', 'powder-of-ibn-ghazi'],
      },
      monsters: [['ghoul', 22]],
    })
    t.meet('ann', 'ghoul')
    expect(promptTo(t, 'ann')).toBe(
      'The Ghoul would cost you 4 Sanity and leave you 46. How do you meet it?',
    )
    expect(labels(t, 'use')).toEqual([
      'Cast Elder Sign (1 Sanity)',
      'Use Powder of Ibn-Ghazi (free)',
    ])
    expect(labels(t, 'sacrifice')).toEqual(['Discard Professor Armitage instead'])
  })

  it('let the Book of Eibon pay for Spells', () => {
    const t = at({
      ann: { holds: ['elder-sign'], owns: ['book-of-eibon'] },
      monsters: [['ghoul', 22]],
    })
    t.meet('ann', 'ghoul')
    expect(labels(t, 'use')).toEqual(['Cast Elder Sign (free)'])
  })

  it('ask for a second Ally', () => {
    const t = at({
      ann: { holds: ['zadok-allen', 'the-night-nurse', 'herbert-west'] },
      monsters: [['cthulhu', 22]],
    })
    t.meet('ann', 'cthulhu').pick('sacrifice', 'zadok-allen')
    expect(promptTo(t, 'ann')).toBe('Cthulhu takes two. Which Ally goes as well?')
    expect(labels(t, 'sacrifice')).toEqual([
      'Discard the Night Nurse instead',
      'Discard Herbert West instead',
    ])
  })

  it('reckon the toll at Mi-Go', () => {
    const t = at({ ann: { sanity: 40, on: 38, holds: ['wilbur-whateley', 'laudanum'] } })
    t.walk('ann', 4)
    expect(promptTo(t, 'ann')).toBe(
      'Mi-Go would cost you 13 Sanity and leave you 27. What do you do?',
    )
  })

  it('say where a throw leads, past no Monster', () => {
    const owns = ['old-mans-cottage', 'green-lane', 'strange-high-house']
    const t = at({ ann: { sanity: 30, on: 20, owns }, monsters: [['gug', 24]] })
    t.dice(4, 3).moveStep()
    expect(promptTo(t, 'ann')).toBe(
      'You threw 4 and 3, to Akeley Farmhouse. Will you throw again for 2, which leaves you 28?',
    )
    expect(labels(t, 'keepThrow')).toEqual(['Keep 4 and 3'])
  })

  it('say who else is where a Gate would put one', () => {
    const t = at({ bob: { owns: ['necronomicon'] }, monsters: [['ghoul', 'necronomicon']] })
    const [necronomicon, cultes] = [35, 5].map((space) =>
      en.options.goTo(space, tellingTo(t, 'ann')),
    )
    expect(necronomicon).toMatch(/, Bob's, fee 5 \(the Ghoul is there, loss 6\)$/)
    expect(cultes).toMatch(/, for sale at 20$/)
  })

  it('worked example 13: name the rent of a Lot that a Gate would take', () => {
    const t = at({
      ann: { on: 33, owns: ['rlyeh'], holds: ['randolph-carter'] },
      bob: { owns: ['irem'] },
    })
    t.dice(6, 6).land('ann', 33)
    expect(promptTo(t, 'ann')).toBe(
      'The roll is 12: go to Mi-Go, lose 5 Sanity, and one Monster leaves the board. Will you shift it?',
    )
    expect(labels(t, 'raise')).toEqual(['Raise the roll by 1 with Randolph Carter (free)'])
    expect(en.options.takeLot(36, tellingTo(t, 'ann'))).toBe(
      'Take Irem, City of Pillars from Bob (Bob pays you 39)',
    )
  })

  it('let a Cultist burn a deed instead', () => {
    const t = at({ ann: { cultist: true }, bob: { owns: ['irem', 'rlyeh'] }, cid: {} })
    expect(en.options.takeLot(36, tellingTo(t, 'ann'))).toBe(
      "Burn Bob's deed to Irem, City of Pillars (Bob pays the Keeper 13)",
    )
  })

  it('put an offer as the one who answers it sees it', () => {
    const t = at({
      ann: { sanity: 50, on: 20, owns: ['irem'] },
      bob: { sanity: 60, owns: ['rlyeh'] },
    })
    t.dice(1, 1 + 1).go()
    t.pick('trade').pick('partner', 'bob').pick('give', 'irem').pick('giveSanity', 5)
    expect(promptTo(t, 'ann')).toBe(
      'So far you give Bob Irem, City of Pillars and 5 Sanity for nothing. What else?',
    )
    expect(promptTo(t, 'bob')).toBe('Ann decides what to offer Bob.')
    t.pick('take', 'rlyeh').pick('propose')
    expect(promptTo(t, 'bob')).toBe(
      "Ann offers you Irem, City of Pillars and 5 Sanity for R'lyeh, which leaves you 65 Sanity. Do you accept?",
    )
    expect(log(t).at(-1)).toBe(
      "Ann makes Bob an offer: Ann gives Irem, City of Pillars and 5 Sanity, Bob gives R'lyeh.",
    )
  })

  it('warn the target of a Spell', () => {
    const t = at({
      ann: { holds: ['nightmare-sending'] },
      bob: { sanity: 30, holds: ['warding-eye'] },
    })
    t.go().pick('use', 'nightmare-sending')
    expect(promptTo(t, 'ann')).toBe(
      'On whom do you use Nightmare Sending? It costs 4 Sanity and leaves you 146.',
    )
    expect(labels(t, 'target')).toEqual(['Choose Bob, 30 Sanity, on Mi-Go (0)'])
    t.pick('target', 'bob')
    expect(promptTo(t, 'bob')).toBe(
      'Ann casts Nightmare Sending on you: it would cost you 10 Sanity and leave you 20. Do you let it happen?',
    )
    expect(labels(t, 'use')).toEqual(['Cast Warding Eye (2 Sanity)'])
  })
})
