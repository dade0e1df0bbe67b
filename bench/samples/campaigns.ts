import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { startApplication, type Application } from '@main/application'
import type { Sample } from './measure'
import { inFolder } from './save'

const STARTS = 7

/** Row m: from the start of the host to the list of its campaigns, and the heap it keeps then. The median of several fresh processes. */
export function flagshipList(campaigns: number, battles: number): Promise<Sample> {
  return inFolder(async dir => {
    await fill(dir, campaigns, battles)
    const samples = Array.from({ length: STARTS }, () => listed(dir, campaigns))
    return { cpuUs: middle(samples, 'cpuUs'), wallUs: middle(samples, 'wallUs'), bytes: middle(samples, 'bytes') }
  })
}

/** Campaigns of two armadas, each with so many battles between them, made by the calls of a window. */
async function fill(dir: string, campaigns: number, battles: number): Promise<void> {
  const started = await startApplication({ dataDir: dir, shell: 'web', locale: 'en' })
  if (!started.ok) throw new Error(started.error.detail)
  for (let i = 1; i <= campaigns; i += 1) await fillOne(started.value, `Campaign ${String(i)}`, battles)
  await started.value.close()
}

async function fillOne({ handlers }: Application, name: string, battles: number): Promise<void> {
  const made = await handlers['campaigns.createSample']({ name, system: 'starfinder-armada', locale: 'en' })
  const sides = made.rosters.slice(0, 2).map((roster, index) => ({ sideId: 'AB'.charAt(index), rosterId: roster.id }))
  for (let i = made.battles.length + 1; i <= battles; i += 1)
    await handlers['battle.create']({ campaignId: made.id, name: `Battle ${String(i)}`, sides })
}

function listed(dir: string, campaigns: number): Sample {
  const run = spawnSync(process.execPath, [join(dirname(process.argv[1] ?? ''), 'list-campaigns.js'), dir], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr)
  const sample = JSON.parse(run.stdout) as Sample
  if (sample.check !== String(campaigns)) throw new Error(`${String(sample.check)} campaigns are listed`)
  return sample
}

function middle(samples: readonly Sample[], field: 'cpuUs' | 'wallUs' | 'bytes'): number {
  const sorted = samples.map(sample => sample[field] ?? 0).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
