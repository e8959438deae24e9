// The system a file leaves for: it takes a file at an address of its own, the same file as often as it is sent.

const timeoutMs = 60_000;

export type FichierDepose = { nom: string; type: string; octets: Buffer };
/** Rejects when the system did not say that it has the file. */
export type DepotFichier = { put(fichier: FichierDepose): Promise<void> };

/** « PUT {url}/{nom} »; a name and a password in the address are sent as HTTP Basic. */
export function openDepot(url: URL): DepotFichier {
  return {
    put: async ({ nom, type, octets }) => {
      const response = await fetch(addressOf(url, nom), {
        method: 'PUT',
        headers: { 'content-type': type, ...credentialsOf(url) },
        body: new Uint8Array(octets),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Its words may hold what was sent: its status says enough.
      await response.body?.cancel();
      // A page is no receipt: something that stands before the system answered in its place.
      if (response.headers.get('content-type')?.includes('html')) throw new Error('a page was answered');
      if (!response.ok) throw new Error(`the file was answered ${response.status}`);
    },
  };
}

function addressOf(url: URL, nom: string): URL {
  const address = new URL(url);
  address.username = '';
  address.password = '';
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${encodeURIComponent(nom)}`;
  return address;
}

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
