// V8 reckons `Math.min` in floating point wherever it can't prove that both are whole, and goes on so with what comes of
// it. All numbers of this game are whole.

export const lesser = (a: number, b: number): number => (a < b ? a : b)
