import { figure, list, signed } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { brandedId } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { OrderResult, Share, TurnOrder } from '../../model/battle'
import type { FleetId, ShipId, UnitId, WingId } from '../../model/design'

export const fleetId = brandedId<FleetId>()
export const shipId = brandedId<ShipId>()
export const share = objectOf<Share>()({ targetId: shipId.nullable(), band: figure, dice: figure, rolled: figure, halvings: figure })
export const critical = z.enum([
  'magazineExplosion',
  'pointDefenceOffline',
  'ragingFire',
  'systemsOffline',
  'weaponDamage',
  'hardPounding',
  'engineFailure',
  'decompression',
  'containmentLeak',
  'secondarySystemsOffline',
  'foldSpaceRupture'
])
export const unitId = brandedId<UnitId>()
const orderResult = objectOf<OrderResult>()({ fleetId, rolls: list(list(figure)), bonus: signed, totals: list(signed) })
export const turnOrder = objectOf<TurnOrder>()({ results: list(orderResult), order: list(fleetId) })
export const wingId = brandedId<WingId>()
