import { describe, expect, it } from 'vitest'
import { mats } from '../pieces/mats.ts'
import { matOf, newMatch, type TecScenario } from '../testing/at.ts'

/** Who is asked for which character, if each takes the next mat of the list. */
function askedFor(t: TecScenario): string[] {
  const asked: string[] = []
  for (const { length } = t.table.characters; ; t.pick('takeMat', asked.length)) {
    const about = t.engine.decision(t.state)?.about
    asked.push(`seat ${t.engine.seatToAct(t.state)} for ${Number(about?.['character'])}`)
    if (asked.length === length) return asked
  }
}

describe('Choosing characters', () => {
  it('TEC-CHOICE-1 TEC-SETUP-9 each player chooses a different mat, in turn order', () => {
    const t = newMatch(3, { townLayout: 'fixedA', markedSeat: 2 }).go()
    expect(t.asked).toBe('bob chooseCharacters.choose')
    expect(t.offered).toEqual(mats.map(({ key }) => `takeMat ${key}`))
    t.pick('takeMat', 'veteran')
    expect(t.asked).toBe('cid chooseCharacters.choose')
    expect(t.refusals).toEqual(['takeMat veteran: mat-taken'])
    expect(t.attempt('cid', 'takeMat', 'veteran')).toBe('not-offered')
    t.pick('takeMat', 'priest')
    expect(t.asked).toBe('ann chooseCharacters.choose')
    expect(t.refusals).toHaveLength(2)
    expect(t.told('takesMat')).toEqual([
      { character: 1, mat: matOf('veteran') },
      { character: 2, mat: matOf('priest') },
    ])
  })

  it('TEC-CHOICE-1 TEC-SOLO-2 a solo player chooses for the Assistant as well', () => {
    const t = newMatch(1, { townLayout: 'fixedA' }).go()
    expect(askedFor(t)).toEqual(['seat 0 for 0', 'seat 0 for 1'])
    expect(t.character('ann')).toMatchObject({ isAssistant: false, brain: 0 })
    expect(t.character('ash')).toMatchObject({ isAssistant: true, brain: 0 })
  })

  it('TEC-CHOICE-1 everybody for its own Assistants, right after its own character', () => {
    const two = newMatch(1, { townLayout: 'fixedA', assistants: 'two' }).go()
    expect(askedFor(two)).toEqual(['seat 0 for 0', 'seat 0 for 1', 'seat 0 for 2'])
    const each = newMatch(2, { townLayout: 'fixedA', assistants: 'each', markedSeat: 2 }).go()
    expect(askedFor(each)).toEqual(['seat 1 for 1', 'seat 1 for 3', 'seat 0 for 0', 'seat 0 for 2'])
  })

  it('TEC-CHOICE-1 the first player for an Assistant of all, the one who watches for both of a game without players', () => {
    const shared = newMatch(3, { townLayout: 'fixedA', assistants: 'shared', markedSeat: 3 }).go()
    expect(askedFor(shared)).toEqual([
      'seat 2 for 2',
      'seat 0 for 0',
      'seat 1 for 1',
      'seat 2 for 3',
    ])
    const watched = newMatch(1, { townLayout: 'fixedA', assistants: 'selfPlaying' }).go()
    expect(askedFor(watched)).toEqual(['seat 0 for 0', 'seat 0 for 1'])
  })
})
