import { describe, expect, it } from 'vitest'
import type { CardKey } from '../pieces/cards.ts'
import { at, seatOf, type NecScenario, type Position, type Table } from '../testing/at.ts'
import { expectAsked } from '../testing/expect-asked.ts'
import { masonsHill } from '../testing/property.ts'

describe('Decision points', () => {
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
    one.dice(1, 3).pick('pass')
    expectAsked(one, 'ann encounter.meet', ['suffer', 'use laudanum'], 'suffer')
    expect(one.refusal('sacrifice', 'zadok-allen')).toBe('needs-two-allies')
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
    expect(t.dice(1, 3).moveStep().asked).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-12 Lose: use the ward, use a power, or suffer', () => {
    const losing = (ann: Position): NecScenario => {
      const t = at({ ann: { on: 36, ...ann }, bob: { owns: ['rlyeh'] } }).moveStep()
      return t.asked === 'ann turn.ready' ? t.dice(4, 6).pick('pass') : t
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
    expect(unasked.dice(4, 6).moveStep().asked).toBe('ann buying.choose')
  })

  it('NEC-CHOICE-13 Owe: use a power, or pay', () => {
    const ann: Position = { on: 9, sanity: 50, owns: masonsHill }
    const bob: Position = { owns: ['green-lane'] }
    const t = at({ ann: { ...ann, holds: ['cloud-memory', 'laudanum'] }, bob }).moveStep()
    t.dice(1, 3).pick('pass')
    expectAsked(t, 'ann owe.window', ['pay', 'use cloud-memory', 'use laudanum'], 'pay')
    expect(t.takeDefault().sanity('ann')).toBe(45)
    const unasked = at({ ann, bob }).dice(1, 3).moveStep() // not even for the ward
    expect(unasked.asked).toBe('ann buying.choose')
    expect(unasked.sanity('ann')).toBe(45)
  })
})
