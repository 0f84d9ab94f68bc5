// Rules keep nothing between steps: one engine plays many matches in turns, and bots play copies of them. Looks for
// module variables in games/*/rules. Node's own modules only.
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from './stamp.mjs'
import { root } from './steps.mjs'

/** A file whose rules keep something all the same gives its reason behind these words. */
const REASON = '// Kept between steps: '

const CHANGES = 'add|clear|copyWithin|delete|fill|pop|push|reverse|set|shift|sort|splice|unshift'

/**
 * What a source keeps in its module, in words. Only what begins in the first column belongs to the module.
 * @param {string} source
 */
export function keptIn(source) {
  const faults = [...source.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(
    ([, name]) => `${name} can be given another value`,
  )
  for (const [, name = '', rest = ''] of source.matchAll(/^(?:export )?const (\w+)(.*)$/gm)) {
    const isMade = /^(?:: (?!Readonly)[^=]*)? = new (?:Weak)?(?:Map|Set)\b/.test(rest)
    const isEmpty = /^: (?!readonly )[^=]*\[\] = \[\]$/.test(rest)
    const isChanged = new RegExp(
      `(?<![\\w.#])${name}(?:\\.(?:${CHANGES})\\(|(?:\\.\\w+|\\[[^\\]]*\\])+ (?:[-+*|&^]|\\?\\?|<<)?= |\\.\\w+(?:\\+\\+|--))`,
    ).test(source)
    if (isMade || isEmpty || isChanged) faults.push(`${name} can be filled and changed`)
  }
  return faults
}

/** @param {string} file */
const isRule = (file) => /^games\/[^/]+\/rules\/.*\.ts$/.test(file) && !file.endsWith('.test.ts')

function check() {
  let count = 0
  let keeping = 0
  /** @type {string[]} */
  const faults = []
  for (const file of filesBelow('games')) {
    if (!isRule(file)) continue
    count++
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    const kept = keptIn(source)
    const hasReason = source.includes(REASON)
    if (hasReason) keeping++
    if (hasReason && kept.length === 0)
      faults.push(`${file} keeps nothing any more: take the reason away.`)
    if (!hasReason)
      for (const fault of kept)
        faults.push(
          `${file}: ${fault}. Rules keep nothing between steps: make it where it is used, or put it into the state.`,
        )
  }
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  console.log(`${count} files of rules, ${keeping} of which keep something between steps`)
}

if (process.argv[1] === import.meta.filename) check()
