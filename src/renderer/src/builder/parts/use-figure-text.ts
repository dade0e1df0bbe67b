import { ref, watch, type Ref } from 'vue'

/** The limits of a figure. */
interface FigureLimits {
  readonly min: number
  readonly max: number
  /** May stay empty: not entered. */
  readonly isOptional?: boolean
}

interface FigureText {
  readonly text: Ref<string>
  /** A whole number within the limits is taken as it is typed. */
  take(): void
  /** Anything else is put back when the field is left. */
  putBack(): void
  /** One up or down, never beyond the limits; from nothing to the least. */
  step(by: number): void
}

/** The text of a field for a figure, and the figure it stands for; null only where it may stay empty. */
export function useFigureText(
  figure: Readonly<Ref<number | null>>,
  set: (figure: number | null) => void,
  limits: () => FigureLimits
): FigureText {
  const shown = (): string => (figure.value === null ? '' : String(figure.value))
  const text = ref(shown())
  const putBack = (): void => void (text.value = shown())
  const isWithin = (value: number): boolean => value >= limits().min && value <= limits().max
  watch(figure, putBack)
  return {
    text,
    putBack,
    take() {
      if (text.value === '' && limits().isOptional === true) set(null)
      else if (/^-?\d+$/u.test(text.value) && isWithin(Number(text.value))) set(wholeOf(text.value))
    },
    step(by) {
      const next = figure.value === null ? limits().min : figure.value + by
      if (isWithin(next)) set(next)
    }
  }
}

/** "-0" is 0: minus zero is no plain JSON. */
function wholeOf(text: string): number {
  return Number(text) + 0
}
