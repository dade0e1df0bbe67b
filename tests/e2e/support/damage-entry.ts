import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes one entry of a battle unreadable, as a bad disk would; those before it stay good. */
export function damageEntry(battleDir: string, seq: number): void {
  const journal = join(battleDir, 'journal', '000001.jsonl')
  const lines = readFileSync(journal, 'utf8').split('\n')
  writeFileSync(journal, lines.map((line, place) => (place === seq ? line.replace('command', 'damaged') : line)).join('\n'))
}
