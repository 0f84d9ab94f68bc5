import { update, useUpdate } from './update.ts'

/** A quiet line: a newer version is here, take it when it suits. */
export function UpdateNote() {
  const isHere = useUpdate()
  return (
    <div role="status">
      {isHere ? (
        <p className="update-note">
          <span>A new version is here. Your tables keep the rules they began with.</span>
          <button type="button" className="btn" onClick={() => update.take()}>
            Use it
          </button>
        </p>
      ) : null}
    </div>
  )
}
