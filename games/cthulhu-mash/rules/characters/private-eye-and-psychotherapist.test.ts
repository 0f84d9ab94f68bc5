import { describe, expect, it } from 'vitest'
import { KIND_OF, objectNumber } from '../../pieces/objects.ts'
import { type MashScenario, newMatch } from '../../testing/at.ts'
import { mad } from '../../testing/mad.ts'
import { one, two } from '../../testing/one.ts'

/** A game alone up to the first action, with one generator on R6C1 of the own tile. */
function begun(character: 'arctic-explorer' | 'private-eye' | 'psychotherapist') {
  const t = newMatch(1).go().pick('beCharacter', character).dice(1, 6, 1)
  while (t.asked !== 'ann actions.choose') t.takeDefault()
  return t
}

describe('The Private Eye', () => {
  it('CM-CHAR-15 CM-CHAR-16 CM-HERO-8 the revolver is the Eye’s from the start, and in the stack without her', () => {
    const revolver = KIND_OF.indexOf(objectNumber('revolver-32'))
    const play = (first: string, second: string): MashScenario => {
      const t = newMatch(2).dice(6, 1, 6, 1).go()
      t.pick('beCharacter', first).pick('beCharacter', second)
      while (t.asked?.endsWith('ownStarts.turn')) t.until('prepare').takeDefault()
      return t
    }
    const t = play('private-eye', 'psychotherapist')
    expect(t.carries('ann')).toEqual(['revolver-32'])
    expect(t.state.box.objects).not.toContain(revolver)
    expect(t.hero('bob').spells).toHaveLength(1)
    const u = play('arctic-explorer', 'mariner-merchant')
    expect(u.state.box.objects).toContain(revolver)
  })

  it('CM-CHAR-15 CM-HERO-8 CM-SETUP-19 starts with the .32 Revolver; CM-CHAR-16 without her it stays in the stack', () => {
    const revolver = KIND_OF.indexOf(objectNumber('revolver-32'))
    const eye = begun('private-eye')
    expect([eye.hero('ann').objects, eye.state.box.objects.includes(revolver)]).toEqual([
      [revolver],
      false,
    ])
    const other = begun('arctic-explorer')
    expect([other.hero('ann').objects, other.state.box.objects.includes(revolver)]).toEqual([
      [],
      true,
    ])
  })

  it('CM-CHAR-17 CM-HERO-9 CM-HERO-14 lowers an escape roll by 1 for each mentality, while she is held', () => {
    const held = (mentality: number) =>
      two({ is: 'private-eye', mentality, holds: [{ kind: 'net', escape: 2 }] })
        .dice(4)
        .pick('breakFree', 'net')
    const t = held(4)
    expect(t.asked).toBe('ann escape.slip')
    t.pick('slip')
    expect(t.hero('ann')).toMatchObject({ mentality: 2, holds: [] })
    // Only if she can pay the whole difference.
    expect(held(1).hero('ann').holds).toHaveLength(1)
    expect(held(1).asked).toBe('ann actions.choose')
  })

  it('CM-HERO-9 CM-CHAR-17 CM-REACT-24 CM-RULING-42 after a failed escape the Eye pays the whole difference, or nothing', () => {
    const tied = (mentality: number, die: number): MashScenario =>
      one({ is: 'private-eye', mentality, holds: [{ kind: 'net', escape: 2 }] })
        .dice(die)
        .pick('breakFree', 'net')
    const t = tied(3, 5)
    expect(t.asked).toBe('ann escape.slip')
    t.pick('slip')
    expect(t.hero('ann')).toMatchObject({ mentality: 0, holds: [] })
    expect(tied(2, 5).asked).toBe('ann actions.choose')
    expect(tied(3, 5).pick('endure').hero('ann')).toMatchObject({ mentality: 3 })
    expect(tied(3, 2).hero('ann')).toMatchObject({ mentality: 3, holds: [] })
  })

  it('CM-CHAR-18 CM-HERO-10 draws one object more for 1 mentality, once in a draw', () => {
    const t = two({ is: 'private-eye' }, { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] })
    t.dice(5).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann loot.search')
    t.pick('search')
    expect([t.lying('R3C2').unseen, t.hero('ann').mentality]).toEqual([2, 3])
  })

  it('CM-HERO-10 CM-SANE-35 an insane Private Eye does not search for more', () => {
    const t = mad(
      { is: 'private-eye', sanity: 20, at: 'R3C3' },
      { foes: [{ is: 'star-mound', at: 'R3C4', health: 1 }] },
      { is: 'mariner-merchant' },
    )
    t.draws(0).dice(6, 6).go()
    expect(t.lying('R3C4').unseen).toBe(1)
    expect(t.asked).toBe('actions is over')
  })
})

describe('The Psychotherapist', () => {
  it('CM-CHAR-19 CM-HERO-11 the Syringe holds without damage, escape 3, costs no mentality and spares generators', () => {
    const t = two(
      { is: 'psychotherapist' },
      {
        foes: [
          { is: 'moon-beast', at: 'R3C2' },
          { is: 'cultist-idol', at: 'R4C1' },
        ],
      },
    )
    expect(t.offers('attack', 'syringe at cultist-idol')).toBe(false)
    t.dice(4).pick('attack', 'syringe at moon-beast')
    expect(t.foe('moon-beast')).toMatchObject({
      health: 2,
      holds: [{ kind: 'sedative', escape: 3 }],
    })
    expect(t.hero('ann').mentality).toBe(5)
  })

  it('CM-HERO-11 CM-CHAR-19 the syringe holds a monster or character without harm or price, but no generator', () => {
    const t = one(
      { is: 'psychotherapist' },
      { foes: [{ is: 'cultist-idol', at: 'R3C2' }] },
      { at: 'R4C1' },
    )
    expect(t.offers('attack', 'syringe at cultist-idol')).toBe(false)
    t.dice(3).pick('attack', 'syringe at bob')
    expect(t.hero('bob').holds).toEqual([])
    t.dice(4).pick('attack', 'syringe at bob')
    expect(t.hero('bob')).toMatchObject({ health: 4, holds: [{ kind: 'sedative', escape: 3 }] })
    expect(t.hero('ann').mentality).toBe(5)
    expect(t.table.actions).toBe(3)
    expect(
      one({ is: 'arctic-explorer' }, {}, { at: 'R4C1' }).offers('attack', 'syringe at bob'),
    ).toBe(false)
  })

  it('CM-HERO-11 the syringe reaches nobody who is not beside', () => {
    const t = one(
      { is: 'psychotherapist' },
      {
        foes: [
          { is: 'cultist', at: 'R4C1' },
          { is: 'moon-beast', at: 'R3C4' },
        ],
      },
    )
    expect(t.offers('attack', 'syringe at cultist')).toBe(true)
    expect(t.offers('attack', 'syringe at moon-beast')).toBe(false)
  })

  it('CM-CHAR-20 CM-HERO-12 CM-SETUP-22 starts with one spell that he can cast without a tome', () => {
    const t = begun('psychotherapist')
    expect(t.hero('ann').spells).toHaveLength(1)
    expect(t.table.spellsLeft).toBe(15)
  })

  it('CM-HERO-12 CM-HERO-13 CM-CHAR-20 CM-CHAR-21 CM-CHAR-22 CM-RULING-77 he memorizes spells of a read tome, five besides his own', () => {
    const t = one(
      { is: 'psychotherapist', spells: ['heal'], objects: ['necronomicon'] },
      { tomes: { necronomicon: ['fly', 'reach'] } },
    )
    t.pick('memorize', 'fly')
    expect(t.hero('ann')).toMatchObject({ mentality: 4, memorized: [3] })
    expect(t.table.actions).toBe(4)
    expect(t.offers('memorize', 'fly')).toBe(false)
    t.pick('drop', 'necronomicon')
    expect(t.offers('cast', 'fly')).toBe(true)
    expect(t.offers('memorize', 'reach')).toBe(false)
    const five = ['bind-enemy', 'create-gate', 'flesh-ward', 'fly', 'freezing-wrack'] as const
    const full = one(
      {
        is: 'psychotherapist',
        spells: ['heal'],
        memorized: five,
        objects: ['necronomicon', 'rlyeh-text', 'book-of-dzyan', 'cthaat-aquadingen'],
      },
      {
        tomes: {
          necronomicon: ['reach', 'bind-enemy'],
          'rlyeh-text': ['create-gate'],
          'book-of-dzyan': ['flesh-ward'],
          'cthaat-aquadingen': ['fly', 'freezing-wrack'],
        },
      },
    )
    expect(full.refusal('memorize', 'reach')).toBe('memory-full')
    const four = one(
      {
        is: 'psychotherapist',
        spells: ['heal'],
        memorized: five.slice(0, 4),
        objects: ['necronomicon', 'rlyeh-text', 'book-of-dzyan', 'cthaat-aquadingen'],
      },
      {
        tomes: {
          necronomicon: ['reach', 'bind-enemy'],
          'rlyeh-text': ['create-gate'],
          'book-of-dzyan': ['flesh-ward'],
          'cthaat-aquadingen': ['fly', 'freezing-wrack'],
        },
      },
    )
    expect(four.offers('memorize', 'reach')).toBe(true)
    const poor = one(
      { is: 'psychotherapist', mentality: 0, objects: ['necronomicon'] },
      { tomes: { necronomicon: ['fly'] } },
    )
    expect(poor.refusal('memorize', 'fly')).toBe('no-mentality')
    const other = one(
      { is: 'arctic-explorer', objects: ['necronomicon'] },
      { tomes: { necronomicon: ['fly'] } },
    )
    expect(other.offers('memorize')).toBe(false)
  })

  it('CM-CHAR-21 CM-HERO-13 memorizes a spell of a read tome for 1 action and 1 mentality; it stays in the tome too', () => {
    const t = two(
      { is: 'psychotherapist', objects: ['necronomicon', 'rlyeh-text'] },
      { tomes: { necronomicon: ['fly', 'heal'] } },
    )
    const { actions } = t.table
    t.pick('memorize', 'fly')
    expect([t.table.actions, t.hero('ann').mentality]).toEqual([actions - 1, 4])
    expect(t.offers('memorize', 'fly')).toBe(false)
    t.pick('drop', 'necronomicon')
    expect([t.offers('cast', 'fly'), t.offers('memorize', 'heal')]).toEqual([true, false])
  })

  it('CM-CHAR-22 CM-RULING-77 keeps five spells in mind at most, the one from the start not counted', () => {
    const t = two(
      {
        is: 'psychotherapist',
        objects: ['necronomicon', 'cthaat-aquadingen'],
        spells: ['create-gate'],
        memorized: ['heal', 'bind-enemy', 'reach', 'parting-sands'],
      },
      { tomes: { necronomicon: ['fly', 'flesh-ward'] } },
    )
    t.pick('memorize', 'fly')
    expect(t.refusal('memorize', 'flesh-ward')).toBe('memory-full')
  })

  it('CM-HERO-14 CM-STAT-11 abilities under mentality are closed while held', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'R2C1', health: 1, holds: [{ kind: 'net', escape: 2 }] },
      { tiles: ['mariners-ship', { is: 'mine-lab', isHidden: true }] },
    )
    expect(t.offers('fish')).toBe(false)
    expect(t.offers('scout')).toBe(false)
  })
})
