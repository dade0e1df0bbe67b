import type { ForeignFile } from './foreign-file'
import type { ForeignKind } from './foreign-kinds'
import { jsonOutline, type JsonOutline } from './json-outline'
import { squadLink, webLink } from './links'
import { looksLikeTable } from './looks-like-table'
import { latin, pictureKind } from './picture-kind'
import { isZip, zipEntries } from './zip-entries'

/** What a file is: ours to read, or of another program. `json` may be ours or nobody's: its reader says. */
export type FileKind = 'json' | 'share-code' | ForeignKind

/** The mark that a share code begins with, wherever it stands in a text. */
export const SHARE_MARK = 'FLAGSHIP1.'

type Row<Sample> = readonly [kind: FileKind, is: (sample: Sample) => boolean]

/** Files that are no text, by the bytes they begin with. */
const BYTES: readonly Row<Uint8Array>[] = [
  ['pdf', bytes => latin(bytes, 0, 1024).includes('%PDF-')],
  ['picture', bytes => /^(?:GIF8|BM.{4}\0{4}|II\*\0|MM\0\*)/su.test(latin(bytes, 0, 12))],
  ['vassal', bytes => VASSAL.test(latin(bytes, 0, 5))],
  // Excel before 2007; Word and others of that time share the form, and are told apart by a name in it.
  ['spreadsheet', bytes => isOldOffice(bytes) && /W\0o\0r\0k\0b\0o\0o\0k\0|B\0o\0o\0k\0/u.test(latin(bytes, 0, LOOKED_AT))],
  ['document', isOldOffice],
  ['archive', bytes => /^(?:\x1f\x8b|Rar!|7z\xbc\xaf)/u.test(latin(bytes, 0, 4))]
]

/** Archives, by the names in them, one a line, and by their first bytes, where documents of OpenOffice say what they are. */
const ARCHIVES: readonly Row<{ readonly names: string; readonly head: string }>[] = [
  ['battlescribe', ({ names }) => /\.ros$/imu.test(names)],
  ['battlescribe-data', ({ names }) => /\.(?:cat|gst)$/imu.test(names)],
  ['vassal', ({ names }) => /^(?:savedgame|buildfile(?:\.xml)?|moduledata)$/imu.test(names)],
  ['spreadsheet', ({ names, head }) => head.includes('opendocument.spreadsheet') || /^(?:xl|Index\/Tables)\//mu.test(names)],
  ['document', ({ names, head }) => head.includes('vnd.oasis.opendocument') || /^(?:word|ppt)\//mu.test(names)],
  ['compcon', ({ names }) => /^lcp_manifest\.json$/mu.test(names)],
  ['mekhq', ({ names }) => /\.cpnx$/imu.test(names)]
]

/** JSON of other programs, by its fields. */
const JSON_KINDS: readonly Row<JsonOutline>[] = [
  // Ours always says so; what is wrong with it, its own reader says.
  ['json', fields => fields.has('flagship')],
  ['new-recruit', fields => fields.has('roster.forces') || (text(fields, 'roster.generatedBy') ?? '').includes('newrecruit')],
  ['xws', fields => fields.get('pilots')?.kind === 'list' && (fields.has('faction') || fields.has('pilots[].ship'))],
  ['tabletop-simulator', fields => fields.get('ObjectStates')?.kind === 'list' || (fields.has('GUID') && fields.has('Transform'))],
  ['compcon', fields => fields.has('cc_ver') || (fields.has('callsign') && (fields.has('mechs') || fields.has('licenses')))],
  ['foundry', fields => ['_stats.systemId', 'flags.exportSource', 'prototypeToken'].some(path => fields.has(path))]
]

/** XML, by the name of its outermost element and what stands there. */
const XML_KINDS: readonly Row<{ readonly root: string; readonly head: string }>[] = [
  ['battlescribe', ({ root }) => root === 'roster'],
  ['battlescribe-data', ({ root }) => root === 'catalogue' || root === 'gameSystem'],
  ['megamek', ({ root, head }) => ['unit', 'record', 'entity'].includes(root) && head.includes('<entity')],
  ['mekhq', ({ root, head }) => root === 'campaign' && /<(?:info|campaignOptions)\b/u.test(head)],
  ['vassal', ({ root }) => root.startsWith('VASSAL.')],
  ['picture', ({ root }) => root === 'svg'],
  ['web-page', ({ root }) => root.toLowerCase() === 'html'],
  ['xml', () => true]
]

/** What saved games of VASSAL begin with, by version. */
const VASSAL = /^(?:!VCS[KZ]|!?VOBS)/u

/** How much of an XML text is looked at. */
const XML_HEAD = 20_000

/**
 * What a file is, by its content alone; never by its name, which people change. Looks and builds nothing, so it may be given anything. A
 * file that matches nothing is `text` or `bytes`.
 */
export function recognise({ bytes, text: said }: Pick<ForeignFile, 'bytes' | 'text'>): FileKind {
  if (said === null) return bytesKind(bytes)
  const start = said.trimStart()
  if (start.startsWith(String.raw`{\rtf`)) return 'document'
  if (JSON_START.test(start)) return jsonKind(said)
  // No text has a zero in it, though all the bytes of a small file may be those of one.
  if (said.includes('\0')) return bytesKind(bytes)
  // These may hold nothing but plain characters.
  if (start.startsWith('%PDF-')) return 'pdf'
  if (VASSAL.test(start.slice(0, 5))) return 'vassal'
  const xml = start.startsWith('<') ? xmlKind(start) : 'text'
  if (xml !== 'xml' && xml !== 'text') return xml
  return holdsCode(said) ? 'share-code' : xml === 'xml' ? xml : textKind(said)
}

/** An object, a list, or nothing at all; not a text that has a bracket before its first word, such as the time of a message. */
const JSON_START = /^(?:\{|\[\s*(?:["[{\]\-0-9]|true|false|null|$)|$)/u

function textKind(said: string): FileKind {
  if (squadLink(said) !== null) return 'squad-link'
  if (webLink(said) !== null) return 'link'
  if (looksLikeTable(said)) return 'table'
  return 'text'
}

function bytesKind(bytes: Uint8Array): FileKind {
  if (!isZip(bytes)) return pictureKind(bytes) ?? first(BYTES, bytes) ?? 'bytes'
  const names = zipEntries(bytes)?.map(({ name }) => name.replace(/^\/+/u, '')) ?? []
  return first(ARCHIVES, { names: names.join('\n'), head: latin(bytes, 0, 200) }) ?? 'archive'
}

function jsonKind(said: string): FileKind {
  const outline = jsonOutline(said)
  const kind = outline === null ? undefined : first(JSON_KINDS, outline)
  // The time of a message may look like the beginning of a list.
  return kind ?? (outline === null && holdsCode(said) ? 'share-code' : 'json')
}

function xmlKind(start: string): FileKind {
  const head = start.slice(0, XML_HEAD)
  if (/^<!doctype html/iu.test(head)) return 'web-page'
  const root = /^(?:\s|<\?[^>]*>|<!--.*?-->|<![^>]*>)*<([A-Za-z_][\w.:-]*)/su.exec(head)?.[1]
  return root === undefined ? 'text' : (first(XML_KINDS, { root, head }) ?? 'xml')
}

function first<Sample>(rows: readonly Row<Sample>[], sample: Sample): FileKind | undefined {
  return rows.find(([, is]) => is(sample))?.[0]
}

function text(fields: JsonOutline, path: string): string | undefined {
  const value = fields.get(path)
  return value?.kind === 'text' ? value.text : undefined
}

function isOldOffice(bytes: Uint8Array): boolean {
  return latin(bytes, 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
}

/** Chat and mail put line breaks and invisible characters anywhere into a code. */
function holdsCode(said: string): boolean {
  return said.length <= CODE_TEXT_MAX && said.replace(/[^A-Za-z0-9._-]+/gu, '').includes(SHARE_MARK)
}

/** The longest text that is looked through for a code. */
const CODE_TEXT_MAX = 4 * 1024 * 1024

/** How far a file that is no text is looked into. */
const LOOKED_AT = 256 * 1024
