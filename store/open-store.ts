import type { OpenOptions, Store } from './store.ts'

/** Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…`, and brings its tables up to date. */
export async function openStore(url: string, options: OpenOptions = {}): Promise<Store> {
  if (url.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite/open.ts')
    return openSqlite(url.slice('sqlite:'.length), options)
  }
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { openPostgres } = await import('./postgres/open.ts')
    return openPostgres(url)
  }
  // Without the address itself: it may hold a password.
  throw new Error('A store is at sqlite:PATH, sqlite::memory: or postgres://…')
}
