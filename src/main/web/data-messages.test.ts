import { describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { dataMessages } from './data-messages'

describe('what the terminal says when the data cannot be opened', () => {
  it('is a sentence with the place, in the language of the system', () => {
    const error = { code: 'io', detail: '/data/LOCK' } as const
    expect(dataMessages('en-GB').notOpened(error)).toBe(
      'The data cannot be opened: the disk did not let us write at /data/LOCK. Nothing has been changed.'
    )
    expect(dataMessages('fr-CA').notOpened(error)).toMatch(/^Les données .+ \/data\/LOCK\. Rien n’a été modifié\.$/u)
  })
  it.each(LOCALES)('tells a full disk, and another Flagship, from a disk that refuses: %s', locale => {
    const said = (['disk-full', 'locked', 'io'] as const).map(code => dataMessages(locale).notOpened({ code, detail: '/data' }))
    expect(new Set(said).size).toBe(3)
    // Who has it, and what to do if nobody does.
    expect(said[1]).toMatch(/Flagship.*\(\/data\).*LOCK/su)
  })
})
