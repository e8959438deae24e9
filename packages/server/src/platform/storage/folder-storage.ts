import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isSha256, type ReceivedFile, type Storage } from './storage.ts';

/** Stores files in a local folder, two levels deep so that no folder holds too many. */
export function folderStorage(root: string): Storage {
  const pathOf = (sha256: string) => join(root, sha256.slice(0, 2), sha256);
  return {
    put: (file) => keep(file, pathOf(file.sha256)),
    get: async (sha256) => {
      if (!isSha256(sha256)) return null;
      const handle = await orNull(open(pathOf(sha256)));
      return handle && createReadStream('', { fd: handle });
    },
    delete: async (sha256) => {
      if (isSha256(sha256)) await rm(pathOf(sha256), { force: true });
    },
    list: () => list(root),
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
  };
}

/**
 * Stores a file whole or not at all: it is written elsewhere on the same disk and flushed, then renamed, and the
 * folder is flushed too.
 */
async function keep(file: ReceivedFile, path: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
  try {
    await copyFile(file.path, draft, constants.COPYFILE_EXCL);
    await flush(draft, 'r+');
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // Windows cannot open a folder, and flushes names by itself.
  if (process.platform !== 'win32') await flush(folder, 'r');
}

async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* list(root: string): AsyncGenerator<{ sha256: string; size: number; storedAt: Date }> {
  const folders = await orNull(opendir(root));
  if (folders === null) return;
  for await (const folder of folders) {
    if (!/^[0-9a-f]{2}$/.test(folder.name)) continue;
    for await (const { name } of await opendir(join(root, folder.name))) {
      const found = isSha256(name) ? await orNull(stat(join(root, folder.name, name))) : null;
      if (found) yield { sha256: name, size: found.size, storedAt: found.mtime };
    }
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
