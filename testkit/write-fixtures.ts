import { writeFileSync } from 'node:fs'
import { fixtureText, type Fixture } from './fixtures.ts'

/** Writes recorded matches into a folder, which ends in a slash, each under its name. */
export function writeFixtures(folder: URL, fixtures: Readonly<Record<string, Fixture>>): void {
  for (const [name, fixture] of Object.entries(fixtures))
    writeFileSync(new URL(`${name}.json`, folder), fixtureText(fixture))
}
