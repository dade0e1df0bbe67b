import { calculate, Field, Generations, Move, Pokemon } from '@smogon/calc'
import { repeat, type Sample, type Times } from './measure'

/** One damage calculation: sixteen rolls of one move on one target. */
export function smogonOdds(times: Times): Sample {
  const gen = Generations.get(9)
  const attacker = new Pokemon(gen, 'Garchomp', { item: 'Choice Band', nature: 'Adamant', evs: { atk: 252 } })
  const defender = new Pokemon(gen, 'Blissey', { item: 'Leftovers', nature: 'Bold', evs: { hp: 252, def: 252 } })
  const move = new Move(gen, 'Earthquake')
  const field = new Field()
  let seen = 0
  const sample = repeat(times, 100, () => {
    for (let i = 0; i < 100; i += 1) seen += calculate(gen, attacker, defender, move, field).range()[0]
  })
  if (seen === 0) throw new Error('Nothing ever hits')
  return sample
}
