import type { App } from 'electron'

/**
 * Whether windows can be placed, and tell where they are: everywhere but under Wayland (electron.d.ts, `getBounds`;
 * electron/electron#48833). Started with `--ozone-platform=x11`, as `npm start` and the packages do, Flagship is an X11 program there, and
 * can.
 */
export function placesWindows(
  commandLine: Pick<App['commandLine'], 'getSwitchValue'>,
  { platform, env }: Pick<NodeJS.Process, 'platform' | 'env'> = process
): boolean {
  if (platform !== 'linux') return true
  const asked = commandLine.getSwitchValue('ozone-platform')
  return asked === '' ? env['XDG_SESSION_TYPE'] !== 'wayland' : asked !== 'wayland'
}
