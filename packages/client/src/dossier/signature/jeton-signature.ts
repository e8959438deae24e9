// The secret of the link comes after « # », so it reaches the server only in the body of a call. It waits in this tab
// while its reader signs in, and is forgotten once the request is answered, or when the session ends.
const shape = /^[\w-]{20,100}$/;
const storageName = 'asso.signer';

/** Returns the secret of the link and removes it from the address, so that an address copied later opens nothing. */
export function jetonSignature(): string | null {
  const jeton = location.hash.slice(1);
  if (!shape.test(jeton)) return sessionStorage.getItem(storageName);
  history.replaceState(history.state, '', location.pathname + location.search);
  sessionStorage.setItem(storageName, jeton);
  return jeton;
}

export const forgetJeton = (): void => sessionStorage.removeItem(storageName);
