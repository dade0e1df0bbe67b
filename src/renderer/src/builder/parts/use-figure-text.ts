import { ref, watch, type Ref } from 'vue'

/** The limits of a figure. */
interface FigureLimits {
  readonly min: number
  readonly max: number
  /** May be left empty. */
  readonly isOptional?: boolean
}

interface FigureText {
  readonly text: Ref<string>
  /** Accepts a whole number within the limits as it is typed. */
  take(): void
  /** Restores the last valid value when the field loses focus. */
  putBack(): void
  /** Steps up or down within the limits; from empty to the minimum. */
  step(by: number): void
}

/** The text of a number field and its value; null only if it may be left empty. */
export function useFigureText<Figure extends number | null>(figure: Ref<Figure>, limits: () => FigureLimits): FigureText {
  const shown = (): string => (figure.value === null ? '' : String(figure.value))
  const text = ref(shown())
  const putBack = (): void => void (text.value = shown())
  const isWithin = (value: number): boolean => value >= limits().min && value <= limits().max
  const enter = (value: number | null): void => void (figure.value = value as Figure)
  watch(figure, putBack)
  return {
    text,
    putBack,
    take() {
      if (text.value === '' && limits().isOptional === true) enter(null)
      else if (/^-?\d+$/u.test(text.value) && isWithin(Number(text.value))) enter(wholeOf(text.value))
    },
    step(by) {
      const next = figure.value === null ? limits().min : figure.value + by
      if (isWithin(next)) enter(next)
    }
  }
}

/** "-0" becomes 0: JSON cannot represent minus zero. */
function wholeOf(text: string): number {
  return Number(text) + 0
}
