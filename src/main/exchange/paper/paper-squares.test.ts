import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { writeSheet, type PaperSheet } from '@shared/exchange/paper/paper-sheet'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { SYSTEM_IDS, systemOf, type SystemId } from '@shared/systems/index'
import { goldenMoments } from '../../../../tests/support/golden-moments'
import { DICTIONARIES } from './dictionaries-v1'
import { readSquares, squaresOf } from './paper-squares'

/** What a QR code of version 40 holds with the lower correction of errors. */
const SQUARE_BYTES_MAX = 2_953
/** One moment in so many of the recorded battles. */
const ONE_IN = 40

/** Sums over the dictionaries of version 1, which no change may touch. */
const DICTIONARY_SUMS: Readonly<Partial<Record<SystemId, string>>> = {
  'dystopian-wars': 'f100ca92e13c09bf',
  'firestorm-armada': 'd461612ad444690a',
  'petit-wargame': '2d6fc8ff590b648b',
  'starfinder-armada': '18c83ef4bcb64c2a',
  xwing: 'cd10f0ddc9f317f1'
}

const sheetOf = (system: SystemId, state: unknown, at = 1_000): PaperSheet => ({
  system,
  format: 1,
  rulesVersion: systemOf(system).rulesVersion,
  at,
  state
})
const made = (system: SystemId, moment = 1): readonly Buffer[] => squaresOf(sheetOf(system, goldenMoments(system, ONE_IN)[moment])) ?? []
const changedAt = (square: Buffer | undefined, at: number, value: number): Buffer => {
  const copy = Buffer.from(square ?? [])
  copy[at] = value
  return copy
}

describe('a battle that is too long for a sheet', () => {
  it('is one that takes a byte more than two squares hold', () => {
    // What cannot be squeezed, sum after sum.
    let noise = ''
    while (noise.length < 10_000) noise += createHash('sha256').update(noise).digest('base64')
    let [size, longest] = [7_600, 0]
    for (;;) {
      const squares = squaresOf(sheetOf('xwing', { noise: noise.slice(0, size) }))
      if (squares === null) break
      longest = Math.max(...squares.map(({ length }) => length))
      size += 1
    }
    expect(longest).toBe(SQUARE_BYTES_MAX)
  })
})

describe.each(SYSTEM_IDS)('the squares of %s', system => {
  const moments = goldenMoments(system, ONE_IN)

  it(`give back every one of ${String(moments.length)} moments of the recorded battles`, () => {
    for (const state of moments) {
      const squares = squaresOf(sheetOf(system, state)) ?? []
      expect(squares).toHaveLength(2)
      const read = readSquares([...squares].reverse())
      expect(read.ok && canonicalJson(read.value)).toBe(canonicalJson(sheetOf(system, state)))
    }
  })

  it('hold a battle in at most 1.6 kB together', () => {
    const sizes = moments.map(state => (squaresOf(sheetOf(system, state)) ?? []).reduce((sum, { length }) => sum + length, 0))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_600)
  })

  it('are squeezed against a text that never changes', () => {
    expect(
      createHash('sha256')
        .update(DICTIONARIES[system] ?? '')
        .digest('hex')
        .slice(0, 16)
    ).toBe(DICTIONARY_SUMS[system])
  })
})

describe('squares that are not a whole sheet', () => {
  const [first, second] = made('xwing')
  const whole = [first, second].filter(square => square !== undefined)

  it('are refused where one of the two is missing, by its number', () => {
    expect(readSquares(whole.slice(0, 1))).toEqual({ ok: false, error: { code: 'half-a-pair', at: '2/2' } })
    expect(readSquares(whole.slice(1))).toEqual({ ok: false, error: { code: 'half-a-pair', at: '1/2' } })
  })

  it('are refused where they are of two sheets, of two moments or of two games', () => {
    const mixed = { ok: false, error: { code: 'mixed-pair', at: '' } }
    expect(readSquares([...whole.slice(0, 1), ...made('xwing', 2).slice(1)])).toEqual(mixed)
    expect(readSquares([...whole.slice(0, 1), ...made('petit-wargame').slice(1)])).toEqual(mixed)
    expect(readSquares([...whole, ...made('xwing', 2)])).toEqual(mixed)
  })

  it('are read although the same square was found twice, and others that are not ours', () => {
    expect(readSquares([Buffer.from('https://example.org'), ...whole, ...whole]).ok).toBe(true)
  })

  it('are refused where there are none of ours', () => {
    expect(readSquares([Buffer.from('https://example.org')])).toEqual({ ok: false, error: { code: 'no-squares', at: '' } })
  })

  it('are refused where a newer Flagship made them', () => {
    expect(readSquares([changedAt(first, 4, 2), changedAt(second, 4, 2)])).toEqual({ ok: false, error: { code: 'newer-format', at: '2' } })
  })

  it('are refused whichever byte of what they say is another', () => {
    for (let at = 16; at < (first?.length ?? 0); at += 1)
      expect(readSquares([changedAt(first, at, (first?.[at] ?? 0) ^ 1), ...whole.slice(1)])).toMatchObject({
        ok: false,
        error: { code: 'inconsistent' }
      })
  })

  it('are refused where the number of the game is another, although all the rest fits', () => {
    const other = [first, second].map(square => changedAt(square, 5, 1))
    expect(readSquares(other)).toMatchObject({ ok: false, error: { code: 'inconsistent' } })
  })
})

describe('a forged sheet with a right seal', () => {
  const sealed = (system: number, text: string): readonly Buffer[] => {
    const packed = deflateRawSync(text, { dictionary: DICTIONARIES.xwing })
    const seal = createHash('sha256')
      .update(Buffer.from([1, system]))
      .update(packed)
      .digest()
      .subarray(0, 8)
    const half = Math.ceil(packed.length / 2)
    return [0, 1].map(index =>
      Buffer.concat([Buffer.from('FLAG'), Buffer.from([1, system, index + 1, 2]), seal, packed.subarray(index * half, (index + 1) * half)])
    )
  }
  const state = goldenMoments('xwing', ONE_IN)[1]
  const { rulesVersion } = systemOf('xwing')
  const written = (more: object): string => writeSheet({ ...sheetOf('xwing', state), ...more })

  it('is read where all of it is as it should be', () => {
    expect(readSquares(sealed(4, written({}))).ok).toBe(true)
  })

  it.each([
    ['the state of another game', sealed(5, written({})), 'invalid'],
    ['a game nobody knows', sealed(99, written({})), 'newer-format'],
    ['a state of a later form', sealed(4, written({ format: 2 })), 'newer-format'],
    ['later rules', sealed(4, written({ rulesVersion: rulesVersion + 1 })), 'newer-format'],
    ['a field too many', sealed(4, written({ state: { ...(state as object), surprise: 1 } })), 'invalid'],
    ['a field too few', sealed(4, written({ state: {} })), 'invalid'],
    ['a battle that has not begun', sealed(4, written({ state: systemOf('xwing').initial })), 'invalid'],
    ['no text that is packed', sealed(4, 'hello'), 'invalid'],
    ['more text than any battle', sealed(4, `[[],"${'x'.repeat(300_000)}"]`), 'invalid']
  ])('is refused with %s', (_what, squares, code) => {
    expect(readSquares(squares)).toMatchObject({ ok: false, error: { code } })
  })
})
