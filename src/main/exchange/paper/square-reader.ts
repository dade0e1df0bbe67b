/** Name of the reader of squares, a program in WebAssembly, beside the built `import-worker`, packed. */
export const SQUARE_READER = 'zxing_reader.wasm.br'
