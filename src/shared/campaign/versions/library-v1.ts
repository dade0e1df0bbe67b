import type { Roster } from '../../schema/hosted-system'
import { z } from '../../schema/zod'
import type { SystemId } from '../../systems/index'
import { ROSTERS_V1 } from './rosters-v1'

const ofSystem = <Id extends SystemId>(system: Id) =>
  z.strictObject({ system: z.literal<SystemId>(system), roster: ROSTERS_V1[system] as z.ZodType<Roster> })

const [first, ...others] = (Object.keys(ROSTERS_V1) as readonly SystemId[]).map(ofSystem)
if (first === undefined) throw new Error('There is no system')

/** As many rosters as a library holds. */
export const LIBRARY_MAX = 1_000

/** The game master's own rosters for any campaign, each with its game; the newest last. Released versions are never edited. */
export const libraryV1 = z.array(z.discriminatedUnion('system', [first, ...others])).max(LIBRARY_MAX)
