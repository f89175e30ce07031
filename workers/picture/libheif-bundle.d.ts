/** The package ships types for another of its files only. What is in here is described in `libheif.ts`. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  const factory: unknown;
  export default factory;
}
