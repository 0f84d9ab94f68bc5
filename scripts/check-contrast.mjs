// Measures the pairs of colours that meet on screen, from tokens.css, in both themes. Node's own modules only.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/** The least ratios of WCAG 2.2: text, large text and what is not text. */
const TEXT = 4.5
const SHAPE = 3

/**
 * Pairs of the room, measured in both themes: what, on what, at least.
 * @type {readonly (readonly [front: string, back: string, least: number])[]}
 */
const room = [
  ...['text', 'text-2', 'text-3'].flatMap((text) =>
    ['ground', 'rail', 'raised'].map((ground) => pair(text, ground, TEXT)),
  ),
  ...['brass', 'blood', 'sea'].flatMap((text) =>
    ['rail', 'raised'].map((ground) => pair(text, ground, TEXT)),
  ),
  ...['nec', 'tec', 'cm', 'dmd', 'i32'].map((accent) => pair(accent, 'ground', TEXT)),
  pair('on-lamp', 'lamp', TEXT),
  pair('on-sea', 'sea', TEXT),
  ...['ground', 'rail', 'raised'].flatMap((ground) => [
    pair('edge', ground, SHAPE),
    pair('focus', ground, SHAPE),
  ]),
]

/** Pairs of what is printed: the same in both themes. */
const print = [
  ...['ink', 'ink-2', 'ink-3', 'ink-blood', 'ink-sea'].map((ink) => pair(ink, 'paper', TEXT)),
  ...['ink', 'ink-2'].flatMap((ink) => ['paper-2', 'paper-3'].map((back) => pair(ink, back, TEXT))),
  pair('ink-focus', 'paper', SHAPE),
  pair('lamp-edge', 'paper', SHAPE),
  ...['nec', 'tec', 'cm', 'dmd'].map((title) => pair(`${title}-ink`, `${title}-board`, TEXT)),
  pair('i32-ink', 'white', TEXT),
  pair('white', 'i32-board', TEXT),
  ...[1, 2, 3, 4, 5, 6].map((seat) => pair('white', `seat-${seat}`, TEXT)),
  ...['fear', 'rage', 'greed', 'chaos', 'eldritch'].map((ink) => pair('white', ink, TEXT)),
]

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

/** @type {string[]} */
const faults = []
const measured = new Set()
let looked = 0
for (const [theme, tokens, pairs] of /** @type {const} */ ([
  ['dark', dark, room],
  ['light', light, room],
  ['print', dark, print],
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
