import { watch } from 'vue'
import type { WatchCallback, WatchHandle, WatchSource } from 'vue'

/** Takes the value as it stands, and again whenever it changes. */
export function watchImmediate<T>(source: WatchSource<T>, take: WatchCallback<T, T | undefined>): WatchHandle {
  return watch(source, take, { immediate: true })
}
