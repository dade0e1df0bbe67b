import { schemaOf } from '../../../../schema/infer'
import { brandedId } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { CombatantId, ForceId, SquadronId, UnitId, WingId } from '../../model/force'

export const forceId = brandedId<ForceId>()
export const unitId = brandedId<UnitId>()
export const wingId = brandedId<WingId>()
export const combatantId = schemaOf<CombatantId>()(z.union([unitId, wingId]))
export const depth = z.enum(['surfaced', 'diving', 'submerged'])
export const criticalRow = z.literal([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
export const bar = z.enum(['none', 'all', 'aa'])
export const squadronId = brandedId<SquadronId>()
