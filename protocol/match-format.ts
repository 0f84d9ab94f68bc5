/** What a match file says of itself. It stands apart from the schema, which only those need who read files. */
export const MATCH_FORMAT = 'eldertable-match'
export const MATCH_FORMAT_VERSION = 2
