/** Rolls as they were answered. A referee takes from the front, in order, the dice that it thinks are due. */
export class Faces {
  constructor(private readonly rolls: (readonly number[])[]) {}

  take(count: number): readonly number[] {
    if (count === 0) return []
    const roll = this.rolls.shift() ?? []
    if (roll.length !== count) throw new Error(`${String(count)} dice are due, ${String(roll.length)} were rolled`)
    return roll
  }

  /** Throws if dice were rolled that nobody should have. */
  end(): void {
    if (this.rolls.length > 0) throw new Error(`${String(this.rolls.length)} rolls too many`)
  }
}
