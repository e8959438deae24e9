/** The points, between two writes, at which the durability tests kill the server. */
export const checkpoints = [
  'transmission.avant-commit',
  'transmission.avant-reponse',
  'courriel.avant-envoi',
  'conclusion.avant-commit',
  'lot.avant-commit',
  'lot.apres-ligne',
] as const;
export type CheckpointName = (typeof checkpoints)[number];
export type Checkpoint = (name: CheckpointName) => void;

/**
 * Does nothing, unless CRASH_AT names this point of a demonstration: then the process dies there, as in a power cut.
 */
export const makeCheckpoint =
  ({ demo, crashAt }: { demo: boolean; crashAt: CheckpointName | undefined }): Checkpoint =>
  (name) => {
    if (demo && crashAt === name) process.kill(process.pid, 'SIGKILL');
  };
