import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { RecuPage } from '../demarche/envoi/RecuPage.tsx';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { mainInstruction, nomsServices } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { agrementsHref, filAgrements, lectureHref } from './agrement-href.ts';
import { RecepisseAgrement } from './RecepisseAgrement.tsx';

/** The dossier is with the service: the receipt says so, and how long the answer usually takes. */
export function RecuAgrement({ dossier }: { dossier: DossierAgrementView }) {
  const { id_fo } = dossier;
  const { delai_habituel_jours: jours } = dossier.definition;
  return (
    <RecuPage
      titre="Votre dossier est transmis"
      objet={`Dossier ${id_fo}`}
      fil={filAgrements}
      reference={id_fo}
      le={mainInstruction(dossier).transmis_le ?? ''}
      recu={<p>à {nomsServices(dossier)}, qui l’a reçu.</p>}
      actions={
        <>
          <AppLink className="fr-btn" href={lectureHref(dossier)}>
            Suivre mon dossier
          </AppLink>
          <RecepisseAgrement id={id_fo} />
          <DossierPdf id={id_fo}>Télécharger le dossier transmis</DossierPdf>
        </>
      }
      etapes={[
        'Le service vérifie votre dossier.',
        jours ? `Il l’étudie : ${count(jours, 'jour', 'jours')} en général.` : 'Il l’étudie.',
        'Vous recevez sa décision ici et par courriel. L’agrément accordé est inscrit dans votre association.',
      ]}
      demarche="agrement"
    >
      <p>
        <AppLink href={agrementsHref}>Voir vos autres demandes d’agrément</AppLink>
      </p>
    </RecuPage>
  );
}
