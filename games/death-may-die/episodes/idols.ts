/** DMD-EPTWO-4 */
export const IDOLS_AT_MOST = 2
