import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'

const FILE = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))

/** Replaces the section of `docs/benchmarks.md` with this title, or appends it; the other sections keep their measurements. */
export async function keepSection(title, text) {
  const [head, ...sections] = readFileSync(FILE, 'utf8').split(/^## /mu)
  const next = `${title}\n\n${text}\n`
  const at = sections.findIndex(section => section.startsWith(`${title}\n`))
  if (at < 0) sections.push(next)
  else sections[at] = next
  const page = [head, ...sections.map(section => `## ${section}`)].join('')
  const { code } = await format(FILE, page, { printWidth: 140 })
  writeFileSync(FILE, code)
}
