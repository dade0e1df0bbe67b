export interface Unpacked {
  readonly program: string | null
  readonly problem: string | null
}

export declare function electronFromZip(
  root: string,
  zip: string,
  system?: { readonly platform?: NodeJS.Platform; readonly arch?: string }
): Promise<Unpacked>
