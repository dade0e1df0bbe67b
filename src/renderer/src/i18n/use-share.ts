import { useWords } from './use-words'

/** Smaller chances are only floating-point error. */
const LEAST = 1e-12

/** A chance as a whole percentage: 0 only if impossible, 100 only if certain. */
export function useShare(): (chance: number) => string {
  const { format } = useWords()
  return chance => {
    const share = 100 * chance
    const whole = chance <= LEAST ? 0 : share < 1 ? 1 : chance < 1 - LEAST && share > 99 ? 99 : Math.round(share)
    return `${chance > LEAST && share < 0.5 ? '<' : ''}${format.value.percent(whole / 100)}`
  }
}
