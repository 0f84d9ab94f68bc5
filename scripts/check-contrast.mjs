// Measures the pairs of colours that meet on screen, from tokens.css and the titles' colours.json, in both themes.
// Node's own modules only.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/** The least ratios of WCAG 2.2: text, large text and what is not text. */
const TEXT = 4.5
const SHAPE = 3

const grounds = ['ground', 'rail', 'raised']

/** As many as the largest table has. */
const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seat) => `seat-${seat}`)

/**
 * Pairs of the room, measured in both themes: what, on what, at least.
 * @type {readonly (readonly [front: string, back: string, least: number])[]}
 */
const room = [
  ...['text', 'text-2', 'text-3'].flatMap((text) =>
    grounds.map((ground) => pair(text, ground, TEXT)),
  ),
  ...['brass', 'blood', 'sea'].flatMap((text) =>
    ['rail', 'raised'].map((ground) => pair(text, ground, TEXT)),
  ),
  pair('on-lamp', 'lamp', TEXT),
  pair('on-sea', 'sea', TEXT),
  ...grounds.flatMap((ground) => [pair('edge', ground, SHAPE), pair('focus', ground, SHAPE)]),
]

/** Pairs of what is printed: the same in both themes. */
const print = [
  ...['ink', 'ink-2', 'ink-3', 'ink-blood', 'ink-sea'].map((ink) => pair(ink, 'paper', TEXT)),
  ...['ink', 'ink-2'].flatMap((ink) => ['paper-2', 'paper-3'].map((back) => pair(ink, back, TEXT))),
  pair('ink-focus', 'paper', SHAPE),
  pair('lamp-edge', 'paper', SHAPE),
  // A mark's letter, its shape on paper, and its bar in the timeline of a replay.
  ...seats.flatMap((seat) => [pair('white', seat, TEXT), pair(seat, 'paper', SHAPE)]),
]

/** The mark of a seat stands out by its edge in the dark room, and by its colour in the light one. */
const marksInTheDark = grounds.map((ground) => pair('seat-edge', ground, SHAPE))
const marksInTheLight = seats.flatMap((seat) => grounds.map((ground) => pair(seat, ground, SHAPE)))

/** Lines, washes and shadows that nothing is read from. */
const decoration = ['sunk', 'line', 'line-soft', 'brass-deep', 'lamp-soft', 'veil', 'paper-edge']

/** Colours that are no tokens: white lettering, and the dark edge without which lamp is not drawn on paper. */
const fixed = { white: '#ffffff', 'lamp-edge': '#1b1509' }

/**
 * @param {string} front
 * @param {string} back
 * @param {number} least
 * @returns {readonly [string, string, number]}
 */
function pair(front, back, least) {
  return [front, back, least]
}

/**
 * The custom properties of all rules with a selector that fits, later ones over earlier ones.
 * @param {string} css
 * @param {RegExp} selector
 * @returns {Record<string, string>}
 */
function tokensOf(css, selector) {
  const bare = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  /** @type {Record<string, string>} */
  const tokens = {}
  for (const [, selectors = '', body = ''] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (selectors.split(',').some((one) => selector.test(one.trim())))
      for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
        tokens[name] = value.trim()
  return tokens
}

/** @param {string} hex */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * @param {string} a
 * @param {string} b
 */
function contrast(a, b) {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/**
 * A token's colour, through any other token that it points to.
 * @param {Record<string, string>} tokens
 * @param {string} name
 * @returns {string | undefined}
 */
function colourOf(tokens, name) {
  const [, other] = /^var\(--([\w-]+)\)$/.exec(tokens[name] ?? '') ?? []
  if (other !== undefined) return colourOf(tokens, other)
  return /^#[0-9a-f]{6}$/i.test(tokens[name] ?? '') ? tokens[name] : undefined
}

const read = (/** @type {string} */ file) =>
  fs.readFileSync(path.join(root, 'web/styles', file), 'utf8')
const css = read('tokens.css') + read('light.css')
const dark = { ...fixed, ...tokensOf(css, /^(?::root|\[data-theme='dark'\])$/) }
const light = { ...dark, ...tokensOf(css, /^(?::root)?\[data-theme='light'\]$/) }

/**
 * The colours of a title, from its own folder: its accent is read in both rooms, and it names the pairs that meet on its
 * board, out of its own colours, white and what is printed everywhere.
 * @param {string} title
 */
function titleColours(title) {
  const file = path.join(root, 'games', title, 'board', 'colours.json')
  /** @type {{ accent: { dark: string, light: string }, ground: string, inks?: Record<string, string>, pairs: [string, string][] }} */
  const { accent, ground, inks = {}, pairs } = JSON.parse(fs.readFileSync(file, 'utf8'))
  const own = { ...inks, 'accent-dark': accent.dark, 'accent-light': accent.light }
  const printed = { ...dark, ...own, ground }
  for (const name of [...Object.keys(inks), 'ground'])
    if (!pairs.flat().includes(name))
      faults.push(`${title}: ${name} is a colour that no pair measures`)
  return /** @type {const} */ ([
    [`${title} in the dark`, { ...dark, ...own }, [pair('accent-dark', 'ground', TEXT)]],
    [`${title} in the light`, { ...light, ...own }, [pair('accent-light', 'ground', TEXT)]],
    [`${title} on its board`, printed, pairs.map(([front, back]) => pair(front, back, TEXT))],
  ])
}

/** @type {string[]} */
const faults = []
const titles = fs
  .readdirSync(path.join(root, 'games'))
  .filter((title) => fs.existsSync(path.join(root, 'games', title, 'board', 'cover.ts')))
const measured = new Set()
let looked = 0
for (const [theme, tokens, pairs] of /** @type {const} */ ([
  ['dark', dark, room],
  ['light', light, room],
  ['print', dark, print],
  ['dark', dark, marksInTheDark],
  ['light', light, marksInTheLight],
  ...titles.flatMap(titleColours),
]))
  for (const [front, back, least] of pairs) {
    const [a, b] = [colourOf(tokens, front), colourOf(tokens, back)]
    measured.add(front).add(back)
    if (a === undefined || b === undefined) {
      faults.push(`${theme}: --${a === undefined ? front : back} is not a plain colour`)
      continue
    }
    looked++
    const ratio = contrast(a, b)
    if (ratio < least)
      faults.push(`${theme}: --${front} on --${back} is ${ratio.toFixed(2)}, wanted ${least}`)
  }

// A new colour goes in together with a pair that measures it.
for (const [name, value] of Object.entries(dark))
  if (/^#[0-9a-f]{3,8}$/i.test(value) && !measured.has(name) && !decoration.includes(name))
    faults.push(`--${name} is a colour that no pair measures`)

if (faults.length > 0) {
  console.error([`${faults.length} faults of contrast:`, ...faults].join('\n  '))
  process.exit(1)
}
console.log(`${looked} pairs of colours, each with contrast enough`)
