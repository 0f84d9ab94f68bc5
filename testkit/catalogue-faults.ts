import {
  capital,
  FastChance,
  switchesAt,
  type TitleTypes,
  type Procedure,
  type Title,
} from '@eldertable/kernel'
import { drawnSettings } from './fuzz/beginnings.ts'
import { isLabel, isSentence } from './sentences.ts'

const LONGEST_REASON = 60

/** Everything that a title's words lack, have too much, or would make a reader stumble over. */
export function catalogueFaults<K extends TitleTypes>(title: Title<K>): string[] {
  const { text, procedures, verbs, reasons, switches } = title
  const asked = questions(procedures)
  const whys = whysOf(title)
  const passed = asked.filter(({ canPass }) => canPass)
  const choices = Object.values(switches).map((one) => (one.kind === 'choice' ? one.choices : []))
  const choiceTexts = Object.keys(switches).map((name) => text.switches[name]?.choices ?? {})
  return [
    ...unlike('prompt', text.prompts, asked.map(keyOf)),
    ...unlike('name of a question', text.decisions ?? {}, passed.map(keyOf)),
    ...unlike('option', text.options, Object.keys(verbs)),
    ...unlike('reason', text.reasons, Object.keys(reasons)),
    ...unlike('switch', text.switches, Object.keys(switches)),
    ...choices.flatMap((names, at) => unlike('choice', choiceTexts[at] ?? {}, names)),
    ...Object.keys(switches).flatMap((name) =>
      unlike(`reason of ${name}`, text.switches[name]?.why ?? {}, [...(whys.get(name) ?? [])]),
    ),
    ...badlyPut(title),
  ]
}

/** At this many tables of each number of seats switches are asked why they can't be everything. */
const TABLES = 500

/** The codes by which each switch says why not, found at tables with all kinds of settings. */
function whysOf<K extends TitleTypes>({ seats: { least, most }, switches }: Title<K>) {
  const found = new Map<string, Set<string>>()
  const chance = new FastChance('why not')
  for (let seats = least; seats <= most; seats++)
    for (let table = 0; table < TABLES; table++) {
      const settings = drawnSettings(switches, seats, {}, chance)
      for (const [name, { why }] of Object.entries(switchesAt(switches, seats, settings)))
        if (why !== undefined) found.set(name, (found.get(name) ?? new Set()).add(why))
    }
  return found
}

const keyOf = ({ key }: { key: string }): string => key

/** The steps that ask, by `procedure.step`. */
const questions = (procedures: readonly Procedure[]): { key: string; canPass: boolean }[] =>
  procedures.flatMap(({ name, steps }) =>
    Object.entries(steps).flatMap(([step, is]) =>
      typeof is === 'function' ? [] : [{ key: `${name}.${step}`, canPass: is.pass !== undefined }],
    ),
  )

function unlike(kind: string, words: object, wanted: readonly string[]): string[] {
  const present = Object.keys(words)
  return [
    ...wanted.filter((key) => !present.includes(key)).map((key) => `no ${kind} for ${key}`),
    ...present.filter((key) => !wanted.includes(key)).map((key) => `${kind} for ${key}: no such`),
  ]
}

function badlyPut<K extends TitleTypes>({ text }: Title<K>): string[] {
  const { decisions = {}, reasons, switches } = text
  const labels = [
    text.name,
    ...Object.values(decisions).map(capital), // they follow "not asked about"
    ...Object.values(reasons),
    ...Object.values(switches).map(({ name }) => name),
  ]
  const sentences = [
    text.pitch,
    ...Object.values(switches).flatMap(({ help, why = {} }) => [help, ...Object.values(why)]),
  ]
  return [
    ...labels.filter((one) => !isLabel(one)).map((one) => `not a label: "${one}"`),
    ...sentences.filter((one) => !isSentence(one)).map((one) => `not a sentence: "${one}"`),
    ...Object.values(reasons)
      .filter((one) => one.length >= LONGEST_REASON)
      .map((one) => `too long a reason: "${one}"`),
  ]
}
