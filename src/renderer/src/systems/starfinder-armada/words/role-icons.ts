import { Anchor, Compass, Radar, Sparkles, Wrench } from '@lucide/vue'
import type { Component } from 'vue'
import type { Role } from '@shared/systems/starfinder-armada/model/design'

/** The icon of each role, the same on every screen. */
export const ROLE_ICONS: Readonly<Record<Role, Component>> = {
  admiral: Anchor,
  commander: Compass,
  chiefEngineer: Wrench,
  chiefCaster: Sparkles,
  chiefTechnician: Radar
}
