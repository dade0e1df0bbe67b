import { z } from 'zod'

// Schemas must not compile themselves with `new Function`: a strict content security policy reports every attempt. The setting only applies
// to schemas created afterwards, so every schema imports `z` from here.
z.config({ jitless: true })

export { z }
