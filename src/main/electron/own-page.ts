/** Scheme and host of every packaged page. */
export const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://flagship'

/** Whether an address lies at exactly this origin. Compared part by part, because Node gives schemes of our own the origin `null`. */
export function isOwnPage(address: string, origin: string): boolean {
  const url = parsed(address)
  return url !== null && url.username === '' && url.password === '' && `${url.protocol}//${url.host}` === origin
}

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
