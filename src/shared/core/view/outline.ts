/**
 * The facts that the silhouette of a unit is drawn from: no name and no id, so that a renamed ship keeps its looks and sisters look alike.
 * Each style of drawing asks for its own; a game chooses one. A viewer's copy holds what that viewer knows.
 */
export type Outline = FormationOutline | LineOutline | ProfileOutline | FighterOutline | CellOutline

/** A fleet as the ships that fly in it: its class says which, its size how many, its tier how many lamps burn. */
export interface FormationOutline {
  readonly style: 'formation'
  readonly fleetClass: 'capital' | 'destroyer' | 'fighter'
  readonly size: 'small' | 'medium' | 'large'
  /** 1 to 21. */
  readonly tier: number
  readonly abilities: readonly string[]
}

/** A ship of the line: a plate for two points of hull, guns where they are mounted, the prow of its faction. */
export interface LineOutline {
  readonly style: 'line'
  readonly shipClass: string
  readonly faction: string
  /** Inches. */
  readonly movement: number
  readonly hull: number
  readonly shields: number
  readonly mines: number
  /** The most attack dice of the weapons of each mount, added up: fore, aft, port, starboard, turret, torpedo. */
  readonly guns: readonly [fore: number, aft: number, port: number, starboard: number, turret: number, torpedo: number]
}

/** A ship in profile over its waterline, an airship, a submarine, or a flight of aircraft. */
export interface ProfileOutline {
  readonly style: 'profile'
  readonly type: 'surface' | 'submarine' | 'flying' | 'flight'
  readonly isSmall: boolean
  readonly hull: number
  readonly armour: number
  readonly ackAck: number
  readonly shields: number
  readonly guardians: number
  /** Aircraft of a flight. */
  readonly tokens: number
  /** Weapons of each kind. */
  readonly guns: Readonly<Partial<Record<string, number>>>
}

/** A fighter from above: agility thins its body, hull thickens it, guns sit on its wings. */
export interface FighterOutline {
  readonly style: 'fighter'
  readonly agility: number
  readonly hull: number
  readonly shields: number
  readonly guns: readonly { readonly attack: number; readonly arc: string; readonly isOrdnance: boolean }[]
}

/** A ship built of its structure points: one cell each, with the letter of its element; a lost one is a dot. */
export interface CellOutline {
  readonly style: 'cells'
  readonly size: 'small' | 'medium' | 'large'
  readonly sectors: Readonly<Record<'front' | 'rear' | 'right' | 'left' | 'top' | 'bottom', string>>
}
