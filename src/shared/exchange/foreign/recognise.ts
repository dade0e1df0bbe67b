import type { ForeignFile } from './foreign-file'
import type { ForeignKind } from './foreign-kinds'
import { jsonOutline, type JsonOutline } from './json-outline'
import { squadLink, webLink } from './links'
import { looksLikeTable } from './looks-like-table'
import { isZip, zipEntries } from './zip-entries'

/** What a file is: ours to read, or of another program. `json` may be ours or nobody's: its reader says. */
type FileKind = 'json' | 'share-code' | ForeignKind

/** The mark that a share code begins with, wherever it stands in a text. */
export const SHARE_MARK = 'FLAGSHIP1.'

type Row<Sample> = readonly [kind: FileKind, is: (sample: Sample) => boolean]

/** Files that are no text, by the bytes they begin with. */
const BYTES: readonly Row<Uint8Array>[] = [
  ['pdf', bytes => latin(bytes, 0, 1024).includes('%PDF-')],
  ['webp', bytes => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  ['avif', bytes => brandsOf(bytes).some(brand => brand === 'avif' || brand === 'avis')],
  ['heic', bytes => brandsOf(bytes).some(brand => /^(?:he[iv][cxms]|mif1|msf1)$/u.test(brand))],
  ['picture', bytes => /^(?:GIF8|BM.{4}\0{4}|II\*\0|MM\0\*)/su.test(latin(bytes, 0, 12))],
  ['vassal', bytes => latin(bytes, 0, 5) === '!VCSK'],
  // Excel before 2007; Word and others of that time share the form, and are told apart by a name in it.
  ['spreadsheet', bytes => isOldOffice(bytes) && /W\0o\0r\0k\0b\0o\0o\0k\0|B\0o\0o\0k\0/u.test(latin(bytes, 0, bytes.length))],
  ['document', isOldOffice],
  ['mekhq', bytes => isGzip(bytes) && /^[^\0]*\.cpnx\0/u.test(latin(bytes, 10, 300))],
  ['archive', bytes => isGzip(bytes) || /^(?:Rar!|7z\xbc\xaf)/u.test(latin(bytes, 0, 4))]
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
  ['xws', fields => text(fields, 'faction') !== undefined && fields.get('pilots')?.kind === 'list'],
  ['tabletop-simulator', fields => fields.get('ObjectStates')?.kind === 'list' || (fields.has('GUID') && fields.has('Transform'))],
  ['compcon', fields => fields.has('callsign') && (fields.has('mechs') || fields.has('licenses'))],
  ['foundry', fields => fields.has('_stats.systemId') || fields.has('prototypeToken') || (fields.has('token') && fields.has('items'))]
]

/** XML, by the name of its outermost element and what stands there. */
const XML_KINDS: readonly Row<{ readonly root: string; readonly head: string }>[] = [
  ['battlescribe', ({ root }) => root === 'roster'],
  ['battlescribe-data', ({ root }) => root === 'catalogue' || root === 'gameSystem'],
  ['megamek', ({ root, head }) => ['unit', 'record', 'entity'].includes(root) && head.includes('<entity')],
  ['mekhq', ({ root, head }) => root === 'campaign' && /<(?:info|campaignOptions)\b/u.test(head)],
  ['vassal', ({ root }) => root.startsWith('VASSAL.') || root === 'data'],
  ['web-page', ({ root }) => root.toLowerCase() === 'html'],
  ['xml', () => true]
]

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
  if (start === '' || start.startsWith('{') || start.startsWith('[')) return jsonKind(said)
  // These may hold nothing but plain characters.
  if (start.startsWith('%PDF-')) return 'pdf'
  if (start.startsWith('!VCSK')) return 'vassal'
  if (start.startsWith('<')) return xmlKind(start)
  if (said.includes(SHARE_MARK)) return 'share-code'
  if (squadLink(said) !== null) return 'squad-link'
  if (webLink(said) !== null) return 'link'
  if (looksLikeTable(said)) return 'table'
  return 'text'
}

function bytesKind(bytes: Uint8Array): FileKind {
  if (!isZip(bytes)) return first(BYTES, bytes) ?? 'bytes'
  const names = zipEntries(bytes)?.map(({ name }) => name.replace(/^\/+/u, '')) ?? []
  return first(ARCHIVES, { names: names.join('\n'), head: latin(bytes, 0, 200) }) ?? 'archive'
}

function jsonKind(said: string): FileKind {
  const outline = jsonOutline(said)
  return (outline === null ? undefined : first(JSON_KINDS, outline)) ?? 'json'
}

function xmlKind(start: string): FileKind {
  const head = start.slice(0, XML_HEAD)
  if (/^<!doctype html/iu.test(head)) return 'web-page'
  const root = /^(?:\s|<\?[^>]*>|<!--.*?-->|<![^>]*>)*<([\w.:-]+)/su.exec(head)?.[1]
  return root === undefined ? 'text' : (first(XML_KINDS, { root, head }) ?? 'xml')
}

function first<Sample>(rows: readonly Row<Sample>[], sample: Sample): FileKind | undefined {
  return rows.find(([, is]) => is(sample))?.[0]
}

function text(fields: JsonOutline, path: string): string | undefined {
  const value = fields.get(path)
  return value?.kind === 'text' ? value.text : undefined
}

/** The brands of a file in the form of MP4, which HEIC and AVIF share: the main one first. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  if (latin(bytes, 4, 8) !== 'ftyp') return []
  const length = Math.min(bytes[3] ?? 0, 96)
  const brands = [latin(bytes, 8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(latin(bytes, at, at + 4))
  return brands
}

function isOldOffice(bytes: Uint8Array): boolean {
  return latin(bytes, 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** A piece of the bytes as text, a character for each. */
function latin(bytes: Uint8Array, from: number, to: number): string {
  let said = ''
  for (const byte of bytes.subarray(from, Math.min(to, LOOKED_AT))) said += String.fromCharCode(byte)
  return said
}

/** How far a file that is no text is looked into. */
const LOOKED_AT = 256 * 1024
