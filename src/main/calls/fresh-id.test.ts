import { describe, expect, it } from 'vitest'
import { countedIds } from '../platform/new-id'
import { StoreError } from '../store/store-error'
import { withFreshId } from './fresh-id'

describe('making something under a new id', () => {
  it('takes the next id while one is taken', async () => {
    const taken = new Set(['id-1', 'id-2'])
    const make = (id: string) => (taken.has(id) ? Promise.reject(new StoreError('exists', id)) : Promise.resolve(id))
    expect(await withFreshId(countedIds('id'), make)).toBe('id-3')
  })

  it('does not try again after any other failure', async () => {
    let tries = 0
    const make = () => {
      tries += 1
      return Promise.reject(new StoreError('disk-full', 'x'))
    }
    await expect(withFreshId(countedIds('id'), make)).rejects.toMatchObject({ code: 'disk-full' })
    expect(tries).toBe(1)
  })

  it('gives up when every id is taken', async () => {
    await expect(withFreshId(countedIds('id'), id => Promise.reject(new StoreError('exists', id)))).rejects.toMatchObject({
      code: 'exists'
    })
  })
})
