import type { TableSummary } from '@eldertable/protocol/wire.ts'
import type { InvitationShown } from '@eldertable/protocol/wire-accounts.ts'
import { useEffect, useState } from 'preact/compat'
import { discard, kept, type KeptMatch } from '../local/kept-matches.ts'
import { badge } from '../pwa/badge.ts'
import { listInvitations } from '../remote/accounts.ts'
import { listTables, type OnlineTables } from '../remote/api.ts'
import { myTables, type MyTable } from './my-tables.ts'
import { settings } from '../settings/store.ts'

const REFRESH = 15_000

/** The tables that a reader can go to. */
export interface Tables {
  mine: readonly MyTable[]
  /** Those that are open to everybody; nothing while the server is away. */
  open: readonly TableSummary[] | undefined
  /** Those of others that are played and that anybody may watch. */
  running: readonly TableSummary[]
  /** Those to which somebody asks the reader. */
  invited: readonly InvitationShown[]
  /** Takes a table of this browser off the list for good. */
  clear: (id: string) => void
}

/** Looks for tables in this browser and on the server, and again from time to time. */
export function useTables(): Tables {
  const [here, setHere] = useState<readonly KeptMatch[]>([])
  const [online, setOnline] = useState<OnlineTables>()
  const [invited, setInvited] = useState<readonly InvitationShown[]>([])
  useEffect(() => {
    void kept().then(setHere)
    const show = (tables: OnlineTables) => {
      setOnline(tables)
      badge(tables.mine.filter(({ asked, seat }) => asked !== null && asked === seat).length)
    }
    const load = async () => {
      try {
        show(await listTables())
        // Without a name nobody is asked anywhere.
        setInvited(settings().name === '' ? [] : await listInvitations().catch(() => []))
      } catch {
        setOnline(undefined)
      }
    }
    void load()
    const timer = setInterval(() => void load(), REFRESH)
    return () => clearInterval(timer)
  }, [])
  return {
    mine: myTables(here, online?.mine ?? []),
    invited,
    open: online?.open,
    running: online?.running.filter(({ seat }) => seat === null) ?? [],
    clear(id) {
      setHere(here.filter((one) => one.id !== id))
      void discard(id)
      void import('../session/seen-boards.ts').then(({ forgetBoard }) => forgetBoard(id))
    },
  }
}
