// The secret of an invitation's link comes after « # », so it reaches the server only in the body of the call that
// reads it.
const shape = /^[\w-]{20,100}$/;

/** The secret is read once and removed from the address, so that an address copied or shared later opens nothing. */
export function jetonOf(): string | null {
  const jeton = location.hash.slice(1);
  if (!shape.test(jeton)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return jeton;
}
