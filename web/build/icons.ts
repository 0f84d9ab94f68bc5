import { icons as set } from '@iconify-json/game-icons'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { roundPath } from './round-path.ts'

const ID = 'virtual:icons'

const NAME = '([a-z0-9]+(?:-[a-z0-9]+)*)'
const WORD = new RegExp(`['"]${NAME}['"]`, 'g')
const VALUE = new RegExp(`:\\s*['"]${NAME}['"]`, 'g')

/** The places where a word in quotes is the name of an icon, and what to take of each place. */
const places = [
  // <Icon name="…">, <MonsterToken icon="…">, { icon: '…' }, emblem: '…'
  { at: /<(?:Icon|Glyph)\b[^>]*?\bname=("[^"]*")/g, take: WORD, isStrict: true },
  { at: /\b(?:icon|emblem)(?:=|:\s*)('[^']*'|"[^"]*")/g, take: WORD, isStrict: true },
  // const optionIcons: … = { …: '…' }
  { at: /\bconst (?:i|\w*I)cons\b[^=]*=\s*(\{[^}]*\})/g, take: VALUE, isStrict: true },
  // <Icon name={… ? '…' : '…'}>: what is compared there need not be an icon.
  { at: /<(?:Icon|Glyph)\b[^>]*?\bname=(\{[^}]*\})/g, take: WORD, isStrict: false },
  { at: /\bicon=(\{[^}]*\})/g, take: WORD, isStrict: false },
]

export interface IconsFound {
  names: Set<string>
  /** What looks like an icon that the sprite would not have, in words for whoever wrote it. */
  faults: string[]
}

/**
 * The icons that a source names. A name that the set does not have is a fault, and so is a name of the set (with a
 * hyphen, so that it is no ordinary word) that stands where this search would not see it.
 */
export function iconsIn(source: string, file: string): IconsFound {
  const names = new Set<string>()
  const faults: string[] = []
  for (const { at, take, isStrict } of places)
    for (const [, text = ''] of source.matchAll(at))
      for (const [, name = ''] of text.matchAll(take)) {
        if (isIcon(name)) names.add(name)
        else if (isStrict) faults.push(`${file}: there is no icon ${name}`)
      }
  for (const [, name = ''] of source.matchAll(WORD))
    if (name.includes('-') && isIcon(name) && !names.has(name))
      faults.push(
        `${file}: ${name} is an icon's name, but not where an icon is looked for: ` +
          'use it as name= or icon= of a piece, as icon: or emblem:, or in a table called …Icons',
      )
  return { names, faults }
}

const isIcon = (name: string): boolean => set.icons[name] !== undefined

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'build') yield* sourcesIn(at)
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.test.')) yield at
  }
}

/** Where the frame uses icons. */
const frameOf = (root: string): string[] => [path.join(root, 'web'), path.join(root, 'board-kit')]

/** Where the titles do: on their boards. Rules and content only sound like icons. */
function boardsOf(root: string): Map<string, string> {
  const games = path.join(root, 'games')
  return new Map(
    readdirSync(games)
      .map((title) => [title, path.join(games, title, 'board')] as const)
      .filter(([, folder]) => existsSync(folder)),
  )
}

/** All icons that the sources in these folders name. */
function iconsBelow(root: string, folders: readonly string[]): IconsFound {
  const all: IconsFound = { names: new Set(), faults: [] }
  for (const folder of folders)
    for (const file of sourcesIn(folder)) {
      const { names, faults } = iconsIn(readFileSync(file, 'utf8'), path.relative(root, file))
      for (const name of names) all.names.add(name)
      all.faults.push(...faults)
    }
  return all
}

/** Whole units of 512 are a fifth of a pixel at the size of an icon, and half as many bytes. */
function symbolOf(name: string): string {
  const body = set.icons[name]?.body ?? ''
  const path = body.replaceAll(/ d="([^"]*)"/g, (_, d: string) => ` d="${roundPath(d)}"`)
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${path}</symbol>`
}

const spriteOf = (names: readonly string[]): string =>
  `export const symbols = ${JSON.stringify(names.toSorted().map(symbolOf).join(''))}`

/**
 * The icons that are named as SVG symbols: one module for the frame, and one a title with what its board needs
 * besides, so that nobody loads the icons of a game that they do not play.
 */
export function icons(root: string): Plugin {
  return {
    name: 'eldertable-icons',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined
      const title = id.slice(ID.length + 2)
      const boards = boardsOf(root)
      if (title === 'titles') {
        const rows = [...boards.keys()].map(
          (name) => `${JSON.stringify(name)}: () => import('${ID}/${name}')`,
        )
        return `export const sprites = { ${rows.join(', ')} }`
      }
      const frame = iconsBelow(root, frameOf(root))
      const wanted = title === '' ? frame : iconsBelow(root, [boards.get(title) ?? ''])
      if (wanted.faults.length > 0) this.error(wanted.faults.join('\n'))
      const isOwn = (name: string): boolean => title === '' || !frame.names.has(name)
      return spriteOf([...wanted.names].filter(isOwn))
    },
  }
}
