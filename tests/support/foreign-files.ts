import { gzipSync } from 'node:zlib'
import type { ForeignKind } from '@shared/exchange/foreign/foreign-kinds'
import { zipped } from './zipped'

/** A small file of a program, as that program writes it. */
interface ForeignSample {
  readonly name: string
  readonly kind: ForeignKind
  readonly bytes: Buffer
}

const ROSTER_SPACE = 'http://www.battlescribe.net/schema/rosterSchema'
const ROS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="e1f2" name="Dindrenzi" battleScribeVersion="2.03" gameSystemId="sys-1" gameSystemName="Firestorm" xmlns="${ROSTER_SPACE}">
  <costs><cost name="pts" typeId="pts" value="800.0"/></costs>
  <forces><force id="f1" name="Fleet" catalogueName="Dindrenzi"><selections/></force></forces>
</roster>`
const XWS = {
  description: '',
  faction: 'rebelalliance',
  name: 'Red Two',
  pilots: [{ id: 'lukeskywalker', ship: 't65xwing', points: 6, upgrades: { astromech: ['r2d2'], talent: ['instinctiveaim'] } }],
  points: 20,
  vendor: { yasb: { builder: 'YASB - X-Wing 2.5', builder_url: 'https://yasb.app/', link: 'https://yasb.app/?f=Rebel%20Alliance' } },
  version: '2.4.12'
}
const NEW_RECRUIT = {
  roster: {
    id: 'abc',
    name: 'Dindrenzi',
    xmlns: ROSTER_SPACE,
    generatedBy: 'https://newrecruit.eu',
    costs: [{ name: 'pts', typeId: 'pts', value: 800 }],
    forces: [{ id: 'f1', name: 'Fleet', selections: [] }]
  }
}
const FOUNDRY = {
  name: 'ISS Dawn',
  type: 'starship',
  img: 'systems/sfrpg/icons/default/starship.svg',
  system: { attributes: { hp: { value: 55, max: 55 }, sp: { value: 40 } } },
  prototypeToken: { name: 'ISS Dawn', actorLink: true },
  items: [{ name: 'Coilgun', type: 'starshipWeapon', system: {} }],
  effects: [],
  flags: {},
  _stats: { systemId: 'sfrpg', systemVersion: '0.26.1', coreVersion: '11.315' }
}
const FOUNDRY_OLD = {
  name: 'Dawn',
  type: 'npc',
  data: {},
  flags: { exportSource: { world: 'reach', system: 'sfrpg' } },
  token: {},
  items: []
}
const TABLE_SAVE = {
  SaveName: 'X-Wing Table',
  GameMode: 'X-Wing',
  Gravity: 0.5,
  Table: 'Table_None',
  LuaScript: '',
  ObjectStates: [{ Name: 'Custom_Model', Transform: { posX: 1.25, posY: 5.22204255e-6 }, Nickname: 'Luke' }]
}
const PILOT = { id: 'b1', name: 'Ada', callsign: 'KITE', level: 2, licenses: [{ id: 'mf_drake', rank: 1 }], mechs: [], cc_ver: '2.3.5' }
const UNITS = `<?xml version="1.0" encoding="UTF-8"?>
<unit version="0.49.19.1">
<entity chassis="Atlas" model="AS7-D" type="Biped"><pilot name="Ada" gunnery="4" piloting="5"/></entity>
</unit>`
const CAMPAIGN = `<?xml version="1.0" encoding="UTF-8"?>
<campaign version="0.51.00"><info><id>1</id><name>The Learning Ropes</name></info></campaign>`

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const json = (value: unknown): string => JSON.stringify(value, null, 2)
const sample = (name: string, kind: ForeignKind, content: string | Buffer): ForeignSample => ({ name, kind, bytes: Buffer.from(content) })

/** Files that people bring along, of every kind that is recognised; those that are whole must never be called broken. */
export const FOREIGN_FILES: readonly ForeignSample[] = [
  sample('a squad in XWS', 'xws', json(XWS)),
  sample('a squad in XWS on one line, its last fields first', 'xws', JSON.stringify({ version: '', pilots: XWS.pilots, faction: 'x' })),
  sample('a link of YASB', 'squad-link', 'https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ200Z4X115WW&sn=Red%20Two&obs=\n'),
  sample('a link of the older YASB', 'squad-link', 'https://raithos.github.io/?f=Galactic%20Empire&d=v8ZsZ200Z1'),
  sample('a link of Launch Bay Next', 'squad-link', "https://launchbaynext.app/print?lbx='Two'.31.3.0.l44.188"),
  sample('a roster of BattleScribe', 'battlescribe', ROS),
  sample('a packed roster of BattleScribe', 'battlescribe', zipped({ 'Dindrenzi.ros': ROS })),
  sample('a catalogue of BattleScribe', 'battlescribe-data', '<?xml version="1.0"?>\n<!-- made by hand -->\n<catalogue id="c1" name="D"/>'),
  sample('a packed game of BattleScribe', 'battlescribe-data', zipped({ 'Firestorm.gst': '<gameSystem/>' })),
  sample('a roster of New Recruit', 'new-recruit', json(NEW_RECRUIT)),
  sample('an actor of Foundry', 'foundry', json(FOUNDRY)),
  sample('an actor of an older Foundry', 'foundry', json(FOUNDRY_OLD)),
  sample('a saved game of VASSAL', 'vassal', zipped({ savedGame: '!VCSKa3d0d1', savedata: '<data/>', moduledata: '<data/>' })),
  sample('a module of VASSAL', 'vassal', zipped({ 'buildFile.xml': '<VASSAL.build.GameModule/>', moduledata: '<data/>' })),
  sample('the game within a saved game of VASSAL', 'vassal', '!VCSKa3d0d1d2'),
  sample('a table of Tabletop Simulator', 'tabletop-simulator', json(TABLE_SAVE)),
  sample('units of MegaMek', 'megamek', UNITS),
  sample('a campaign of MekHQ', 'mekhq', CAMPAIGN),
  sample('a packed campaign of MekHQ', 'mekhq', gzipSync(CAMPAIGN + ' '.repeat(100_000))),
  sample('a pilot of COMP/CON', 'compcon', json(PILOT)),
  sample('a pack of COMP/CON', 'compcon', zipped({ 'lcp_manifest.json': '{}', 'frames.json': '[]' })),
  sample('a table with semicolons', 'table', 'Name;Hull;Shields\r\nVast;5;3\r\nGap;4;2\r\n'),
  sample('a table from the clipboard', 'table', 'Name\tHull\nVast\t5'),
  sample('a table in the old code page', 'table', latin('Nom;Coque\r\nÉtoile;5\r\n')),
  sample('a table in UTF-16', 'table', Buffer.from('\ufeffNom\tCoque\r\nÉtoile\t5\r\n', 'utf16le')),
  sample('a workbook of Excel', 'spreadsheet', zipped({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })),
  sample('a workbook of an old Excel', 'spreadsheet', oldOffice('Workbook')),
  sample('a spreadsheet of LibreOffice', 'spreadsheet', zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })),
  sample('a document of Word', 'document', zipped({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' })),
  sample('a document of an old Word', 'document', oldOffice('WordDocument')),
  sample('a document of LibreOffice', 'document', zipped({ mimetype: 'application/vnd.oasis.opendocument.text' })),
  sample('a rich text', 'document', String.raw`{\rtf1\ansi Fleet}`),
  sample('a PDF', 'pdf', latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\0\x01\x02')),
  sample('a PDF of plain characters', 'pdf', '%PDF-1.4\n1 0 obj\n'),
  sample('a photograph of an iPhone', 'heic', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\x01\0meta')),
  sample('a photograph in WebP', 'webp', latin('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0')),
  sample('a photograph in AVIF', 'avif', latin('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf\0\0\x01\0meta')),
  sample('a picture in GIF', 'picture', latin('GIF89a\x01\0\x01\0\x80\0\0')),
  sample('a scan in TIFF', 'picture', latin('II*\0\x08\0\0\0\x0e\0')),
  sample('a drawing', 'picture', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
  sample('a saved web page', 'web-page', '<!DOCTYPE html>\n<html lang="en"><title>Squad</title></html>'),
  sample('a web page without its first line', 'web-page', '<html><body>Squad</body></html>'),
  sample('an archive of other things', 'archive', zipped({ 'photo.png': 'x' }, 'with a comment')),
  sample('a packed text', 'archive', gzipSync('hello')),
  sample('an empty archive', 'archive', zipped({})),
  sample('a link to elsewhere', 'link', 'https://example.com/fleets/12'),
  sample('XML of nobody knows whom', 'xml', '<?xml version="1.0"?><fleet><ship/></fleet>'),
  sample('a list typed in a chat', 'text', '[X-Wing] my list\n- Luke\n- Wedge\n'),
  sample('a text in the old code page', 'text', latin('Ma flotte est prête')),
  sample('a few bytes', 'bytes', latin('\x01\x02\x03\xff')),
  sample('nothing but zeros', 'bytes', Buffer.alloc(64))
]

/** A file of Office before 2007, in which the name of its main part stands in two bytes a letter. */
function oldOffice(part: string): Buffer {
  return Buffer.concat([latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), Buffer.alloc(500), Buffer.from(part, 'utf16le'), Buffer.alloc(40)])
}
