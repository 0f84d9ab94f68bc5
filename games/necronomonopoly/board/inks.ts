import type { Locale } from '../pieces/locales.ts'

export const INK = '#1d2b26'
export const VERDIGRIS = '#1d5f4d'
export const PAPER = '#efe9d3'
export const CREAM = '#fbf6e9'

/** Each locale has a colour and a letter: never the colour alone. */
export const localeInks: Readonly<Record<Locale, { ink: string; letter: string }>> = {
  innsmouth: { ink: '#35707a', letter: 'I' },
  dunwich: { ink: '#6f4f2d', letter: 'D' },
  kingsport: { ink: '#8a6410', letter: 'K' },
  arkham: { ink: '#96402f', letter: 'A' },
  'vermont-hills': { ink: '#4e6b2f', letter: 'V' },
  'masons-hill': { ink: '#743f66', letter: 'M' },
  'lost-cities': { ink: '#35447c', letter: 'L' },
}
