import type { Component, ComputedRef, Ref } from 'vue'
import type { Message } from '@shared/core/engine/message'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { WireCommand } from '@shared/ipc/calls'
import type { Act } from './act'
import type { Roller } from './dice/dice-rollers'
import type { HistoryFleet } from './history-fleet'
import type { LogReading } from './log-line'
import type { NextWords } from './next-words'
import type { Owed } from './obligation-row'
import type { SystemPaper } from './system-paper'
import type { PhaseStation } from './phase-station'
import type { Shortcut } from './shortcut'
import type { TableWords } from './table-words'

/**
 * A system's contribution to the battle screen, loaded when a battle is opened. Components named here take only the props listed; they read
 * the battle with their system's composable, and act on the table with `useTable()`.
 */
export interface SystemTable {
  /** Called once during setup of the screen, so it may watch and provide. */
  setup(table: Table): TableParts
  /** The rack of a side. Props: `RackProps`. */
  readonly rack: Component
  /** The actions on the selected strip; above the centre. */
  readonly pointed?: Component
  /** The steps of the rules at the top of the centre, in present and past. */
  readonly steps?: Component
  /** The steps go beside the centre when it is wide enough. */
  readonly hasStepsBeside?: boolean
  /** A board beside the centre, in present and past. */
  readonly board?: Component
  /** The current step: one pane per moment. */
  readonly centre: Component
  /** In its place once the battle is over: what of it is still to be settled at the table. */
  readonly over?: Component
  /** Lists below the centre, beside what is owed. */
  readonly lists: readonly TableList[]
  /** The list of items owed, if the rules have any. */
  readonly owed?: OwedList
  /** What whoever hears the battle is told of the ship of this name, on top of what players' screens show of it. */
  readonly stands?: (state: unknown, name: string) => readonly Message[]
  /** The battle as what is staged would leave it, where attacks are staged and strike together; null while none is. */
  readonly afterVolley?: (state: unknown) => unknown
  readonly past: PastTable
  /** What it says on printed sheets. */
  readonly paper: SystemPaper
  /** Dialogs by name: corrections, and `reinforce` if anyone may join late. Each has `v-model:open`. */
  readonly dialogs: Readonly<Record<string, Component>>
  /** Commands outside the flow, which leave the focus where it is. */
  readonly quietActs: readonly string[]
}

/** The battle screen, for racks, panes and lists to act on. */
export interface Table<Dialogs extends TableDialogs = TableDialogs> {
  readonly words: TableWords
  readonly log: LogReading
  /** The past is shown: nothing can be done, and pointing opens the history. */
  readonly isPast: boolean
  point(id: string): void
  /** Shows this side in the right rack. */
  showSide(sideId: string): void
  /** Opens a dialog of the system with these props. */
  openDialog<Name extends keyof Dialogs & string>(dialog: Name, props: Dialogs[Name]): void
  /** Opens the history, filtered by a fleet if given. */
  openHistory(id?: string): void
  /** Adds a draft; call the returned function to remove it. */
  addDraft(draft: Draft): () => void
  startOwed(id: string): void
  /** The owed item being settled; null for none. */
  settlingId(): string | null
  /** Cancels the current act. */
  cancel(): void
}

/** Something being put together on a part of the screen. "Next" names it, and waits until it is finished or dropped. */
export interface Draft {
  /** In words; null while there is nothing. */
  what(): string | null
  discard(): void
}

/** The dialogs of every table with their props; a system adds its own. */
export interface TableDialogs {
  readonly reinforce: object
}

/** The state of a system's screen. The functions are reactive: called again when their sources change. */
export interface TableParts {
  /** The facts about the battle the frame needs. */
  facts(): TableFacts
  /** Shown beside the battle's name, where there is room; may be empty. */
  subtitle?(): string
  /** Where the battle is, at the top: the round and its phases. */
  phases(): { readonly label: string; readonly stations: readonly PhaseStation[] }
  /** Everyone dice are rolled for. */
  rollers(): readonly Roller[]
  /** The rosters or units the history can be filtered by. */
  named(): readonly HistoryFleet[]
  /** What is due while no dice are requested, with details; `chosen`, whom the table has put forward to do it, is only heard. */
  due(): { readonly what: string; readonly detail: string; readonly chosen?: string | undefined }
  readonly next: NextWords
  /** Whether "Next" is the expected action now. */
  isNextDue(): boolean
  /** No one is acting: the first list takes the place of the centre. */
  isIdle?(): boolean
  /** Key of what the centre shows. */
  readonly moment: Readonly<Ref<string>>
  readonly racks: TableRacks
  readonly flow: FlowParts
  /** The unit or officer that is selected, null for none: the palette begins with what it can do. */
  selectedId?(): string | null
  /** Called when something is pointed at in a rack or a list; `act`, what it is to do, where the palette opens it for that. */
  point(id: string, act?: string): void
  /** Clears the last selection: the target, then the actor. */
  clear(): void
  /** The system's own keys. */
  keys(): readonly Shortcut[]
  /** Menu entries before the shared ones, and, until the battle is over, after them. */
  acts(): { readonly first: readonly Act[]; readonly changes: readonly Act[] }
  /** Ending the battle now: the question, what would be left undone, and the command. */
  ending(): { readonly ask: string; readonly leaves: string; readonly command: WireCommand }
}

interface TableFacts {
  readonly name: string
  readonly isOver: boolean
  readonly rulings: ChosenRulings
}

/** Which sides the racks show. */
export interface TableRacks {
  readonly leftSide: Readonly<Ref<string>>
  readonly rightSide: Ref<string>
  /** The sides the right rack can show; with more than one, as tabs. */
  readonly others: Readonly<Ref<readonly string[]>>
  /** The acting side; null when there is none. */
  actingSide(): string | null
}

export interface RackProps {
  readonly sideId: string
  /** Sides this rack can show; with more than one, as tabs. */
  readonly choices: readonly string[]
  readonly isMirrored: boolean
  /** This side acts. */
  readonly isActing: boolean
}

/** A system's contribution to the shared flow: continue after an act, take up what is owed, advance, cancel. */
export interface FlowParts {
  /** The command of "Next"; null while there is none. */
  next(): WireCommand | null
  /** Called when "Next" needs dice: shows its command in the centre. */
  askNext?(command: WireCommand): void
  /** Stops settling what is owed, for "Next" or because it is cancelled. */
  discard(why: 'next' | 'cancel'): void
  /** The items owed, in the order they fell due. */
  owed?(): readonly { readonly id: string; readonly isDeferred?: boolean }[]
  /** The item being settled or rolled for; null for none. */
  settlingId?(): string | null
  /** True while something is being settled; other items wait. */
  isSettling?(): boolean
  /** The GM turned the centre away from what is due: Escape turns it back first. */
  isTurnedAside?(): boolean
  /** A draft outside the panes of the centre, in words; null for none. */
  draft?(): string | null
  /** Shows the question of an owed item in the centre. */
  startOwed?(id: string): void
  /** An act of this window is on disk: clears its selections. */
  afterAct?(type: string): void
  /** Shows a command again that was waiting for dice when the app was closed or crashed. */
  resume?(command: WireCommand): void
}

/** A list below the centre, or a tab when space is short. */
export interface TableList {
  readonly id: string
  /** Message key of its name. */
  readonly title: string
  /** Message key of a note beside it. */
  readonly note?: string
  /** Number of its items, if meaningful; called in the setup of the pane. */
  useCount?(): ComputedRef<number>
  readonly list: Component
  /** Its last row is the newest and always visible. */
  readonly endsAtNewest?: boolean
}

export interface OwedList {
  /** The rules allow nothing to be deferred. */
  readonly isAtOnce: boolean
  /** The items owed in this state. */
  read(state: unknown): Owed
  /** Whether nothing owed can be answered any more; called in the setup of the pane. */
  useLocked?(): ComputedRef<boolean>
}

/** How a past moment is shown. */
interface PastTable {
  /** Message key of the title of log breakdowns. */
  readonly sumTitle: string
  /** A read-only view of the centre at that moment. */
  readonly scene?: Component
}
