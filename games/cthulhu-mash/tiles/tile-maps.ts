/** The sixteen tiles as the book draws them (notation: chapter Tiles of the content book). */
export const TILE_SLUGS = [
  'base-camp',
  'mariners-ship',
  'train-station',
  'medical-school',
  'abhoth-swamp',
  'coastal-cavern',
  'cultist-temple',
  'elder-city',
  'family-farm',
  'ice-cave',
  'ice-floats',
  'innsmouth-dock',
  'leng-plateau',
  'mine-lab',
  'university-library',
  'moon-base',
] as const
export type TileSlug = (typeof TILE_SLUGS)[number]

/** Text keys of what lies on single spaces. */
export const LABELS = [
  'camp-stove',
  'crevasse',
  'hammock',
  'open-sea',
  'mariners-chest',
  'ladder',
  'squid-tentacles',
  'waiting-room-bench',
  'body',
  'rails',
  'coupling-pit',
  'study',
  'psychotherapy-machine',
  'strap-table',
  'acid-shelf',
  'quicksand',
  'abhoths-pool',
  'shoggoth',
  'tidal-pool',
  'stalagmites',
  'sacrificial-altar',
  'brazier',
  'bottomless-shaft',
  'ploughed-field',
  'well',
  'thresher',
  'wallow',
  'ceiling-gate',
  'frozen-body',
  'chasm',
  'freezing-water',
  'refreshment-dispenser',
  'harbour-water',
  'drying-nets',
  'web',
  'drill-bin',
  'dissection-slab',
  'mine-shaft',
  'reading-desk',
  'moving-shadow',
  'gate-transporter',
  'rack',
  'airlock',
] as const
export type Label = (typeof LABELS)[number]

/** In the order of TILE_SLUGS: a start tile has the number of its character. */
export const TILE_MAPS: readonly string[] = [
  `id: base-camp
name: Base Camp
start: arctic-explorer
gates: n w
boot: 1 ice
sanity: enter 0/1d3
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |*   *   *   X   X   *  |
  +   +   +   +   +   +   +
5 |X   *ra *   *   x   *ra|
  +   +   +   +   +   +   +
4 |*   *   *   *   *   *  |
  +   +   +   +   +   +---+
3 G*   *   *   *   *   *  |
  +   +   +   +   +   +   +
2 |*   *   *   *   *   X  |
  +   +   +   +   +   +   +
1 |*   *   *   *   *   * s|
  +---+---+---+---+---+---+
s: spawn restore=health label=camp-stove
a: immobilize on=push escape=1-2 damage=1 label=crevasse`,
  `id: mariners-ship
name: Mariner's Ship
start: mariner-merchant
gates: n w
sanity: sight 0/1d6
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |~rw .   .   .   .   ~rw|
  +...+   +   +   +   +...+
5 |. c|.   .   X   .   .  |
  +   +   +   +   +   +   +
4 |.   . l .   .   . l .  |
  +...+   +...+...+   +...+
3 G.   . l .   .   . l .  |
  +   +   +   +   +   +   +
2 |.   X   .   x   .   .rt|
  +   +   +   +   +   +   +
1 |~rw ~rw .   .   .   . s|
  +---+---+---+---+---+---+
s: spawn restore=mentality label=hammock
w: harm on=enter n=1 label=open-sea
c: chest draw=6 key=skeleton-key label=mariners-chest
l: ladder label=ladder
t: immobilize on=enter fly=caught escape=1-2 damage=1 label=squid-tentacles; sight tag=tentacles`,
  `id: train-station
name: Train Station
start: private-eye
gates: n w
sanity: sight 0/1d3
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |.   .   .   .   x   .  |
  +   +   +   +   +   +   +
5 |.   .   .   .   . b .  |
  +   +   +   +   +   +   +
4 |.yr X   X   X   .rp .yr|
  +   +   +   +   +   +   +
3 G.   .   X   .   .   .  |
  +---+   +   +   +   +   +
2 |.  |. b .   .   x   .  |
  +   +   +   +   +   +   +
1 |.   .   x   .   .   . s|
  +---+---+---+---+---+---+
s: spawn restore=health label=waiting-room-bench
b: sight tag=body label=body
r: boot n=1 label=rails
p: immobilize on=push escape=1-3 damage=1 label=coupling-pit`,
  `id: medical-school
name: Miskatonic Medical School
start: psychotherapist
gates: n w
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |.   x   .   .  |.   .ra|
  +   +   +   +   +   +   +
5 |.   x   .   .   .   .  |
  +   +   +   +   +---+---+
4 |.   .   .   .  |.   .  |
  +---+---+   +   +   +   +
3 G.   .   .   .   .   . m|
  +   +   +   +---+---+   +
2 |. i X   .   .   .  |.  |
  +   +   +   +   +   +   +
1 |.   .   .   X   .   . s|
  +---+---+---+---+---+---+
s: spawn restore=health label=study
m: therapy label=psychotherapy-machine
i: immobilize on=push escape=1-2 label=strap-table
a: harm on=push n=1 label=acid-shelf`,
  `id: abhoth-swamp
name: Abhoth Swamp
gates: n e s w
boot: 1 mud
sanity: enter 1d6/2d8
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |;   ;   ;   ;   ;   X  |
  +   +   +   +   +   +   +
5 |;   ;rq ;   ;   ;   ;rq|
  +   +   +   +   +   +   +
4 |;   ;   ;rq ;rp ;   ;  G
  +   +   +   +   +   +   +
3 G;   ;   ;rp ;rq ;   ;  |
  +   +   +   +   +   +   +
2 |;rq ;   ;   ;   ;rq ;  |
  +   +   +   +   +   +   +
1 |X   ;   ;   ;   ;   ;  |
  +---+---+---+-G-+---+---+
q: immobilize on=enter escape=1-2 deadline=next-turn spill=d10 label=quicksand
p: skull on=enter label=abhoths-pool`,
  `id: coastal-cavern
name: Coastal Cavern
gates: e s w
sanity: sight 1d6/2d6
   1   2   3   4   5   6
  +---+---+---+---+---+---+
6 |X   .rz .rz ~rw ~rw X  |
  +   +   +   +   +   +   +
5 |.   .   ~rw ~rw .   .  |
  +   +   +   +   +   +   +
4 |.   X   .   .   .   .  G
  +   +   +   +   +   +   +
3 G.   .   .   X   X   .  |
  +   +---+   +   +   +   +
2 |.   .   .   .   x   .  |
  +   +   +   +   +   +   +
1 |X   .rk .   .   .   .  |
  +---+---+---+-G-+---+---+
z: skull on=enter label=shoggoth; sight tag=shoggoth
w: harm on=enter n=1 label=tidal-pool
k: immobilize on=push escape=1-3 damage=1 label=stalagmites`,
  `id: cultist-temple
name: Cultist Temple
gates: n e s w
sanity: enter 1d3/1d8
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |.   .   .   .   .   .  |
  +   +   +   +   +   +   +
5 |.   X   .   .   X   .  |
  +   +   +...+...+   +   +
4 |.   .   .ra .ra .   .  G
  +   +   +   +   +   +   +
3 G.   .   .   .   .   .  |
  +   +---+   +   +---+   +
2 |.   .rf X   X   .rf .  |
  +   +   +   +   +   +   +
1 |.   .   .   .   .   .  |
  +---+---+---+-G-+---+---+
a: immobilize on=push escape=1-2 damage=1 label=sacrificial-altar
f: harm on=enter n=1 label=brazier`,
  `id: elder-city
name: Elder City
gates: n e s w
boot: 1 ice
sanity: sight 1d6/2d6
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |*   *   *  |*   *   *  |
  +   +---+   +   +---+   +
5 |*   X   *   *   X   *  |
  +   +   +   +---+   +   +
4 |*   *   *  |*rz *rz *  G
  +---+   +   +   +   +   +
3 G*   *   *   *rv *   *  |
  +   +---+   +   +---+   +
2 |*   X   *   *   X   *  |
  +   +   +---+   +   +   +
1 |*   *   *   *  |*   *  |
  +---+---+---+-G-+---+---+
z: harm on=enter n=2 label=shoggoth; sight tag=shoggoth
v: skull on=push label=bottomless-shaft`,
  `id: family-farm
name: Family Farm
gates: n e w
sanity: enter 0/1d4
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |.yf .yf .   X   X   .  |
  +   +   +   +   +   +   +
5 |.yf .yf .   .   .   .  |
  +   +   +   +   +   +   +
4 |.yf .yf .   .   .rw .  G
  +   +   +   +   +   +   +
3 G.   .   .   .   .   .  |
  +...+   +   +---+   +---+
2 |.   .  :.  |.   .   .  |
  +   +   +   +   +   +   +
1 |. m .  :.rt|.   x   .  |
  +---+---+---+---+---+---+
f: boot n=1 label=ploughed-field
w: skull on=push label=well
t: immobilize on=push escape=1-2 damage=1 label=thresher
m: immobilize on=push escape=1-3 label=wallow`,
  `id: ice-cave
name: Ice Cave of Madness
gates: e s w
boot: 1 ice
sanity: sight 0/1d3
   1   2   3   4   5   6
  +---+---+---+---+---+---+
6 |X   *   *   *   *   X  |
  +   +   +   +   +   +   +
5 |*   *   X   *rv *   *  |
  +   +   +   +   +   +   +
4 |*   X   *   * c *   *  G
  +   +   +   +   +   +   +
3 G*   *   *   *   X   *  |
  +   +   +---+   +   +   +
2 |*   *rv *   *   *   *  |
  +   +   +   +   +   +   +
1 |X   *   * b *   *   X  |
  +---+---+---+-G-+---+---+
c: ceiling label=ceiling-gate
b: sight tag=body label=frozen-body
v: skull on=push label=chasm`,
  `id: ice-floats
name: Ice Floats
gates: n e s w
boot: 1 ice
sanity: enter 0/1d3
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |~rw *   *   *   ~rw ~rw|
  +   +   +   +   +   +   +
5 |~rw *   ~rw *   *   ~rw|
  +   +   +   +   +   +   +
4 |*   *   ~rw ~rw *   *  G
  +   +   +   +   +   +   +
3 G*   ~rw *   *   *   ~rw|
  +   +   +   +   +   +   +
2 |*   *   *   ~rw *   ~rw|
  +   +   +   +   +   +   +
1 |~rw ~rw *   *   *   *  |
  +---+---+---+-G-+---+---+
w: skull on=enter label=freezing-water`,
  `id: innsmouth-dock
name: Innsmouth Dock
gates: n e w
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |.   X   .   .   X   .  |
  +   +   +   +   +   +   +
5 |.   X   .   .  |.   .  |
  +   +   +   +   +---+   +
4 |.   .   .   .   .   .  G
  +   +   +   +   +   +   +
3 G.   .   .   x   .   .  |
  +   +   +   +   +   +   +
2 |.   ~rw . n ~rw .   ~rw|
  +   +   +   +   +   +   +
1 |. d ~rw .   ~rw ~rw ~rw|
  +---+---+---+---+---+---+
d: heal n=1 label=refreshment-dispenser
w: harm on=enter n=1 label=harbour-water
n: immobilize on=push escape=1-2 label=drying-nets`,
  `id: leng-plateau
name: Leng Plateau
gates: n e s w
sanity: enter 1/1d6
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |.   .   .   X   . w .  |
  +   +   +   +   +   +   +
5 |. w .   .   .   .   .  |
  +   +   +   +   +   +   +
4 |.   X   . w .   X   .  G
  +   +   +   +   +   +   +
3 G.   .   .   .   . w .  |
  +   +   +---+   +   +   +
2 |X   . w .   .   . w .  |
  +   +   +   +   +   +   +
1 |.   .   .   .   .   X  |
  +---+---+---+-G-+---+---+
w: immobilize on=enter escape=1-2 label=web`,
  `id: mine-lab
name: Mi-Go Mine Lab
gates: e w
sanity: enter 0/1d6
   1   2   3   4   5   6
  +---+---+---+---+---+---+
6 |.   .   X   .   .ri .  |
  +   +   +   +   +   +   +
5 |.   .   X   .   .   .  |
  +   +   +   +---+---+   +
4 |.   .   .   .   .   .  G
  +   +   +   +   +   +   +
3 G.   .   .   X   .   .  |
  +   +---+   +   +   +   +
2 |x   .   .   .g  .g  .gb|
  +   +   +   +   +   +   +
1 |.   .rp .   .g  .g  X  |
  +---+---+---+---+---+---+
b: equip n=defence machine=drill damage=2 label=drill-bin
i: immobilize on=push escape=1-2 damage=1 label=dissection-slab
p: skull on=push label=mine-shaft`,
  `id: university-library
name: Miskatonic University Library
gates: n e s
sanity: sight 0/1d4
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |.   .   .   .   .   .  |
  +   +   +   +   +   +   +
5 |.   X   X   .   X   . h|
  +   +   +   +   +   +   +
4 |.   .   .   .   X   .  G
  +   +   +   +   +   +   +
3 |.   X   .   x   .   .  |
  +   +   +   +   +   +   +
2 |. m X   .   X   X   .  |
  +---+   +   +   +   +   +
1 |. b .   .   .   .   .  |
  +---+---+---+-G-+---+---+
m: mind n=1 label=reading-desk
h: sight tag=shadow label=moving-shadow
b: sight tag=body label=body`,
  `id: moon-base
name: Moon-Beast Moon Base
gates: n s
sanity: enter 1/1d6
   1   2   3   4   5   6
  +---+---+-G-+---+---+---+
6 |.   .   .   X  :.ri .  |
  +   +   +   +   +...+   +
5 |.   X   .   .   .   .  |
  +   +   +   +   +   +   +
4 |.   .   .  |.   X   .  |
  +---+   +   +   +   +   +
3 |.gt .  |.   .   .   .  |
  +---+   +   +   +   +   +
2 |.   .   X   .   .   .rv|
  +   +   +   +   +---+   +
1 |.   .   .   .   .   .  |
  +---+---+---+-G-+---+---+
t: equip n=3 machine=transporter label=gate-transporter
i: immobilize on=push escape=1-2 damage=1 label=rack
v: skull on=push label=airlock`,
]
