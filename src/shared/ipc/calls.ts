import type { Campaign, CampaignSummary, SystemId } from '../campaign/campaign'
import type { CampaignEdit } from '../campaign/edits/edit'
import type { Overruling } from '../core/log/entry'
import type { Locale } from '../kernel/locale'
import type { Settings } from '../campaign/settings'
import type { WireCommand, WireEntry, OpenedBattle, DiceAnswer, SubmitResult, BattleKey, PendingCommand } from './battle'
import type { DataFolder, FolderAnswer } from './data-folder'
import type { ExportedFile, ImportCheck } from './exchange'
import type { ForecastOrder } from './forecast'

export type {
  WireCommand,
  WireEntry,
  PendingCommand,
  BattleDamage,
  OpenedBattle,
  DiceAnswer,
  DiceProblem,
  SubmitResult,
  BattleKey
} from './battle'

export interface AppInfo {
  readonly version: string
  readonly dataDir: string
  /** Where the window lives: a desktop window, or a browser on this computer. */
  readonly shell: 'desktop' | 'browser' | 'headless'
  /** Language tag of the operating system, such as fr-FR. */
  readonly locale: string
  /** Name of the operating system as Node says it: win32, darwin, linux. */
  readonly platform: string
  /** The disk has no room left at all: everything can be read, nothing written. */
  readonly isReadOnly: boolean
}

export interface CampaignProblem {
  readonly id: string
  /**
   * `from-copy`: its file is damaged and the copy beside it was read instead; `detail` is its name. `other-folder`: the folder `id` holds the
   * campaign `detail`; it can be taken in. `odd-folder`: no campaign can have a folder of that name.
   */
  readonly problem: 'damaged' | 'newer-format' | 'not-a-campaign' | 'invalid' | 'unreadable' | 'from-copy' | 'other-folder' | 'odd-folder'
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

/** A second campaign made from one. */
export interface CampaignCopy {
  readonly campaign: Campaign
  /** Names of its battles of which nothing could be read, or only what comes before the damage. */
  readonly leftOut: readonly string[]
}

/** A backup of a campaign, made automatically as time passes or before a step that could be regretted. */
export interface CampaignBackup {
  readonly name: string
  readonly kind: string
  /** Milliseconds since 1970. */
  readonly takenMs: number
}

/** Every call of a window or a script to the host: arguments in, result out. Adding a line here is always step one. */
export interface Calls {
  'app.info': { args: Record<string, never>; result: AppInfo }
  'settings.get': { args: Record<string, never>; result: Settings }
  'settings.save': { args: { readonly settings: Settings }; result: Settings }
  'data.folder': { args: Record<string, never>; result: DataFolder }
  /** Shows the folder in the file manager. `refused` where there is none to show it in. */
  'data.open': { args: Record<string, never>; result: null }
  /** Asks the GM for a folder and moves all data there. A page never names one. */
  'data.move': { args: Record<string, never>; result: FolderAnswer }
  /** Deletes the copy that a move left at the old place. */
  'data.removeOld': { args: Record<string, never>; result: FolderAnswer }
  'campaigns.list': { args: Record<string, never>; result: CampaignList }
  'campaigns.get': { args: { readonly campaignId: string }; result: Campaign }
  'campaigns.create': { args: { readonly name: string; readonly system: SystemId }; result: Campaign }
  /** Named in this language, as the screen that asks is. */
  'campaigns.createSample': { args: { readonly name: string; readonly system: SystemId; readonly locale: Locale }; result: Campaign }
  'campaigns.edit': { args: { readonly campaignId: string; readonly edit: CampaignEdit }; result: Campaign }
  'campaigns.duplicate': { args: { readonly campaignId: string; readonly name: string }; result: CampaignCopy }
  'campaigns.remove': { args: { readonly campaignId: string }; result: TrashItem }
  /** Takes in the campaign of an `other-folder`: back in its own folder where that is free, else with a new id. */
  'campaigns.takeIn': { args: { readonly campaignId: string }; result: { readonly id: string } }
  'campaigns.trash': { args: Record<string, never>; result: readonly TrashItem[] }
  'campaigns.restore': { args: { readonly trashId: string }; result: { readonly id: string } }
  'backups.list': { args: { readonly campaignId: string }; result: readonly CampaignBackup[] }
  /** The contents of a backup, to be looked at before it is restored. */
  'backups.read': { args: { readonly campaignId: string; readonly name: string }; result: Campaign }
  'backups.restore': { args: { readonly campaignId: string; readonly name: string }; result: Campaign }
  /** A campaign, or one battle of it as a campaign of its own. */
  'export.campaign': { args: { readonly campaignId: string; readonly battleId?: string }; result: ExportedFile }
  'export.everything': { args: Record<string, never>; result: readonly ExportedFile[] }
  'export.roster': { args: { readonly campaignId: string; readonly rosterId: string }; result: ExportedFile & { readonly code: string } }
  'export.settings': { args: Record<string, never>; result: ExportedFile }
  /** A file comes in: so many bytes, in pieces, then it is checked, looked at and accepted or dropped. One at a time. */
  'import.begin': { args: { readonly bytes: number }; result: { readonly id: string } }
  'import.piece': { args: { readonly id: string; readonly data: string }; result: null }
  'import.check': { args: { readonly id: string }; result: ImportCheck }
  'import.code': { args: { readonly code: string }; result: { readonly id: string } & ImportCheck }
  /** The next file that the system was asked to open with Flagship, by its name; null when none waits. */
  'import.opened': { args: Record<string, never>; result: ({ readonly id: string; readonly fileName: string } & ImportCheck) | null }
  /** Makes the campaigns of the file that was looked at. */
  'import.accept': { args: { readonly id: string }; result: readonly Campaign[] }
  'import.drop': { args: { readonly id: string }; result: null }
  'battle.create': {
    args: {
      readonly campaignId: string
      readonly name: string
      readonly sides: readonly { readonly sideId: string; readonly rosterId: string }[]
    }
    result: OpenedBattle
  }
  'battle.open': { args: BattleKey; result: OpenedBattle }
  'battle.close': { args: BattleKey; result: null }
  'battle.submit': {
    args: BattleKey & DiceAnswer & { readonly command: WireCommand; readonly overruling?: Overruling; readonly expectedSeq?: number }
    result: SubmitResult
  }
  'battle.answer': { args: BattleKey & DiceAnswer; result: SubmitResult }
  'battle.cancel': { args: BattleKey; result: null }
  'battle.draft': { args: BattleKey & { readonly text: string }; result: null }
  /** Takes back what the waiting command was given last: the text in its field, else its last dice. `nothing-pending` where it has neither. */
  'battle.takeBack': { args: BattleKey; result: PendingCommand }
  'battle.undo': { args: BattleKey & { readonly expectedSeq?: number }; result: WireEntry }
  /** Takes back everything after entry `seq` as one step. `nothing-to-undo` where undo does not lead to that moment. */
  'battle.undoTo': { args: BattleKey & { readonly seq: number; readonly expectedSeq?: number }; result: WireEntry }
  'battle.redo': { args: BattleKey & { readonly expectedSeq?: number }; result: WireEntry }
  'battle.state': { args: BattleKey; result: unknown }
  'battle.log': { args: BattleKey & { readonly from?: number; readonly count?: number }; result: readonly WireEntry[] }
  /** SHA-256 of the state in canonical JSON, hexadecimal. */
  'battle.hash': { args: BattleKey; result: { readonly seq: number; readonly hash: string } }
  /** Goes on from the last good entry of a damaged battle; the damaged files are kept aside. */
  'battle.continueFromRescue': { args: BattleKey; result: OpenedBattle }
  /** Begins a forecast and ends the one before. Progress arrives as news under this id. */
  'forecast.start': { args: ForecastOrder; result: { readonly id: string } }
  'forecast.cancel': { args: { readonly id: string }; result: null }
}

export type CallName = keyof Calls
export type CallArgs<N extends CallName> = Calls[N]['args']
export type CallResult<N extends CallName> = Calls[N]['result']

/** Every call by name, for the places that must know them all at run time. */
export const CALL_NAMES = [
  'app.info',
  'settings.get',
  'settings.save',
  'data.folder',
  'data.open',
  'data.move',
  'data.removeOld',
  'campaigns.list',
  'campaigns.get',
  'campaigns.create',
  'campaigns.createSample',
  'campaigns.edit',
  'campaigns.duplicate',
  'campaigns.remove',
  'campaigns.takeIn',
  'campaigns.trash',
  'campaigns.restore',
  'backups.list',
  'backups.read',
  'backups.restore',
  'export.campaign',
  'export.everything',
  'export.roster',
  'export.settings',
  'import.begin',
  'import.piece',
  'import.check',
  'import.code',
  'import.opened',
  'import.accept',
  'import.drop',
  'battle.create',
  'battle.open',
  'battle.close',
  'battle.submit',
  'battle.answer',
  'battle.cancel',
  'battle.draft',
  'battle.takeBack',
  'battle.undo',
  'battle.undoTo',
  'battle.redo',
  'battle.state',
  'battle.log',
  'battle.hash',
  'battle.continueFromRescue',
  'forecast.start',
  'forecast.cancel'
] as const satisfies readonly CallName[]

/** The host's side of the contract: one function per call. */
export type CallHandlers = { readonly [N in CallName]: (args: CallArgs<N>) => Promise<CallResult<N>> }

/** A reply as it is sent to a window. Errors travel as data, since bridges drop the fields of thrown ones. */
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
  /** Where or what, for the message: a path in the arguments, a file, a name. */
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
