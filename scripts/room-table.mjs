// Writes the table of rooms in ARCHITECTURE.md from the lint rule: `node scripts/room-table.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MAY_IMPORT } from './eslint/may-import.mjs'

const PAGE = fileURLToPath(new URL('../ARCHITECTURE.md', import.meta.url))
const HEAD = ['room', 'may import', 'packages']

/** The table as Markdown, its columns padded as the formatter pads them. */
export function roomTable() {
  const rows = Object.entries(MAY_IMPORT).map(([room, { rooms, packages, never = [] }]) => [
    `\`${room.replace('*', 'x')}\``,
    rooms
      .filter(name => name !== room || !room.includes('/'))
      .map(name => nameIn(room, name))
      .join(', ') || 'nothing',
    packagesOf(packages, never)
  ])
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map(row => row[column].length)))
  const line = cells => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(HEAD), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** A page with the table in the place of the one it has. */
export function withRoomTable(page) {
  return page.replace(/^\| room +\| may import +\| packages +\|\n(?:\|.*\n)+/mu, () => `${roomTable()}\n`)
}

/** Rooms of the same part of the program are named without it. */
function nameIn(room, name) {
  const parent = /^(?:shared|main|renderer\/src)\//u.exec(room)?.[0] ?? ''
  return (parent !== '' && name.startsWith(parent) ? name.slice(parent.length) : name).replace('*', 'x')
}

function packagesOf(packages, never) {
  if (packages.length === 0) return 'none'
  return packages.includes('*') ? `any but ${never.join(', ')}` : packages.join(', ')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, withRoomTable(readFileSync(PAGE, 'utf8')))
