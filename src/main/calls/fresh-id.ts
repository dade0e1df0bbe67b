import type { NewId } from '../platform/new-id'
import { StoreError } from '../store/store-error'

/** Random ids never collide, but the counted ids of a seeded run do when it starts again over the same data. More than it ever makes. */
const ATTEMPTS = 10_000

/** Makes something under a new id, and tries another for as long as the store answers `exists`. */
export async function withFreshId<T>(newId: NewId, make: (id: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make(newId())
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof StoreError) || error.code !== 'exists') throw error
    }
  }
}
