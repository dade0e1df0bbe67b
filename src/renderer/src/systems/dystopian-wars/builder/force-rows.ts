import type { DraftForce, DraftUnit, DraftWing, SquadronId } from '@shared/systems/dystopian-wars/model/force'
import type { ForceProblem } from '@shared/systems/dystopian-wars/validate/problem'
import type { Standing } from '../../../ui/marks/standing'
import { gravest } from './problem-standing'

type Translate = (key: string, values?: Record<string, unknown>, plural?: number) => string

/** What is wrong with a row: how much, and in words. */
interface Marked {
  readonly standing: Standing | null
  readonly wrong: string
}

export interface SquadronRow extends Marked {
  readonly id: SquadronId
  readonly name: string
  readonly number: number
  readonly hull: number
  readonly units: readonly (Marked & { readonly unit: DraftUnit; readonly type: string; readonly weapons: string; readonly mars: string })[]
  readonly wings: readonly (Marked & { readonly wing: DraftWing; readonly card: string; readonly mars: string })[]
}

/** The force as its table shows it, with the problems of each row. */
export function squadronRows(t: Translate, force: DraftForce, problems: readonly ForceProblem[]): readonly SquadronRow[] {
  const marked = (ids: readonly string[]): Marked => {
    const found = problems.filter(problem => problem.at !== null && ids.includes(problem.at))
    return { standing: gravest(force, found), wrong: found.map(problem => t(`dw.problem.${problem.code}`)).join(', ') }
  }
  return force.squadrons.map((squadron, index) => ({
    id: squadron.id,
    name: squadron.name,
    number: index + 1,
    hull: squadron.units.reduce((sum, unit) => sum + unit.hp, 0),
    ...marked([squadron.id]),
    units: squadron.units.map(unit => ({
      unit,
      type: typeOf(t, unit),
      weapons: weaponsOf(unit),
      mars: marsOf(t, unit),
      ...marked([unit.id, ...unit.weapons.map(weapon => weapon.id)])
    })),
    wings: squadron.wings.map(wing => ({ wing, card: wingCard(t, wing), mars: marsOf(t, wing), ...marked([wing.id]) }))
  }))
}

/** The type of a unit, and whether it is small. */
export function typeOf(t: Translate, unit: DraftUnit): string {
  return [t(`dw.unitType.${unit.type}`), ...(unit.isSmall ? [t('dw.field.isSmall')] : [])].join(', ')
}

/** Weapons with their dice by distance, nearest first: `Turret 7/9/6`. */
export function weaponsOf(unit: DraftUnit): string {
  return unit.weapons.map(weapon => `${weapon.name} ${weapon.bands.map(band => String(band.dice)).join('/')}`).join(', ')
}

/** A wing in one line. */
export function wingCard(t: Translate, wing: DraftWing): string {
  const { tokens, fuel, aaPerToken, ordnancePerToken, ordnanceKind } = wing
  return [
    t(`dw.wingType.${wing.type}`),
    t('dwBuilder.wing.tokens', { count: tokens }, tokens),
    t('dwBuilder.wing.fuel', { fuel }),
    t('dwBuilder.wing.aa', { dice: aaPerToken }),
    ...(ordnanceKind === null ? [] : [t('dwBuilder.wing.ordnance', { dice: ordnancePerToken, kind: t(`dw.weaponKind.${ordnanceKind}`) })]),
    ...(wing.isOnCap ? [t('dwBuilder.wing.cap')] : [])
  ].join(', ')
}

/** Rules of a model by name, the others by their text. */
export function marsOf(t: Translate, { mars }: Pick<DraftUnit, 'mars'>): string {
  return mars.map(({ mar, text }) => (mar === 'other' && text !== '' ? text : t(`dw.mar.${mar}`))).join(', ')
}
