import { watch, type WatchCallback, type WatchHandle, type WatchSource } from 'vue'

/** The values of several sources, in their order. */
type Values<Sources> = { [K in keyof Sources]: Sources[K] extends WatchSource<infer Value> ? Value : never }

/** Watches a value, or several of which one has to change, starting with the current ones. */
export function watchImmediate<const Sources extends readonly WatchSource[]>(
  sources: Sources,
  take: WatchCallback<Values<Sources>, Values<Sources> | undefined>
): WatchHandle
export function watchImmediate<T>(source: WatchSource<T>, take: WatchCallback<T, T | undefined>): WatchHandle
export function watchImmediate(source: WatchSource | readonly WatchSource[], take: WatchCallback): WatchHandle {
  return watch(source as WatchSource, take, { immediate: true })
}
