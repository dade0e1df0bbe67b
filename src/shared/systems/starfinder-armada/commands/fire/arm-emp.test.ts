import { describe, it } from 'vitest'
import { anArmada, at, battleWith, f, given, having } from '@kit/systems/starfinder-armada'

const armed = { 'sa.emp': 'armedByAction' }
const table = (rulings: Record<string, string>) =>
  at(battleWith(rulings, anArmada('us', [{ id: 'a', abilities: ['emp'] }, { id: 'b' }]), anArmada('them', [{ id: 'x' }])), 'engineering', 1)

describe('declaring the EMP (SA-032, ruling sa.emp)', () => {
  it('is for the gunnery of the next round (sa.emp = armedByAction)', () => {
    given(table(armed))
      .when({ type: 'armEmp', fleetId: f('a') })
      .then(event => event.type === 'effectBegun' && event.effect.kind === 'empArmed' && event.effect.round === 2)
      .when({ type: 'armEmp', fleetId: f('a') })
      .isRefused('already-armed')
  })
  it('is not needed under the other readings (sa.emp = nextRoundCondition, sa.emp = permanentCondition)', () => {
    for (const rulings of [{}, { 'sa.emp': 'permanentCondition' }]) {
      given(table(rulings))
        .when({ type: 'armEmp', fleetId: f('a') })
        .isRefused('emp-needs-no-arming')
    }
  })
  it('takes an EMP, the engineering phase and a fleet in the fight', () => {
    given(table(armed))
      .when({ type: 'armEmp', fleetId: f('b') })
      .isRefused('no-emp')
    given(at(table(armed), 'helm'))
      .when({ type: 'armEmp', fleetId: f('a') })
      .isRefused('wrong-phase')
    given(having(table(armed), 'a', { status: 'disabled' }))
      .when({ type: 'armEmp', fleetId: f('a') })
      .isRefused('out-of-battle')
    given(table(armed))
      .when({ type: 'armEmp', fleetId: f('z') })
      .isRefused('no-such-fleet')
  })
})
