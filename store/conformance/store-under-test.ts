import { afterAll, afterEach, beforeAll } from 'vitest'
import { openStore } from '../open-store.ts'
import type { MatchHead, NewMatch, Store } from '../store.ts'
import { PATIENCE, type TestDatabase } from '../testing/test-database.ts'
import { aMatch } from '../testing/samples.ts'

/** What the tests of one kind of store work with. */
export interface StoreUnderTest extends Omit<TestDatabase, 'end'> {
  /** One that all tests share: they add to it and look only at what is theirs. */
  readonly store: Store
  /** Opens a store that is closed after the test; without an address, an empty one. */
  readonly open: (url?: string) => Promise<Store>
}

/** Prepares the ground before the tests of a `describe`, and clears it afterwards. */
export function storeUnderTest(prepare: () => Promise<TestDatabase>): StoreUnderTest {
  let ground: TestDatabase
  let shared: Store
  const opened: Store[] = []
  beforeAll(async () => {
    ground = await prepare()
    shared = await openStore(await ground.fresh(), ground.options)
  }, PATIENCE)
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()))
  }, PATIENCE)
  afterAll(async () => {
    await shared.close()
    await ground.end()
  }, PATIENCE)
  return {
    get store() {
      return shared
    },
    fresh: () => ground.fresh(),
    get options() {
      return ground.options
    },
    settled: (url) => ground.settled(url),
    async open(url) {
      const store = await openStore(url ?? (await ground.fresh()), ground.options)
      opened.push(store)
      return store
    },
  }
}

/** Puts a match into a store and gives its first head. */
export async function begin(store: Store, given: Partial<NewMatch> = {}): Promise<MatchHead> {
  const match = aMatch(given)
  if (!(await store.createMatch(match))) throw new Error('the match was not created')
  return { ...match, revision: 0, length: 0, asked: -1, clock: '', clockDue: 0 }
}
