import type { Component } from 'vue'
import { defineAsyncComponent } from 'vue'
import type { SystemId } from '@shared/campaign/campaign'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { WireSystem } from '../stores/battle-reader'
import type { LogReading } from '../stores/log-line'
import { logReading } from './starfinder-armada/log-reading'

/** What the battle screen needs of one rule system. */
export interface SystemPanels {
  readonly system: WireSystem
  /** The whole screen of a battle. */
  readonly battle: Component
  readonly log: LogReading
}

/** The one list: a system and its panels. */
export const PANELS: Readonly<Record<SystemId, SystemPanels>> = {
  'starfinder-armada': {
    system: starfinderArmada,
    battle: defineAsyncComponent(() => import('./starfinder-armada/BattlePanel.vue')),
    log: logReading
  }
}
