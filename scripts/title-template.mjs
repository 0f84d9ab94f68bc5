// A new title made of the example: every name of the example becomes one of the title's own. Pure: texts in, texts out.

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Why a title can't be called so, in a sentence; nothing if it can. @param {string} id */
export const whyNotId = (id) =>
  ID.test(id)
    ? undefined
    : `"${id}" is no id: it has small letters and digits, in words with a hyphen between, such as my-game.`

/**
 * What a title is called in code and in words.
 * @param {string} id
 * @param {readonly string[]} takenMarks with which the rules of others begin
 */
export function namesFor(id, takenMarks) {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const type = words.join('')
  const initials =
    words.length > 1 ? words.map((word) => word.charAt(0)).join('') : type.slice(0, 2)
  let mark = initials.toUpperCase()
  for (let more = 1; takenMarks.includes(mark); more++)
    mark =
      type.slice(0, initials.length + more).toUpperCase() + (more > type.length ? String(more) : '')
  return {
    id,
    name: words.join(' '),
    type,
    variable: type.charAt(0).toLowerCase() + type.slice(1),
    /** Its rules are called so: `MARK-TURN-1`. */
    mark,
  }
}

/**
 * A file of the example as the new title has it.
 * @param {string} text
 * @param {ReturnType<typeof namesFor>} names
 */
export const renamed = (text, { id, name, type, variable, mark }) =>
  text
    .replaceAll('first-title', id)
    .replaceAll('First Title', name)
    .replaceAll('firstTitle', variable)
    .replaceAll('FirstTitle', type)
    .replaceAll(/\bFirst(?=Table\b|Hand\b|State\b)/g, type)
    .replaceAll(/\bFT-/g, `${mark}-`)

/**
 * `games/index.ts` with one line more for the title, and one to import it.
 * @param {string} source
 * @param {Pick<ReturnType<typeof namesFor>, 'id' | 'variable'>} names
 */
export function listed(source, { id, variable }) {
  const list = source.replace(
    /(: readonly GameEntry\[\] = \[[^\]]*?),?\s*\]/,
    `$1,\n  ${variable},\n]`,
  )
  const line = `import { game as ${variable} } from './${id}/game.ts'`
  const imports = list.replace(/^import [^]*?(?=\n\n)/, `$&\n${line}`) // below the other imports
  if (list === source || imports === list)
    throw new Error('games/index.ts does not look as expected')
  return imports
}
