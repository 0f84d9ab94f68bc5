/** "3 May 2026", as the reader's system writes it; the day is near enough. */
export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(time)
