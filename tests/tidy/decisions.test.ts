import { describe, expect, it } from 'vitest'
import { FILES } from './repository'

const INDEX = FILES.find(file => file.path === 'docs/adr/README.md')?.text ?? ''
const ADRS = FILES.filter(file => /^docs\/adr\/\d{4}-[^/]+\.md$/u.test(file.path)).map(({ path, text }) => {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/u.exec(text) ?? []
  return { number: Number(number), title, file: path.split('/').at(-1) ?? '', text }
})
const ROWS = [...INDEX.matchAll(/^\| (\d+) +\| \[(.+?)\]\((\S+)\) +\| (.+?) +\| (.+?) +\|$/gmu)].map(
  ([, number, title = '', file = '', status = '', line = '']) => ({ number: Number(number), title, file, status, line })
)

describe('docs/adr/README.md', () => {
  it('lists every decision by its number, title and file, in order', () => {
    expect(ADRS.length).toBeGreaterThan(44)
    expect(ROWS.map(({ number, title, file }) => ({ number, title, file }))).toEqual(
      ADRS.map(({ number, title, file }) => ({ number, title, file })).sort((a, b) => a.number - b.number)
    )
  })

  it('says of each in one line what it is', () => {
    expect(ROWS.filter(({ line }) => line.length < 20 || line.length > 100)).toEqual([])
  })

  it('gives each a status, and names only later decisions in it', () => {
    const wrong = ROWS.filter(({ number, status }) => {
      if (status === 'in force') return false
      const [, later = '0', file] = /^(?:revised|replaced) by \[(\d+)\]\((\S+)\)$/u.exec(status) ?? []
      return Number(later) <= number || ADRS[Number(later) - 1]?.file !== file
    })
    expect(wrong).toEqual([])
  })

  it('agrees with what a decision that is replaced or revised says at its head', () => {
    const heads = ADRS.flatMap(({ number, text }) => {
      const [, how = '', by = ''] = /^(?:.*\. )?(Replaced|Revised) by \[(\d+)\]/mu.exec(text) ?? []
      return how === '' ? [] : [`${String(number)} ${how.toLowerCase()} by ${by}`]
    })
    const told = ROWS.flatMap(({ number, status }) => {
      const [, how = '', by = ''] = /^(\w+) by \[(\d+)\]/u.exec(status) ?? []
      return how === '' ? [] : [`${String(number)} ${how} by ${by}`]
    })
    expect(told).toEqual(heads)
  })
})
