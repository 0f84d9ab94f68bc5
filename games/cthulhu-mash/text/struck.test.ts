import { expect, it } from 'vitest'
import { foeOf } from '../targets.ts'
import { at } from '../testing/at.ts'
import { areaOf } from '../verbs.ts'
import { withObject } from '../rules/attacks/means.ts'
import { spaceAt } from '../tiles/spaces.ts'
import { struckBy } from './struck.ts'

/** Ann and an Elder Thing face each other, each with something to throw. */
function facing() {
  const t = at({
    settings: { monstersUseObjects: true },
    heroes: [
      { is: 'private-eye', at: 'R3C1', objects: ['net', 'dynamite-stick'] },
      { is: 'psychotherapist', at: 'R6C6' },
    ],
    tiles: ['cultist-temple', 'train-station', 'medical-school'],
    foes: [
      { is: 'elder-thing', at: 'R3C4', objects: ['dynamite-stick'] },
      { is: 'cultist-idol', at: 'R4C4' },
    ],
  })
  return { t, thing: foeOf(t.foe('elder-thing').piece), idol: foeOf(t.foe('cultist-idol').piece) }
}

it('CM-OBJ-18 a net is said to strike nothing that it could not hold', () => {
  const { t, thing, idol } = facing()
  const [net = 0, stick = 0] = t.hero('ann').objects
  const struck = (object: number): number[] =>
    struckBy(t.state, 0, areaOf(withObject(object), 0, spaceAt(3, 4))).map(({ target }) => target)
  expect(struck(stick)).toEqual([thing, idol])
  expect(struck(net)).toEqual([thing])
})

it('CM-OPT-9 what a monster throws is reckoned from where it stands, with its own die', () => {
  const { t, thing } = facing()
  const [object = 0] = t.foe('elder-thing').objects
  const area = areaOf(withObject(object), 0, spaceAt(3, 1))
  // A d6 against a defence of 4.
  expect(struckBy(t.state, thing, area)).toEqual([{ target: 0, hits: 3, faces: 6 }])
})
