import { proprietaireAide } from '@asso/domain/contenu/assistance.rules';
import { type RefObject, useEffect } from 'react';
import { limitesCapture } from '../document/limites.ts';
import { useFichiersMessage } from '../dossier/messages/use-fichiers-message.ts';
import { UploadList } from '../ui/upload/UploadList.tsx';
import { UploadZone } from '../ui/upload/UploadZone.tsx';

/** What the form asks when it sends: what the file still waits for, and its id once it is uploaded. */
export type FichierJoint = { waitsFor: () => string | null; uuid: () => string | undefined };

type FichierAideProps = {
  /** The account of who asks. */
  id: string;
  joint: RefObject<FichierJoint | null>;
};

const champ = 'aide-fichier';
const label = 'Joindre une image de l’écran ou un PDF (facultatif)';

/** Takes one file that shows the difficulty: a picture of the screen, pasted or chosen, or a PDF. */
export function FichierAide({ id, joint }: FichierAideProps) {
  const { files, queue, add, waitsFor, uuids } = useFichiersMessage(id, {
    proprietaire: proprietaireAide,
    limits: limitesCapture,
    isProvisoire: true,
  });
  useEffect(() => {
    joint.current = { waitsFor, uuid: () => uuids().at(-1) };
    return () => {
      joint.current = null;
    };
  });
  const take = (chosen: readonly File[]) => {
    // One file leaves with a question: the one that is chosen takes the place of the one before.
    for (const one of files) queue.remove(one.id);
    add(chosen);
  };
  return (
    <div className="depot">
      <UploadZone
        id={champ}
        label={label}
        help="Cachez-y ce qui ne nous regarde pas : un mot de passe, un compte bancaire."
        limits={limitesCapture}
        onFiles={take}
      />
      <UploadList label={label} files={files} queue={queue} inputId={champ} isAttached />
    </div>
  );
}
