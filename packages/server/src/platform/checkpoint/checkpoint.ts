/** Points between two writes where the tests of durability cut the server dead. */
export const checkpoints = [
  'transmission.avant-commit',
  'transmission.avant-reponse',
  'courriel.avant-envoi',
  'lot.avant-commit',
  'lot.apres-ligne',
] as const;
export type CheckpointName = (typeof checkpoints)[number];
export type Checkpoint = (name: CheckpointName) => void;

/** Passes by, unless CRASH_AT names this point of a demonstration: then nothing runs after it, as in a power cut. */
export const checkpointOf =
  ({ demo, crashAt }: { demo: boolean; crashAt: CheckpointName | undefined }): Checkpoint =>
  (name) => {
    if (demo && crashAt === name) process.kill(process.pid, 'SIGKILL');
  };
