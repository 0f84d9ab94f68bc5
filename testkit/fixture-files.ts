import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fixtureText, type Fixture } from './fixtures.ts'

/** The recorded matches in a folder, which ends in a slash, with their names. */
export function readFixtures(folder: URL): { name: string; fixture: Fixture }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((name) => ({
    name,
    fixture: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture,
  }))
}

/** Writes recorded matches into a folder, which ends in a slash, each under its name. */
export function writeFixtures(folder: URL, fixtures: Readonly<Record<string, Fixture>>): void {
  for (const [name, fixture] of Object.entries(fixtures))
    writeFileSync(new URL(`${name}.json`, folder), fixtureText(fixture))
}
