import { ensnare, quake, slip, spill, splash, whisk } from '../effects/effect.ts'
import { trap } from './object.ts'

/** What acts on whoever picks it up (CM-OBJ-49 to CM-OBJ-54). */
export const traps = [
  trap(49, 'book-of-void', { name: 'Book of Void', icon: 'book-aura', does: spill(10) }),
  trap(50, 'cowpie', { name: 'Cowpie', icon: 'tumbleweed', does: slip }),
  trap(51, 'mi-go-earthquake', {
    name: 'Mi-Go Earthquake',
    icon: 'earth-crack',
    does: quake(10, 1),
  }),
  trap(52, 'picture-gate', { name: 'Picture Gate', icon: 'mona-lisa', does: whisk }),
  trap(53, 'shoggoth-tissue', {
    name: 'Shoggoth Tissue',
    icon: 'transparent-slime',
    count: 4,
    does: splash([1, 1, 2, 2]),
  }),
  trap(54, 'snare', { name: 'Snare', icon: 'wolf-trap', does: ensnare(2) }),
] as const
