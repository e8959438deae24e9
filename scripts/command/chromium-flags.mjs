/** Gives the flags that prevent the browser from contacting anything outside the tests. */
export function chromiumFlags(sandbox) {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return sandbox ? quiet : ['--no-sandbox', ...quiet];
}
