import { switchTurnNotice } from '../../pwa/turn-notice.ts'
import type { MatchSession } from '../../session/session.ts'
import { useSettings } from '../../settings/store.ts'

/** The bell on a table: whether the system tells that it is one's turn, and the switch for it. */
export function useBell({ business }: MatchSession): { isOn: boolean; onPress: () => void } {
  const { turnNotice } = useSettings()
  return {
    isOn: turnNotice,
    onPress() {
      void switchTurnNotice(!turnNotice).then((why) => {
        if (why !== null) business?.say(why)
      })
    },
  }
}
