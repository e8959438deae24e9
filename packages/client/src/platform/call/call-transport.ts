export type Request = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  isFile: boolean;
  signal: AbortSignal | undefined;
  onReceived?: ((octets: number) => void) | undefined;
};

/**
 * The reply of the server. `content` is parsed JSON, or a file with its name; null when nothing readable came. `tag` is
 * the ETag when it names the content itself, and not only its version.
 */
export type Answered = { status: number; content: unknown; version: number | null; tag?: string };

/** Sends a call; returns null when the network gave no reply, and throws only when the caller aborts. */
export async function sendWithFetch(request: Request): Promise<Answered | null> {
  const { method, url, headers, body, signal } = request;
  try {
    const response = await fetch(url, { method, headers, body, signal, credentials: 'same-origin' });
    const content =
      request.isFile && response.ok
        ? {
            blob: await blobOf(response, request.onReceived),
            name: fileName(response.headers.get('content-disposition')),
          }
        : parse(await response.text());
    const etag = response.headers.get('etag') ?? '';
    const answered = { status: response.status, content, version: versionOf(etag) };
    return etag.includes('-') ? { ...answered, tag: etag } : answered;
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}

/** Reads a file and reports the bytes as they arrive; a file cut short throws, like a missing network. */
async function blobOf(response: Response, onReceived: Request['onReceived']): Promise<Blob> {
  if (!onReceived || !response.body) return response.blob();
  let octets = 0;
  const told = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      octets += chunk.length;
      onReceived(octets);
      controller.enqueue(chunk);
    },
  });
  const type = response.headers.get('content-type') ?? '';
  const blob = await new Response(response.body.pipeThrough(told)).blob();
  return new Blob([blob], { type });
}

/** Sends a call with XMLHttpRequest, because `fetch` does not say how much of a body has been sent. */
export function sendWithProgress(
  request: Request,
  onProgress: (share: number) => void,
): Promise<Answered | null> {
  const { method, url, headers, body, signal } = request;
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    exchange.open(method, url);
    for (const [name, value] of Object.entries(headers)) exchange.setRequestHeader(name, value);
    exchange.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    exchange.addEventListener('load', () =>
      resolve({
        status: exchange.status,
        content: parse(exchange.responseText),
        version: versionOf(exchange.getResponseHeader('etag')),
      }),
    );
    exchange.addEventListener('error', () => resolve(null));
    exchange.addEventListener('abort', () => reject(new DOMException('Annulé', 'AbortError')));
    signal?.addEventListener('abort', () => exchange.abort());
    if (signal?.aborted) reject(new DOMException('Annulé', 'AbortError'));
    else exchange.send(body ?? null);
  });
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const versionOf = (etag: string | null): number | null => {
  const digits = /^(?:W\/)?"?(\d+)(?:-[\w-]+)?"?$/.exec(etag ?? '')?.[1];
  return digits ? Number(digits) : null;
};

/** Returns the name of the file; `filename*` is read first because it keeps accents. */
function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'document';
}
