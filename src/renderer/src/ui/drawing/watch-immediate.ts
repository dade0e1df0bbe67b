import { watch, type WatchCallback, type WatchHandle, type WatchSource } from 'vue'

/** Watches a value, starting with the current one. */
export function watchImmediate<T>(source: WatchSource<T>, take: WatchCallback<T, T | undefined>): WatchHandle {
  return watch(source, take, { immediate: true })
}
