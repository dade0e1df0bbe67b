import { watch, type WatchCallback, type WatchHandle, type WatchSource } from 'vue'

/** Takes the value as it stands, and again whenever it changes. */
export function watchImmediate<T>(source: WatchSource<T>, take: WatchCallback<T, T | undefined>): WatchHandle {
  return watch(source, take, { immediate: true })
}
