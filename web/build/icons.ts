import { icons as set } from '@iconify-json/game-icons'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { roundPaths } from './round-paths.ts'

const FRAME = 'virtual:icons'
const TITLES = 'virtual:icons/titles'
const OWN = 'virtual:icons/own'

const NAME = '([a-z0-9]+(?:-[a-z0-9]+)*)'
const WORD = new RegExp(`['"]${NAME}['"]`, 'g')
const VALUE = new RegExp(`:\\s*['"]${NAME}['"]`, 'g')

/** The places where a word in quotes is the name of an icon, and what to take of each place. */
const places = [
  // <Icon name="…">, <Icon name={… ? '…' : '…'}>
  { at: /<(?:Icon|Glyph)\b[^>]*?\bname=("[^"]*"|\{[^}]*\})/g, take: WORD },
  // <MonsterToken icon="…">, { icon: '…' }, emblem: '…'
  { at: /\b(?:icon|emblem)(?:=|:\s*)('[^']*'|"[^"]*"|\{[^}]*\})/g, take: WORD },
  // const optionIcons = { …: '…' }; by its type, const anything: Record<…, IconName> = { …: '…' }
  {
    at: /\bconst (?:(?:i|\w*I)cons\b|\w+: [^=]*\b(?:IconName|optionIcons|milestones)\b)[^=]*=\s*(\{[^}]*\})/g,
    take: VALUE,
  },
  // optionIcons: { …: '…' }, milestones: { …: '…' } of a board
  { at: /\b(?:optionIcons|milestones):\s*(\{[^}]*\})/g, take: VALUE },
]

export interface IconsFound {
  names: Set<string>
  /** Icons that the sprite would not have, in words for whoever wrote them. */
  faults: string[]
}

/**
 * The icons that a source names; that they exist the compiler has seen to (`IconName`). A name of the set (with a hyphen,
 * so that it is no ordinary word) that stands where this search would not see it is a fault.
 */
export function iconsIn(source: string, file: string): IconsFound {
  const names = new Set<string>()
  const faults: string[] = []
  for (const { at, take } of places)
    for (const [, text = ''] of source.matchAll(at))
      for (const [, name = ''] of text.matchAll(take)) if (isIcon(name)) names.add(name)
  for (const [, name = ''] of source.matchAll(WORD))
    if (name.includes('-') && isIcon(name) && !names.has(name))
      faults.push(
        `${file}: ${name} is an icon's name, but not where an icon is looked for: ` +
          'use it as name= or icon= of a piece, as icon: or emblem:, in optionIcons: or milestones:, or in a table of IconName',
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

/** Where the titles do: on their boards and in the rows of their pieces. Rules only sound like icons. */
function foldersOf(root: string): Map<string, string[]> {
  const games = path.join(root, 'games')
  return new Map(
    readdirSync(games)
      .filter((title) => existsSync(path.join(games, title, 'board')))
      .map((title) => [
        title,
        ['board', 'pieces'].map((name) => path.join(games, title, name)).filter(existsSync),
      ]),
  )
}

/** Whether a source comes late and brings what icons it alone draws. */
const bringsItsOwn = (source: string): boolean => source.includes(`from '${OWN}'`)

/** All icons that the sources in these folders name, but for those that such a source brings. */
function iconsBelow(root: string, folders: readonly string[]): IconsFound {
  const all: IconsFound = { names: new Set(), faults: [] }
  for (const folder of folders)
    for (const file of sourcesIn(folder)) {
      const source = readFileSync(file, 'utf8')
      const { names, faults } = iconsIn(source, path.relative(root, file))
      if (!bringsItsOwn(source)) for (const name of names) all.names.add(name)
      all.faults.push(...faults)
    }
  return all
}

/** Icons of the frame and of all titles that the sprites would not have, in words for whoever wrote them. */
export const iconFaults = (root: string): string[] =>
  iconsBelow(root, [...frameOf(root), ...[...foldersOf(root).values()].flat()]).faults

/** Whole units of 512 are a fifth of a pixel at the size of an icon, and half as many bytes. */
function symbolOf(name: string): string {
  const body = set.icons[name]?.body ?? ''
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${roundPaths(body)}</symbol>`
}

const symbolsOf = (names: Iterable<string>): string => [...names].toSorted().map(symbolOf).join('')

/**
 * The icons that are named, as SVG symbols: those of the frame in a module, and for each title a picture with what its
 * board needs besides, so that nobody loads the icons of a game that they do not play. A file of the frame that comes
 * late brings what only it draws, and says so by importing `virtual:icons/own`.
 */
export function icons(root: string): Plugin {
  let isServed = false
  return {
    name: 'eldertable-icons',
    configResolved({ command }) {
      isServed = command === 'serve'
    },
    resolveId: (id, importer) =>
      id === FRAME || id === TITLES
        ? `\0${id}`
        : id === OWN && importer !== undefined
          ? `\0${OWN}?${importer}`
          : undefined,
    load(id) {
      const isOwn = id.startsWith(`\0${OWN}?`)
      if (id !== `\0${FRAME}` && id !== `\0${TITLES}` && !isOwn) return undefined
      const named = (folders: readonly string[]): Set<string> => {
        const { names, faults } = iconsBelow(root, folders)
        if (faults.length > 0) this.error(faults.join('\n'))
        return names
      }
      const frame = named(frameOf(root))
      if (isOwn) {
        const file = id.slice(`\0${OWN}?`.length)
        const { names } = iconsIn(readFileSync(file, 'utf8'), file)
        const own = [...names].filter((name) => !frame.has(name))
        return `export const symbols = ${JSON.stringify(symbolsOf(own))}`
      }
      if (id === `\0${FRAME}`) return `export const symbols = ${JSON.stringify(symbolsOf(frame))}`
      const rows = [...foldersOf(root)].map(([title, folders]) => {
        const own = [...named(folders)].filter((name) => !frame.has(name))
        const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbolsOf(own)}</svg>`
        const address = isServed
          ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `icons-${title}.svg`, source })}`
        return `${JSON.stringify(title)}: ${address}`
      })
      return `export const sprites = { ${rows.join(', ')} }`
    },
  }
}
