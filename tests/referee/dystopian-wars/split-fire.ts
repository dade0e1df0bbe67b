/**
 * A second implementation of split fire, written from the text (lines 11 to 15, 38 and 88) in a different way: the dice of a gun lie in a
 * row and are handed out one by one. At a distance where the gun has n dice, only the first n of the row reach. It shares no rule with the
 * engine.
 */
export interface House {
  readonly halvesUp: boolean
  readonly keepsLastDie: boolean
  readonly halvesForEach: boolean
}

/** The present state of a gun. */
export interface Gun {
  /** Farthest inches and dice, nearest first. */
  readonly bands: readonly (readonly [inches: number, dice: number])[]
  readonly hullLost: number
  /** Ordnance whose dice a critical has halved. */
  readonly isHalved: boolean
}

/** Dice wanted from a gun for one roll. */
export interface Wanted {
  readonly inches: number
  /** 0: none; 1: the arc is obstructed or the sight limited; 2: both. */
  readonly hindrances: number
  readonly dice: number
}

/** Dice a roll has had: `used` of the gun, `seen` after hindrances. */
export interface Had extends Wanted {
  readonly used: number
  readonly seen: number
}

/** Whether a share may be declared in addition to earlier ones. */
export function mayWant(house: House, gun: Gun, before: readonly Wanted[], next: Wanted): boolean {
  const had = before.map(one => ({ ...one, used: one.dice, seen: hindered(house, one.dice, one.hindrances) }))
  const { used, seen } = share(house, gun, had, next)
  return used === next.dice && seen === hindered(house, next.dice, next.hindrances)
}

/** The dice the gun has left for a roll after these. */
export function share(house: House, gun: Gun, before: readonly Had[], next: Wanted): Had {
  const row = (one: Wanted): number => diceAt(house, gun, one.inches)
  const seenRow = (one: Wanted): number => seenOfAll(house, row(one), one.hindrances)
  const used = mostOf(
    next.dice,
    row(next),
    before.map(one => ({ reach: row(one), dice: one.used }))
  )
  const seen = mostOf(
    hindered(house, used, next.hindrances),
    seenRow(next),
    before.filter(one => timesHalved(house, one) === timesHalved(house, next)).map(one => ({ reach: seenRow(one), dice: one.seen }))
  )
  return { ...next, used, seen }
}

/** Dice of the gun at a distance: less one for each hull point lost, then half where a critical says so. */
export function diceAt(house: House, { bands, hullLost, isHalved }: Gun, inches: number): number {
  let dice = 0
  for (const [farthest, number] of [...bands].reverse()) if (inches <= farthest) dice = number
  if (dice === 0) return 0
  for (let lost = 0; lost < hullLost; lost += 1) if (dice > (house.keepsLastDie ? 1 : 0)) dice -= 1
  return isHalved ? halved(house, dice) : dice
}

/** The dice of a row left after obstructions: as one row, or, if rounding up makes that more, cut in two at the best place. */
function seenOfAll(house: House, row: number, hindrances: number): number {
  let most = hindered(house, row, hindrances)
  if (!house.halvesUp) return most
  for (let cut = 1; cut < row; cut += 1) most = Math.max(most, hindered(house, cut, hindrances) + hindered(house, row - cut, hindrances))
  return most
}

function hindered(house: House, dice: number, hindrances: number): number {
  let left = dice
  for (let i = 0; i < timesHalved(house, { hindrances }); i += 1) left = halved(house, left)
  return left
}

function timesHalved({ halvesForEach }: House, { hindrances }: Pick<Wanted, 'hindrances'>): number {
  return halvesForEach ? hindrances : Math.min(1, hindrances)
}

function halved({ halvesUp }: House, dice: number): number {
  if (dice < 2) return dice
  return (dice - (dice % 2)) / 2 + (halvesUp ? dice % 2 : 0)
}

interface Claim {
  readonly reach: number
  readonly dice: number
}

/** The most dice, up to `wanted`, that can be given out in addition to those of the others. */
function mostOf(wanted: number, reach: number, others: readonly Claim[]): number {
  let dice = wanted
  while (dice > 0 && !canHandOut({ reach, dice }, others)) dice -= 1
  return dice
}

/**
 * Hands out the row to those with the shortest reach first, each taking the foremost dice left. The claim holds if nobody who reaches as
 * far or farther ends up with a die beyond that reach; dice already rolled while the gun was better are kept.
 */
function canHandOut(claim: Claim, others: readonly Claim[]): boolean {
  let next = 1
  for (const one of [...others, claim].sort((a, b) => a.reach - b.reach)) {
    for (let die = 0; die < one.dice; die += 1) {
      if (next > one.reach && one.reach >= claim.reach) return false
      next += 1
    }
  }
  return true
}
