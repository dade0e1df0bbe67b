import { computed, type ComputedRef } from 'vue'
import { systemTag } from './system-tag'
import type { Texts } from './texts'

export interface Formats {
  /** 23:52:07 */
  time(ms: number): string
  /** 23:52 */
  clock(ms: number): string
  /** today, 23:52 · yesterday · 12 November · 12 November 2025 */
  day(ms: number, nowMs: number): string
  /** 12 November 2025 */
  date(ms: number): string
  /** 1,234 · 1,234.50: with a fixed number of decimals if given */
  number(value: number, decimals?: number): string
  /** 62% · 62 %: a share from 0 to 1, with at most this many decimals */
  percent(share: number, decimals?: number): string
  /** +3, −2, 0: with a true minus sign */
  signed(value: number): string
}

/** Formats dates and numbers for the current language. */
export function formatsOf({ t, locale }: Pick<Texts, 't' | 'locale'>): ComputedRef<Formats> {
  return computed(() => {
    const tag = systemTag.value.startsWith(locale.value) ? systemTag.value : locale.value
    const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
    const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const dayOfYear = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' })
    const fullDay = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' })
    const number = new Intl.NumberFormat(tag)
    return {
      time: ms => time.format(ms),
      clock: ms => clock.format(ms),
      day(ms, nowMs) {
        const days = daysBetween(ms, nowMs)
        if (days === 0) return t('app.day.today', { time: clock.format(ms) })
        if (days === 1) return t('app.day.yesterday', { time: clock.format(ms) })
        return new Date(ms).getFullYear() === new Date(nowMs).getFullYear() ? dayOfYear.format(ms) : fullDay.format(ms)
      },
      date: ms => fullDay.format(ms),
      number: (value, decimals) =>
        decimals === undefined
          ? number.format(value)
          : new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
      percent: (share, decimals = 0) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: decimals }).format(share),
      signed: value => (value > 0 ? `+${number.format(value)}` : value < 0 ? `−${number.format(-value)}` : '0')
    }
  })
}

/** Number of midnights between two times, in local time. */
function daysBetween(ms: number, nowMs: number): number {
  const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
  return Math.round((midnight(nowMs) - midnight(ms)) / 86_400_000)
}
