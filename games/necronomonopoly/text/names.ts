import type { Locale } from '../pieces/spaces.ts'

export const localeNames: Readonly<Record<Locale, string>> = {
  innsmouth: 'Innsmouth',
  dunwich: 'Dunwich',
  kingsport: 'Kingsport',
  arkham: 'Arkham',
  'vermont-hills': 'Vermont Hills',
  'masons-hill': "Mason's Hill",
  'lost-cities': 'Lost Cities',
}
