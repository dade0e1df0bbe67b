import type { Account } from '../report/account'
import type { Aftermath } from '../report/aftermath'
import type { CampaignChange } from '../campaign/changes'
import type { Campaign, CampaignSummary } from '../campaign/campaign'
import type { Settings } from '../campaign/settings'
import type { Infer } from '../schema/infer'
import type { Roster } from '../schema/hosted-system'
import type { BattleGlance, BattleKey, WireEntry, OpenedBattle, SubmitResult, PendingCommand } from './battle'
import type { DataFolder, FolderAnswer } from './data-folder'
import type { ExportedFile, ImportCheck, PaperSquares, SharedRoster } from './exchange'
import type { ScreenFrame, ScreenState } from './player-screen'
import type { CALL_SCHEMAS } from './schemas/calls'
import type { StationsState } from './stations'

export type {
  WireCommand,
  WireEntry,
  PendingCommand,
  BattleDamage,
  BattleGlance,
  OpenedBattle,
  DiceAnswer,
  DiceProblem,
  SubmitResult,
  BattleKey
} from './battle'

export interface AppInfo {
  readonly version: string
  readonly dataDir: string
  /** The kind of shell: a desktop window, or a browser on this computer. */
  readonly shell: 'desktop' | 'browser' | 'headless'
  /** Language tag of the operating system, such as fr-FR. */
  readonly locale: string
  /** Name of the operating system in Node's terms: win32, darwin, linux. */
  readonly platform: string
  /** Name under which the firewall of the operating system lists this program. */
  readonly program: string
  /** The disk is completely full: everything can be read, nothing written. */
  readonly isReadOnly: boolean
}

export interface CampaignProblem {
  readonly id: string
  /**
   * `from-copy`: its file is damaged and the previous copy was read instead; `detail` is the name of the copy. `other-folder`: the folder
   * `id` holds the campaign `detail`, which can be taken in. `odd-folder`: no campaign can have a folder of that name.
   */
  readonly problem:
    | 'damaged'
    | 'newer-format'
    | 'not-a-campaign'
    | 'invalid'
    | 'unreadable'
    | 'from-copy'
    | 'other-folder'
    | 'other-battles'
    | 'odd-folder'
  readonly detail: string
}

export interface CampaignList {
  readonly campaigns: readonly CampaignSummary[]
  readonly problems: readonly CampaignProblem[]
}

export interface TrashItem {
  readonly trashId: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly deletedAt: number
}

/** A duplicate of a campaign. */
export interface CampaignCopy {
  readonly campaign: Campaign
  /** Names of the battles that could not be copied, or only up to their damage. */
  readonly leftOut: readonly string[]
}

/** A backup of a campaign, made at intervals or before a risky step. */
export interface CampaignBackup {
  readonly name: string
  readonly kind: string
  /** Milliseconds since 1970. */
  readonly takenMs: number
}

/** The result of each call. The arguments are in its schema, `schemas/calls.ts`. */
interface CallResults {
  'app.info': AppInfo
  /** The page of the window as it prints, as a PDF in base64. `refused` where the browser prints it. */
  'app.pdf': { readonly base64: string }
  'settings.get': Settings
  'settings.save': Settings
  'data.folder': DataFolder
  /** Shows the folder in the file manager. `refused` if there is none. */
  'data.open': null
  /** Asks the GM for a folder and moves all data there. A page never names a folder. */
  'data.move': FolderAnswer
  /** Deletes the copy that a move left in the old place. */
  'data.removeOld': FolderAnswer
  'campaigns.list': CampaignList
  'campaigns.get': Campaign
  'campaigns.create': Campaign
  'campaigns.createSample': Campaign
  'campaigns.quickBattle': BattleKey
  /** A battle with a lesson, ready at its first decision. `not-found` if the lesson has no such part. */
  'campaigns.firstBattle': BattleKey
  'campaigns.edit': Campaign
  'campaigns.duplicate': CampaignCopy
  'campaigns.remove': TrashItem
  /**
   * Takes in the campaign of an `other-folder`: back into its own folder if that is free, else under a new id. Of two folders that hold
   * each other's file each gets its own back.
   */
  'campaigns.adopt': { readonly id: string }
  'campaigns.trash': readonly TrashItem[]
  'campaigns.restore': { readonly id: string }
  /** Empty while the battle goes on. */
  'chronicle.aftermath': readonly Aftermath[]
  /** Carries decisions out in the rosters: all or none. `not-found` if the battle did nothing to a part, `refused` if it cannot be so. */
  'chronicle.settle': Campaign
  /** The campaign as if these had not been decided. `refused` where a later battle has decided on a part. */
  'chronicle.unsettle': Campaign
  /** The game master's own rosters of a game, for any campaign; the calls that change them return what is there then. */
  'library.list': readonly Roster[]
  'library.keep': readonly Roster[]
  'library.remove': readonly Roster[]
  'backups.list': readonly CampaignBackup[]
  /** Changes since the backup before, by the name of each backup. Leaves out the first and unreadable ones. */
  'backups.changes': Readonly<Record<string, readonly CampaignChange[]>>
  /** The contents of a backup, for a look before restoring it. */
  'backups.read': Campaign
  'backups.restore': Campaign
  /** A campaign, or one battle of it as a campaign of its own. */
  'export.campaign': ExportedFile
  'export.everything': readonly ExportedFile[]
  'export.roster': SharedRoster
  'export.settings': ExportedFile
  /** An open battle as it stands, for the squares of a printed sheet. */
  'export.paper': PaperSquares
  /** Imports a file of this many bytes: it arrives in pieces, is checked and previewed, and is then accepted or dropped. One at a time. */
  'import.begin': { readonly id: string }
  'import.piece': null
  'import.check': ImportCheck
  /** The name of the next file that the system was asked to open with Flagship; null if none is waiting. */
  'import.opened': ({ readonly id: string; readonly fileName: string } & ImportCheck) | null
  /** Creates the campaigns of the previewed file. */
  'import.accept': readonly Campaign[]
  'import.drop': null
  'battle.create': OpenedBattle
  'battle.open': OpenedBattle
  /** Opens it too, and sums it up. */
  'battle.glance': BattleGlance
  'battle.close': null
  'battle.submit': SubmitResult
  'battle.answer': SubmitResult
  'battle.cancel': null
  'battle.draft': null
  /** Takes back the last input of the waiting command: the text in its field, else its last dice. `nothing-pending` if it has neither. */
  'battle.takeBack': PendingCommand
  'battle.undo': WireEntry
  /** Undoes everything after entry `seq` as one step. `nothing-to-undo` if undo does not lead to that moment. */
  'battle.undoTo': WireEntry
  'battle.redo': WireEntry
  'battle.state': unknown
  'battle.log': readonly WireEntry[]
  /** SHA-256 of the state in canonical JSON, hexadecimal. */
  'battle.hash': { readonly seq: number; readonly hash: string }
  /** Continues a damaged battle from its last good entry; the damaged files are set aside. */
  'battle.continueFromRescue': OpenedBattle
  /** Current contents of the player screen: the only call that a player screen may make. */
  'players.frame': ScreenFrame
  'players.account': Account
  /** For a screen that has just opened: what of this battle could be shown. */
  'players.screen': ScreenState
  /** Shows something on the player screen. Nothing else can put anything there. */
  'players.show': ScreenState
  /** Opens the second window of the desktop program. `refused` if the player screen is a page of the browser. */
  'players.openWindow': ScreenState
  'players.closeWindow': ScreenState
  /** For a screen that has just opened. The other calls about stations return nothing, as a late reply would be older than the news. */
  'stations.state': StationsState
  /** Lets phones join this battle at one address. Until then, the other calls about stations fail with `not-open`. */
  'stations.open': null
  'stations.close': null
  /** Admits a waiting player to a seat at a side. */
  'stations.admit': null
  'stations.turnAway': null
  'stations.sendAway': null
  /** Answers a proposal. A yes overrules whatever can be overruled; `stale` while other dice are due. */
  'stations.answer': null
  /** Uses the dice a player has sent for the current roll. */
  'stations.takeDice': null
  /** Starts a forecast, and cancels the one before. Progress is reported as news under this id. */
  'forecast.start': { readonly id: string }
  'forecast.cancel': null
}

/** The calls that a window or a script can make to the host. */
export type CallName = keyof typeof CALL_SCHEMAS
export type CallArgs<N extends CallName> = Infer<(typeof CALL_SCHEMAS)[N]>
export type CallResult<N extends CallName> = CallResults[N]

/** The host's side of the contract: one function per call. */
export type CallHandlers = { readonly [N in CallName]: (args: CallArgs<N>) => Promise<CallResult<N>> }

/** A reply as sent to a window. Errors are sent as data, since bridges drop the fields of thrown ones. */
export type CallReply<T> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly error: IpcError }

export const IPC_ERROR_CODES = [
  'bad-call',
  'bad-args',
  'not-found',
  'not-open',
  'read-only',
  'stale',
  'nothing-to-undo',
  'nothing-to-redo',
  'nothing-pending',
  'not-fit',
  'refused',
  'damaged',
  'newer-format',
  'disk-full',
  'io',
  'data-gone',
  'locked',
  'too-fast',
  'too-large',
  'internal'
] as const
export type IpcErrorCode = (typeof IPC_ERROR_CODES)[number]

export interface IpcError {
  readonly code: IpcErrorCode
  /** What it concerns, for the message: a path in the arguments, a file, a name. */
  readonly detail: string
}

/** The only way to fail a call on purpose. Transports turn it into `{ok: false, error}`; any other error becomes `internal`. */
export class CallFailure extends Error {
  constructor(
    readonly code: IpcErrorCode,
    readonly detail: string
  ) {
    super(`${code}: ${detail}`)
  }
}
