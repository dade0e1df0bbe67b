import type { Message } from '@shared/core/engine/message'
import { directoryId, partId, sideId, whole } from '@shared/schema/parts'
import { lineText, nameText, ruleWord } from '@shared/schema/text'
import { z } from '@shared/schema/zod'
import { CODE_LENGTH } from '@shared/stations/limits'
import type { Typed } from '@shared/core/engine/rule-system'
import type { Log } from '../platform/log'
import type { Disk } from '../store/disk/disk'
import type { WriteGuard } from '../store/document/durable-document'
import { openKept, type KeptDocument } from '../store/document/kept-document'
import { paths } from '../store/paths'

const message: z.ZodType<Message> = z.lazy(() =>
  z.strictObject({
    key: z.string().max(200),
    values: z.record(z.string().max(60), z.union([z.string().max(400), z.number(), message])).exactOptional(),
    source: z.string().max(60).exactOptional()
  })
)
const moment = whole(0, Number.MAX_SAFE_INTEGER)
const command: z.ZodType<Typed> = z.looseObject({ type: ruleWord })

/** The act of a game that a proposal came from, and what was chosen for it; kept so that the game master may choose otherwise. */
const offer = z.strictObject({
  key: z.string().max(400),
  values: z.record(partId, z.union([z.boolean(), z.number(), z.string().max(200)]))
})

const seat = z.strictObject({
  id: partId,
  name: nameText,
  tokenDigest: z.string().max(60),
  sideId,
  /** Ids in the battle of the units this player speaks for; `side` for the whole side. */
  claims: z.array(z.string().max(80)).max(40),
  isReady: z.boolean(),
  /** Proposals made so far, for the id of the next. */
  proposalCount: moment
})

const proposal = z.strictObject({
  id: partId,
  seatId: partId,
  /** The command it comes to; null for free words. */
  command: command.nullable(),
  offer: offer.nullable(),
  what: message.nullable(),
  /** Description of what was carried out, if the game master changed it. */
  given: message.nullable(),
  text: lineText,
  state: z.enum(['sent', 'yes', 'half', 'no', 'stale', 'withdrawn']),
  reason: message.nullable(),
  /** The entry that a granted act became, or will become with its dice; null for others. */
  entry: moment.nullable().default(null),
  /** What came of it: done or taken back again, with what its player is told; dropped, where the game master let it go. */
  became: z
    .strictObject({ kind: z.enum(['done', 'dropped', 'undone']), says: z.array(message).max(12) })
    .nullable()
    .default(null),
  note: lineText,
  sentMs: moment,
  answeredMs: moment.nullable(),
  /** Whether it was legal, as far as its player knows, when it was sent. One that was legal becomes stale once it no longer is. */
  wasAllowed: z.boolean(),
  /**
   * The entry it will become, while it is being carried out. After a crash, the presence of that entry in the journal shows whether it was.
   */
  trying: z.strictObject({ seq: moment, word: z.enum(['yes', 'half']), command, given: message.nullable() }).nullable()
})

const table = z.strictObject({
  campaignId: directoryId,
  battleId: directoryId,
  code: z.string().length(CODE_LENGTH),
  /** Last port; null if it was never open. */
  port: whole(1, 65_535).nullable(),
  /** The key behind every id a phone is given. */
  secret: z.string().max(60),
  showsChances: z.boolean(),
  seats: z.array(seat).max(100),
  proposals: z.array(proposal).max(1_000)
})

export type TableKept = z.infer<typeof table>
export type Seat = TableKept['seats'][number]
export type Proposal = TableKept['proposals'][number]

/** The last table that was opened, with its seats and proposals: the phones of a table that crashed take their seats again. */
export type KeptTable = KeptDocument<TableKept>

export function openKeptTable(disk: Disk, dataDir: string, guard: WriteGuard, log: Log): Promise<KeptTable> {
  return openKept(disk, log, {
    path: paths.stations(dataDir),
    kind: 'stations',
    field: 'table',
    schema: table,
    guard,
    trouble: 'The seats of the table cannot be read'
  })
}
