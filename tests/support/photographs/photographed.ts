import type { Chance } from '../chance'
import { blurred, type Gray } from './gray'

/** How a picture was taken. Lengths are shares of the width of the paper, angles degrees. */
export interface Shot {
  /** Turned by this many quarters, and a little more. */
  readonly quarters: number
  readonly tilt: number
  /** How far each corner is off, as a share of width and height, for a page seen at a slant. */
  readonly across: readonly number[]
  readonly down: readonly number[]
  /** Dots of the picture for one of the rendered paper. */
  readonly scale: number
  /** A crease: where, in which direction, how far the paper is bent, and how much darker one side is. */
  readonly fold: { readonly at: number; readonly isAcross: boolean; readonly bend: number; readonly shade: number } | null
  /** A page that lies in a wave. */
  readonly wave: number
  /** Light from one side: the darkest shade of it, and a shadow of a hand or a head. */
  readonly light: { readonly from: number; readonly least: number; readonly shadow: number }
  readonly ink: number
  readonly white: number
  readonly blur: number
  readonly noise: number
}

/** A photograph as somebody in a hurry would take it. */
export function randomShot(chance: Chance, scales: readonly [number, number]): Shot {
  const part = (least: number, most: number): number => least + ((most - least) * chance.whole(0, 1_000)) / 1_000
  const corners = (): readonly number[] => Array.from({ length: 4 }, () => part(-0.035, 0.035))
  return {
    quarters: chance.whole(0, 3),
    tilt: part(-9, 9),
    across: corners(),
    down: corners(),
    scale: part(...scales),
    fold:
      chance.whole(1, 2) === 1
        ? { at: part(0.2, 0.8), isAcross: chance.whole(0, 1) === 1, bend: part(0, 0.08), shade: part(0, 0.25) }
        : null,
    wave: part(0, 0.002),
    light: { from: part(0, 360), least: part(0.45, 1), shadow: part(0, 0.35) },
    ink: part(5, 70),
    white: part(150, 250),
    blur: chance.oneOf([0, 0, 1]),
    noise: part(0, 18)
  }
}

/** The paper as that shot shows it, on a darker table. A picture has millions of dots: nothing is allocated for one of them. */
export function photographed(paper: Gray, shot: Shot, chance: Chance): Gray {
  const { scale, fold, light } = shot
  const angle = ((shot.quarters * 90 + shot.tilt) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = Math.ceil((Math.abs(paper.width * cos) + Math.abs(paper.height * sin)) * scale * 1.08)
  const height = Math.ceil((Math.abs(paper.width * sin) + Math.abs(paper.height * cos)) * scale * 1.08)
  const dots = new Uint8Array(width * height)
  const [lightX, lightY] = [Math.cos((light.from * Math.PI) / 180), Math.sin((light.from * Math.PI) / 180)]
  const [handX, handY] = [chance.whole(0, width), chance.whole(0, height)]
  const reach = Math.max(width, height) / 3
  const line = fold === null ? 0 : fold.at * (fold.isAcross ? paper.width : paper.height)
  const across = slantOf(shot.across)
  const down = slantOf(shot.down)
  const contrast = (shot.white - shot.ink) / 255
  for (let y = 0; y < height; y += 1) {
    const below = (y - height / 2) / scale
    const litByRow = light.least + (1 - light.least) * (0.5 + ((y / height - 0.5) * lightY - 0.5 * lightX) / 1.42)
    const litByDot = ((1 - light.least) * lightX) / 1.42 / width
    for (let x = 0; x < width; x += 1) {
      const right = (x - width / 2) / scale
      const flatU = right * cos + below * sin + paper.width / 2
      const flatV = below * cos - right * sin + paper.height / 2
      let u = flatU + across(flatU / paper.width, flatV / paper.height) * paper.width
      let v = flatV + down(flatU / paper.width, flatV / paper.height) * paper.height
      v += Math.sin((u / paper.width) * 5) * shot.wave * paper.width
      let lit = litByRow + litByDot * x
      const toHand = (x - handX) ** 2 + (y - handY) ** 2
      if (toHand < reach * reach) lit *= 1 - (1 - Math.sqrt(toHand) / reach) * light.shadow
      if (fold !== null) {
        const off = (fold.isAcross ? u : v) - line
        // Paper rises towards its crease, and what rises looks shorter.
        const away = off / (paper.width * 0.1)
        const pull = Math.abs(away) < 4 ? off * Math.exp(-away * away) * fold.bend : 0
        if (fold.isAcross) u += pull
        else v += pull
        lit *= 1 - (off > 0 ? fold.shade : 0) - (Math.abs(off) < paper.width * 0.001 ? 0.25 : 0)
      }
      dots[y * width + x] = (shot.ink + contrast * dotOf(paper, u, v)) * lit
    }
  }
  return noisy(blurred({ width, height, dots }, shot.blur), shot.noise, chance)
}

/** How far a point is displaced, interpolated between the four corners of the paper. */
function slantOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]): (s: number, t: number) => number {
  return (s, t) => a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t
}

/** The shade between the dots; outside the paper, that of the table. */
function dotOf({ width, height, dots }: Gray, u: number, v: number): number {
  const x = Math.floor(u)
  const y = Math.floor(v)
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return 110
  const s = u - x
  const at = y * width + x
  const top = (dots[at] ?? 0) * (1 - s) + (dots[at + 1] ?? 0) * s
  return top * (1 - v + y) + ((dots[at + width] ?? 0) * (1 - s) + (dots[at + width + 1] ?? 0) * s) * (v - y)
}

function noisy(picture: Gray, strength: number, chance: Chance): Gray {
  let seed = chance.whole(1, 2_000_000_000)
  const dots = new Uint8Array(picture.dots.length)
  for (let at = 0; at < dots.length; at += 1) {
    // A fast random source of its own, since a picture has millions of dots; the sum of two numbers makes noise that is seldom strong.
    const one = (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0)
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const off = ((one + seed) / 4_294_967_296 - 1) * 2 * strength
    dots[at] = Math.min(255, Math.max(0, (picture.dots[at] ?? 0) + off))
  }
  return { ...picture, dots }
}
