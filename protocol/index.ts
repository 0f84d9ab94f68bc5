export {
  MATCH_FORMAT,
  MATCH_FORMAT_VERSION,
  type LogEntry,
  type MatchFile,
  type MatchSeat,
} from './match-file.ts'
export { BadMatchFile, readMatchFile, type MatchFileFault } from './read-match-file.ts'
export { writeMatchFile } from './write-match-file.ts'
