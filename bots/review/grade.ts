/** How much a decision has cost, from little to much. */
export const GRADES = ['trifle', 'slip', 'mistake', 'blunder'] as const

export type Grade = (typeof GRADES)[number]

/** The least loss of each grade. */
const FROM: Readonly<Record<Grade, number>> = { trifle: 0, slip: 0.02, mistake: 0.05, blunder: 0.1 }

/** The grade of a loss that is beyond its error; nothing where nothing was lost. */
export const gradeOf = (loss: number): Grade | undefined =>
  loss > 0 ? GRADES.findLast((grade) => loss >= FROM[grade]) : undefined
