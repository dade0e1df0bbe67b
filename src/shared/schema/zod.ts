import { z } from 'zod'

// Schemas must not compile themselves with `new Function`: a strict content security policy reports every attempt.
// It holds only for schemas made afterwards, so every schema takes `z` from here.
z.config({ jitless: true })

export { z }
