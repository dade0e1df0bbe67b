import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Replay, ReplayAttack, ReplayFrame } from '@shared/replay/replay'
import { courseOf, framesOf, type Course, type Followed } from './course'

/** How long an act stays at normal speed, unless its words take longer to be read aloud. */
const ACT_MS = 1600
const WORD_MS = 280
/** The same where it opens a round, and for one attack of several that are one act. */
const OPENING_MS = 2400
const BEAT_MS = 250
export const SPEEDS = [0.5, 1, 2, 4] as const

/** Kinds of places to jump between. */
export type Stop = 'act' | 'round' | 'volley' | 'turn'

export interface Playback {
  readonly course: ComputedRef<Course>
  readonly index: Readonly<Ref<number>>
  readonly frame: ComputedRef<ReplayFrame | undefined>
  readonly before: ComputedRef<ReplayFrame | undefined>
  /** The attack of the act that is shown, of those that are one act; null once it shows their sum, or where there is one at most. */
  readonly beat: ComputedRef<ReplayAttack | null>
  /** Acts that hit nothing are passed over. */
  readonly hitsOnly: Ref<boolean>
  readonly isPlaying: Readonly<Ref<boolean>>
  readonly speed: Ref<(typeof SPEEDS)[number]>
  /** Whose acts alone are stepped through; null for everybody's. */
  readonly followed: ShallowRef<Followed | null>
  go(index: number): void
  /** To the next stop of a kind (1), or the one before (-1). */
  jump(to: Stop, by: 1 | -1): void
  toggle(): void
  /** One speed faster or slower. */
  hurry(by: 1 | -1): void
}

/** Plays a replay: where it is, and what moves it on. `spoken` is what an act says. */
export function usePlayback(replay: () => Replay, spoken: (frame: ReplayFrame) => string): Playback {
  const index = ref(0)
  const isPlaying = ref(false)
  const speed = ref<(typeof SPEEDS)[number]>(1)
  const hitsOnly = ref(false)
  const beats = ref(0)
  const followed = shallowRef<Followed | null>(null)
  const course = computed(() => courseOf(replay()))
  const last = (): number => replay().frames.length - 1
  let timer: ReturnType<typeof setTimeout> | undefined

  const stops = computed<Readonly<Record<Stop, readonly number[]>>>(() => ({
    act: (followed.value === null ? replay().frames.map((_, i) => i) : framesOf(replay(), followed.value)).filter(
      i => !hitsOnly.value || course.value.strikes.has(i)
    ),
    round: course.value.rounds.map(({ first }) => first),
    volley: course.value.volleys,
    turn: replay().turns
  }))

  function go(to: number): void {
    index.value = Math.min(Math.max(0, to), last())
    beats.value = Infinity
  }

  function jump(to: Stop, by: 1 | -1): void {
    const all = stops.value[to]
    const next = by === 1 ? all.find(one => one > index.value) : all.filter(one => one < index.value).at(-1)
    go(next ?? (by === 1 ? last() : 0))
    // What is stepped to is shown shot by shot; what is jumped to, by its sum.
    if (to === 'act' && by === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches) beats.value = 0
  }

  function toggle(): void {
    if (!isPlaying.value && index.value === last()) go(0)
    isPlaying.value = !isPlaying.value
  }

  function hurry(by: 1 | -1): void {
    speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + by] ?? speed.value
  }

  const beat = computed(() => replay().frames[index.value]?.beats?.[beats.value] ?? null)
  function stays(): number {
    const opens = course.value.rounds.some(({ first }) => first > 0 && first === index.value)
    const frame = replay().frames[index.value]
    const words = frame === undefined ? 0 : (spoken(frame).match(/[\p{L}\p{N}]+/gu) ?? []).length
    return Math.max(opens ? OPENING_MS : ACT_MS, words * WORD_MS)
  }

  watch([isPlaying, speed, index, beat], () => {
    clearTimeout(timer)
    if (beat.value !== null) {
      timer = setTimeout(() => (beats.value += 1), BEAT_MS / speed.value)
      return
    }
    if (isPlaying.value && index.value >= last()) isPlaying.value = false
    if (isPlaying.value) timer = setTimeout(() => jump('act', 1), stays() / speed.value)
  })
  const stopUnseen = (): void => {
    if (document.hidden) isPlaying.value = false
  }
  document.addEventListener('visibilitychange', stopUnseen)
  watch(replay, () => {
    isPlaying.value = false
    followed.value = null
    go(index.value)
  })
  onScopeDispose(() => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', stopUnseen)
  })

  return {
    course,
    index,
    frame: computed(() => replay().frames[index.value]),
    before: computed(() => replay().frames[index.value - 1]),
    beat,
    hitsOnly,
    isPlaying,
    speed,
    followed,
    go,
    jump,
    toggle,
    hurry
  }
}
