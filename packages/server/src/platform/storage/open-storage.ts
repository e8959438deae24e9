import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import { FilesOutage } from '../http/health/outage.ts';
import { StartupError } from '../startup-error.ts';
import { folderStorage } from './folder-storage.ts';
import type { S3Place } from './s3-storage.ts';
import type { Storage } from './storage.ts';

type Wish = Pick<Config, 'dataDir' | 'storageUrl' | 'storageAccessKey' | 'storageSecretKey'>;

/**
 * Opens `file:///srv/fichiers`, or `s3://bucket/prefix?endpoint=https://s3.example&region=fr-par`; the default is
 * DATA_DIR/files.
 */
export async function openStorage(wish: Wish): Promise<Storage> {
  const { storageUrl: url } = wish;
  const storage =
    url?.protocol === 's3:'
      ? await bucketStorage(s3Place(url, wish))
      : folderStorage(url ? resolve(fileURLToPath(url)) : resolve(wish.dataDir, 'files'));
  try {
    await storage.check();
  } catch (cause) {
    const place = url
      ? `indiqué par STORAGE_URL (${url.protocol}//${url.host}${url.pathname})`
      : 'de DATA_DIR';
    throw new StartupError(
      `Le stockage des fichiers ${place} ne peut pas être utilisé : ${(cause as Error).message}`,
      { cause },
    );
  }
  return saidAsOutage(storage);
}

/** Reports any failure of the store as an outage of the files, which the sender or reader of a file is told. */
function saidAsOutage(storage: Storage): Storage {
  const said = <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: unknown) => {
      throw new FilesOutage('the store of the files failed', { cause });
    });
  return {
    ...storage,
    put: (file) => said(storage.put(file)),
    get: (sha256) => said(storage.get(sha256)),
    delete: (sha256) => said(storage.delete(sha256)),
  };
}

/**
 * Opens an S3 store; the module is loaded only then, because its library takes longer to load than the whole rest of
 * the portal.
 */
async function bucketStorage(place: S3Place): Promise<Storage> {
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(place);
}

function s3Place(url: URL, wish: Wish): S3Place {
  const prefix = url.pathname.replace(/^\//, '');
  return {
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: url.hostname,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    accessKey: wish.storageAccessKey,
    secretKey: wish.storageSecretKey,
  };
}
