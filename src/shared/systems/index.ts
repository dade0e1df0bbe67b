import type { ErasedSystem, HostedSystem } from '../schema/hosted-system'
import { hostedDystopianWars } from './dystopian-wars/host'
import { hostedFirestormArmada } from './firestorm-armada/host'
import { hostedPetitWargame } from './petit-wargame/host'
import { hostedStarfinderArmada } from './starfinder-armada/host'
import { hostedXwing } from './xwing/host'

export type { BattleMoment, BattleSetup, ErasedSystem, HostedSystem, Roster } from '../schema/hosted-system'

/** The only list of systems, by id. */
export const SYSTEMS = {
  'starfinder-armada': hostedStarfinderArmada,
  'dystopian-wars': hostedDystopianWars,
  'firestorm-armada': hostedFirestormArmada,
  'petit-wargame': hostedPetitWargame,
  xwing: hostedXwing
} as const satisfies Readonly<Record<string, HostedSystem>>

export type SystemId = keyof typeof SYSTEMS

export const SYSTEM_IDS = Object.keys(SYSTEMS) as readonly SystemId[]

/** Whether this program has a system of that name. */
export function isSystemId(name: string): name is SystemId {
  return Object.hasOwn(SYSTEMS, name)
}

/** The system with everything a host needs. */
export function hostedSystem(id: SystemId): HostedSystem {
  return SYSTEMS[id]
}

/** The rules of a system, without its types. */
export function systemOf(id: SystemId): ErasedSystem {
  return SYSTEMS[id].rules
}
