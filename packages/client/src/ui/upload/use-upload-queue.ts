import { useEffect, useState } from 'react';
import { useStore } from '../page/store.ts';
import { type UploadQueue, uploadQueue } from './upload-queue.ts';
import type { QueuedFile, UploadLimits } from './upload-types.ts';

/**
 * Gives the page a queue of files for as long as it is shown; leaving while a file is being sent asks for confirmation.
 */
export function useUploadQueue({ refusalOf }: UploadLimits): {
  files: readonly QueuedFile[];
  queue: UploadQueue;
} {
  const [queue] = useState(() => uploadQueue(refusalOf));
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (queue.isBusy()) event.preventDefault();
    };
    addEventListener('online', queue.retryAll);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('online', queue.retryAll);
      removeEventListener('beforeunload', ask);
      queue.stop();
    };
  }, [queue]);
  return { files: useStore(queue.files), queue };
}
