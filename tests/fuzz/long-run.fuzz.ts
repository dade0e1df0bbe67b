import { expect, it } from 'vitest'
import { playSeed } from './play-seed'

const MINUTES = Number(process.env['FLAGSHIP_FUZZ_MINUTES'] ?? '1')

it(`plays new battles for ${String(MINUTES)} minutes`, { timeout: MINUTES * 60_000 + 60_000 }, () => {
  const start = Date.now()
  let seed = start % 1_000_000_000
  let battles = 0
  while (Date.now() - start < MINUTES * 60_000) {
    playSeed(seed)
    seed += 1
    battles += 1
  }
  process.stdout.write(`${String(battles)} battles, seeds from ${String(start % 1_000_000_000)}\n`)
  expect(battles).toBeGreaterThan(0)
})
