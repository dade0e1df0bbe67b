import type { GaugeView, SideView, TableView, UnitView } from '@shared/core/view/table-view'
import { sum } from '@shared/kernel/collections'
import { isTheSame } from '@shared/core/view/pairs'
import type { ReplayAttack, ReplayFrame } from '@shared/replay/replay'

/** A unit large in the middle: where it stands, and what the act takes from it. */
export interface StageUnit {
  readonly unit: UnitView
  /** Name of its strip. */
  readonly group: string
  readonly marker: number
  readonly number: number
  /** Its own column is the left, so that its bow points right. */
  readonly isLeft: boolean
  readonly gauges: readonly StageGauge[]
}

interface StageGauge {
  readonly gauge: GaugeView
  /** Level before the act and after it; quarters where the figures are not known. */
  readonly from: number
  readonly to: number
}

/** aim: it was not decided yet. */
export type Shot = 'aim' | 'hit' | 'miss'

export interface Stage {
  readonly left: StageUnit | null
  readonly right: StageUnit | null
  /** Null where nobody fires. */
  readonly shot: Shot | null
  /** It flies from right to left. */
  readonly isBack: boolean
}

/** What the middle shows of a frame, or of one of its beats: both fighters, bow to bow, or whoever else acts or changes. */
export function stageOf(frame: ReplayFrame, before: ReplayFrame | undefined, attack: ReplayAttack | null): Stage {
  const find = (ref: ReplayAttack['from']): StageUnit | null => unitOf(frame.view, before?.view, ref)
  if (attack !== null) {
    const [from, to] = [find(attack.from), find(attack.to)]
    if (from !== null && to !== null) {
      const isBack = !from.isLeft && to.isLeft
      const [left, right] = isBack
        ? [to, from]
        : [
            { ...from, isLeft: true },
            { ...to, isLeft: false }
          ]
      return { left, right, shot: shotOf(attack), isBack }
    }
  }
  const moved = lone(frame.view, before?.view)
  const alone = moved === null ? null : find(moved)
  return { left: alone?.isLeft === true ? alone : null, right: alone?.isLeft === false ? alone : null, shot: null, isBack: false }
}

/** The stage of one beat: of what its target lost in the whole entry, only the share of this attack, shields before hull. */
export function inBeat(stage: Stage, beats: readonly ReplayAttack[], beat: ReplayAttack): Stage {
  const isOnIt = ({ to }: ReplayAttack): boolean => to.group === beat.to.group && to.name === beat.to.name
  const target = [stage.left, stage.right].find(one => one?.group === beat.to.group && one.unit.name === beat.to.name)
  if (target === undefined || target === null) return stage
  const landed = beats.filter(isOnIt).map(one => one.landed ?? 0)
  const whole = sum(target.gauges.map(({ from, to }) => from - to))
  // Where the figures do not tell who took what, each shows the whole.
  if (target.gauges.some(({ gauge }) => gauge.figures === null) || sum(landed) !== whole) return stage
  const nth = beats.filter(isOnIt).indexOf(beat)
  const [before, after] = [sum(landed.slice(0, nth)), sum(landed.slice(0, nth + 1))]
  let fallen = 0
  const gauges = target.gauges.map(one => {
    const lost = one.from - one.to
    const level = (taken: number): number => one.from - Math.min(lost, Math.max(0, taken - fallen))
    const shown = { ...one, from: level(before), to: level(after) }
    fallen += lost
    return shown
  })
  const [left, right] = [stage.left, stage.right].map(one => (one === target ? { ...target, gauges } : one))
  return { ...stage, left: left ?? null, right: right ?? null }
}

function shotOf({ isHit, landed }: ReplayAttack): Shot {
  if (isHit === true || (landed ?? 0) > 0) return 'hit'
  return isHit === null ? 'aim' : 'miss'
}

/** Who changed, if it was one alone; who acts where nobody did. */
function lone(view: TableView, before: TableView | undefined): ReplayAttack['from'] | null {
  const changed = view.sides.flatMap(side => {
    const old = before?.sides.find(one => one.marker === side.marker)
    return before === undefined ? [] : side.strips.filter(strip => !isTheSame(strip, strippedOf(old, strip.name)))
  })
  const acting = view.sides.flatMap(side => side.strips.filter(strip => strip.isActing))
  const [one, another] = changed.length > 0 ? changed : acting
  return one === undefined || another !== undefined ? null : { group: one.name, name: one.name }
}

const strippedOf = (side: SideView | undefined, name: string): unknown => side?.strips.find(strip => strip.name === name)

function unitOf(view: TableView, before: TableView | undefined, { group, name }: ReplayAttack['from']): StageUnit | null {
  const column = view.sides.findIndex(side => side.strips.some(strip => strip.name === group))
  const side = view.sides[column]
  const strip = side?.strips.find(one => one.name === group)
  if (side === undefined || strip === undefined) return null
  const part = strip.parts.find(one => one.name === name)
  const unit = part ?? strip
  const old = before?.sides.find(one => one.marker === side.marker)?.strips.find(one => one.name === group)
  const was = part === undefined ? old : old?.parts.find(one => one.name === name)
  return {
    unit,
    group,
    marker: side.marker,
    number: strip.number,
    isLeft: column % 2 === 0,
    gauges: unit.gauges.map(now => gaugeOf(now, was))
  }
}

/** Damage on the way counts as done; once it strikes, all of it falls at once. */
function gaugeOf(now: GaugeView, unit: UnitView | undefined): StageGauge {
  const was = unit?.gauges.find(one => one.kind === now.kind) ?? now
  if (now.figures === null || was.figures === null) return { gauge: now, from: Math.max(was.quarters, now.quarters), to: now.quarters }
  const to = now.figures.coming ?? now.figures.value
  const from = now.figures.coming === null ? was.figures.value : (was.figures.coming ?? was.figures.value)
  return { gauge: now, from: Math.max(from, to), to }
}
