import type { Plugin } from 'vite'

/** What a built file needs of others before it runs. */
export interface BuiltFile {
  imports: readonly string[]
  hasStyle: boolean
}

/** The file, and all others that it does not run without. */
function whole(files: ReadonlyMap<string, BuiltFile>, first: readonly string[]): Set<string> {
  const found = new Set(first)
  for (const file of found) for (const other of files.get(file)?.imports ?? []) found.add(other)
  return found
}

/**
 * Of the files that are fetched together with a part those that may not be there yet: neither what the page began with
 * nor what the file that asks for the part runs on. The name of each weighs as much as a line of code. The part itself
 * need be named only beside others, or beside its style, which it would wait for.
 */
export function whatLacks(
  files: ReadonlyMap<string, BuiltFile>,
  entries: readonly string[],
  { part, wanted, by }: { part: string; wanted: readonly string[]; by: string },
): string[] {
  const there = whole(files, [...entries, by])
  const lacking = wanted.filter((file) => !there.has(file))
  const isAlone = lacking.every((file) => file === part)
  const hasStyle = [...whole(files, [part])].some((file) => files.get(file)?.hasStyle === true)
  return isAlone && !hasStyle ? [] : lacking
}

/** Leaves out of the build the names of files that nobody has to be told of, and says which the others are. */
export function namesOfWhatLacks() {
  const files = new Map<string, BuiltFile>()
  let entries: string[] = []
  const plugin: Plugin = {
    name: 'eldertable-what-lacks',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            files.set(file.fileName, {
              imports: file.imports,
              hasStyle: (file.viteMetadata?.importedCss.size ?? 0) > 0,
            })
        entries = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.isEntry ? [file.fileName] : [],
        )
      },
    },
  }
  return {
    plugin,
    resolveDependencies: (
      part: string,
      wanted: string[],
      { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
    ): string[] =>
      hostType === 'html' ? wanted : whatLacks(files, entries, { part, wanted, by: hostId }),
  }
}
