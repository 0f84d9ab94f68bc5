import { describe, expect, it } from 'vitest'
import { before } from '../testing/at.ts'
import { doc, eye, one, two } from '../testing/one.ts'
import { shufflesIn } from '../testing/shuffled.ts'

describe('What begins anew with a turn', () => {
  it('CM-CAST-7 CM-SPELL-3 CM-SPELL-14 ward and razor can be cast again in the next turn, not before', () => {
    const t = two({ is: 'psychotherapist', spells: ['flesh-ward', 'spectral-razor'] })
    t.pick('cast', 'flesh-ward').pick('cast', 'spectral-razor')
    t.hero('ann').hasWard = false
    t.hero('ann').hasRazor = false
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
    expect(t.refusal('cast', 'spectral-razor')).toBe('once-a-turn')
    t.pick('endTurn').pickAs('bob', 'endTurn')
    expect(t.offers('cast', 'flesh-ward')).toBe(true)
    expect(t.offers('cast', 'spectral-razor')).toBe(true)
  })

  it('CM-OBJ-8 the cock strikes again in the next turn', () => {
    const t = two(
      { is: 'private-eye', objects: ['cock-fighter'] },
      { foes: [{ is: 'star-mound', at: 'R3C2' }] },
    )
    t.dice(2).pick('attack', 'cock at star-mound')
    expect(t.offers('attack', 'cock at star-mound')).toBe(false)
    t.dice(6).pick('endTurn').dice(6).pickAs('bob', 'endTurn')
    expect(t.offers('attack', 'cock at star-mound')).toBe(true)
  })

  it('CM-SPELL-14 CM-TURN-11 the razor is gone when the turn is over', () => {
    const t = two({ is: 'psychotherapist', spells: ['spectral-razor'] })
    t.pick('cast', 'spectral-razor').pick('endTurn').pickAs('bob', 'endTurn')
    expect(t.hero('ann').hasRazor).toBe(false)
  })
})

describe('Respawning in detail', () => {
  it('CM-DEATH-10 CM-PROMPT-6 the controller says where a monster makes room', () => {
    const t = before({
      heroes: [
        { is: 'private-eye', life: 'respawns' },
        { ...doc, at: 'base-camp R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'cultist', at: 'R1C6' }],
      from: 'turn',
    }).go()
    expect(t.asked).toBe('bob makeRoom.aside')
    expect(t.offered.toSorted()).toEqual(['moveAside R1C5', 'moveAside R2C6'])
    t.pick('moveAside', 'R1C5')
    expect([t.space('cultist'), t.space('ann')]).toEqual(['R1C5', 'R1C6'])
  })

  it('CM-DEATH-18 CM-OBJ-22 a charm ends with the death of whoever had it', () => {
    const t = before({
      heroes: [
        { ...eye, at: 'R2C1', health: 1, objects: ['rlyeh-seashell'] },
        { ...doc, at: 'base-camp R1C1' },
      ],
      tiles: ['cultist-temple', 'train-station', 'base-camp'],
      foes: [{ is: 'deep-one', at: 'R3C4' }],
    })
    t.hero('ann').charmed = t.foe('deep-one').piece
    t.go().pick('step', 'R2C2')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', charmed: -1 })
  })
})

describe('Which stacks are shuffled', () => {
  it('CM-DEATH-7 the power-ups of the dead go back and are shuffled, of nobody else', () => {
    const t = one(
      { is: 'private-eye', at: 'R2C1', health: 1, powers: ['pe-action'] },
      { tiles: ['cultist-temple', 'train-station'] },
      { powers: ['pt-defence'] },
    )
    const isShuffled = shufflesIn(t)
    t.pick('step', 'R2C2')
    expect(isShuffled('powers', 2)).toBe(true)
    expect(isShuffled('powers', 3)).toBe(false)
  })

  it('CM-ITEM-12 the discards become a new stack, shuffled', () => {
    const t = two({}, { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }], discards: ['net'] })
    t.state.box.objects.splice(0).forEach((object) => t.table.removed.push(object))
    t.table.objectsLeft = 0
    const isShuffled = shufflesIn(t)
    t.dice(8).pick('attack', 'hands at star-mound')
    expect(t.lying('R3C2').unseen).toBe(1)
    expect(isShuffled('objects')).toBe(true)
  })

  it('CM-REACT-20 what was drawn in vain is shuffled again: objects, spells and generators, each only if drawn from', () => {
    const t = two(
      { is: 'psychotherapist', spells: ['temporal-dust'], objects: ['necronomicon'] },
      { spells: ['fly', 'heal'], foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] },
    )
    const isShuffled = shufflesIn(t)
    t.pick('read', 'necronomicon').pick('wind')
    expect([isShuffled('spells'), isShuffled('objects')]).toEqual([true, false])
    const u = two(
      { is: 'psychotherapist', spells: ['temporal-dust'] },
      { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] },
    )
    const again = shufflesIn(u)
    u.dice(6).pick('attack', 'hands at star-mound').pick('wind')
    expect([again('spells'), again('objects'), again('generators')]).toEqual([false, true, false])
  })
})

describe('Holds in detail', () => {
  it('CM-SPELL-6 CM-DEATH-1 whom the grasp drains of the last point is dead', () => {
    const hold = { kind: 'grasp-of-cthulhu', escape: 1, by: 1 } as const
    const t = two(
      { is: 'arctic-explorer', health: 1, mentality: 0, holds: [hold] },
      { tiles: ['cultist-temple', 'base-camp'] },
    )
    t.dice(6).pick('breakFree', 'grasp-of-cthulhu')
    // It was the spell of another character (CM-DEATH-4).
    expect(t.hero('ann').life).toBe('out')
    const u = two(
      {},
      { foes: [{ is: 'cultist', at: 'R3C4', holds: [hold] }], from: 'monsters' },
    ).pick('rouse', 'cultist')
    u.dice(6).pick('foeBreak', 'grasp-of-cthulhu')
    expect(u.foes('cultist')).toEqual([])
  })
})
