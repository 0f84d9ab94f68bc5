import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { NO_CARD } from '../state.ts'
import { annMeets } from '../testing/ann-meets.ts'
import { at, seatOf, spaceNamed, type NecScenario } from '../testing/at.ts'

const ALLIES: CardKey[] = ['old-school-friend', 'zadok-allen', 'the-night-nurse']

describe('Cards that go below the deck together', () => {
  it.each([
    ['old-school-friend', 'zadok-allen'],
    ['zadok-allen', 'old-school-friend'],
  ])(
    'NEC-MYTHOS-7 two Allies given up for Cthulhu, %s named first, go as they were got',
    (...named) => {
      const t = annMeets('cthulhu', { holds: ALLIES })
      for (const ally of named) t.pick('sacrifice', ally)
      expect(t.deck.slice(-2)).toEqual(['old-school-friend', 'zadok-allen'])
      expect(t.holds('ann')).toEqual(['the-night-nurse'])
    },
  )

  it('NEC-MYTHOS-7 and so if Herbert West brings neither back, but not the one whom he does', () => {
    const holds: CardKey[] = [...ALLIES, 'herbert-west']
    const neither = annMeets('cthulhu', { holds })
    neither.pick('sacrifice', 'zadok-allen').dice(1, 1).pick('sacrifice', 'old-school-friend')
    expect(neither.deck.slice(-2)).toEqual(['old-school-friend', 'zadok-allen'])
    const one = annMeets('cthulhu', { holds })
    one.pick('sacrifice', 'zadok-allen').dice(1, 6).pick('sacrifice', 'old-school-friend')
    expect(one.bottom).toBe('zadok-allen')
    expect(one.holds('ann')).toEqual(['old-school-friend', 'the-night-nurse', 'herbert-west'])
  })

  it('NEC-MYTHOS-7 NEC-END-11 a leaving Cultist’s cards and friends go as they came', () => {
    const t = at({
      turn: 'bob',
      ann: { on: 20 },
      bob: { on: 5, cultist: true, holds: ['the-silver-key'], friends: ['ghoul'] },
      cid: { on: 20 },
      deck: ['zombie', 'laudanum', 'gug'],
      monsters: [
        ['ghast', 38],
        ['deep-one', 39],
      ],
    }).go()
    const draw = (): NecScenario =>
      t.run('draw', { seat: seatOf('bob'), card: NO_CARD, space: spaceNamed('mythos-1') })
    draw()
    draw().pick('keep', 'laudanum')
    draw()
    expect(t.friends('bob')).toEqual(['ghoul', 'zombie', 'gug'])
    expect(t.holds('bob')).toEqual(['the-silver-key', 'laudanum'])
    t.interject(seatOf('bob'), 'leave')
    expect(t.deck.slice(-5)).toEqual(['the-silver-key', 'ghoul', 'zombie', 'laudanum', 'gug'])
  })
})
