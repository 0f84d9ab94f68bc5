export { beginEntry, type BeginEntry, type MatchFile, type MatchSeat } from './match-file.ts'
export { type EntryOf, logEntry, type LogEntry, type PickEntry } from './match-file-entries.ts'
export { BadMatchFile, readMatchFile, type MatchFileFault } from './read-match-file.ts'
export { matchFileText, writeMatchFile } from './write-match-file.ts'
