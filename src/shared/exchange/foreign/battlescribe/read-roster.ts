import { err, ok, type Result } from '../../../kernel/result'
import { draftFleetV1 } from '../../../systems/firestorm-armada/schema/roster-v1'
import type { ImportProblem } from '../../import-problem'
import { problemOf } from '../../problem-of'
import type { Exchange } from '../../read-exchange'
import { parseJson } from '../../scan-json'
import type { ReadableFile } from '../foreign-file'
import { zipContent } from '../zip-content'
import { asJson } from './as-json'
import { fleetOf } from './fleet-of'
import { rosterFile } from './roster-schema'
import { readXml } from './xml-tree'

/** Reads a roster of BattleScribe: XML, as it is or packed. */
export function readBattleScribe({ text, bytes, inflate, decode }: ReadableFile): Result<Exchange, ImportProblem> {
  if (text !== null) return readXmlRoster(text)
  const content = zipContent(bytes, /\.ros$/iu, inflate)
  if (!content.ok) return content
  const said = decode(content.value)
  return said.text === null || said.encoding === 'windows-1252' ? err({ code: 'not-utf8', at: '' }) : readXmlRoster(said.text)
}

/** Reads a roster of New Recruit, which has the same fields in JSON. */
export function readNewRecruit({ text }: Pick<ReadableFile, 'text'>): Result<Exchange, ImportProblem> {
  const json = parseJson(text ?? '')
  return json.ok ? readRoster(json.value) : json
}

function readXmlRoster(text: string): Result<Exchange, ImportProblem> {
  const tree = readXml(text)
  return tree.ok ? readRoster({ [tree.value.name]: asJson(tree.value) }) : tree
}

/** A roster of another game is refused as a file that Flagship cannot read, with the name of its game. */
function readRoster(json: unknown): Result<Exchange, ImportProblem> {
  const parsed = rosterFile.safeParse(json)
  if (!parsed.success) return err(problemOf(parsed.error))
  const read = fleetOf(parsed.data)
  if (read === null) return err({ code: 'foreign', at: parsed.data.roster.gameSystemName ?? '' })
  if (!read.ok) return read
  const roster = draftFleetV1.safeParse(read.value.fleet)
  if (!roster.success) return err(problemOf(roster.error))
  return ok({ kind: 'roster', system: 'firestorm-armada', rulings: {}, roster: roster.data, notes: read.value.notes })
}
