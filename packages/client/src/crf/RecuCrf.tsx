import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { RecuPage } from '../demarche/envoi/RecuPage.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { CrfPdf } from './CrfPdf.tsx';
import { crfHref, dossierDuCrfHref, filDuDossier, lectureCrfHref, titreCrf } from './crf-href.ts';

/** The report is with the service: the receipt says so, with the amount used. */
export function RecuCrf({ dossier: crf }: { dossier: CrfView }) {
  const { exercice, montant_realise, montant_accorde } = crf.description;
  const titre = titreCrf(exercice);
  const services = crf.dossier.services.map(({ nom }) => nom).join(', ');
  return (
    <RecuPage
      titre="Votre compte rendu financier est transmis"
      objet={`${titre}, dossier ${crf.id_fo}`}
      fil={[...filDuDossier(crf), { label: titre, href: crfHref(crf) }]}
      reference={`${crf.id_fo} · ${exercice}`}
      le={crf.transmis_le ?? ''}
      recu={
        <p>
          À {services} : {formatEuros(montant_realise)} utilisés sur {formatEuros(montant_accorde)}.
        </p>
      }
      actions={
        <>
          <AppLink className="fr-btn" href={lectureCrfHref(crf)}>
            Relire le compte rendu
          </AppLink>
          <CrfPdf dossier={crf} />
        </>
      }
      etapes={[
        'Le service lit votre compte rendu.',
        'Il le déclare reçu, ou vous le renvoie en disant ce qu’il faut corriger.',
        'Vous êtes prévenu ici et par courriel.',
      ]}
      demarche="crf"
    >
      <p>
        <AppLink href={dossierDuCrfHref(crf)}>Revenir au dossier {crf.id_fo}</AppLink>
      </p>
    </RecuPage>
  );
}
