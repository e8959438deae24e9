// Sends a file to another system at an HTTP address; the same file may be sent again without harm.

const timeoutMs = 60_000;

export type FichierDepose = { nom: string; type: string; octets: Buffer };
/** Puts a file in another system; rejects unless the system answered that it has the file. */
export type DepotFichier = { put(fichier: FichierDepose): Promise<void> };

/**
 * Opens the system at this address: a file is sent by « PUT {url}/{nom} », and a name and a password in the address as
 * HTTP Basic.
 */
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
      // The text of the answer may repeat the content of the file, so it is dropped unread.
      await response.body?.cancel();
      // A web page is no receipt: a proxy or a sign-in page answered instead of the system.
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
