import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@shared/kernel/locale'

const ROOT = join(import.meta.dirname, '../../src/renderer/src/i18n')

/** Every message of a language by its full dotted key, from all its files. */
export function messagesOf(language: Locale): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(join(ROOT, language), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue
    const json: unknown = JSON.parse(readFileSync(join(ROOT, language, file), 'utf8'))
    collect(json, '', found)
  }
  return found
}

function collect(value: unknown, path: string, found: Map<string, string>): void {
  if (typeof value === 'string') found.set(path, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, path === '' ? key : `${path}.${key}`, found)
  }
}
