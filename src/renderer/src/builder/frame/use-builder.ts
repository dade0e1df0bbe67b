import { inject, provide, type InjectionKey } from 'vue'
import type { Builder } from '../../contract/system-builder'

const BUILDER: InjectionKey<Builder> = Symbol('builder')

export function provideBuilder(builder: Builder): void {
  provide(BUILDER, builder)
}

/** The builder this pane belongs to. Each system restores its types in one place. */
export function useBuilder(): Builder {
  const builder = inject(BUILDER)
  if (builder === undefined) throw new Error('No builder above this component.')
  return builder
}
