import type { FlagshipBridge } from './api'

declare global {
  interface Window {
    readonly flagship: FlagshipBridge
  }
}
