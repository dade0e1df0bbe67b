import { brandedId } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { ArmadaId, FleetId, OfficerId } from '../../model/design'

export const armadaId = brandedId<ArmadaId>()
export const fleetId = brandedId<FleetId>()
export const officerId = brandedId<OfficerId>()
export const role = z.enum(['admiral', 'commander', 'chiefEngineer', 'chiefCaster', 'chiefTechnician'])
export const criticalTrigger = z.enum(['emp', 'superweapon', 'natural', 'threshold'])
