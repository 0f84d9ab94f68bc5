/** The two databases; a few words of their table definitions differ. */
export type Engine = 'sqlite' | 'postgres'
