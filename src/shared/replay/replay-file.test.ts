import { describe, expect, it } from 'vitest'
import { blockIn, EMPTY_BLOCKS, withBlocks } from './replay-file'

const page = `<body>${EMPTY_BLOCKS}<script>go()</script></body>`

describe('a replay in one file', () => {
  it('holds what it is given, each in its block', () => {
    const filled = withBlocks(page, { replay: 'AA==', log: 'BB$&==' })
    expect([blockIn(filled, 'replay'), blockIn(filled, 'log')]).toEqual(['AA==', 'BB$&=='])
    expect(filled).toContain('<script>go()</script></body>')
  })
  it('has an empty log where it is the copy of the players', () => {
    expect(blockIn(withBlocks(page, { replay: 'AA==', log: null }), 'log')).toBe('')
  })
  it('is not every text, nor one that is cut short', () => {
    const filled = withBlocks(page, { replay: 'AA==', log: 'BB==' })
    expect(blockIn('{"flagship":"campaign"}', 'log')).toBeNull()
    expect(blockIn(filled.slice(0, filled.indexOf('BB==') + 2), 'log')).toBeNull()
  })
  it('is made from its own page alone', () => {
    expect(() => withBlocks('<body></body>', { replay: '', log: '' })).toThrow('no place')
  })
})
