/** The time by the server's clock, in milliseconds; SQL. */
export const NOW = 'extract(epoch from clock_timestamp())::double precision * 1000'
