import type { LinkPreview } from './link-preview.ts'

/** In pixels, as the build has drawn them. */
const PICTURE = { width: 1200, height: 630 }

/** The page with what Open Graph has for the preview of a link. Where the site is stands before the picture. */
export function pageWithPreview(page: string, preview: LinkPreview, site: string): string {
  const { title, words, picture } = preview
  const tags = [
    ['og:site_name', 'Eldertable'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', words],
    ['og:image', `${site}/previews/${picture}.png`],
    ['og:image:width', String(PICTURE.width)],
    ['og:image:height', String(PICTURE.height)],
    ['og:image:alt', title],
  ].map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`)
  const head = [
    ...tags,
    '<meta name="twitter:card" content="summary_large_image" />',
    // A link is for those to whom it was sent.
    '<meta name="robots" content="noindex" />',
  ].join('\n    ')
  return (
    page
      // By a function: in a text `$&` would mean something.
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace('</head>', () => `  ${head}\n  </head>`)
  )
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Where the site is, as whoever asks has it; nothing where that is no name of a host. */
export const siteOf = ({ protocol, host }: { protocol: string; host: string }): string =>
  /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host) ? `${protocol}://${host}` : ''
