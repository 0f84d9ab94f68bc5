/** Why an option is refused, and the rule behind it. */
export const reasons = {
  'too-dear': 'NEC-SANITY-4',
  'lot-too-dear': 'NEC-LOT-2',
  'lot-owned': 'NEC-LOT-1',
  'not-landed': 'NEC-BUY-4',
  'used-already': 'NEC-ARTIFACT-9',
  'no-target': 'NEC-ARTIFACT-12',
  'own-sanity-only': 'NEC-CULTIST-34',
  'is-inmate': 'NEC-MOVE-9',
  'is-old-one': 'NEC-OLDONE-2',
  'ward-spent': 'NEC-LOCALE-10',
  'needs-two-allies': 'NEC-CARD-54',
  'row-limit': 'NEC-GATE-3',
  'shift-used': 'NEC-GATE-4',
  'trade-off': 'NEC-OPT-5',
  'three-offers': 'NEC-TRADE-8',
  'nothing-to-trade': 'NEC-TRADE-4',
  'one-sided': 'NEC-TRADE-4',
  'no-card-in-deal': 'NEC-TRADE-4',
  'same-offer': 'NEC-TRADE-9',
  'not-tradable': 'NEC-TRADE-3',
  'partner-gone': 'NEC-TRADE-1',
  'already-countered': 'NEC-TRADE-7',
} as const

export type Reason = keyof typeof reasons
