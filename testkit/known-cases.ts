import fc from 'fast-check'

// Where it must only be found out whether a change has broken something, property tests draw the same cases in every
// run; elsewhere they draw new ones, and print the seed when they fail.
if (process.env['CI'] === 'true') fc.configureGlobal({ seed: 1932 })
