declare module 'virtual:icones.css';

/** Node and the bundler both give the module this shape: a function that also holds itself as `default`. */
declare module 'validator/lib/isURL.js' {
  const isURL: { default: (text: string, options?: object) => boolean };
  export = isURL;
}
