import type { Component, ComputedRef, Ref } from 'vue'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { WireCommand } from '@shared/ipc/calls'
import type { Act } from './act'
import type { Roller } from './dice-rollers'
import type { HistoryFleet } from './history-fleet'
import type { LogReading } from './log-line'
import type { NextWords } from './next-words'
import type { Owed } from './obligation-row'
import type { PhaseStation } from './phase-station'
import type { Shortcut } from './shortcut'
import type { TableWords } from './table-words'

/**
 * What a system gives to the one screen of a battle, which draws all the rest. It is fetched when a battle is opened. Components named here
 * take no props but those said; they read the battle with the composable of their system, and act on the table with `useTable()`.
 */
export interface SystemTable {
  /** Called once, in the setup of the screen: it may watch and provide. */
  setup(table: Table): TableParts
  /** The rack of a side. Props: `RackProps`. */
  readonly rack: Component
  /** What may be done with whoever is pointed at; above the centre. */
  readonly pointed?: Component
  /** Where the sequence of the rules stands; at the head of the centre, now and in the past. */
  readonly steps?: Component
  /** They stand beside the centre where it is wide enough. */
  readonly hasStepsBeside?: boolean
  /** A board, beside the centre, now and in the past. */
  readonly board?: Component
  /** The step under way: a pane for each moment. */
  readonly centre: Component
  /** Lists below the centre, beside what is owed. */
  readonly lists: readonly TableList[]
  /** What is owed, where the rules owe anything. */
  readonly owed?: OwedList
  readonly past: PastTable
  /** What the table opens, by name: corrections, and `reinforce` where somebody may come late. Each has `v-model:open`. */
  readonly dialogs: Readonly<Record<string, Component>>
  /** Commands that are made beside the flow: the focus stays where it is. */
  readonly quietActs: readonly string[]
}

/** The screen as a rack, a pane or a list may act on it. */
export interface Table<Dialogs extends TableDialogs = TableDialogs> {
  readonly words: TableWords
  readonly log: LogReading
  /** A moment of the past is shown: nothing can be done there, and pointing opens the history. */
  readonly isPast: boolean
  point(id: string): void
  /** The right rack shows this side. */
  showSide(sideId: string): void
  /** Opens a dialog of the system with these props. */
  openDialog<Name extends keyof Dialogs & string>(dialog: Name, props: Dialogs[Name]): void
  /** Opens the history, of one fleet alone where one is given. */
  openHistory(id?: string): void
  /** A part of the centre that puts something together has come; call what comes back once it has gone. */
  addDraft(draft: Draft): () => void
  startOwed(id: string): void
  /** What is owed and being settled; null for nothing. */
  settlingId(): string | null
  /** Lets go of the act under way. */
  cancel(): void
}

/** What a part of the screen puts together. "Next" names it, and goes on only once it is finished or let go. */
export interface Draft {
  /** In words; null while there is nothing. */
  what(): string | null
  letGo(): void
}

/** What every table opens, and the props of each dialog; a system adds its own. */
export interface TableDialogs {
  readonly reinforce: object
}

/** How a system fills the screen, moment by moment. What is called is called again whenever what it reads has changed. */
export interface TableParts {
  /** The battle as the frame reads it. */
  facts(): TableFacts
  /** Beside the name of the battle; empty for nothing. */
  subtitle(): string
  /** The phases of the round at the top. */
  phases?(): { readonly label: string; readonly stations: readonly PhaseStation[] }
  /** Whoever dice are rolled for. */
  rollers(): readonly Roller[]
  /** Whom the history may be filtered by. */
  named(): readonly HistoryFleet[]
  /** What is due while no dice are asked, and more about it. */
  due(): { readonly what: string; readonly detail: string }
  readonly next: NextWords
  /** Whether "Next" is what the moment asks for. */
  isNextDue(): boolean
  /** Nobody acts: the first list has the room of the centre. */
  isIdle?(): boolean
  /** What the centre shows, in a word. */
  readonly moment: Readonly<Ref<string>>
  readonly racks: TableRacks
  readonly flow: FlowParts
  /** Somebody was pointed at, in a rack or a list. */
  point(id: string): void
  /** Lets go of the last thing chosen: the target, then whoever acts. */
  clear(): void
  /** The system's own keys. */
  keys(): readonly Shortcut[]
  /** Entries of the menu: before those that every table has, and, while the battle goes on, after them. */
  acts(): { readonly first: readonly Act[]; readonly changes: readonly Act[] }
  /** Ending the battle now: what is asked, what that would leave behind, and the command. */
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
  /** The sides the right rack may show; more than one are tabs. */
  readonly others: Readonly<Ref<readonly string[]>>
  /** The side that acts; null while none does. */
  actingSide(): string | null
}

export interface RackProps {
  readonly sideId: string
  /** Sides this rack may show; more than one are tabs. */
  readonly choices: readonly string[]
  readonly isMirrored: boolean
  /** This side acts. */
  readonly isActing: boolean
}

/** What a system adds to the flow of every table: go on after an act, take up what is owed, advance, cancel. */
export interface FlowParts {
  /** The command of "Next"; null while there is none. */
  next(): WireCommand | null
  /** "Next" asks for dice: its command gets the centre. */
  askNext?(command: WireCommand): void
  /** Lets go of what is being settled: for "Next", or because it is cancelled. */
  letGo(why: 'next' | 'cancel'): void
  /** What is owed, as it fell due. */
  owed?(): readonly { readonly id: string; readonly isDeferred?: boolean }[]
  /** What of it is being settled, or whose dice are being asked; null for nothing. */
  settlingId?(): string | null
  /** Something is being settled: what is owed waits. */
  isSettling?(): boolean
  /** The centre shows what the GM turned it to, and not what is due: Escape turns it back first. */
  isTurnedAside?(): boolean
  /** What is put together outside the centre's own panes, in words; null for nothing. */
  draft?(): string | null
  /** Puts the question of something owed in the centre. */
  startOwed?(id: string): void
  /** An act of this window is on disk: what was chosen for it is let go. */
  afterAct?(type: string): void
  /** A command waited for its dice through a crash: it gets its place on the screen again. */
  resume?(command: WireCommand): void
}

/** A list below the centre, or a tab where there is no room for it. */
export interface TableList {
  readonly id: string
  /** Message key of its name. */
  readonly title: string
  /** Message key of what is said beside it, now. */
  readonly note?: string
  /** How much stands in it, where the number says something; called in the setup of the pane. */
  useCount?(): ComputedRef<number>
  readonly list: Component
  /** Its last row is the newest, and always in sight. */
  readonly endsAtNewest?: boolean
}

export interface OwedList {
  /** The rules let nothing be put off. */
  readonly isAtOnce: boolean
  /** What is owed in a battle that stands so. */
  read(state: unknown): Owed
  /** Whether nothing owed can be answered any more; called in the setup of the pane. */
  useLocked?(): ComputedRef<boolean>
}

/** How a moment of the past is told. */
interface PastTable {
  /** Message key of what the numbers of the log are. */
  readonly sumTitle: string
  /** What stood in the centre then, to be looked at. */
  readonly scene?: Component
}
