import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { err, ok } from '@shared/kernel/result'
import { CampaignStore } from '../../src/main/store/campaign/campaign-store'
import type { Disk, DiskFile } from '../../src/main/store/disk/disk'
import { nodeDisk } from '../../src/main/store/disk/node-disk'
import { locate } from '../../src/main/store/location/location'
import { moveData, removeOldData } from '../../src/main/store/location/move-data'
import { nodePlaces } from '../../src/main/store/location/places'

/**
 * A process that does to a data folder what the headless host does not: it moves it, removes what a move left behind, and saves each
 * campaign in a planted format, as the first Flagship of a later one will. It takes calls as the host does, and is told at which of its
 * calls to the disk it is killed.
 */
const { values } = parseArgs({ options: { data: { type: 'string', default: '' } } })

let callsLeft = Infinity

/** Kills this process just before the call chosen as its last. */
function orDie<A extends readonly unknown[], R>(act: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return (...args) => {
    callsLeft -= 1
    if (callsLeft >= 0) return act(...args)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => undefined)
  }
}

const mortal = <T extends Disk | DiskFile>(of: T): T =>
  Object.fromEntries(
    Object.entries(of).map(([name, act]) => [name, orDie(act as (...args: readonly unknown[]) => Promise<unknown>)])
  ) as unknown as T
const disk: Disk = { ...mortal(nodeDisk), open: orDie(async (path, mode) => mortal(await nodeDisk.open(path, mode))) }

interface Planted {
  readonly format: number
  readonly id: string
}

/** Format 2 is format 1 with an epithet. */
const planted = { format: 2, epithet: '' } as const

async function runTask(call: string, to: string): Promise<unknown> {
  const located = await locate(disk, values.data)
  if (!located.ok) throw new Error(located.error.code)
  if (call === 'move') return moveData(disk, nodePlaces, located.value, to)
  if (call === 'tidy') return removeOldData(disk, located.value)
  return migrated(located.value.dir, call)
}

async function migrated(dataDir: string, id: string): Promise<unknown> {
  const store = new CampaignStore<Planted, Planted>({
    disk,
    dataDir,
    read: json => {
      const campaign = json as Planted
      return campaign.format > planted.format ? err({ code: 'newer-format', at: '' }) : ok({ ...campaign, ...planted })
    },
    idOf: campaign => campaign.id,
    summarise: campaign => campaign
  })
  const opened = await store.open(id)
  return opened.ok ? store.save(id, opened.value.campaign) : opened
}

async function main(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const { id, call, args } = JSON.parse(line) as { id: unknown; call: string; args: { to?: string; calls?: number } }
    if (call === 'ready') callsLeft = args.calls ?? Infinity
    const result = call === 'ready' ? ok(null) : await runTask(call, args.to ?? '')
    process.stdout.write(`${JSON.stringify({ id, ...(result as object) })}\n`)
  }
}

void main()
