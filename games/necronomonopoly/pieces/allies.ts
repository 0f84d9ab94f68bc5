import { drawAgain, place, shiftGate } from '../effects/effect.ts'
import {
  asylumGain,
  cheaperSpells,
  dearerRent,
  dearerToll,
  ignore,
  loseAtStart,
  saveAllies,
  turnAway,
} from '../effects/lasting.ts'
import { ally } from './card.ts'

/** Allies: they stay with whoever keeps them (NEC-CARD-1 to NEC-CARD-11). */
export const allies = [
  ally('NEC-CARD-1', 'old-school-friend', {
    title: 'Old School Friend',
    copies: 2,
    flavour: 'Owes you a lunch. Is about to settle in full.',
    worth: 6,
  }),
  ally('NEC-CARD-2', 'professor-armitage', {
    title: 'Professor Armitage',
    lasts: [cheaperSpells(2)],
    flavour: 'Has read it all, and wishes he had not.',
    worth: 7,
  }),
  ally('NEC-CARD-3', 'randolph-carter', {
    title: 'Randolph Carter',
    when: ['gate'],
    does: shiftGate,
    flavour: 'Knows a short cut; it is not short.',
  }),
  ally('NEC-CARD-4', 'inspector-legrasse', {
    title: 'Inspector Legrasse',
    lasts: [ignore('cultist', 'Monsters of the kind Cultist')],
    flavour: 'The swamp has rules, and he has handcuffs.',
  }),
  ally('NEC-CARD-5', 'zadok-allen', {
    title: 'Zadok Allen',
    when: ['draw'],
    cost: 3,
    does: drawAgain,
    flavour: 'Pour him another and he will tell you what is coming.',
  }),
  ally('NEC-CARD-6', 'herbert-west', {
    title: 'Herbert West',
    lasts: [saveAllies(4, 'West')],
    flavour: 'Your friends are in good hands, and several jars.',
    worth: 9,
  }),
  ally('NEC-CARD-7', 'the-cats-of-ulthar', {
    title: 'The Cats of Ulthar',
    lasts: [turnAway],
    flavour: 'Nothing uninvited sits where they sit.',
    worth: 9,
  }),
  ally('NEC-CARD-8', 'richard-pickman', {
    title: 'Richard Pickman',
    lasts: [ignore('ghoul', 'Ghouls'), loseAtStart(1)],
    flavour: 'He paints from life, in the widest sense.',
    worth: 1,
  }),
  ally('NEC-CARD-9', 'wilbur-whateley', {
    title: 'Wilbur Whateley',
    lasts: [dearerRent(3), dearerToll(3)],
    flavour: 'Tall for his age. Tall for any age.',
    worth: 7,
  }),
  ally('NEC-CARD-10', 'keziah-mason', {
    title: 'Keziah Mason',
    when: ['ready'],
    cost: 4,
    does: place('gate', 'keziah-inside'),
    flavour: 'Corners are only doors that have not been asked.',
  }),
  ally('NEC-CARD-11', 'the-night-nurse', {
    title: 'The Night Nurse',
    lasts: [asylumGain(8)],
    flavour: 'Softest slippers in Massachusetts.',
  }),
] as const
