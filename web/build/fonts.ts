import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The face of all that is read on the first screen. The others would keep the script waiting on a slow network. */
const first = ['alegreya-sans-latin-500-normal'] as const

/** Lets the browser fetch the first faces together with the style sheet that names them. */
export function preloadFonts(): Plugin {
  return {
    name: 'eldertable-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return first.map((face): HtmlTagDescriptor => {
          const file = Object.keys(bundle).find(
            (name) => name.includes(`${face}-`) && name.endsWith('.woff2'),
          )
          if (file === undefined) throw new Error(`the bundle has no font ${face}`)
          return {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          }
        })
      },
    },
  }
}
