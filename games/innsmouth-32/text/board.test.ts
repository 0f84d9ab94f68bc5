import { section } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

const table = () =>
  at({
    pools: [
      { has: [{ is: 'lobsterman', rest: 2, cards: ['pistol'] }], power: 4 },
      { has: [{ is: 'occultist', insane: ['speed'] }] },
    ],
    screen: ['priest', 'whiskey', 'thug'],
    throngs: [['thug', 'loafer']],
  })

describe('the board in words', () => {
  it('says of every card on the screen what it does, and how near a creature feature is', () => {
    const lines = section(table(), 'ann', 'Screen').join(' ')
    expect(lines).toContain('Left: the Priest of Dagon. Monster. Value 7:')
    expect(lines).toContain('Dread: Whoever its throng hits tests GUTS')
    expect(lines).toContain('Centre: the Bootleg Whiskey. Item. An action: discard it')
    expect(lines).toContain('creature feature; 2 are there now')
  })

  it('says what is in a throng, and its chance', () => {
    const t = table()
    expect(section(t, 'ann', 'Monsters of Ann and of fallen seats')).toEqual([
      'Throng 1: the Dockside Thug (5) and the Fish-Eyed Loafer (3). It hits with 8 or less: 72 %.',
    ])
  })

  it('has the reader’s own pool first, with what somebody holds and can do', () => {
    const t = table()
    expect(section(t, 'ann', 'Your pool')).toEqual([
      '4 power spoints.',
      'The Lobsterman of the Locals, in the open: MUSCLE 7, SPEED 4, BRAINS 5 and GUTS 7; 2 rest spoints and 0 mythos tokens. Holds the Pocket Pistol (+2 Speed, Guts). Does not get lost in the marsh.',
    ])
    expect(section(t, 'ann', "Cid's pool").join(' ')).toContain('SPEED 4 (insane)')
  })

  it('counts the discards, each kind once', () => {
    expect(section(table(), 'ann', 'Discards').join(' ')).toMatch(/\d+ cards: .*10 × Deep One/)
  })
})
