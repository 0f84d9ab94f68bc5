import type { SiteKey } from '../content/towns.ts'

/** What can be done in a town, as short as its card wants it. */
export const siteDeeds: Readonly<Record<SiteKey, string>> = {
  library: 'turn up or swap the page',
  archive: 'a page changes hands',
  ferry: 'sail to any town',
  light: 'lure the Old One a town',
  sanatorium: 'calm yourself a step',
  chapel: 'calm anybody a step',
  watch: 'send a Shambler home',
  pottersField: 'bury three of a colour',
  market: 'gain a Chaos, none paid',
  observatory: 'dim its energy',
}
