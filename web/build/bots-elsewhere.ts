import type { Plugin } from 'vite'

/** Where a title meets its bots, and where the roster meets the search of those that think. */
const MEETINGS = /[\\/](?:games[\\/][^\\/]+[\\/]game|bots[\\/]search[\\/]thinker)\.ts$/
const IMPORT = /^import \{([^}]*)\} from '\.\/(?:bot\/[^']*|think\.ts)'$/gm

/** Such a file without what bots are made of: what was taken from there stands for it by name alone. */
export const withoutBots = (code: string): string =>
  code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !name.startsWith('type '))
      .map((name) => `function ${name}() { throw new Error('bots think in their worker') }`)
      .join('\n'),
  )

/**
 * Bots think in a worker, which has a build of its own. The page needs to know which there are, and would pay for all
 * that they know. Only in builds: in development page and worker share their files.
 */
export function botsElsewhere(): Plugin {
  return {
    name: 'eldertable-bots-elsewhere',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: MEETINGS },
      handler: (code) => ({ code: withoutBots(code), map: null }),
    },
  }
}
