const MANY = 9

/** How many lines of the chat are new. */
export function UnreadMark({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="unread">
      {count > MANY ? `${MANY}+` : count}
      <span className="hidden"> unread</span>
    </span>
  )
}
