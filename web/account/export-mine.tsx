import { useState } from 'preact/compat'
import { download } from '../download.ts'
import { everythingOfMine } from '../remote/accounts.ts'
import { sentenceOf } from '../remote/api.ts'

/** All that the server keeps of somebody, as a file of theirs. */
export function ExportMine() {
  const [note, setNote] = useState<string>()
  const take = async () => {
    try {
      download('eldertable-me.json', JSON.stringify(await everythingOfMine(), null, 2))
      setNote('The file is among your downloads.')
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  return (
    <div className="setting">
      <div>
        Take what the server has of you
        <small>
          {note ?? 'As a file: your tables, what you have said, your lists and devices.'}
        </small>
      </div>
      <button type="button" className="btn" onClick={() => void take()}>
        Save as a file
      </button>
    </div>
  )
}
