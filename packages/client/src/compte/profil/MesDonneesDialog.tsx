import { type CopieDonnees, copieDonneesEndpoints } from '@asso/contract/compte/copie-donnees.endpoints';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { dureeDite } from '@asso/domain/referentiel/conservation.rules';
import { call } from '../../platform/call/call.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { missingIn, motDePasseSeul, votreMotDePasse } from '../champs-compte.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';

type Props = { onAsked: (copie: CopieDonnees) => void; onClose: () => void };

const fields = { password: votreMotDePasse };

/**
 * The dialog says what the file will hold, then asks for the password, so that a passer-by at an open screen cannot
 * take it.
 */
export function MesDonneesDialog({ onAsked, onClose }: Props) {
  const saisie = useSaisie({
    name: null,
    value: {} as { password?: string | null },
    send: ({ password }) => call(copieDonneesEndpoints.askCopie, { body: { password: password ?? '' } }),
    onDone: (copie) => onAsked(copie),
  });
  return (
    <SaisieDialog
      title="Télécharger mes données"
      label="Préparer ma copie"
      prefix="donnees"
      saisie={saisie}
      fields={fields}
      rules={missingIn(saisie.typed, fields, motDePasseSeul)}
      own={{ password: MotDePasseControl }}
      before={
        <>
          <p>
            La copie est un fichier ZIP : un résumé à lire, les mêmes données pour un logiciel, et vos
            fichiers. Elle ne contient que vos données.
          </p>
          <p>
            Elle se prépare en quelques minutes. Un courriel vous prévient, et vous avez{' '}
            {dureeDite(conservations.export.duree)} pour la prendre.
          </p>
        </>
      }
      onClose={onClose}
    />
  );
}
