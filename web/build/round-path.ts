/** How many numbers each command takes. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

type Point = readonly [x: number, y: number]

/**
 * An SVG path on whole units. Each point is rounded where it lies on the sheet, not as a distance from the last one,
 * so errors do not add up: no point moves by more than half a unit.
 */
export function roundPath(path: string): string {
  let [at, kept]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  let [start, keptStart]: [Point, Point] = [at, kept]
  let written = ''
  for (const { command, numbers } of segmentsOf(path)) {
    const letter = command.toLowerCase()
    if (letter === 'z') {
      written += 'z'
      ;[at, kept] = [start, keptStart]
      continue
    }
    const points = pointsOf(letter, numbers, command === letter ? at : [0, 0], at)
    const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
    const steps = rounded.map(([x, y]): Point => [x - kept[0], y - kept[1]])
    const [dx, dy] = steps.at(-1) ?? [0, 0]
    if (letter === 'a') written += write('a', [...numbers.slice(0, 5), dx, dy])
    else if (letter === 'h' || letter === 'v') written += write('l', [dx, dy])
    else if (letter === 'm' || steps.some(([x, y]) => x !== 0 || y !== 0))
      written += write(letter, steps.flat())
    at = points.at(-1) ?? at
    kept = rounded.at(-1) ?? kept
    if (letter === 'm') [start, keptStart] = [at, kept]
  }
  return written
}

/** The points of a segment on the sheet, its end last. */
function pointsOf(letter: string, numbers: readonly number[], [ox, oy]: Point, at: Point): Point[] {
  const [first = 0] = numbers
  if (letter === 'h') return [[ox + first, at[1]]]
  if (letter === 'v') return [[at[0], oy + first]]
  if (letter === 'a') return [[ox + (numbers[5] ?? 0), oy + (numbers[6] ?? 0)]]
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [
    ox + (numbers[2 * i] ?? 0),
    oy + (numbers[2 * i + 1] ?? 0),
  ])
}

function write(letter: string, numbers: readonly number[]): string {
  return numbers.reduce<string>((text, number, i) => {
    const short = String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.')
    return text + (i === 0 || short.startsWith('-') ? short : ` ${short}`)
  }, letter)
}

/** Flags of an arc are single digits that may stand without anything between them. */
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y
const COMMAND = /[\s,]*([a-z])/iy

function* segmentsOf(path: string): Generator<{ command: string; numbers: number[] }> {
  let place = 0
  const read = (what: RegExp): string | undefined => {
    what.lastIndex = place
    const [all = '', found] = what.exec(path) ?? []
    place += all.length
    return found
  }
  for (let command = read(COMMAND); command !== undefined; command = read(COMMAND)) {
    const count = counts[command.toLowerCase()]
    if (count === undefined) throw new Error(`a path has the unknown command ${command}`)
    for (let again = command; ; again = again === 'm' ? 'l' : again === 'M' ? 'L' : again) {
      const numbers: number[] = []
      while (numbers.length < count) {
        const isFlag = count === 7 && (numbers.length === 3 || numbers.length === 4)
        const found = read(isFlag ? FLAG : NUMBER)
        if (found === undefined) break
        numbers.push(Number(found))
      }
      if (numbers.length < count) break
      yield { command: again, numbers }
      if (count === 0) break
    }
  }
  if (path.slice(place).trim() !== '') throw new Error(`a path ends in ${path.slice(place)}`)
}
