// The secret of an invitation's link comes after « # »: it reaches no server but in the body of the call that reads it.
const shape = /^[\w-]{20,100}$/;

/** Taken from the address once, and out of it: what is copied or shared afterwards opens nothing. */
export function jetonOf(): string | null {
  const jeton = location.hash.slice(1);
  if (!shape.test(jeton)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return jeton;
}
