import { describe, expect, it } from 'vitest'
import { at, type DmdScenario, type Position } from '../testing/at.ts'
import { effectOf } from '../testing/effect.ts'

/** What taking an entry does to whoever takes it: spaces of its tracks, and what is claimed. */
type Entry = Partial<Record<'wounds' | 'stress' | 'sanity', number>> & { has?: string }

const free = (has: string): Entry => ({ has })
const pay = (stress: number, has: string): Entry => ({ stress, has })
const stone = (has: string): Entry => ({ sanity: 1, has })
const calm: Entry = { stress: -2 }
const patch: Entry = { wounds: -1 }
const payTwo: Entry = { stress: 2 }
const shudder: Entry = { sanity: 1 }

const episodeOf = (id: string): Position => ({ episode: id.charAt(1) as '1' })

/** Ann draws a card. She is Ian, whose stress track ends at 5 and whose sanity track ends at 20. */
const draws = (id: string, ann: Position['ann'] = {}): DmdScenario =>
  at({ ...episodeOf(id), ann: { is: 'ian', ...ann }, discovery: [id] })
const look = (t: DmdScenario): DmdScenario => t.run('discovery', { hero: 0, tentacles: 0 })

const effectOn = ({ has, ...tracks }: Entry): Record<string, number> =>
  Object.fromEntries([
    ...Object.entries(tracks).map(([track, by]) => [`ann ${track}`, by]),
    ...(has === undefined ? [] : [[`ann ${has}`, 1]]),
  ])

const worn = { wounds: 3, stress: 2 }

function takes(id: string, side: 'takeLeft' | 'takeRight', entry: Entry): void {
  expect(effectOf(draws(id, worn), (t) => look(t).pick(side))).toEqual(effectOn(entry))
  if (entry.stress === undefined || entry.stress < 0) return
  expect(look(draws(id, { stress: 6 - entry.stress })).offers(side)).toBe(false)
  expect(look(draws(id, { stress: 5 - entry.stress })).offers(side)).toBe(true)
}

describe('Discovery cards that offer something', () => {
  it.each<[id: string, left: Entry, right: Entry]>([
    ['e1.d01', pay(2, 'Jerome'), pay(1, 'Bleach')],
    ['e1.d03', pay(1, 'Fire Axe'), free('Sand Bucket')],
    ['e1.d04', pay(2, 'Professor Quill'), calm],
    ['e1.d05', pay(1, 'Nurse Roche'), free('Laudanum')],
    ['e1.d07', pay(2, 'Service Revolver'), pay(1, 'Pocket Torch')],
    ['e1.d10', free('Bandages'), free('Smelling Salts')],
    ['e1.d12', pay(2, 'Duke Calloway'), patch],
    ['e1.d13', free('Asbestos Gloves'), pay(1, 'Long Tongs')],
    ['e1.d14', free('Ether Bottle'), free('Phlogiston')],
    ['e1.d15', stone('Etched Glass Sign'), patch],
    ['e2.d01', pay(2, 'Tobias Marsh'), pay(1, 'Pole Lantern')],
    ['e2.d03', pay(1, 'Boathook'), free('Oilskin Coat')],
    ['e2.d04', pay(2, 'Miss Gilman'), calm],
    ['e2.d05', pay(1, 'Dr Crane'), free('Brandy Flask')],
    ['e2.d07', pay(2, 'Harpoon Gun'), pay(1, 'Coil of Rope')],
    ['e2.d10', free('Bandages'), free('Communion Wine')],
    ['e2.d12', pay(2, 'Abel Waite'), patch],
    ['e2.d13', free('Wading Boots'), pay(1, 'Wet Sacking')],
    ['e2.d14', free('Lamp Oil'), free('Signal Flare')],
    ['e2.d15', stone("Saint's Finger"), patch],
    ['e3.d01', pay(2, 'Old Silas'), pay(1, 'Spade')],
    ['e3.d03', pay(2, 'Hunting Rifle'), pay(1, 'Whetstone')],
    ['e3.d04', pay(1, 'Mrs Halloran'), calm],
    ['e3.d05', pay(2, 'Wilfred'), free('Candle Stub')],
    ['e3.d07', pay(2, 'Brutus'), patch],
    ['e3.d10', free('Bandages'), free('Black Bread')],
    ['e3.d12', pay(2, 'Father Merrick'), calm],
    ['e3.d13', free('Iron Cap'), pay(1, 'Bone Whistle')],
    ['e3.d14', free('Lamp Oil'), free('Quicklime')],
    ['e3.d15', stone('Chipped Halo'), patch],
    ['e4.d01', pay(2, 'Clement Rudge'), pay(1, 'Star Chart')],
    ['e4.d03', pay(1, 'Fire Iron'), free('Lens Cloth')],
    ['e4.d04', pay(1, 'Mrs Peabody'), calm],
    ['e4.d05', pay(2, 'Emory'), free('Saddle Flask')],
    ['e4.d07', pay(2, 'Signal Pistol'), pay(1, 'Opera Glasses')],
    ['e4.d10', free('Bandages'), free('Smelling Salts')],
    ['e4.d12', pay(2, 'Big Amos'), patch],
    ['e4.d13', free('Leather Harness'), pay(1, 'Shutter Crank')],
    ['e4.d14', free('Magnesium Flash'), free('Exposed Plate')],
    ['e4.d15', stone('Meteor Stone'), patch],
    ['e5.d01', pay(2, 'Pip'), pay(1, 'Limelight Burner')],
    ['e5.d03', pay(1, 'Stage Sabre'), free('Greasepaint')],
    ['e5.d04', pay(2, 'Madame Valcourt'), calm],
    ['e5.d05', pay(1, 'Mr Aldridge'), free('Throat Pastilles')],
    ['e5.d07', pay(2, 'Gus Ferro'), pay(1, 'Rubber Gloves')],
    ['e5.d10', free('Bandages'), free('Gin')],
    ['e5.d12', pay(2, 'Atlas Bruno'), patch],
    ['e5.d13', free('Tin Breastplate'), pay(1, 'Winged Sandals')],
    ['e5.d14', free('Flash Powder'), free('Lamp Oil')],
    ['e5.d15', stone('Blank Mask'), patch],
    ['e6.d01', pay(2, 'Davey'), pay(1, 'Carbide Lamp')],
    ['e6.d03', pay(1, 'Pickaxe'), free('Hard Hat')],
    ['e6.d04', pay(2, 'Dr Voss'), calm],
    ['e6.d05', pay(2, 'Hector and Daisy'), free('Tobacco Tin')],
    ['e6.d07', pay(2, 'Shotgun'), pay(1, 'Crowbar')],
    ['e6.d10', free('Bandages'), free('Smelling Salts')],
    ['e6.d12', pay(2, 'Foreman Burke'), patch],
    ['e6.d13', free('Dry Matches'), pay(1, 'Blasting Caps')],
    ['e6.d14', free('Quicklime'), free('Lamp Oil')],
    ['e6.d15', stone('Five-Pointed Stone'), patch],
  ])('DMD-DISC-2 DMD-DISC-5 DMD-CARD-8 %s left, right or neither', (id, left, right) => {
    takes(id, 'takeLeft', left)
    takes(id, 'takeRight', right)
    const t = draws(id, worn)
    expect(effectOf(t, () => look(t).pick('takeNeither'))).toEqual({})
    expect(t.table.discoveryDiscards).toHaveLength(1)
  })

  it.each(['e1.d15', 'e2.d15', 'e3.d15', 'e4.d15', 'e5.d15', 'e6.d15'])(
    'DMD-CARD-9 %s costs no sanity that would be the last',
    (id) => {
      expect(look(draws(id, { sanity: 19 })).refusal('takeLeft')).toBe('sanity-too-low')
      expect(look(draws(id, { sanity: 18 })).offers('takeLeft')).toBe(true)
    },
  )

  it.each([
    ['e1.d01', 'Guilty Conscience'],
    ['e2.d01', 'Sea-Touched'],
    ['e3.d01', 'Ghoul-Taint'],
    ['e4.d01', 'Star-Struck'],
    ['e5.d01', 'Stage-Struck'],
    ['e6.d01', 'Guilty Conscience'],
  ])('DMD-DISC-1 %s costs 1 stress with %s', (id, condition) => {
    expect(effectOf(draws(id, { has: [condition] }), look)).toEqual({ 'ann stress': 1 })
    expect(effectOf(draws(id), look)).toEqual({})
  })

  it.each([
    ['e1.d12', 'Guilty Conscience'],
    ['e2.d12', 'Sea-Touched'],
    ['e3.d12', 'Ghoul-Taint'],
    ['e4.d12', 'Star-Struck'],
    ['e5.d12', 'Stage-Struck'],
    ['e6.d12', 'Guilty Conscience'],
  ])('DMD-DISC-2 %s has no left entry for whoever has %s', (id, condition) => {
    const t = look(draws(id, { has: [condition] }))
    expect(t.refusal('takeLeft')).toBe('barred')
    expect(t.offers('takeRight')).toBe(true)
  })
})

describe('Discovery cards marked Must', () => {
  it.each(['e1.d08', 'e2.d08', 'e3.d08', 'e4.d08', 'e5.d08', 'e6.d08'])(
    'DMD-DISC-3 %s: 2 stress or 1 sanity',
    (id) => {
      expect(look(draws(id)).offered).toEqual(['takeLeft', 'takeRight'])
      takes(id, 'takeLeft', payTwo)
      takes(id, 'takeRight', shudder)
      expect(effectOf(draws(id, { stress: 4 }), look)).toEqual({ 'ann sanity': 1 })
    },
  )

  it.each([
    ['e1.d09', 'Guilty Conscience'],
    ['e2.d09', 'Sea-Touched'],
    ['e3.d09', 'Ghoul-Taint'],
    ['e4.d09', 'Star-Struck'],
    ['e5.d09', 'Stage-Struck'],
    ['e6.d09', 'Guilty Conscience'],
  ])('DMD-DISC-3 %s: %s or 2 stress', (id, condition) => {
    expect(look(draws(id)).offered).toEqual(['takeLeft', 'takeRight'])
    takes(id, 'takeLeft', free(condition))
    takes(id, 'takeRight', payTwo)
    expect(effectOf(draws(id, { stress: 4 }), look)).toEqual({ [`ann ${condition}`]: 1 })
  })
})

describe('Discovery cards with a check', () => {
  // Adam and Ahmed have the skills at level 2, which is two bonus dice.
  const adam = { is: 'adam', levels: { marksman: 2, toughness: 2 } } as const
  const ahmed = { is: 'ahmed', levels: { stealth: 2, 'arcane-mastery': 2 } } as const

  it.each<
    [id: string, need: number, ann: Position['ann'], bonus: number, has: string, fail: Entry]
  >([
    ['e1.d02', 3, adam, 2, 'Beaker of Vitriol', { stress: 2 }],
    ['e1.d06', 2, adam, 0, 'Sacrificial Knife', { sanity: 1 }],
    ['e1.d11', 2, ahmed, 2, 'Formulary', { stress: 1 }],
    ['e2.d02', 3, ahmed, 2, 'Strange Gold', { stress: 2 }],
    ['e2.d06', 2, ahmed, 0, 'Fishbone Dagger', { sanity: 1 }],
    ['e2.d11', 2, ahmed, 2, 'Parish Register', { stress: 1 }],
    ['e3.d02', 3, ahmed, 2, 'Reliquary', { stress: 2 }],
    ['e3.d06', 2, ahmed, 0, 'Gnawed Thighbone', { sanity: 1 }],
    ['e3.d11', 2, ahmed, 2, 'Burial Ledger', { stress: 1 }],
    ['e4.d02', 3, adam, 2, 'Diamond Burr', { stress: 2 }],
    ['e4.d06', 2, ahmed, 0, 'Byakhee Talon', { sanity: 1 }],
    ['e4.d11', 2, ahmed, 2, 'Observing Log', { stress: 1 }],
    ['e5.d02', 3, adam, 2, 'Duelling Pistol', { stress: 2 }],
    ['e5.d06', 2, ahmed, 0, 'Ivory Fan', { sanity: 1 }],
    ['e5.d11', 2, ahmed, 2, 'Wiring Diagram', { stress: 1 }],
    ['e6.d02', 3, adam, 2, 'Stick of Dynamite', { stress: 2 }],
    ['e6.d06', 2, ahmed, 0, 'Obsidian Blade', { sanity: 1 }],
    ['e6.d11', 2, ahmed, 2, 'Survey Map', { stress: 1 }],
  ])('DMD-DISC-4 DMD-DICE-12 %s: %i successes', (id, need, ann, bonus, has, fail) => {
    const roll = (successes: number): Record<string, number> =>
      effectOf(draws(id, ann), (t) => {
        const faces = Array.from({ length: 3 }, (_, die) => (die < successes ? 'S' : 'B'))
        const blanks = Array.from({ length: bonus }, () => 'B')
        look(t.rolls(`${faces.join(' ')} | ${blanks.join(' ')}`))
        expect(t.table.roll?.dice).toHaveLength(3 + bonus)
        t.pick('keepDice')
      })
    expect(roll(need)).toEqual({ [`ann ${has}`]: 1 })
    expect(roll(need - 1)).toEqual(effectOn(fail))
  })
})
