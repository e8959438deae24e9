import { withElision } from '@asso/domain/identifiants/elision';
import { useRef } from 'react';
import { limitesOrdinaires } from '../../document/limites.ts';
import { documentSender } from '../../document/send-document.ts';
import type { SendFile, UploadLimits } from '../../ui/upload/upload-types.ts';
import { useUploadQueue } from '../../ui/upload/use-upload-queue.ts';

type Autrement = {
  proprietaire?: string;
  limits?: UploadLimits;
  /** True of files that belong to nothing until the message leaves. */
  isProvisoire?: boolean;
};

/** Uploads the files of a message as soon as they are chosen; their ids leave with the message. */
export function useFichiersMessage(
  idProprietaire: string,
  { proprietaire = 'message', limits = limitesOrdinaires, isProvisoire }: Autrement = {},
) {
  const { files, queue } = useUploadQueue(limits);
  const deposited = useRef(new Map<string, string>());
  const send: SendFile = (file, progress) =>
    documentSender({
      idProprietaire,
      proprietaire,
      isProvisoire,
      declare: { type: 'AUT' },
      onDeposited: async ({ uuid }) => {
        deposited.current.set(progress.key, uuid);
        return null;
      },
    })(file, progress);
  return {
    files,
    queue,
    add: (chosen: readonly File[]) => queue.add([...chosen], send),
    /** Returns what the message still waits for; null when all its files are uploaded. */
    waitsFor: (): string | null => {
      const late = files.find(({ state }) => state.kind !== 'recu' && state.kind !== 'refuse');
      if (late)
        return `Le dépôt ${withElision(late.file.name)} n’est pas terminé. Attendez-le, ou annulez-le.`;
      const refused = files.find(({ state }) => state.kind === 'refuse');
      return refused ? `${refused.file.name} n’est pas déposé. Retirez-le, puis envoyez.` : null;
    },
    uuids: (): string[] => files.flatMap(({ id }) => deposited.current.get(id) ?? []),
    clear: () => {
      for (const { id } of files) queue.remove(id);
    },
  };
}
