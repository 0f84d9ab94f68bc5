import type { Plugin } from 'vite'

/** `games/<title>/game.ts`, where a title meets its bots. */
const GAME = /[\\/]games[\\/][^\\/]+[\\/]game\.ts$/
const IMPORT = /^import \{([^}]*)\} from '\.\/bot\/[^']*'$/gm

/** A title's `game.ts` without what its bots are made of: what was taken from there stands for it by name alone. */
export const withoutBots = (code: string): string =>
  code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map(
        (name) => `const ${name.trim()} = () => { throw new Error('bots think in their worker') }`,
      )
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
      filter: { id: GAME },
      handler: (code) => ({ code: withoutBots(code), map: null }),
    },
  }
}
