import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { Suspense } from 'react';
import { champHref } from '../../demarche/liens.ts';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { etapeHref, liensSubvention, projetHref } from '../dossier-liens.ts';
import type { SubventionEdition } from '../edition.ts';
import { piecesARevoir } from './repris.ts';

const RelectureAnnees = lazyPart(async () => (await import('./RelectureAnnees.tsx')).RelectureAnnees);

type ReprisNoticeProps = {
  dossier: DossierSubventionView;
  /** The step shown, where only the origin of the dossier is said; null on the list of steps. */
  etape: EtapeSubvention | null;
  edition: SubventionEdition;
};

/** Lists the points still to check in a renewed dossier, as long as some remain (« Repris de 26-000087 »). */
export function ReprisNotice({ dossier, etape, edition }: ReprisNoticeProps) {
  const { renouvelle, demandeur, projets } = dossier;
  if (!renouvelle || etape === 'choix') return null;
  const ancien = (
    <AppLink href={dossierHref({ id_siret: demandeur.id_siret, id_fo: renouvelle.id_fo })}>
      dossier {renouvelle.id_fo}
    </AppLink>
  );
  if (etape !== null)
    return (
      <p className="discret">
        Repris du {ancien} de {renouvelle.exercice} : relisez avant de transmettre.
      </p>
    );
  if (dossier.tete.relecture?.demandee) {
    return (
      <Suspense fallback={<Loading />}>
        <RelectureAnnees {...edition} />
      </Suspense>
    );
  }
  const aRelire = projets.filter(({ corps, blockers }) => corps.need_validation || blockers.length > 0);
  const manques = dossier.etapes.filter(({ rank }) => rank < 3).flatMap(({ blockers }) => blockers);
  const anciennes = piecesARevoir(dossier);
  // The number of lines in the list below, including the attestation.
  const n = manques.length + anciennes.length + aRelire.length + 1;
  return (
    <Notice tone="info" title={`Repris de ${renouvelle.id_fo} : ${count(n, 'point', 'points')} à revoir`}>
      <p>
        Votre {ancien} de {renouvelle.exercice} a servi de modèle. Il n’a pas changé.
      </p>
      <ul>
        {manques.map(({ code, field, message }) => (
          <li key={`${code} ${field}`}>
            <AppLink href={champHref(liensSubvention, dossier, field ?? '')}>{message}</AppLink>
          </li>
        ))}
        {anciennes.map(({ code, label, document }) => (
          <li key={code}>
            <AppLink href={etapeHref(dossier, 'pieces')}>
              {label} de {document?.annee_validite}
            </AppLink>
            {' : remplacez-le si vous en avez un plus récent'}
          </li>
        ))}
        {aRelire.map((projet) => (
          <li key={projet.id}>
            <AppLink href={projetHref(dossier, projet.id)}>{nomProjet(projet)}</AppLink> : dates, montants et
            budget
          </li>
        ))}
        <li>
          <AppLink href={etapeHref(dossier, 'transmission')}>Attestation</AppLink>, à certifier de nouveau
        </li>
      </ul>
    </Notice>
  );
}
