declare module 'virtual:icones.css';

/** As Node and the bundler both give it: the function, which also holds itself. */
declare module 'validator/lib/isURL.js' {
  const isURL: { default: (text: string, options?: object) => boolean };
  export = isURL;
}
