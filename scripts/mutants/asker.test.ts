import { afterAll, expect, it } from 'vitest'
import { asker } from './asker.mjs'
import { everyFault } from './files.mjs'

const FILE = 'src/shared/kernel/present.ts'
const BESIDE = 'src/shared/kernel/present.test.ts'
const { ask, end } = asker()
afterAll(end)

it('a fault is noticed by the test that fails, and lives on where none does', async () => {
  const fault = everyFault([FILE])[0]
  if (fault === undefined) throw new Error(`No fault in ${FILE}`)
  expect(await ask(fault, [[], [BESIDE]])).toBe(BESIDE)
  const harmless = { ...fault, text: fault.was }
  expect(await ask(harmless, [[BESIDE], []])).toBeNull()
  expect(await ask(fault, [[BESIDE], []])).toBe(BESIDE)
})
