/** The two databases; a few words of their table definitions differ. */
export type DatabaseKind = 'sqlite' | 'postgres'
