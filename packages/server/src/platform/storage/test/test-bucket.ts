import { once } from 'node:events';
import type { createServer, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Imitates just enough of an S3 store for a test: one bucket called « asso », two files per page. */
export async function aBucket(make: typeof createServer): Promise<{ url: string; close(): Promise<void> }> {
  const files = new Map<string, Buffer>();
  const server = make((request, response) => void answer(files, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

type Files = Map<string, Buffer>;

async function answer(files: Files, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const [, bucket, ...rest] = url.pathname.split('/');
  const key = rest.join('/');
  const body = await buffer(request);
  const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=') ?? false;
  if (!isSigned) return send(response, 403, error('AccessDenied'));
  if (bucket !== 'asso') return send(response, 404, error('NoSuchBucket'));
  if (key === '')
    return request.method === 'HEAD' ? send(response, 200) : send(response, 200, page(files, url));
  if (request.method === 'PUT') {
    files.set(key, body);
    return send(response, 200);
  }
  if (request.method === 'DELETE') {
    files.delete(key);
    return send(response, 204);
  }
  const found = files.get(key);
  return found ? send(response, 200, found) : send(response, 404, error('NoSuchKey'));
}

const send = (response: ServerResponse, status: number, body: string | Buffer = ''): void => {
  response.writeHead(status, { etag: '"an-etag"', 'content-length': Buffer.byteLength(body) }).end(body);
};

const error = (code: string): string => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

const pageLength = 2;

function page(files: Files, { searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('continuation-token') ?? '';
  const keys = [...files.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const shown = keys.slice(0, pageLength);
  const next = keys.length > pageLength ? shown.at(-1) : undefined;
  return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${shown
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${files.get(key)?.length}</Size><LastModified>2026-03-02T09:00:00Z</LastModified></Contents>`,
    )
    .join('')}</ListBucketResult>`;
}
