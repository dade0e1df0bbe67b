import type { Die, Faces } from '../core/dice/rule'
import type { Message } from '../core/engine/message'
import type { Overruling } from '../core/log/entry'
import type { Moments } from '../core/odds/moments'
import type { Measure } from '../core/report/report-rules'
import type { Outline } from '../core/view/outline'
import type { EndingView, Standing } from '../core/view/table-view'

/**
 * What remains of a battle: plain JSON, in keys and figures, for every screen and file that tells it. The game master's copy is made from
 * the log; the players' from what their view showed them, so that parts of it are null or empty there.
 */
export interface Account {
  readonly systemId: string
  readonly name: string
  readonly copy: 'gm' | 'players'
  /** Milliseconds since 1970: of the first and the last that is told. */
  readonly beganAt: number
  readonly endedAt: number
  readonly isOver: boolean
  /** How it ended, by the word of the game and as far as this copy may know; null while it goes on. */
  readonly ending: EndingView | null
  readonly sides: readonly AccountSide[]
  readonly units: readonly AccountUnit[]
  readonly rounds: readonly AccountRound[]
  readonly turningPoints: readonly TurningPoint[]
  readonly officers: readonly AccountOfficer[]
  /** Null in the players' copy: it tells no dice. */
  readonly fighting: Fighting | null
}

export interface AccountSide {
  /** 0 to 3: circle, diamond, square, hexagon. */
  readonly marker: number
  readonly name: string
  /** Units that still fight, of all there were. */
  readonly standing: number
  readonly of: number
  /**
   * Hull that still fights, all there was, and what stood as the battle began, without what came later; null where it is not known of all
   * of them.
   */
  readonly hull: { readonly left: number; readonly max: number; readonly start: number } | null
  /** The round in which the last of it left the fight; null while it stands. */
  readonly outIn: number | null
}

export interface AccountUnit {
  readonly name: string
  /** Index in `sides`, and the number of its group in it, from 1. */
  readonly side: number
  readonly number: number
  /** The squadron it belongs to; its own name where it stands alone. */
  readonly group: string
  readonly hull: { readonly left: number; readonly max: number } | null
  /** Quarters left, as far as the viewer knows; null where it does not. */
  readonly quarters: number | null
  readonly standing: Standing
  readonly standingWord: Message | null
  readonly isFlagship?: true
  /** What it looks like, as far as the teller knows; absent where nothing is known. */
  readonly outline?: Outline
  /** The round it came in, where the battle had begun by then. */
  readonly since?: number
  /** The round since which it has fought on with less than half its hull; absent where it never did, or was mended. */
  readonly lowSince?: number
  /** How it left the fight; null while it is in it. */
  readonly fate: Fate | null
}

interface Fate {
  readonly round: number
  /** Index in `units` of who hurt it last; null where nobody did or nobody may know. */
  readonly by: number | null
}

export interface AccountRound {
  /** 0 before the first. */
  readonly number: number
  readonly word: Message
  /** Hull left at its end, side by side; null where it is not known. */
  readonly hull: readonly (number | null)[]
  readonly attacks: number
  readonly hits: number
  readonly phases: readonly AccountPhase[]
}

export interface AccountPhase {
  readonly name: Message
  readonly acts: readonly AccountAct[]
}

/** What one entry of the log tells, or one change of what the players saw. */
export interface AccountAct {
  readonly seq: number
  readonly says: readonly { readonly message: Message; readonly isTelling: boolean }[]
  /** Set where the game master corrected the battle, or overruled a rule. */
  readonly correction: { readonly reason: string; readonly overruled: Overruling | null } | null
}

/** A moment that changed what was to be expected. */
export interface TurningPoint {
  readonly round: number
  readonly seq: number
  /** Found by a flagship that fell, by who else did, or by dice that strayed from their odds. */
  readonly because: 'flagship' | 'losses' | 'luck'
  /** Share of the balance of forces that moved, 0 to 1. */
  readonly swing: number
  readonly says: readonly Message[]
  /** Index in `fighting.attacks` of the attack that strayed. */
  readonly attack: number | null
}

export interface AccountOfficer {
  readonly name: string
  readonly role: Message
  /** Indices in `sides` and `units`. */
  readonly side: number
  readonly unit: number
  readonly isOut: boolean
  readonly actions: readonly { readonly action: Message; readonly times: number }[]
}

/** What only the log tells: dice, odds and who struck whom. */
export interface Fighting {
  /** What is beside each of the `units`: what programs know it by, and the mark on the table. */
  readonly tags: readonly UnitTag[]
  readonly attacks: readonly AccountAttack[]
  readonly damage: readonly DamageMatrix[]
  readonly luck: Luck
  readonly best: BestVolley | null
}

export interface UnitTag {
  /** Id in the battle. */
  readonly id: string
  /** "A2": the letter of its side and its number. */
  readonly mark: string
}

export interface AccountAttack {
  readonly seq: number
  readonly round: number
  readonly phase: string
  /** Indices in `units`. */
  readonly attacker: number
  readonly target: number
  readonly weapon: string
  readonly rolls: readonly AccountRoll[]
  /** Null while it was not decided. */
  readonly isHit: boolean | null
  /** Damage it was to do; null where the game counts hits alone. */
  readonly damage: number | null
  readonly expectedDamage: Moments | null
  /** Damage that landed, shields and hull together. */
  readonly landed: number
}

export interface AccountRoll {
  readonly what: 'attack' | 'damage' | 'defence'
  readonly die: Die | null
  readonly faces: Faces
  readonly by: 'hand' | 'host'
  readonly needed: number | null
  readonly reached: number | null
}

/** Damage dealt by the groups of one side to those of all others. */
export interface DamageMatrix {
  readonly side: number
  readonly rows: readonly GroupRef[]
  readonly columns: readonly GroupRef[]
  /** `cells[row][column]`. */
  readonly cells: readonly (readonly number[])[]
}

export interface GroupRef {
  readonly side: number
  readonly number: number
  readonly name: string
}

interface Luck {
  /** Sums of one measure of one side, beside their exact expectation. */
  readonly sums: readonly LuckSum[]
  /** How often each face fell, by kind of die; the most rolled first. */
  readonly dice: readonly DieCount[]
}

export interface LuckSum extends Moments {
  readonly side: number
  readonly measure: Measure
  readonly by: 'hand' | 'host'
  readonly rolls: number
  readonly got: number
}

export interface DieCount {
  readonly die: Die
  readonly hand: FaceCount
  readonly host: FaceCount
}

export interface FaceCount {
  /** Index 0 for face 1. */
  readonly faces: readonly number[]
  readonly rolled: number
}

export interface BestVolley {
  readonly side: number
  readonly round: number
  readonly damage: number
  /** Index in `units` of the flagship that it brought down; null for none. */
  readonly flagship: number | null
  /** Indices in `attacks`, the heaviest first. */
  readonly attacks: readonly number[]
}
