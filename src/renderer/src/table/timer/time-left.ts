interface TimeLeft {
  /** Minutes and seconds, as in 4:05; past the end with a plus sign. */
  readonly text: string
  readonly isOver: boolean
}

const SECOND_MS = 1000
const MINUTE_S = 60

/** The time left, in milliseconds, as it is shown; negative once it is over. A second that has begun still counts. */
export function timeLeft(ms: number): TimeLeft {
  const isOver = ms <= 0
  const seconds = isOver ? Math.floor(-ms / SECOND_MS) : Math.ceil(ms / SECOND_MS)
  const text = `${String(Math.floor(seconds / MINUTE_S))}:${String(seconds % MINUTE_S).padStart(2, '0')}`
  return { text: isOver ? `+${text}` : text, isOver }
}
