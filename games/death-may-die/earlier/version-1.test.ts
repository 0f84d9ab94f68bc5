import { copy, Engine } from '@eldertable/kernel'
import { replayFixture, setUp } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { endings } from '../events.ts'
import { deathMayDie } from '../index.ts'
import { at, type DmdScenario, type Position } from '../testing/at.ts'
import { asVersion1, fromVersion1 } from './version-1.ts'

const [version1] = deathMayDie.earlier ?? []
const fixtures = readFixtures(new URL('../fixtures/version-1/', import.meta.url))

/** A position as a match of version 1 has it. */
function before(position: Position): DmdScenario {
  const t = at(position)
  asVersion1(t.state)
  return t.forget()
}

/** Bob, who is active, has dynamite for the space where Ann and Cid stand with him. */
const dynamite = (wounds: number): Position => ({
  episode: '6',
  ann: { is: 'ian', on: '4A-b' },
  bob: { is: 'kid', on: '4A-b', wounds, has: ['Stick of Dynamite'] },
  cid: { is: 'borden', on: '4A-b' },
  turn: 'bob',
  elder: { on: '15A-a' },
  foes: { '4A-b': ['shoggoth'] },
})

describe('matches of version 1', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    if (version1 === undefined) throw new Error('version 1 is not kept')
    expect(fixture.version).toBe(1)
    expect(replayFixture(new Engine(version1), fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('are recorded with every ending', () => {
    expect(new Set(fixtures.map(({ fixture }) => fixture.ending))).toEqual(new Set(endings))
  })

  it('are set up as such', () => {
    if (version1 === undefined) throw new Error('version 1 is not kept')
    expect(setUp(version1, 2).table).not.toHaveProperty('edition')
    expect(setUp(deathMayDie, 2).table).toMatchObject({ edition: 2 })
  })

  it('DMD-TERM-20 hurt by dynamite in the order of seats', () => {
    const t = before(dynamite(0)).pick('attack', 'shoggoth')
    t.rolls('B B B').pick('useCard', 'Stick of Dynamite')
    expect(t.told('wounds').map(({ hero }) => hero)).toEqual([0, 1, 2])
  })

  it('DMD-DEATH-8 spare by dynamite those who come after the thrower that falls', () => {
    const t = before(dynamite(4)).pick('attack', 'shoggoth')
    t.pick('useCard', 'Stick of Dynamite')
    expect([t.hero('ann').wounds, t.hero('bob').hasFallen, t.hero('cid').wounds]).toEqual([
      1,
      true,
      0,
    ])
  })

  it('DMD-HASTUR-3 discard every Yellow Sign that a Rest can', () => {
    const t = before({ elderOne: 'hastur', ann: { is: 'ian', stress: 1, signs: 2 } }).pick('rest')
    expect([t.asked, t.hero('ann').signs]).toEqual(['ann actions.choose', 0])
  })

  it('DMD-TERM-19 allow a Rest that heals nothing', () => {
    const ann = { is: 'ian', stress: 3, has: ['Sea-Touched'] } as const
    const t = before({ episode: '2', settings: { restOne: true }, ann }).pick('rest')
    expect([t.table.actions, t.hero('ann').stress]).toEqual([2, 3])
  })

  it('DMD-CLAIM-10 allow Flash Powder, Ether and a Bone Whistle where they change nothing', () => {
    const lit = before({ episode: '5', ann: { has: ['Flash Powder'] }, lamps: ['13B-a'] })
    const calm = before({ ann: { has: ['Ether Bottle'] } })
    const ghouls = before({
      episode: '3',
      ann: { on: '8B-b', has: ['Bone Whistle'] },
      foes: { '8B-b': ['ghoul'] },
    })
    expect(lit.offers('useCard', 'Flash Powder')).toBe(true)
    expect(calm.offers('useCard', 'Ether Bottle')).toBe(true)
    expect(ghouls.offers('useCard', 'Bone Whistle')).toBe(true)
  })

  it('DMD-RITUAL-2 throw a Beaker at an Elder One that cannot be hurt', () => {
    const ann = { is: 'fatima', has: ['Beaker of Vitriol'] } as const
    const t = before({ ann, elder: { on: '1A-a' }, foes: { '1A-a': ['cultist'] } })
    t.pick('attack', 'cultist').pick('useCard', 'Beaker of Vitriol')
    expect(t.offered).toEqual(['chooseFoe cultist', 'chooseFoe elder'])
  })

  it('DMD-OMENS-3 heal stress by an Observing Log too', () => {
    const ann = { is: 'fatima', stress: 5, has: ['Observing Log'] } as const
    const t = before({
      episode: '4',
      ann: { ...ann, levels: { 'read-the-omens': 3 } },
      mythos: ['ct.m5', 'e4.m2', 'ct.m3'],
      discovery: ['e4.d10'],
    })
    t.endActions().pick('keepMythos', 'ct.m5').pick('useCard', 'Observing Log')
    expect(t.hero('ann').stress).toBe(1)
  })

  it('go on by version 2', () => {
    const { state } = at(dynamite(0))
    const old = asVersion1(copy(state))
    expect(old).not.toEqual(state)
    expect(fromVersion1(old)).toEqual(state)
  })

  it('DMD-DEATH-8 go on by version 2 in the middle of an explosion', () => {
    const t = before({ ...dynamite(4), ann: { is: 'ian', on: '4A-b', has: ['Davey'] } })
    t.pick('attack', 'shoggoth').pick('useCard', 'Stick of Dynamite')
    expect(t.asked).toBe('ann wounds.share')
    fromVersion1(t.state)
    t.pick('bear')
    expect([t.hero('bob').hasFallen, t.hero('cid').wounds]).toEqual([true, 1])
  })
})
