import { describe, expect, it } from 'vitest'
import { errnoOf, StoreError, toStoreError, unreadable } from './store-error'

const system = (code: string): Error => Object.assign(new Error(`${code}: it failed`), { code })

describe('failures of the disk', () => {
  it.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EIO', 'io'],
    ['EACCES', 'no-permission'],
    ['EROFS', 'no-permission'],
    ['ENOENT', 'missing'],
    ['EEXIST', 'exists'],
    ['EWHATEVER', 'io']
  ])('%s is called %s', (errno, code) => {
    expect(toStoreError(system(errno), '/x')).toMatchObject({ code, path: '/x', detail: `${errno}: it failed`, cause: { code: errno } })
  })

  it('keep a name they already have', () => {
    const error = new StoreError('lost-lock', '/x')
    expect(toStoreError(error, '/y')).toBe(error)
    expect(unreadable(error, '/y')).toBe(error)
  })

  it('are called unreadable when reading, so that nobody takes the file for missing', () => {
    expect(unreadable(system('EACCES'), '/x').code).toBe('unreadable')
    expect(errnoOf(Object.assign(new Error('busy'), { code: 'EBUSY' }))).toBe('EBUSY')
    expect([{ code: 5 }, {}, null, 'EBUSY'].map(errnoOf)).toEqual([undefined, undefined, undefined, undefined])
    expect(toStoreError('just a text', '/x')).toMatchObject({ code: 'io', detail: 'just a text' })
  })
})
