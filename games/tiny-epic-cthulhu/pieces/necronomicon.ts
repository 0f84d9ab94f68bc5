export const ROWS = 5
export const COLUMNS = 5
export const PAGE_TOKENS = ROWS * COLUMNS
