import { describe, expect, it } from 'vitest'
import { headingRow, plainWord } from './headings'

const HEADINGS = [
  { key: 'ship', words: ['Ship', 'Vaisseau'] },
  { key: 'hull', words: ['Hull points', 'Points de coque', 'HP'] },
  { key: 'crew', words: ['Crew', 'Équipage', 'HP'] }
]
const found = (...rows: readonly (readonly string[])[]) =>
  headingRow(
    rows.map((cells, at) => ({ number: at + 1, cells })),
    HEADINGS,
    3
  )

describe('the headings of a table', () => {
  it('are found in either language, however they are written', () => {
    expect(found(['vaisseau', 'POINTS  DE COQUE', 'equipage'])).toEqual({ at: 0, keys: ['ship', 'hull', 'crew'] })
  })
  it('may stand below a title', () => {
    expect(found(['My fleet', '', ''], ['Ship', 'Note', 'Hull points'])).toEqual({ at: 1, keys: ['ship', null, 'hull'] })
  })
  it('are each found once, so that a word of two goes to the next', () => {
    expect(found(['HP', 'HP', 'HP']).keys).toEqual(['hull', 'crew', null])
  })
  it('may be missing', () => {
    expect(found(['Kestrel', '4', '2'])).toEqual({ at: null, keys: [null, null, null] })
  })
  it('are compared without accents, capitals and signs', () => {
    expect(plainWord(' Œuvre (é) – ″8 ')).toBe('oeuvre e 8')
  })
})
