/** What a match file says of itself. It stands apart from the schema, which only those need who read files. */
export const MATCH_FORMAT = 'eldertable-match'
export const MATCH_FORMAT_VERSION = 3
/** As which a file is written whose log has nothing that came with version 3: so older programs can read it too. */
export const PLAIN_FORMAT_VERSION = 2
