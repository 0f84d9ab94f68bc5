import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { en } from './en.ts'
import { section, tellingTo } from '@eldertable/testkit'

describe('The board as text', () => {
  const position = {
    turn: 'bob',
    ann: {
      sanity: 64,
      on: 'san-julian-university',
      owns: ['riverside-hospital', 'san-julian-university', 'witchs-cross'],
      holds: ['elder-sign', 'old-school-friend', 'antarctic-soapstone'],
      ward: false,
    },
    bob: { sanity: 80, on: 20, owns: ['nameless-city', 'irem', 'necronomicon'] },
    cid: { cultist: true, on: 'witchs-cross', owns: ['book-of-eibon'], friends: ['zombie', 'gug'] },
    dee: { sanity: 12, inmate: 1 },
    monsters: [
      ['ghoul', 'nameless-city'],
      ['ghatanothoa', 22],
    ],
  } as const

  it('says where the reader is, and what is there', () => {
    const t = at(position)
    expect(section(t, 'ann', 'Where you are')).toEqual([
      'You are on San Julian University (27), with 64 Sanity.',
      "San Julian University: Mason's Hill, yours, rent 80.",
      "Your ward of Mason's Hill is spent.",
    ])
    expect(section(t, 'cid', 'Where you are')).toEqual([
      "You are a Cultist, on Witch's Cross (29).",
      "Witch's Cross: Mason's Hill, Ann's, rent 85.",
    ])
    expect(section(t, 'dee', 'Where you are')[0]).toBe(
      'You are inside Arkham Asylum (10), 1 of 3 throws made, with 12 Sanity.',
    )
  })

  it('says what is near in the direction of the reader', () => {
    const t = at(position)
    const ahead = section(t, 'ann', 'What is near')
    expect(ahead).toHaveLength(12)
    expect(ahead.slice(0, 4)).toEqual([
      '1 ahead: Mythos (28); draw a card.',
      "2 ahead: Witch's Cross (29); Mason's Hill, yours, rent 85; Cid, a Cultist.",
      '3 ahead: Go to Arkham Asylum (30); sent to Arkham Asylum.',
      "4 ahead: the Nameless City (31); Lost Cities, Bob's, rent 39; Ghoul, loss 4.",
    ])
    expect(section(t, 'cid', 'What is near').slice(0, 2)).toEqual([
      '1 ahead: Mythos (28); draw a card.',
      "2 ahead: San Julian University (27); Mason's Hill, Ann's, rent 80; Ann.",
    ])
  })

  it('says what the reader has and what it does', () => {
    const t = at(position)
    expect(section(t, 'ann', 'What you have')).toEqual([
      'Elder Sign (One-Shot Spell; 3 Sanity; when you meet a Monster): Banish the Monster you are encountering.',
      'Old School Friend (Ally): No power.',
      'Antarctic Soapstone (Continuous Item): You lose 2 Sanity less in every encounter with a Monster.',
      "Mason's Hill (all three Lots): Ignore one Sanity loss in each trip from Witch's Cross to Witch's Cross.",
    ])
    expect(section(t, 'dee', 'What you have')).toEqual(['Nothing but your Sanity.'])
    expect(section(t, 'bob', 'What you have').slice(1)).toEqual([
      'The Nameless City (Lot of Lost Cities): rent 39.',
      'Irem, City of Pillars (Lot of Lost Cities): rent 39.',
    ])
  })

  it('lists everybody with everything', () => {
    const t = at(position)
    expect(section(t, 'ann', 'Players')).toEqual([
      'You: Investigator, 64 Sanity, on San Julian University (27).',
      "You own Mason's Hill 3 of 3: Riverside Hospital (rent 80), San Julian University (rent 80) and Witch's Cross (rent 85).",
      'You hold the Ally Old School Friend; the Spell Elder Sign; the Item Antarctic Soapstone.',
      "Your ward of Mason's Hill is spent.",
      'Bob, whose turn it is: Investigator, 80 Sanity, on A Moment of Silence (20).',
      'Bob owns Lost Cities 2 of 3: the Nameless City (rent 39) and Irem, City of Pillars (rent 39).',
      'Bob owns 1 of 4 Tomes: the Necronomicon (fee 5).',
      "Cid: Cultist, on Witch's Cross (29).",
      'Cid owns 1 of 4 Tomes: the Book of Eibon (fee 5 to the Keeper).',
      "Cid's friends: Zombie (loss 5), Gug (loss 10).",
      'Dee: Investigator, 12 Sanity, inside Arkham Asylum (10), 1 of 3 throws made.',
    ])
  })

  it('lists the Monsters with what they cost the reader and how far ahead they are', () => {
    const t = at(position)
    expect(section(t, 'ann', 'Monsters')).toEqual([
      'Ghoul, loss 4; on the Nameless City (31); 4 ahead of you; moves by 2 dice.',
      'Ghatanothoa, loss 20; Great Old One; on Mythos (22); 35 ahead of you, beyond Mi-Go; moves by 2 dice. You skip your next Move step.',
    ])
    expect(section(t, null, 'Monsters')[0]).toBe(
      'Ghoul, loss 6; on the Nameless City (31); 11 ahead of Bob; moves by 2 dice.',
    )
  })

  it('lists what is for sale, by locale', () => {
    const t = at(position)
    const market = section(t, null, 'The market')
    expect(market[0]).toBe(
      'Innsmouth: Gilman House (1) for 6, rent 2, 6, 18; Marsh Refinery (3) for 6, rent 2, 6, 18; Devil Reef (4) for 8, rent 3, 8, 24.',
    )
    expect(market.join(' ')).not.toMatch(/Mason's Hill|Irem/)
    expect(market.at(-1)).toBe(
      'Tomes: Cultes de Goules (5) for 20; Unaussprechlichen Kulten (15) for 20.',
    )
  })

  it('shows a spectator the table from where the active player stands', () => {
    const t = at(position)
    expect(en.board(tellingTo(t, null)).map(({ heading }) => heading)).toEqual([
      'Where Bob is',
      'What is near Bob',
      'Players',
      'Monsters',
      'The market',
      'The deck',
    ])
  })

  it('tells nobody else what is being drafted or looked at', () => {
    const t = at({ ann: { on: 20, owns: ['irem'] }, bob: { owns: ['rlyeh'] } })
    t.dice(1, 2).go().pick('trade').pick('partner', 'bob').pick('give', 'irem')
    expect(section(t, 'ann', 'Where you are')).toContain(
      'Your draft: you give Irem, City of Pillars, Bob gives nothing.',
    )
    for (const reader of ['bob', null] as const) {
      const lines = en.board(tellingTo(t, reader)).flatMap((one) => one.lines)
      expect(lines.join(' ')).not.toMatch(/draft/)
    }
  })
})
