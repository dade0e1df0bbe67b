import { isCoarse } from '../../ui/focus/coarse-pointer'

/** A press on the gauges of a strip corrects it. A finger that may have missed the name corrects only what it has pointed at before. */
export function pressGauge(isAtHand: boolean, point: () => void, correct: () => void): void {
  if (isCoarse.value && !isAtHand) point()
  else correct()
}
