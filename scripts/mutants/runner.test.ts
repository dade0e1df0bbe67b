import { afterAll, expect, it } from 'vitest'
import { createRunner } from './runner.mjs'
import { allMutants } from './files.mjs'

const FILE = 'src/shared/kernel/present.ts'
const BESIDE = 'src/shared/kernel/present.test.ts'
const { run, end } = createRunner()
afterAll(end)

it('a mutant is killed by the test that fails, and survives if none does', async () => {
  const mutant = allMutants([FILE])[0]
  if (mutant === undefined) throw new Error(`No mutant of ${FILE}`)
  expect(await run(mutant, [[], [BESIDE]])).toBe(BESIDE)
  const harmless = { ...mutant, text: mutant.was }
  expect(await run(harmless, [[BESIDE], []])).toBeNull()
  expect(await run(mutant, [[BESIDE], []])).toBe(BESIDE)
})
