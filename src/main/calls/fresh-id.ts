import type { NewId } from '../platform/new-id'
import { StoreError } from '../store/store-error'

/** Random ids never meet; the counted ids of a seeded run, begun again over the same data, may. Far above what such a run makes. */
const ATTEMPTS = 10_000

/** Makes something under a new id, and tries the next id while the store answers that one `exists`. */
export async function withFreshId<T>(newId: NewId, make: (id: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make(newId())
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof StoreError) || error.code !== 'exists') throw error
    }
  }
}
