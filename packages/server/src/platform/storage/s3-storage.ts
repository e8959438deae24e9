import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isSha256, type Storage } from './storage.ts';

export type S3Place = {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  prefix: string;
  accessKey: string | undefined;
  secretKey: string | undefined;
};

/** A store that stays silent for this long has failed: nobody waits for it for ever. */
const silenceMs = 10_000;
const connectionMs = 5000;

/** Stores files in a bucket of any store that speaks S3. */
export function s3Storage(place: S3Place, { patienceMs = silenceMs } = {}): Storage {
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    requestHandler: { connectionTimeout: connectionMs, socketTimeout: patienceMs },
    // Only Amazon gives each bucket a host of its own.
    forcePathStyle: place.endpoint !== undefined,
    // Older stores refuse the checksums that this library now sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(place.accessKey !== undefined && place.secretKey !== undefined
      ? { credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secretKey } }
      : {}),
  });
  const at = (sha256: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${sha256}` });
  return {
    put: async (file) => {
      const Body = createReadStream(file.path);
      const sent = new PutObjectCommand({ ...at(file.sha256), Body, ContentLength: file.size });
      assertIsStores(await client.send(sent));
    },
    get: async (sha256) => {
      if (!isSha256(sha256)) return null;
      try {
        const found = await client.send(new GetObjectCommand(at(sha256)));
        assertIsStores(found);
        return found.Body as Readable;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (sha256) => {
      if (isSha256(sha256)) await client.send(new DeleteObjectCommand(at(sha256)));
    },
    list: () => list(client, place),
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: place.bucket }));
    },
  };
}

/**
 * Refuses an answer without an ETag, which every store sends: something in front of the store answered in its place.
 */
function assertIsStores({ ETag }: { ETag?: string | undefined }): void {
  if (!ETag) throw new Error('what answered is not the store');
}

async function* list(client: S3Client, { bucket, prefix }: S3Place) {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
      const sha256 = Key.slice(prefix.length);
      if (isSha256(sha256) && LastModified) yield { sha256, size: Size, storedAt: LastModified };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
