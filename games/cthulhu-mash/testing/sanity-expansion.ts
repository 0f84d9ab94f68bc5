import { lossOf, type SanityLoss } from '../pieces/loss.ts'

/** Rows of the sister set Monster Mash I, kept for a later expansion: nothing in play reads them (CM-SANE-3, CM-SETUP-29). */
interface ExpansionRow {
  readonly slug: string
  readonly loss: SanityLoss
}

const row = (slug: string, loss: string): ExpansionRow => ({ slug, loss: lossOf(loss) })

/** Table 8.1. */
export const EXPANSION_CHARACTERS: readonly { slug: string; sanity: number; idea: number }[] = [
  { slug: 'die-cast-messiah', sanity: 63, idea: 60 },
  { slug: 'head-hunter', sanity: 49, idea: 24 },
  { slug: 'master-caster', sanity: 63, idea: 36 },
  { slug: 'mind-bleeder', sanity: 63, idea: 72 },
]

/** Table 8.3.1. */
export const EXPANSION_MONSTERS: readonly ExpansionRow[] = [
  row('gut-golem', '1d3/2d6'),
  row('nightmare', '1/1d8'),
  row('plague-zombie', '1/1d8'),
  row('spinal-demon', '0/1d8'),
  row('terror-teddy', '0/1d6'),
]

/** Table 8.3.2. */
export const EXPANSION_GENERATORS: readonly ExpansionRow[] = [
  row('hell-hole', '1/1d8'),
  row('lime-pit', '1/1d8'),
  row('visceral-vat', '1/1d6'),
  row('vortex', '0/1d3'),
]

interface ExpansionTile extends ExpansionRow {
  /** Entering, or the thing whose sight triggers. */
  readonly trigger: 'enter' | 'dead-bodies' | 'tentacles' | 'crawling-flesh' | 'croc-attack'
  readonly immune: string
}

const tile = (
  slug: string,
  trigger: ExpansionTile['trigger'],
  loss: string,
  immune: string,
): ExpansionTile => ({ ...row(slug, loss), trigger, immune })

/** Table 8.3.3. */
export const EXPANSION_TILES: readonly ExpansionTile[] = [
  tile('asylum', 'dead-bodies', '0/1d4', 'mind-bleeder'),
  tile('bio-nutrient-extractor', 'enter', '0/1d10', 'master-caster'),
  tile('crucifixion-site', 'enter', '0/1d10', 'die-cast-messiah'),
  tile('dreamland', 'enter', '1/1d6', 'mind-bleeder'),
  tile('nightmare', 'tentacles', '0/1d6', 'mind-bleeder'),
  tile('nightmare', 'crawling-flesh', '1d3/1d6', 'mind-bleeder'),
  tile('plague-village', 'dead-bodies', '0/1d4', 'die-cast-messiah'),
  tile('slaughterhouse', 'enter', '0/1d2', 'head-hunter'),
  tile('swamp-dock', 'croc-attack', '0/1d3', 'head-hunter'),
  tile('torture-chamber', 'enter', '0/1d10', 'head-hunter'),
]

/** Table 8.3.4. */
export const EXPANSION_ACTIONS: readonly ExpansionRow[] = [
  row('evil-mirror', '1d6/2d8'),
  row('life-drain-staff', '1/1'),
  row('voodoo-doll', '1/1'),
]

/** What restores sanity there (CM-SANE-23); the Idol raises points and base while carried. */
export const EXPANSION_CURES: readonly { slug: string; sanity: number; base: number }[] = [
  { slug: 'canned-brain', sanity: 1, base: 0 },
  { slug: 'incense', sanity: 3, base: 0 },
  { slug: 'mind-crystal', sanity: 2, base: 0 },
  { slug: 'six-pack', sanity: 1, base: 0 },
  { slug: 'idol', sanity: 4, base: 4 },
]
