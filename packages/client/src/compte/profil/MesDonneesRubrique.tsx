import { type CopieDonnees, copieDonneesEndpoints } from '@asso/contract/compte/copie-donnees.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { sayDuree } from '@asso/domain/referentiel/conservation.rules';
import { useEffect, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { DownloadLink } from '../../platform/DownloadLink.tsx';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { missingIn, motDePasseLabel, votreMotDePasse } from '../champs-compte.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';

const relireMs = 4000;

/** Lets a person ask for a file of all that the portal knows of them, prepared by the server in the background. */
export function MesDonneesRubrique() {
  const [isAsking, setIsAsking] = useState(false);
  const read = useRead(copieDonneesEndpoints.readCopie, {});
  const copie = read.state === 'lu' ? read.value.copie : null;
  const { reload } = read;
  const isMade = copie?.etat === 'en_cours';
  useEffect(() => {
    if (!isMade) return;
    const timer = setInterval(() => void reload(), relireMs);
    return () => clearInterval(timer);
  }, [isMade, reload]);
  return (
    <section className="pile pile--serree" aria-labelledby="mes-donnees">
      <h2 id="mes-donnees" className="fr-h4">
        Mes données
      </h2>
      <p>
        Demandez une copie de ce que le portail sait de vous : votre compte, vos accès, vos messages, ce que
        vous avez fait, et les fichiers que vous avez déposés.{' '}
        <AppLink href="/donnees-personnelles">Ce que nous gardons, et combien de temps</AppLink>
      </p>
      <div role="status">{copie && <EtatCopie copie={copie} />}</div>
      {copie?.etat === 'prete' && (
        <p>
          <DownloadLink
            row={copieDonneesEndpoints.downloadCopie}
            details={`zip, ${formatTaille(copie.taille ?? 0)}`}
          >
            Télécharger la copie de mes données
          </DownloadLink>
        </p>
      )}
      {!isMade && (
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsAsking(true)}>
          {copie?.etat === 'prete' ? 'Demander une nouvelle copie' : 'Télécharger mes données'}
        </button>
      )}
      {isAsking && (
        <MesDonneesDialog
          onAsked={(asked) => {
            read.put({ copie: asked }, null);
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

function EtatCopie({ copie }: { copie: CopieDonnees }) {
  if (copie.etat === 'en_cours')
    return (
      <Notice tone="info" title="Votre copie se prépare.">
        Vous recevrez un courriel quand elle sera prête. Vous pouvez quitter cette page.
      </Notice>
    );
  if (copie.etat === 'echec')
    return (
      <Notice tone="erreur" title="Votre copie n’a pas pu être préparée.">
        Demandez-la de nouveau. Si cela continue, écrivez à l’aide.
      </Notice>
    );
  return (
    <Notice tone="succes" title="Votre copie est prête.">
      Elle se télécharge jusqu’au {formatDate(new Date(copie.expire_le ?? copie.demandee_le))}, puis elle est
      supprimée.
    </Notice>
  );
}

type Props = { onAsked: (copie: CopieDonnees) => void; onClose: () => void };

const fields = { password: votreMotDePasse };

/**
 * Says what the file will hold, then asks for the password, so that somebody passing by an open screen cannot take it.
 */
function MesDonneesDialog({ onAsked, onClose }: Props) {
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
      rules={missingIn(saisie.typed, fields, motDePasseLabel)}
      own={{ password: MotDePasseControl }}
      before={
        <>
          <p>
            La copie est un fichier ZIP : un résumé à lire, les mêmes données pour un logiciel, et vos
            fichiers. Elle ne contient que vos données.
          </p>
          <p>
            Elle se prépare en quelques minutes. Un courriel vous prévient, et vous avez{' '}
            {sayDuree(conservations.export.duree)} pour la prendre.
          </p>
        </>
      }
      onClose={onClose}
    />
  );
}
