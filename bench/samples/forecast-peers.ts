import { Battle, PRNG } from '@pkmn/sim'
import { repeat, type Sample, type Times } from './measure'

const SPECIES = ['Tauros', 'Starmie', 'Exeggutor', 'Chansey', 'Snorlax', 'Alakazam']
const MOVES = ['bodyslam', 'surf', 'psychic', 'thunderbolt']
const BATTLES = 20

/** Battles of six against six by the rules of the first generation, with random moves. An action is one side's choice. */
export function pokemonForecast(times: Times): Sample {
  let actions = 0
  const run = (): void => {
    actions = 0
    for (let seed = 1; seed <= BATTLES; seed += 1) actions += playOut(seed)
  }
  run()
  return { ...repeat(times, actions, run), check: String(actions / BATTLES) }
}

function playOut(seed: number): number {
  const battle = new Battle({ formatid: 'gen1customgame' as never, seed: [1, 2, 3, seed] as never, strictChoices: false })
  const team = SPECIES.map(species => ({
    species,
    name: species,
    moves: MOVES,
    level: 100,
    item: '',
    ability: 'No Ability',
    gender: '',
    nature: 'Serious',
    evs: { hp: 255, atk: 255, def: 255, spa: 255, spd: 255, spe: 255 },
    ivs: { hp: 30, atk: 30, def: 30, spa: 30, spd: 30, spe: 30 }
  }))
  battle.setPlayer('p1', { name: 'a', team })
  battle.setPlayer('p2', { name: 'b', team })
  const chance = new PRNG([4, 5, 6, seed] as never)
  let actions = 0
  while (!battle.ended && battle.turn < 500) {
    for (const side of battle.sides) {
      if (side.isChoiceDone()) continue
      const isMove = side.requestState === 'move'
      if (!isMove || !side.choose(`move ${String(1 + chance.random(MOVES.length))}`)) side.choose('default')
      actions += 1
    }
    battle.commitChoices()
  }
  return actions
}
