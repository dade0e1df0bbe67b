/** What a phone's camera reads as a Wi-Fi network: its name and its key. A network without a key is open. */
export function wifiCode(name: string, key: string): string {
  const said = (text: string): string => text.replace(/[\\;,:"]/gu, '\\$&')
  return key === '' ? `WIFI:T:nopass;S:${said(name)};;` : `WIFI:T:WPA;S:${said(name)};P:${said(key)};;`
}
