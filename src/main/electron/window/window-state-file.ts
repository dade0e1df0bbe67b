import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WindowStateFile } from './window-state'

/** The window state in a file of its own, replaced whole. */
export function windowStateFile(path: string): WindowStateFile {
  return {
    read: () => {
      try {
        return readFileSync(path, 'utf8')
      } catch {
        return null
      }
    },
    write: text => {
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(`${path}.tmp`, text)
        renameSync(`${path}.tmp`, path)
      } catch {
        return
      }
    }
  }
}
