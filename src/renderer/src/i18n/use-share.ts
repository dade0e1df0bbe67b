import { useWords } from './use-words'

/** Below this a chance is no more than what sums of doubles leave behind. */
const LEAST = 1e-12

/** Whole percents of a chance from 0 to 1; what is possible never shows as 0, what may fail never as 100. */
export function useShare(): (chance: number) => string {
  const { format } = useWords()
  return chance => {
    const share = 100 * chance
    const whole = chance <= LEAST ? 0 : share < 1 ? 1 : chance < 1 - LEAST && share > 99 ? 99 : Math.round(share)
    return `${chance > LEAST && share < 0.5 ? '<' : ''}${format.value.percent(whole / 100)}`
  }
}
