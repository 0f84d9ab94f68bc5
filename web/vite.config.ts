import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { botsElsewhere } from './build/bots-elsewhere.ts'
import { compress } from './build/compress.ts'
import { credits } from './build/credits.ts'
import { preloadFonts } from './build/fonts.ts'
import { icons } from './build/icons.ts'
import { pwa } from './build/pwa.ts'
import { rulebooks } from './build/rulebooks.ts'
import { sharedFiles } from './build/shared-files.ts'
import { typeSize } from './build/type-size.ts'
import { namesOfWhatLacks } from './build/what-lacks.ts'

const web = path.dirname(fileURLToPath(import.meta.url))
const root = path.dirname(web)

const lacking = namesOfWhatLacks()

export default defineConfig({
  root: web,
  // What is costly to draw again remembers itself, with `memo`: a compiler that remembers everything weighs a tenth of a
  // first visit.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    botsElsewhere(),
    icons(root),
    rulebooks(path.join(root, 'games')),
    credits(root),
    typeSize(path.join(web, 'styles')),
    preloadFonts(),
    lacking.plugin,
    pwa(),
    compress(),
  ],
  build: {
    outDir: path.join(root, 'dist', 'web'),
    emptyOutDir: true,
    target: 'es2022',
    // A browser that does not know it loads a file after the one that names it, as it always did.
    modulePreload: { polyfill: false, resolveDependencies: lacking.resolveDependencies },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedFiles },
      },
    },
  },
  // The bots' thread gets the titles one by one too; its files lie apart, so that they can be told from the page's.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/bots/[name]-[hash].js',
        chunkFileNames: 'assets/bots/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3232', '/ws': { target: 'ws://127.0.0.1:3232', ws: true } },
  },
})
