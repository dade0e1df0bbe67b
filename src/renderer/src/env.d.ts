/// <reference types="vite/client" />
import type { FlagshipBridge } from '../../preload/api'

declare global {
  interface Window {
    readonly flagship: FlagshipBridge
  }
}
