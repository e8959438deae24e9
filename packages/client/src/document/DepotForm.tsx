import type { DocumentDeclare } from '@asso/domain/document/document.fields';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice } from '@asso/domain/kernel/fields';
import type { Rights } from '@asso/domain/kernel/writable';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { UploadList } from '../ui/upload/UploadList.tsx';
import { UploadZone } from '../ui/upload/UploadZone.tsx';
import { useUploadQueue } from '../ui/upload/use-upload-queue.ts';
import { FichierADeposer } from './FichierADeposer.tsx';
import { limitesOrdinaires } from './limites.ts';
import { useFichiersADeposer } from './use-fichiers-a-deposer.ts';

type DepotFormProps = {
  /** Any of the numbers that name the owner of the files. */
  idProprietaire: string;
  /** What the page already knows about the files: their type, their year, their establishment. */
  known: DocumentDeclare;
  etablissements: readonly Choice[];
  rights: Rights;
  /** The document that the new file replaces: a single file of the same type is then taken. */
  remplace?: string;
  onDeposited: () => unknown;
};

const inputId = 'depot-fichiers';
const label = 'Fichiers à déposer';
const labelVersion = 'Nouvelle version';

/**
 * Deposits files: the person picks them, confirms what each one is, as guessed from its name, then sends them all
 * together.
 */
export function DepotForm(props: DepotFormProps) {
  const { known, etablissements, rights, remplace } = props;
  const { files, queue } = useUploadQueue(limitesOrdinaires);
  const chosen = useFichiersADeposer({ ...props, queue, inputId, hasPlaces: etablissements.length > 1 });
  const name = remplace ? labelVersion : label;
  return (
    <div className="pile">
      <ErrorSummary errors={chosen.summary} attempt={chosen.attempt} />
      <UploadZone
        id={inputId}
        label={name}
        help={
          remplace
            ? 'Un seul fichier : la nouvelle version.'
            : 'Plusieurs à la fois si vous voulez. Vous direz ensuite ce qu’ils sont.'
        }
        limits={limitesOrdinaires}
        isMultiple={remplace === undefined}
        onFiles={chosen.add}
        photo={{ verb: chosen.isAllKnown ? 'Déposer' : 'Terminer', onFile: chosen.addPhoto }}
      />
      {chosen.items.length > 0 && (
        <div className="pile">
          {chosen.items.map((item) => (
            <FichierADeposer
              key={item.id}
              item={item}
              known={known}
              etablissements={etablissements}
              rights={rights}
              isVersion={remplace !== undefined}
              errors={chosen.errors}
              onChange={(path, value) => chosen.change(item.id, { path, value })}
              onRemove={() => chosen.remove(item.id)}
            />
          ))}
          <div className="actions">
            <ActionButton onPress={chosen.send}>
              {remplace
                ? 'Remplacer le document'
                : `Déposer ${count(chosen.items.length, 'document', 'documents')}`}
            </ActionButton>
          </div>
        </div>
      )}
      <UploadList label={name} files={files} queue={queue} inputId={inputId} />
    </div>
  );
}
