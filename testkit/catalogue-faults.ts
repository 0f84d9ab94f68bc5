import { capital, type Kind, type Procedure, type Title } from '@eldertable/kernel'
import { isLabel, isSentence } from './sentences.ts'

const LONGEST_REASON = 60

/** Everything that a title's words lack, have too much, or would make a reader stumble over. */
export function catalogueFaults<K extends Kind>(title: Title<K>): string[] {
  const { text, procedures, verbs, reasons, switches } = title
  const asked = questions(procedures)
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
    ...badlyPut(title),
  ]
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

function badlyPut<K extends Kind>({ text }: Title<K>): string[] {
  const { decisions = {}, reasons, switches } = text
  const labels = [
    text.name,
    ...Object.values(decisions).map(capital), // they follow "not asked about"
    ...Object.values(reasons),
    ...Object.values(switches).map(({ name }) => name),
  ]
  const sentences = [text.pitch, ...Object.values(switches).map(({ help }) => help)]
  return [
    ...labels.filter((one) => !isLabel(one)).map((one) => `not a label: "${one}"`),
    ...sentences.filter((one) => !isSentence(one)).map((one) => `not a sentence: "${one}"`),
    ...Object.values(reasons)
      .filter((one) => one.length >= LONGEST_REASON)
      .map((one) => `too long a reason: "${one}"`),
  ]
}
