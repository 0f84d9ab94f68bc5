import {
  fearCrowds,
  forget,
  gather,
  relive,
  scatter,
  setFire,
  steal,
  tidyUp,
  type Madness,
} from '../effects/insanities/madness.ts'

/** An insanity card: what it does on a trigger. */
interface InsanityCard<Key extends string = string> {
  readonly rule: string
  readonly key: Key
  readonly name: string
  readonly does: Madness
  /** Whether its hero keeps the Mythos card of its own step 2 instead of discarding it. */
  readonly keepsMythos: boolean
  readonly flavour: string
}

const card = <Key extends string>(
  rule: string,
  key: Key,
  row: Pick<InsanityCard, 'name' | 'does' | 'flavour'> & { readonly keepsMythos?: true },
): InsanityCard<Key> => ({ rule, key, keepsMythos: false, ...row })

/** In the order of the rulebook; what a match stores of a card is its place here. */
export const insanities = [
  card('DMD-INSANE-1', 'crowds', {
    name: 'Fear of Crowds',
    does: fearCrowds(1),
    flavour: 'Three is a crowd, two is a crowd, and sometimes one is.',
  }),
  card('DMD-INSANE-2', 'ocd', {
    name: 'OCD',
    does: tidyUp,
    flavour: 'It is not that you like things even; it is that odd things listen.',
  }),
  card('DMD-INSANE-3', 'ptsd', {
    name: 'PTSD',
    does: relive(1),
    keepsMythos: true,
    flavour: 'It ended an hour ago, and it is still happening.',
  }),
  card('DMD-INSANE-4', 'paranoia', {
    name: 'Paranoia',
    does: scatter(1),
    flavour: 'They whisper only when you stop to hear.',
  }),
  card('DMD-INSANE-5', 'pyromania', {
    name: 'Pyromania',
    does: setFire(1, 2),
    flavour: 'Such a small flame, and such good company.',
  }),
  card('DMD-INSANE-6', 'memory-loss', {
    name: 'Short-Term Memory Loss',
    does: forget(2),
    flavour: 'You were holding something; you were holding someone.',
  }),
  card('DMD-INSANE-7', 'kleptomania', {
    name: 'Kleptomania',
    does: steal(1, 1),
    flavour: 'It wanted to come with you.',
  }),
  card('DMD-INSANE-8', 'megalomania', {
    name: 'Megalomania',
    does: gather(2),
    flavour: 'Let them come. Let them all come.',
  }),
] as const
export type InsanityKey = (typeof insanities)[number]['key']
