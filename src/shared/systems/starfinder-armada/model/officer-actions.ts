export const ACTIONS = [
  'encourage',
  'rally',
  'taunt',
  'direct',
  'duel',
  'repair',
  'boost',
  'conjure',
  'enchant',
  'precognition',
  'scramble',
  'target',
  'scan'
] as const
export type OfficerAction = (typeof ACTIONS)[number]

/** Where each action is described. */
export const OFFICER_ACTION_SOURCES = {
  encourage: 'SA-060',
  rally: 'SA-061',
  taunt: 'SA-062',
  direct: 'SA-063',
  duel: 'SA-064',
  repair: 'SA-067',
  boost: 'SA-068',
  conjure: 'SA-069',
  enchant: 'SA-070',
  precognition: 'SA-071',
  scramble: 'SA-072',
  target: 'SA-073',
  scan: 'SA-074'
} as const satisfies Readonly<Record<OfficerAction, string>>

/** The values a Boost can improve (SA-068). `turns`: the distance between turns falls by 1. */
export const BOOSTS = ['speed', 'turns', 'shields', 'damage'] as const
export type Boost = (typeof BOOSTS)[number]
