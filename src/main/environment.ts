import type { SystemId } from '@shared/campaign/campaign'
import { hostedSystem, type HostedSystem } from '@shared/systems/index'
import { fixedClock, systemClock, type Clock } from './platform/clock'
import { stderrLog, type Log } from './platform/log'
import { countedIds, newId, type NewId } from './platform/new-id'
import { seededRandom, systemRandom, type RandomSource } from './platform/random-source'
import type { Disk } from './store/disk/disk'
import { nodeDisk } from './store/disk/node-disk'

/** The impure world, as the application takes it. */
export interface Environment {
  readonly disk: Disk
  readonly clock: Clock
  readonly newId: NewId
  readonly random: RandomSource
  readonly log: Log
  readonly systemOf: (id: SystemId) => HostedSystem
}

/** When seeded runs take place: 1 January 2026, 20:00 UTC. */
const SEEDED_TIME_MS = Date.UTC(2026, 0, 1, 20)

/** The real world; with a seed, one in which dice, ids and times are the same on every run. */
export function environmentFor(seed: number | undefined): Environment {
  const real: Environment = { disk: nodeDisk, clock: systemClock, newId, random: systemRandom, log: stderrLog, systemOf: hostedSystem }
  if (seed === undefined) return real
  return { ...real, clock: fixedClock(SEEDED_TIME_MS), newId: countedIds('id'), random: seededRandom(seed) }
}
