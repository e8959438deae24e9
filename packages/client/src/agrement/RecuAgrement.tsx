import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { signerLines } from '@asso/domain/dossier/signature/qui-signe.words';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { RecuPage } from '../demarche/envoi/RecuPage.tsx';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { nomsServices, sayToServices } from '../dossier/etat-dossier.ts';
import { RecepissePdf } from '../dossier/RecepissePdf.tsx';
import { useSignerNamed } from '../dossier/signature/use-signature.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { agrementLectureHref, agrementsHref, filAgrements } from './agrement-href.ts';

/** The page after transmission: the récépissé, and how long the answer usually takes. */
export function RecuAgrement({ dossier }: { dossier: DossierAgrementView }) {
  const { id_fo } = dossier;
  const envoi = useSignerNamed(dossier);
  const { delai_habituel_jours: jours } = dossier.definition;
  return (
    <RecuPage
      titre="C’est transmis, bravo"
      objet={`Dossier ${id_fo}`}
      fil={filAgrements}
      envoi={`Transmis ${sayToServices(dossier)}`}
      phrase="Votre demande est entre de bonnes mains. Vous n’avez plus rien à faire avant la réponse."
      principal={
        <AppLink className="fr-btn" href={agrementLectureHref(dossier)}>
          Suivre mon dossier
        </AppLink>
      }
      ticket={{
        nom: dossier.description.titre,
        lignes: envoi ? signerLines(envoi) : [],
        numero: 'Dossier',
        reference: id_fo,
        children: (
          <>
            <p>
              <RecepissePdf id={id_fo} />
            </p>
            <p>
              <DossierPdf id={id_fo}>Télécharger le dossier transmis</DossierPdf>
            </p>
          </>
        ),
      }}
      etapes={[
        { nom: `${nomsServices(dossier)} a reçu votre dossier` },
        {
          nom: 'Le service l’étudie',
          ...(jours ? { quand: `${count(jours, 'jour', 'jours')} en général` } : {}),
        },
        {
          nom: 'Sa réponse, ici et par courriel',
          suite: 'L’agrément accordé est inscrit dans votre association.',
        },
      ]}
      demarche="agrement"
    >
      <p>
        <AppLink href={agrementsHref}>Voir vos autres demandes d’agrément</AppLink>
      </p>
    </RecuPage>
  );
}
