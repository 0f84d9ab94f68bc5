import type { Plugin } from 'vite'

const USUAL = 16
const DECLARATION = /(?<=[;{\s])(font|font-size|--t-[\w-]+):([^;}]*)/g
const PIXELS = /\b(\d+(?:\.\d+)?)px\b/g

/** Type sizes are written in pixels, as LOOK.md gives them, and go out in rem: so the reader's text size counts. */
export function typeInRem(css: string): string {
  return css.replaceAll(
    DECLARATION,
    (_, property: string, value: string) =>
      `${property}:${value.replaceAll(PIXELS, (_px, size: string) => `${Number(size) / USUAL}rem`)}`,
  )
}

export function typeSize(styles: string): Plugin {
  return {
    name: 'eldertable-type-size',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      return file.startsWith(styles) && file.endsWith('.css') ? typeInRem(code) : undefined
    },
  }
}
