import type { Component } from 'vue'
import type { Message } from '@shared/core/engine/message'
import type { ChosenRulings, RulingDefinition } from '@shared/core/rulings/ruling'
import type { Roster } from '@shared/systems/index'
import type { Standing } from '../ui/marks/standing'
import type { SystemBuilder } from './system-builder'
import type { SystemTable } from './system-table'
import type { TableWords } from './table-words'
import type { WireSystem } from './wire-system'
import type { HullSide } from '../ui/marks/HullSides.vue'
import type { LogReading } from './log-line'

/**
 * What the screens need of one rule system. Each system fills it in its own folder; `registry.ts` names them.
 * Messages stand under its prefix: `sa.phase`, `sa.roster`, `rulings.sa`.
 */
export interface SystemPanels extends TableWords {
  readonly system: WireSystem
  readonly log: LogReading
  /** The name of a phase as a list of battles keeps it. */
  phase(id: string): Message
  /** What stands on the screen of a battle, fetched when one is opened. */
  readonly table: () => Promise<SystemTable>
  /** The description of its builder, fetched when one is opened. */
  readonly builder: () => Promise<SystemBuilder>
  /** Where a battle stands, for the picture on the start screen: every side, and what is left of whoever fights for it. */
  glance(state: unknown): readonly HullSide[]
  /** What waits in that battle besides dice; null when nothing does. */
  waiting(state: unknown): Message | null
  readonly rulings: RulingsReading
  readonly rosters: RosterReading
}

/** The house rules of a system as the register shows them. */
export interface RulingsReading {
  /** Headings in order; their names stand under `<prefix>.rulingGroup`. */
  readonly groups: readonly string[]
  readonly rulings: readonly (RulingDefinition & { readonly group: string })[]
  /** What a reading asks besides, by ruling and value, such as `sa.rangeBands=custom`. Props: `rulings`, `isLocked`; emits `choose`. */
  readonly fields: Readonly<Record<string, Component>>
}

/** How the screens of a campaign read and make the rosters of a system. Words stand under `<prefix>.roster`. */
export interface RosterReading {
  readonly columns: readonly RosterColumn[]
  /** A roster with nothing in it yet; `others` are those of the campaign. */
  empty(name: string, others: readonly Roster[], newId: () => string): Roster
  /** The same under another name, with ids of its own throughout. */
  copy(roster: Roster, name: string, newId: () => string): Roster
  verdict(roster: Roster, rulings: ChosenRulings): RosterVerdict
  /** One line on a roster, where sides are chosen. */
  spec(roster: Roster): readonly Message[]
  /** What is to be expected of a battle of these rosters, side by side; null when the rules have no word on it. */
  outlook(sides: readonly (readonly Roster[])[]): { readonly message: Message; readonly rule: string } | null
}

/** A figure of a roster in the list of a campaign. */
interface RosterColumn {
  /** Name of the column under `<prefix>.roster`. */
  readonly name: string
  /** May go where there is little room. */
  readonly isExtra: boolean
  cell(roster: Roster, rulings: ChosenRulings): RosterCell
}

export interface RosterCell {
  readonly value: number | string
  /** What it may be at most, shown behind it; null where there is no such thing. */
  readonly of: number | null
}

export interface RosterVerdict {
  /** The gravest of its problems; null when it has none. */
  readonly standing: Standing | null
  /** How many rules it breaks. */
  readonly broken: number
  readonly isFit: boolean
}
