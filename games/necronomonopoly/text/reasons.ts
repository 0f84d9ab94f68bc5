import type { Reason } from '../reasons.ts'

/** Why an option is refused: what is missing, without a full stop. */
export const reasons: Readonly<Record<Reason, string>> = {
  'too-dear': 'That costs more Sanity than you have',
  'lot-too-dear': 'It costs more Sanity than you have',
  'lot-owned': 'It has an owner',
  'not-landed': 'Your last move did not land you here',
  'used-already': 'It has been used and is ready again on your next turn',
  'no-target': 'It has nothing to work on',
  'own-sanity-only': 'It needs Sanity of your own to work on',
  'is-inmate': 'You would have to be outside the Asylum',
  'is-old-one': 'Great Old Ones are beyond this',
  'ward-spent': "The ward is spent until you come to Witch's Cross",
  'needs-two-allies': 'Cthulhu takes two Allies, and you have one',
  'row-limit': 'The rows end at 1 and at 13',
  'shift-used': 'It has shifted this roll already',
  'trade-off': 'Trading is switched off at this table',
  'three-offers': 'All three offers of this turn are made',
  'nothing-to-trade': 'There is nothing to trade',
  'one-sided': 'Both sides have to give something',
  'no-card-in-deal': 'At least one card has to change hands',
  'same-offer': 'This offer has been made this turn',
  'not-tradable': 'Cards of this kind stay with their owner',
  'partner-gone': 'Only Investigators trade',
  'already-countered': 'A counter-offer takes a yes or a no',
}
