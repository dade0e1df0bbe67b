import { describe, expect, it } from 'vitest'
import { FILES } from './repository'

const text = (path: string): string => FILES.find(file => file.path === path)?.text ?? ''
const SYSTEM = /\b(?:Windows|macOS|Macs?|Linux|Ubuntu|Debian|AppImage|Wayland|PowerShell)\b|\.deb\b/u

/** Sentences of README that say how Flagship behaves on a system, without the marks of Markdown. */
function claims(): readonly string[] {
  const prose = text('README.md')
    .replace(/```[^]*?```/gu, '\n\n')
    .replace(/^\|.*$/gmu, '')
  const blocks = prose.split(/\n\s*\n|\n(?=- )/u).map(block => plain(block.replace(/^- /u, '')))
  return blocks.flatMap(block => block.split(/(?<=[.?])\s+(?=[A-Z“])/u)).filter(sentence => SYSTEM.test(sentence))
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*`_]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

describe('docs/verified.md', () => {
  const rows = text('docs/verified.md')
    .split('\n')
    .filter(line => /^\| [^-]/u.test(line))
    .slice(1)
    .map(line => line.split(' | ').map(cell => plain(cell.replace(/^\||\|$/gu, ''))))

  it('has a row for everything that README says of a system, in its words', () => {
    expect(claims().length).toBeGreaterThan(9)
    const named = rows.map(([claim]) => claim)
    expect(claims().filter(claim => !named.includes(claim))).toEqual([])
  })

  it('claims nothing that README does not say', () => {
    expect(rows.map(([claim]) => claim).filter(claim => !claims().includes(claim ?? ''))).toEqual([])
  })

  it('has a date wherever something was seen', () => {
    const cells = rows.flatMap(([, ...seen]) => seen).filter(cell => cell !== '' && cell !== '–')
    expect(cells.filter(cell => !/^\d{4}-\d{2}-\d{2}\b/u.test(cell))).toEqual([])
  })
})
