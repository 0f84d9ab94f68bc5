import { useState } from 'preact/compat'
import { useLocation } from 'wouter-preact'

/** A field for a match file: a finished match is watched, one that is not over goes on. */
export function ImportMatch() {
  const [note, setNote] = useState<string>()
  const [, go] = useLocation()
  const bring = async (file: File) => {
    try {
      setNote('Reading the match.')
      const { importMatch } = await import('../local/import-match.ts')
      const { id, isOver } = await importMatch(await file.text())
      go(isOver ? `/local/${id}/watch` : `/local/${id}`)
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="bring">
      <label className="btn">
        Bring a match file
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file !== undefined) void bring(file)
          }}
        />
      </label>
      <small role="status">
        {note ?? 'One that you or a friend has saved. It stays on this device.'}
      </small>
    </div>
  )
}
