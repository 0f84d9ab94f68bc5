/** End-of-turn effects by their rule, in a few words. */
export const effectNames: Readonly<Record<string, string>> = {
  'DMD-CTHULHU-6': "Stress in a R'lyeh space",
  'DMD-CTHULHU-8': 'The Elder One comes nearer',
  'DMD-HASTUR-4': 'Three Yellow Signs cost sanity',
  'DMD-HASTUR-8': 'A Yellow Sign from the court',
  'DMD-HASTUR-10': 'The roll of the Yellow Signs',
  'DMD-PRAYER-1': 'Healing Prayer',
}
