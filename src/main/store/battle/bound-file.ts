import { err, ok, type Result } from '@shared/kernel/result'
import type { Infer } from '@shared/schema/infer'
import { z } from '@shared/schema/zod'
import type { Disk } from '../disk/disk'
import { readIfThere } from '../disk/disk-steps'
import { decodeDocument } from '../document/document-format'
import type { ReadDocument } from '../document/durable-document'
import { journalMark, type JournalMark } from '../journal/mark'
import type { BattleIds } from '../journal/segment'

/** A document beside a journal. It names its battle and its point in the journal, so that it cannot be mistaken for another's. */
const boundFile = z.object({ campaign: z.string(), battle: z.string(), at: journalMark })
export type BoundFile = Infer<typeof boundFile>

export type BoundFault = 'damaged' | 'unreadable' | 'wrong-battle'

/** The parts that bind a document of battle `ids` to its journal. */
export function boundTo(ids: BattleIds, at: JournalMark): BoundFile {
  return { campaign: ids.campaign, battle: ids.battle, at }
}

/** Reads the document with its binding; `rest` reads its other contents. Error `wrong-owner`: it belongs to another battle. */
export function boundReader<T extends BoundFile>(
  ids: BattleIds,
  rest: (json: BoundFile) => Result<T, { readonly code: 'invalid'; readonly at: string }>
): ReadDocument<T> {
  return json => {
    const found = readBoundJson(ids, json)
    return found.ok ? rest(found.value) : found
  }
}

/** The parts of the JSON that bind it. Error `wrong-owner`: it belongs to another battle. */
export function readBoundJson(ids: BattleIds, json: unknown): ReturnType<ReadDocument<BoundFile>> {
  if (!isBound(json)) return err({ code: 'invalid', at: 'at' })
  if (json.campaign !== ids.campaign || json.battle !== ids.battle) return err({ code: 'wrong-owner', at: 'battle' })
  return ok(json)
}

/** One generation of such a document, or why it must not be used; `null` when it does not exist. */
export async function readBound<T extends BoundFile>(
  disk: Disk,
  path: string,
  kind: string,
  read: ReadDocument<T>
): Promise<T | BoundFault | 'newer-format' | null> {
  let bytes: Uint8Array | null
  try {
    bytes = await readIfThere(disk, path)
  } catch {
    return 'unreadable'
  }
  if (bytes === null) return null
  const decoded = decodeDocument(kind, bytes)
  if (!decoded.ok) return decoded.error.code
  const found = read(decoded.value)
  if (found.ok) return found.value
  return found.error.code === 'wrong-owner' ? 'wrong-battle' : 'damaged'
}

function isBound(json: unknown): json is BoundFile {
  return boundFile.safeParse(json).success
}
