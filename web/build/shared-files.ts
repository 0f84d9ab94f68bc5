/** The title in whose folder a file is that its table, its rules or its two minutes share; not what the shelf has. */
function titleSharing(file: string): string | null {
  const [, title, path] = /[\\/]games[\\/]([^\\/]+)[\\/](.+)\.tsx?$/.exec(file) ?? []
  if (title === undefined || path === undefined) return null
  return /^board[\\/]cover$|^lesson[\\/]/.test(path) ? null : title
}

const inFolders = (folders: string): RegExp =>
  new RegExp(String.raw`[\\/](?:${folders})[\\/](?!node_modules)`)

/**
 * Which modules share a file. Left to itself the bundler makes one for every set of pages that have something in
 * common; each costs a journey, six at a time, and small files compress badly. What only one page needs (fewer than
 * `minShareCount`) stays with that page, and what a group is made of stays where the pages before it have it.
 */
export const sharedFiles = [
  // What every page has: Preact, what boards and frame draw with, and what lets pages come by themselves.
  {
    name: 'frame',
    test: /[\\/]board-kit[\\/](?!node_modules)|[\\/]node_modules[\\/]preact[\\/]|[\\/]web[\\/](?:lazy-part\.|pwa[\\/]online|titles[\\/]per-title)|preload-helper|rolldown[\\/]runtime/,
    minShareCount: 1,
  },
  { name: 'kernel', test: /[\\/]kernel[\\/](?!node_modules)|@noble[\\/]hashes/, minShareCount: 3 },
  // The host of a match in this browser.
  { name: 'match', test: /[\\/](?:match|bots|web[\\/]local)[\\/](?!kept-)/, minShareCount: 2 },
  // The table itself, wherever its match runs, and the small things that its parts and other pages share with it; what
  // the shelf has too stays with the shelf.
  {
    name: 'at-tables',
    test: /[\\/]web[\\/](?:sound[\\/]|session[\\/](?!visits)|lobby[\\/](?:bot|sides)-words|table[\\/](?!rulebook|undo-|taken-over|listed)|settings[\\/]pace|pwa[\\/]turn-notice|replay[\\/]use-moment)|[\\/]protocol[\\/](?:match-format|write-match-file)/,
    minShareCount: 3,
  },
  { name: titleSharing, test: inFolders('games'), minShareCount: 2 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))
