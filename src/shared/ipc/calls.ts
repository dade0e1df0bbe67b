import type { Campaign, CampaignSummary, SystemId } from '../campaign/campaign'
import type { CampaignEdit } from '../campaign/edits/edit'
import type { DiceRequest, Faces } from '../core/dice/rule'
import type { AnsweredDice, LogEntry, Overruling } from '../core/log/entry'
import type { Settings } from '../campaign/settings'
import type { ForecastOrder } from './forecast'

/** A command and its events as the wall sees them: plain JSON with a type. Each system knows its own union. */
export interface WireCommand {
  readonly type: string
}
export type WireEntry = LogEntry<WireCommand, WireCommand>

export interface AppInfo {
  readonly version: string
  readonly dataDir: string
  /** Where the window lives: a desktop window, or a browser on this computer. */
  readonly shell: 'desktop' | 'browser' | 'headless'
  /** Language tag of the operating system, such as fr-FR. */
  readonly locale: string
  /** Name of the operating system as Node says it: win32, darwin, linux. */
  readonly platform: string
}

export interface CampaignProblem {
  readonly id: string
  /** `from-copy`: its file is damaged and the copy beside it was read instead; `detail` is its name. */
  readonly problem: 'damaged' | 'newer-format' | 'not-a-campaign' | 'invalid' | 'unreadable' | 'from-copy'
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

/** A command that waits for dice: kept on disk, so that even a crash gives it back. */
export interface PendingCommand {
  readonly command: WireCommand
  /** What the GM overrules with it; null when nothing. */
  readonly overruling: Overruling | null
  readonly answered: readonly AnsweredDice[]
  readonly request: DiceRequest
  /** What stands in the dice field, not yet entered. */
  readonly text: string
}

export interface BattleDamage {
  /** File in the battle's folder, such as journal/000002.jsonl. */
  readonly file: string
  readonly line: number
  readonly found: string
  /** Seq of the last good entry. */
  readonly lastGoodSeq: number
  /** Entries behind the damage that are sound by themselves; going on without them sets them aside. */
  readonly behind: number
}

export interface OpenedBattle {
  readonly campaignId: string
  readonly battleId: string
  readonly system: SystemId
  readonly mode: 'writable' | 'rescue'
  readonly entries: readonly WireEntry[]
  readonly pending: PendingCommand | null
  /** What was found broken; null when all is well. Set exactly in rescue mode. */
  readonly damage: BattleDamage | null
  /** What opening put right by itself, such as a torn last line; empty when nothing. */
  readonly repaired: readonly string[]
  /** The last owner did not close the battle. */
  readonly wasInterrupted: boolean
}

/** Faces typed by a hand, one list per request; or the host rolls what is still asked. */
export interface DiceAnswer {
  readonly faces?: readonly Faces[]
  readonly roll?: boolean
}

export type DiceProblem =
  | { readonly code: 'wrong-count'; readonly expected: number; readonly read: number }
  | { readonly code: 'not-a-face'; readonly face: number; readonly sides: number; readonly position: number }
  | { readonly code: 'too-many-answers'; readonly unused: number }

export type SubmitResult =
  | { readonly kind: 'refused'; readonly refusal: string; readonly canForce: boolean }
  | {
      readonly kind: 'needs'
      readonly request: DiceRequest
      readonly answered: readonly AnsweredDice[]
      readonly problem: DiceProblem | null
    }
  | { readonly kind: 'done'; readonly entry: WireEntry }

export interface BattleKey {
  readonly campaignId: string
  readonly battleId: string
}

/** Every call of a window or a script to the host: arguments in, result out. Adding a line here is always step one. */
export interface Calls {
  'app.info': { args: Record<string, never>; result: AppInfo }
  'settings.get': { args: Record<string, never>; result: Settings }
  'settings.save': { args: { readonly settings: Settings }; result: Settings }
  'campaigns.list': { args: Record<string, never>; result: CampaignList }
  'campaigns.get': { args: { readonly campaignId: string }; result: Campaign }
  'campaigns.create': { args: { readonly name: string; readonly system: SystemId }; result: Campaign }
  'campaigns.createSample': { args: { readonly name: string; readonly system: SystemId }; result: Campaign }
  'campaigns.edit': { args: { readonly campaignId: string; readonly edit: CampaignEdit }; result: Campaign }
  'campaigns.duplicate': { args: { readonly campaignId: string; readonly name: string }; result: Campaign }
  'campaigns.remove': { args: { readonly campaignId: string }; result: TrashItem }
  'campaigns.trash': { args: Record<string, never>; result: readonly TrashItem[] }
  'campaigns.restore': { args: { readonly trashId: string }; result: Campaign }
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
  'campaigns.list',
  'campaigns.get',
  'campaigns.create',
  'campaigns.createSample',
  'campaigns.edit',
  'campaigns.duplicate',
  'campaigns.remove',
  'campaigns.trash',
  'campaigns.restore',
  'battle.create',
  'battle.open',
  'battle.close',
  'battle.submit',
  'battle.answer',
  'battle.cancel',
  'battle.draft',
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

/** What the host fills: one function per call. */
export type CallHandlers = { readonly [N in CallName]: (args: CallArgs<N>) => Promise<CallResult<N>> }

/** How an answer crosses the wall. Errors travel as data, since bridges drop the fields of thrown ones. */
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
  'locked',
  'too-fast',
  'internal'
] as const
export type IpcErrorCode = (typeof IPC_ERROR_CODES)[number]

export interface IpcError {
  readonly code: IpcErrorCode
  /** Where or what, for the message: a path in the arguments, a file, a name. */
  readonly detail: string
}

/** The one way to fail a call on purpose. Transports turn it into `{ok: false, error}`; any other error becomes `internal`. */
export class CallFailure extends Error {
  constructor(
    readonly code: IpcErrorCode,
    readonly detail: string
  ) {
    super(`${code}: ${detail}`)
  }
}
