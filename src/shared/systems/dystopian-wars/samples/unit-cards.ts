import type { DraftUnit } from '../model/force'

/** The values that all units of a class have in common. */
type Card = Omit<DraftUnit, 'id' | 'name' | 'mars' | 'weapons'>

export const BATTLESHIP = {
  type: 'surface',
  isSmall: false,
  hp: 8,
  dr: 5,
  cr: 10,
  ap: 8,
  aa: 6,
  cc: 4,
  shields: 1,
  guardians: 0,
  movementInches: 7
} as const satisfies Card

export const CRUISER = {
  type: 'surface',
  isSmall: false,
  hp: 4,
  dr: 4,
  cr: 7,
  ap: 4,
  aa: 4,
  cc: 3,
  shields: 0,
  guardians: 1,
  movementInches: 8
} as const satisfies Card

export const FRIGATE = {
  type: 'surface',
  isSmall: true,
  hp: 2,
  dr: 3,
  cr: 5,
  ap: 2,
  aa: 2,
  cc: 2,
  shields: 0,
  guardians: 0,
  movementInches: 11
} as const satisfies Card

export const SUBMARINE = {
  type: 'submarine',
  isSmall: false,
  hp: 4,
  dr: 4,
  cr: 6,
  ap: 3,
  aa: 2,
  cc: 3,
  shields: 0,
  guardians: 0,
  movementInches: 8
} as const satisfies Card

export const SKYSHIP = {
  type: 'flying',
  isSmall: false,
  hp: 5,
  dr: 4,
  cr: 7,
  ap: 5,
  aa: 5,
  cc: 0,
  shields: 0,
  guardians: 0,
  movementInches: 10
} as const satisfies Card
