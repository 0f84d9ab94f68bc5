import { optimize } from 'svgo'

/**
 * Whole units, and nothing that guesses what a curve was meant to be: with so wide a unit that would bend the small
 * ones. Short steps stay too, or what each of them loses would add up.
 */
const params = {
  floatPrecision: 0,
  makeArcs: { threshold: 0, tolerance: 0 },
  straightCurves: false,
  convertToQ: false,
  smartArcRounding: false,
  removeUseless: false,
}

/** The inside of an SVG picture with its paths on whole units. */
export function roundPaths(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params }],
  })
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'))
}
