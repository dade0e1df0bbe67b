import type { Component } from 'vue'

/** An entry of the battle menu. */
export interface Act {
  readonly id: string
  readonly label: string
  readonly icon: Component
  run(): void
}
