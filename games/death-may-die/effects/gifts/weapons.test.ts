import { describe, expect, it } from 'vitest'
import { at, type DmdScenario, type Position } from '../../testing/at.ts'

type Episode = NonNullable<Position['episode']>

/** Spaces of each map that are this many links from the first of them. */
const away: Record<Episode, readonly string[]> = {
  '1': ['1A-a', '2A-a', '2A-b', '3A-a'],
  '2': ['1B-a', '9B-a', '3B-b', '7B-a'],
  '3': ['13A-a', '4B-a', '7B-a', '8B-a'],
  '4': ['13A-a', '4A-b', '4A-a', '11A-b'],
  '5': ['13B-a', '11B-a', '11B-b', '10B-b'],
  '6': ['15A-a', '9A-a', '17A-a', '14B-c'],
}

/** Fatima, whose skills are of no use in an attack, with a weapon, and an enemy so far away. */
function armed(episode: Episode, weapon: string, links: number, foe = 'cultist'): DmdScenario {
  const [here, there] = [away[episode][0] ?? '', away[episode][links] ?? '']
  return at({ episode, ann: { is: 'fatima', on: here, has: [weapon] }, foes: { [there]: [foe] } })
}

/** Bonus dice of an attack with this many on the table; `no` if it does not reach. */
function bonus(t: DmdScenario, dice: number | 'no', foe = 'cultist'): number | 'no' {
  if (t.refusal('attack', foe) === 'out-of-range') return 'no'
  t.dice(...Array.from({ length: 3 + Number(dice) }, () => 1)).pick('attack', foe)
  return (t.table.roll?.dice.length ?? 0) - 3
}

describe('Weapons', () => {
  it.each<[weapon: string, episode: Episode, ...byDistance: (number | 'no')[]]>([
    ['Fire Axe', '1', 1, 'no', 'no', 'no'],
    ['Sacrificial Knife', '1', 1, 'no', 'no', 'no'],
    ['Service Revolver', '1', 1, 1, 'no', 'no'],
    ['Boathook', '2', 1, 'no', 'no', 'no'],
    ['Fishbone Dagger', '2', 1, 'no', 'no', 'no'],
    ['Harpoon Gun', '2', 1, 1, 'no', 'no'],
    ['Spade', '3', 1, 'no', 'no', 'no'],
    ['Hunting Rifle', '3', 0, 1, 1, 'no'],
    ['Gnawed Thighbone', '3', 1, 'no', 'no', 'no'],
    ['Fire Iron', '4', 1, 'no', 'no', 'no'],
    ['Byakhee Talon', '4', 1, 'no', 'no', 'no'],
    ['Signal Pistol', '4', 1, 1, 'no', 'no'],
    ['Stage Sabre', '5', 1, 'no', 'no', 'no'],
    ['Obsidian Blade', '6', 1, 'no', 'no', 'no'],
    ['Shotgun', '6', 2, 'no', 'no', 'no'],
    ['Pickaxe', '6', 1, 'no', 'no', 'no'],
  ])('DMD-CARD-1 DMD-CARD-2 %s', (weapon, episode, ...byDistance) => {
    for (const [links, dice] of byDistance.entries())
      expect(bonus(armed(episode, weapon, links), dice)).toBe(dice)
  })

  it.each<[weapon: string, episode: Episode, foe: string]>([
    ['Fishbone Dagger', '2', 'deep-one'],
    ['Byakhee Talon', '4', 'byakhee'],
    ['Obsidian Blade', '6', 'shoggoth'],
    ['Obsidian Blade', '6', 'chthonian'],
  ])('DMD-CARD-12 %s has two dice against what it was made for', (weapon, episode, foe) => {
    expect(bonus(armed(episode, weapon, 0, foe), 2, foe)).toBe(2)
    expect(bonus(armed(episode, weapon, 1, foe), 'no', foe)).toBe('no')
  })

  it('DMD-CARD-12 one target of the kind is enough', () => {
    const t = at({
      episode: '2',
      ann: { is: 'ian', levels: { brawling: 2 }, has: ['Fishbone Dagger'] },
      foes: { '1B-a': ['cultist', 'deep-one'] },
    })
    t.pick('attack', 'cultist').rolls('B B B | B B B').pick('alsoTarget', 'deep-one')
    expect(t.table.roll?.dice).toHaveLength(6)
  })

  it('DMD-CARD-12 near only, for whoever shoots as well', () => {
    const t = at({
      episode: '6',
      ann: { is: 'adam', has: ['Obsidian Blade'] },
      foes: { '9A-a': ['shoggoth'] },
    })
    expect(bonus(t, 0, 'shoggoth')).toBe(0)
  })

  it('DMD-ATTACK-10 a weapon is of no use to anybody else', () => {
    const t = at({
      ann: { is: 'ian', has: ['Service Revolver'] },
      bob: { is: 'fatima' },
      turn: 'bob',
      foes: { '1A-a': ['cultist'], '2A-a': ['fire-vampire'] },
    })
    expect(t.refusal('attack', 'fire-vampire')).toBe('out-of-range')
    expect(bonus(t, 0)).toBe(0)
  })

  it.each([0, 1])(
    'DMD-ATTACK-10 the Duelling Pistol: two dice, one shot, %i spaces away',
    (links) => {
      const t = armed('5', 'Duelling Pistol', links).rolls('B B B | B B').pick('attack', 'cultist')
      if (links === 0) t.pick('wield', 'Duelling Pistol')
      expect(t.table.roll?.dice).toHaveLength(5)
      expect(t.pick('keepDice').claims('ann')).toEqual([])
    },
  )

  it('DMD-ATTACK-10 whoever does without the Duelling Pistol keeps it, and it reaches no farther than 1', () => {
    const t = armed('5', 'Duelling Pistol', 0).pick('attack', 'cultist')
    t.rolls('B B B').pick('bareHands').pick('keepDice')
    expect(t.claims('ann')).toEqual(['Duelling Pistol'])
    expect(bonus(armed('5', 'Duelling Pistol', 2), 'no')).toBe('no')
  })

  it('DMD-ATTACK-10 the Gnawed Thighbone calms whoever kills a Ghoul with it, and nothing but a Ghoul', () => {
    const stress = (foe: string, faces: string): number => {
      const ann = { is: 'fatima', stress: 3, has: ['Gnawed Thighbone'] } as const
      const t = at({ episode: '3', ann, bob: { stress: 3 }, foes: { '13A-a': [foe] } })
      t.rolls(`${faces} | B`).pick('attack', foe.split(' ')[0]).pick('keepDice')
      expect(t.hero('bob').stress).toBe(3)
      return t.hero('ann').stress
    }
    expect(stress('ghoul', 'S S S')).toBe(2)
    expect(stress('ghoul', 'S S B')).toBe(3)
    expect(stress('cultist', 'S S S')).toBe(3)
  })

  it('DMD-ATTACK-10 a shot with another weapon leaves the Duelling Pistol where it is', () => {
    const ann = { is: 'fatima', has: ['Stage Sabre', 'Duelling Pistol'] } as const
    const t = at({ episode: '5', ann, foes: { '13B-a': ['cultist'] } }).pick('attack', 'cultist')
    t.rolls('B B B | B').pick('wield', 'Stage Sabre').pick('keepDice')
    expect(t.claims('ann')).toEqual(expect.arrayContaining(['Stage Sabre', 'Duelling Pistol']))
  })

  it('DMD-ATTACK-10 a Ghoul killed with a Spade calms nobody who carries the Gnawed Thighbone', () => {
    const ann = { is: 'fatima', stress: 3, has: ['Spade', 'Gnawed Thighbone'] } as const
    const t = at({ episode: '3', ann, foes: { '13A-a': ['ghoul'] } }).pick('attack', 'ghoul')
    t.rolls('S S S | B').pick('wield', 'Spade').pick('keepDice')
    expect([t.foes('13A-a'), t.hero('ann').stress]).toEqual([[], 3])
  })
})

it('DMD-CLAIM-11 a Gnawed Thighbone that hits nothing relieves nobody', () => {
  const ann = { is: 'adam', stress: 2, has: ['Gnawed Thighbone'] } as const
  const t = at({ episode: '3', ann, foes: { '13A-a': ['ghoul'] } })
  t.rolls('B B B | B').pick('attack', 'ghoul').pick('keepDice')
  expect([t.foes('13A-a'), t.hero('ann').stress]).toEqual([['ghoul'], 2])
})
