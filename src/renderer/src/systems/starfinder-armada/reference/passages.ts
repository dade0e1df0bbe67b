import type { SystemReference } from '../../../contract/system-reference'

/** What belongs to each passage of the digest. */
export const PASSAGES: SystemReference['passages'] = {
  armada: { rulings: ['sa.maxFleetTier'], tables: ['budgets'], see: ['fleet-costs', 'buying-abilities', 'flagship', 'difficulty'] },
  'fleet-costs': {
    rulings: ['sa.cost19', 'sa.maxFleetTier'],
    tables: ['fleetCosts'],
    see: ['armada', 'buying-abilities', 'check-modifier', 'damage-dice']
  },
  difficulty: { rulings: ['sa.xp'], tables: ['difficulties', 'experience'], see: ['armada', 'end-of-battle'] },
  classes: { tables: ['classes'], see: ['speed-and-turns', 'range', 'strong-and-weak', 'buying-abilities'] },
  'check-modifier': {
    rulings: ['sa.maxFleetTier'],
    tables: ['values'],
    see: ['hull-and-shields', 'armor-class', 'damage-dice', 'fleet-costs']
  },
  'hull-and-shields': {
    rulings: ['sa.flagshipDerived', 'sa.engineerSp'],
    tables: ['values'],
    see: ['regeneration', 'flagship', 'taking-damage', 'critical-triggers', 'morale-check']
  },
  'buying-abilities': { rulings: ['sa.agile'], tables: ['abilities'], see: ['classes', 'fleet-costs', 'conditions'] },
  flagship: { rulings: ['sa.flagshipDerived'], see: ['hull-and-shields', 'officer-actions', 'range'] },
  array: { rulings: ['sa.arrayPrice'], see: ['gunnery', 'attacks'] },
  boarders: {
    rulings: ['sa.boardersPointDefense', 'sa.boardersBypassShields', 'sa.boardersOnWreck'],
    see: ['stunts', 'gunnery', 'point-defense', 'taking-damage']
  },
  bombers: { see: ['gunnery', 'damage-threshold'] },
  'damage-threshold': { rulings: ['sa.minHitDamage'], see: ['taking-damage', 'bombers', 'strong-and-weak'] },
  emp: { rulings: ['sa.emp'], see: ['conditions', 'critical-triggers', 'gunnery'] },
  'gravity-mines': { rulings: ['sa.minesFriendly', 'sa.minesTarget', 'sa.superweaponMines'], see: ['speed-and-turns', 'attacks'] },
  interceptors: { see: ['strong-and-weak', 'classes'] },
  'point-defense': { rulings: ['sa.boardersPointDefense'], see: ['free-attacks', 'stunts', 'boarders', 'gunnery'] },
  'self-destruct': {
    rulings: ['sa.selfDestructAuto', 'sa.freeAttackBonuses'],
    see: ['disabled', 'free-attacks', 'attacks']
  },
  superweapon: {
    rulings: ['sa.superweaponCrit', 'sa.superweaponMines'],
    see: ['critical-triggers', 'conditions', 'gunnery', 'taking-damage']
  },
  'set-up': { see: ['range', 'phases'] },
  phases: { see: ['regeneration', 'movement-order', 'attacks', 'officers-aboard'] },
  regeneration: {
    rulings: ['sa.regenOverlap', 'sa.disabledRegain'],
    tables: ['regeneration'],
    see: ['hull-and-shields', 'conditions', 'chief-engineer']
  },
  'movement-order': { rulings: ['sa.precogNoAdmiral'], see: ['speed-and-turns', 'officer-actions', 'chief-caster'] },
  'speed-and-turns': { tables: ['classes'], see: ['stunts', 'free-attacks', 'gravity-mines', 'conditions', 'chief-engineer'] },
  stunts: {
    rulings: ['sa.stuntAcPenalty', 'sa.flybyAc', 'sa.agile'],
    tables: ['stunts'],
    see: ['free-attacks', 'boarders', 'speed-and-turns', 'roles']
  },
  'free-attacks': {
    rulings: ['sa.freeAttackBonuses', 'sa.freeAttackTiming'],
    see: ['stunts', 'point-defense', 'gunnery', 'self-destruct']
  },
  attacks: { rulings: ['sa.batchOrder', 'sa.fireArc'], see: ['range', 'gunnery', 'array', 'boarders', 'taking-damage'] },
  range: { rulings: ['sa.rangeBands', 'sa.enchantRange'], tables: ['ranges'], see: ['gunnery', 'classes', 'chief-caster'] },
  gunnery: {
    rulings: ['sa.naturalAuto', 'sa.moraleRolls'],
    tables: ['gunnery'],
    see: ['range', 'armor-class', 'damage-dice', 'officer-bonus', 'critical-triggers']
  },
  'armor-class': { rulings: ['sa.shieldAcArc', 'sa.stuntAcPenalty'], tables: ['armorClass'], see: ['gunnery', 'roles', 'commander'] },
  'damage-dice': { tables: ['damageDice'], see: ['strong-and-weak', 'taking-damage'] },
  'strong-and-weak': {
    rulings: ['sa.minHitDamage'],
    tables: ['strongAndWeak'],
    see: ['taking-damage', 'interceptors', 'damage-threshold']
  },
  'taking-damage': {
    rulings: ['sa.moraleRolls', 'sa.minHitDamage', 'sa.batchOrder'],
    tables: ['damage'],
    see: ['strong-and-weak', 'disabled', 'critical-triggers', 'morale-check', 'gunnery']
  },
  disabled: { see: ['taking-damage', 'self-destruct', 'rout', 'end-of-battle'] },
  'critical-triggers': {
    rulings: ['sa.critMultiple', 'sa.superweaponCrit', 'sa.emp'],
    see: ['conditions', 'superweapon', 'emp', 'chief-caster', 'chief-technician']
  },
  conditions: {
    rulings: ['sa.crit6', 'sa.critStack', 'sa.critAuxEmpty', 'sa.emp'],
    tables: ['criticals'],
    see: ['critical-triggers', 'chief-engineer', 'commander']
  },
  'morale-check': {
    rulings: ['sa.moraleDuration', 'sa.moraleRolls', 'sa.moraleTier'],
    tables: ['morale'],
    see: ['rout', 'hull-and-shields', 'admiral', 'roles']
  },
  rout: { rulings: ['sa.routExit', 'sa.cascadeDc', 'sa.statusOwes'], tables: ['morale'], see: ['morale-check', 'admiral', 'disabled'] },
  'officers-aboard': { see: ['roles', 'officer-bonus', 'officer-actions', 'phases'] },
  'officer-bonus': {
    rulings: ['sa.npcResolve', 'sa.scrambledResolve', 'sa.officerResolve', 'sa.flatChecks'],
    tables: ['officerBonus'],
    see: ['roles', 'officer-actions']
  },
  roles: { rulings: ['sa.engineerSp', 'sa.officerSwap'], see: ['officer-bonus', 'officer-actions', 'officers-aboard'] },
  'officer-actions': {
    rulings: ['sa.officerVsFullAc', 'sa.aroundMove', 'sa.sameAction'],
    tables: ['actions'],
    see: ['officer-bonus', 'admiral', 'commander', 'chief-engineer', 'chief-technician']
  },
  admiral: { rulings: ['sa.tauntLimit', 'sa.officerVsFullAc'], see: ['morale-check', 'rout', 'movement-order', 'officer-actions'] },
  commander: {
    rulings: ['sa.duelCrit', 'sa.duelVictim', 'sa.duelEmp', 'sa.officerVsFullAc'],
    see: ['gunnery', 'armor-class', 'stunts', 'conditions', 'officer-actions']
  },
  'chief-engineer': {
    rulings: ['sa.engineerSp', 'sa.officerVsFullAc', 'sa.repairCommunications', 'sa.strikeDuringRepair'],
    see: ['conditions', 'regeneration', 'speed-and-turns', 'officer-actions']
  },
  'chief-caster': {
    rulings: ['sa.debrisBypassShields', 'sa.enchantRange', 'sa.precogNoAdmiral', 'sa.officerVsFullAc'],
    see: ['range', 'movement-order', 'critical-triggers', 'officer-actions']
  },
  'chief-technician': {
    rulings: ['sa.enemyKnown', 'sa.officerVsFullAc'],
    see: ['gunnery', 'critical-triggers', 'officer-actions', 'commander']
  },
  'end-of-battle': { rulings: ['sa.routExit'], see: ['difficulty', 'disabled', 'rout'] }
}
