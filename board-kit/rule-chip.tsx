/** A rule id that opens the rulebook at that rule. */
export function RuleChip({ id, onOpen }: { id: string; onOpen: (rule: string) => void }) {
  return (
    <button
      type="button"
      className="rule"
      onClick={(event) => {
        event.stopPropagation()
        onOpen(id)
      }}
    >
      {id}
    </button>
  )
}
