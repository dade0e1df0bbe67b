const SVG = 'http://www.w3.org/2000/svg'

interface Size {
  readonly width: number
  readonly height: number
}

/** A drawing of the page as a PNG, with its fonts and in the colours of the theme. Rejects where the browser cannot draw it. */
export async function pngOf(drawing: SVGSVGElement, { width, height }: Size): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const page = getComputedStyle(drawing)
  for (const [, token = ''] of written(copy).matchAll(/var\((--[\w-]+)/gu)) copy.style.setProperty(token, page.getPropertyValue(token))
  const style = document.createElementNS(SVG, 'style')
  style.textContent = (await fontFaces()).join('\n')
  copy.prepend(style)

  const url = URL.createObjectURL(new Blob([written(copy)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(blob => (blob === null ? reject(new Error('The browser drew nothing')) : resolve(blob)), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}

const written = (element: SVGElement): string => new XMLSerializer().serializeToString(element)

/** The font faces of the page, each with its file in it: a picture may load nothing. */
async function fontFaces(): Promise<readonly string[]> {
  const faces = [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules]
      .filter(rule => rule instanceof CSSFontFaceRule)
      .map(rule => ({ css: rule.cssText, base: sheet.href ?? location.href }))
  )
  const inlined = faces.map(async ({ css, base }) => {
    const path = /url\("?([^")]+)"?\)/u.exec(css)?.[1]
    if (path === undefined) return css
    const file = await (await fetch(new URL(path, base))).blob()
    return css.replace(path, await dataUrl(file))
  })
  return Promise.all(inlined)
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('A font cannot be read')))
    reader.readAsDataURL(file)
  })
}
