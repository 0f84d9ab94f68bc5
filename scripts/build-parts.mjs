// What is built apart: the programs in a second, the web client in half a minute. Node's own modules only.
import { entryPoints } from './entry-points.mjs'
import { filesBelow, rooms } from './stamp.mjs'

/**
 * The files of all rooms but some.
 * @param {readonly string[]} others
 */
const sourcesWithout = (...others) =>
  rooms()
    .filter((room) => !others.includes(room))
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.ts$|\/fixtures\//.test(file))

/**
 * @typedef {object} BuildPart
 * @property {string} name
 * @property {readonly string[]} makes files below dist/
 * @property {() => string[]} sources whatever it is made of, relative to the root
 */

/** @type {Readonly<Record<string, BuildPart>>} */
export const buildParts = {
  programs: {
    name: 'the programs',
    makes: Object.keys(entryPoints).map((name) => `${name}.js`),
    sources: () => [
      'package-lock.json',
      ...['build', 'build-parts', 'bundle', 'constant-functions', 'entry-points'].map(script),
      ...sourcesWithout('web', 'board-kit', 'bench').filter(
        (file) => !/^games\/[^/]+\/board\//.test(file),
      ),
    ],
  },
  web: {
    name: 'the web client',
    makes: ['web/index.html'],
    sources: () => [
      'package-lock.json',
      'CREDITS.md',
      ...['build', 'build-parts'].map(script),
      ...sourcesWithout('server', 'store', 'cli', 'bench', 'testkit'),
    ],
  },
}

/** @param {string} name */
const script = (name) => `scripts/${name}.mjs`
