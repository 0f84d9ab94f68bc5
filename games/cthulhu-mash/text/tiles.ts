import { TILE_SLUGS, type Label, type TileSlug } from '../tiles/tile-maps.ts'
import { at } from '@eldertable/kernel'

interface TileWords {
  readonly name: string
  /** What one sees when it is turned up. */
  readonly scene: string
  /** What to mind on it, in a few words. */
  readonly mind: string
}

export const tileWords: Readonly<Record<TileSlug, TileWords>> = {
  'base-camp': {
    name: 'Base Camp',
    scene: 'Tents torn from the inside, and snow drifting over the stove.',
    mind: 'Every step costs 1 more; pushes end in crevasses.',
  },
  'mariners-ship': {
    name: "Mariner's Ship",
    scene: 'The crew is gone, the lamps burn, and something holds on to the hull.',
    mind: 'Two decks, two ladders; the tentacles hurt and hold whoever comes onto them, flying or not.',
  },
  'train-station': {
    name: 'Train Station',
    scene: 'The 9:15 stands at the platform with nobody aboard who still breathes.',
    mind: 'The train shuts the view; the coupling pit catches the pushed.',
  },
  'medical-school': {
    name: 'Miskatonic Medical School',
    scene: 'Chalk on the board, straps on the table, a machine that hums to itself.',
    mind: 'The psychotherapy machine restores minds, mostly.',
  },
  'abhoth-swamp': {
    name: 'Abhoth Swamp',
    scene: 'Grey mud that breathes, and in the middle what it breathes for.',
    mind: 'Every step costs 1 more; quicksand kills who stays, the pool at once.',
  },
  'coastal-cavern': {
    name: 'Coastal Cavern',
    scene: 'The tide has left pools behind, and a black bulk asleep beside them.',
    mind: 'Touching the Shoggoth is death; tidal pools cost health.',
  },
  'cultist-temple': {
    name: 'Cultist Temple',
    scene: 'The braziers are lit and the altar has been washed for guests.',
    mind: 'Braziers burn who steps in; the altar holds the pushed.',
  },
  'elder-city': {
    name: 'Elder City',
    scene: 'Streets for nobody with two legs, and one of them is blocked by something alive.',
    mind: 'Every step costs 1 more; the Shoggoth costs 2 health.',
  },
  'family-farm': {
    name: 'Family Farm',
    scene: 'Supper is on the table, the pigs are quiet, and the well is not.',
    mind: 'Ploughed field is slow; a push into the well kills.',
  },
  'ice-cave': {
    name: 'Ice Cave of Madness',
    scene: 'One falls in through the roof, and somebody did before, long ago.',
    mind: 'Every step costs 1 more; the first way in is through the ceiling.',
  },
  'ice-floats': {
    name: 'Ice Floats',
    scene: 'A ring of floes that creaks, and water blacker than the sky.',
    mind: 'Every step costs 1 more; the water kills whoever cannot swim in it.',
  },
  'innsmouth-dock': {
    name: 'Innsmouth Dock',
    scene: 'Shuttered windows, wet planks, and a machine that still sells lemonade.',
    mind: 'Harbour water costs health; the dispenser gives it back.',
  },
  'leng-plateau': {
    name: 'Leng Plateau',
    scene: 'Spires of rock with silk between them, humming in the wind.',
    mind: 'Webs hold whoever walks in; one pass is clean.',
  },
  'mine-lab': {
    name: 'Mi-Go Mine Lab',
    scene: 'Above they cut things open; below they dig for more.',
    mind: 'Whoever stands at the drill does 2 damage in its reach.',
  },
  'university-library': {
    name: 'Miskatonic University Library',
    scene: 'A lamp, an open book, and a shadow that nobody casts.',
    mind: 'Bookcases shut the view; the reading desk restores mentality.',
  },
  'moon-base': {
    name: 'Moon-Beast Moon Base',
    scene: 'Cells behind bars, and past the airlock a sky without weather.',
    mind: 'The transporter leads to any gate; the airlock kills the pushed.',
  },
}

const wordsOf = (slug: TileSlug): TileWords => tileWords[slug]
export const tileName = (tile: number): string => wordsOf(at(TILE_SLUGS, tile)).name

/** What lies on a space. */
export const labelNames: Readonly<Record<Label, string>> = {
  'camp-stove': 'camp stove',
  crevasse: 'crevasse',
  hammock: 'hammock',
  'open-sea': 'open sea',
  'mariners-chest': "mariner's chest",
  ladder: 'ladder',
  'squid-tentacles': 'squid tentacles',
  'waiting-room-bench': 'waiting-room bench',
  body: 'body',
  rails: 'rails',
  'coupling-pit': 'coupling pit',
  study: 'study',
  'psychotherapy-machine': 'psychotherapy machine',
  'strap-table': 'strap table',
  'acid-shelf': 'acid shelf',
  quicksand: 'quicksand',
  'abhoths-pool': "Abhoth's pool",
  shoggoth: 'Shoggoth',
  'tidal-pool': 'tidal pool',
  stalagmites: 'stalagmites',
  'sacrificial-altar': 'sacrificial altar',
  brazier: 'brazier',
  'bottomless-shaft': 'bottomless shaft',
  'ploughed-field': 'ploughed field',
  well: 'well',
  thresher: 'thresher',
  wallow: 'wallow',
  'ceiling-gate': 'ceiling gate',
  'frozen-body': 'frozen body',
  chasm: 'chasm',
  'freezing-water': 'freezing water',
  'refreshment-dispenser': 'refreshment dispenser',
  'harbour-water': 'harbour water',
  'drying-nets': 'drying nets',
  web: 'web',
  'drill-bin': "drill's seat",
  'dissection-slab': 'dissection slab',
  'mine-shaft': 'mine shaft',
  'reading-desk': 'reading desk',
  'moving-shadow': 'moving shadow',
  'gate-transporter': 'gate transporter',
  rack: 'rack',
  airlock: 'airlock',
}
